/** From the open options to what may be clicked: sources first, then targets. */

import type { Option } from "../../net/types";
import { creatureOn, idOf, shipOn, type Ref } from "./refs";
import { saysOf } from "./table";

interface About {
  /** The piece that is moved, when an option is about moving one. */
  source: Ref | null;
  /** Where it goes, or the thing the option is about. */
  target: Ref;
  /** The space or safe island of the target; null where it is a piece that may be anywhere. */
  place: string | null;
}

export interface Move extends About {
  i: number;
}

export type Role = "source" | "selected" | "target" | "picked";

export interface Lit {
  ref: Ref;
  role: Role;
  /** The options that are taken, or come nearer, by choosing it. */
  options: number[];
  place: string | null;
}

/** What an option is about; null when nothing of it lies on the board (`stop`, a held tile). */
function about(option: Pick<Option, "says">): About | null {
  const says = saysOf(option);
  switch (says?.id) {
    case "option.board":
    case "option.climb":
    case "option.cross":
    case "option.jump":
    case "option.overboard":
    case "option.step-ashore":
    case "option.swim":
    case "option.swim-ashore":
    case "option.walk":
      return { source: says.args.who, target: says.args.to, place: idOf(says.args.to) };
    case "option.sail":
      return { source: shipOn(idOf(says.args.at)), target: says.args.to, place: idOf(says.args.to) };
    case "option.move-creature": {
      const { creature, at, to } = says.args;
      return { source: creatureOn(idOf(creature), idOf(at)), target: to, place: idOf(to) };
    }
    case "option.hex": {
      const { args } = says;
      const source = "at" in args ? creatureOn(idOf(args.creature), idOf(args.at)) : null;
      return { source, target: args.hex, place: idOf(args.hex) };
    }
    case "option.remove-tile":
    case "option.terrain":
    case "option.tile":
      return { source: null, target: says.args.hex, place: idOf(says.args.hex) };
    case "option.creature-on":
    case "option.repel":
    case "option.suffer": {
      const hex = idOf(says.args.hex);
      return { source: null, target: creatureOn(idOf(says.args.creature), hex), place: hex };
    }
    case "option.adventurer": {
      const hex = idOf(says.args.hex);
      return { source: says.args.adventurer, target: shipOn(hex), place: hex };
    }
    case "option.value":
      return "adventurer" in says.args ? { source: null, target: says.args.adventurer, place: null } : null;
    default:
      return null;
  }
}

/** The moves of all options that lie on the board. */
export function readOptions(options: readonly Option[]): Move[] {
  return options.flatMap((option) => {
    const found = about(option);
    return found ? [{ i: option.i, ...found }] : [];
  });
}

/** Where some things are picked, an option is about the thing itself, wherever it would go. */
export function readThings(options: readonly Option[]): Move[] {
  return readOptions(options).map((move) =>
    move.source === null ? move : { i: move.i, source: null, target: move.source, place: null },
  );
}

/** The only source there is: nothing has to be chosen first. */
export function onlySource(moves: readonly Move[]): Ref | null {
  const first = moves[0]?.source ?? null;
  return moves.every((move) => move.source === first) ? first : null;
}

/** What is lit, with the sources that have been selected (several when they are drawn as one). */
export function light(moves: readonly Move[], selected: readonly string[]): Lit[] {
  const lit = new Map<string, Lit>();
  const add = (ref: Ref, role: Role, i: number, place: string | null = null): void => {
    const found = lit.get(ref);
    if (!found) lit.set(ref, { ref, role, options: [i], place });
    else if (found.role === role) found.options.push(i);
    else if (role === "target") lit.set(ref, { ref, role, options: [i], place });
  };
  for (const move of moves) {
    if (move.source === null) add(move.target, "target", move.i, move.place);
    else if (selected.includes(move.source)) {
      add(move.target, "target", move.i, move.place);
      add(move.source, "selected", move.i);
    } else add(move.source, "source", move.i);
  }
  return [...lit.values()];
}
