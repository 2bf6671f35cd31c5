/** From the refs of the open options to what may be clicked: sources first, then targets. */

import type { Option } from "../../net/types";

export interface Move {
  i: number;
  /** The piece that is moved, when an option is about moving one. */
  source: string | null;
  /** Where it goes, or the thing the option is about. */
  target: string;
}

export type Role = "source" | "selected" | "target" | "picked";

export interface Lit {
  ref: string;
  role: Role;
  /** The options that are taken, or come nearer, by choosing it. */
  options: number[];
}

const kindOf = (ref: string): string => ref.slice(0, ref.indexOf(":"));

/** The hex a ship or creature is in. */
const hexOf = (ref: string): string => ref.slice(ref.lastIndexOf(":") + 1);

/** What an option is about; null when nothing of it lies on the board (`stop`, a held tile). */
export function readOption(option: Pick<Option, "i" | "refs">): Move | null {
  const refs = option.refs.filter((ref) => kindOf(ref) !== "tile");
  const first = refs[0];
  if (first === undefined) return null;
  const { i } = option;
  const rest = refs.slice(1);
  const goal =
    rest.find((ref) => kindOf(ref) === "island") ?? rest.find((ref) => kindOf(ref) === "ship") ?? rest.at(-1);
  if (kindOf(first) === "hex" || goal === undefined) return { i, source: null, target: first };
  // A creature with its own space only: it is this creature that is asked about.
  if (kindOf(first) === "creature" && hexOf(goal) === hexOf(first)) return { i, source: null, target: first };
  return { i, source: first, target: goal };
}

/** The moves of all options that lie on the board. */
export function readOptions(options: readonly Option[]): Move[] {
  return options.map(readOption).filter((move) => move !== null);
}

/** Where some things are picked, an option is about the thing itself, wherever it would go. */
export function readThings(options: readonly Option[]): Move[] {
  return options.flatMap(({ i, refs }) => (refs[0] === undefined ? [] : [{ i, source: null, target: refs[0] }]));
}

/** The only source there is: nothing has to be chosen first. */
export function onlySource(moves: readonly Move[]): string | null {
  const first = moves[0]?.source ?? null;
  return moves.every((move) => move.source === first) ? first : null;
}

/** What is lit, with the sources that have been selected (several when they are drawn as one). */
export function light(moves: readonly Move[], selected: readonly string[]): Lit[] {
  const lit = new Map<string, Lit>();
  const add = (ref: string, role: Role, i: number): void => {
    const found = lit.get(ref);
    if (!found) lit.set(ref, { ref, role, options: [i] });
    else if (found.role === role) found.options.push(i);
    else if (role === "target") lit.set(ref, { ref, role, options: [i] });
  };
  for (const move of moves) {
    if (move.source === null) add(move.target, "target", move.i);
    else if (selected.includes(move.source)) {
      add(move.target, "target", move.i);
      add(move.source, "selected", move.i);
    } else add(move.source, "source", move.i);
  }
  return [...lit.values()];
}
