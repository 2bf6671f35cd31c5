/** From the open options to what they are about on the board. */

import type { Move } from "../../board/choosing";
import type { Option } from "../../net/types";
import { creatureOn, idOf, shipOn, type Ref } from "./refs";
import { saysOf } from "./table";

type IslandMove = Move<Ref>;
type About = Omit<IslandMove, "i">;

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
export function readOptions(options: readonly Option[]): IslandMove[] {
  return options.flatMap((option) => {
    const found = about(option);
    return found ? [{ i: option.i, ...found }] : [];
  });
}

/** Where some things are picked, an option is about the thing itself, wherever it would go. */
export function readThings(options: readonly Option[]): IslandMove[] {
  return readOptions(options).map((move) =>
    move.source === null ? move : { i: move.i, source: null, target: move.source, place: null },
  );
}
