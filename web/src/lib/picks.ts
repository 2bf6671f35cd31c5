/** Choosing some of these: what is checked, and the one answer it makes. */

import type { Json, Option, Pick, PickedThing, Said } from "../net/types";

/** How many of each thing, by its notation. */
export type Counts = Readonly<Record<string, number>>;

const PUT_BACK = "put back ";

/** Notations of things, each as often as it is chosen, counted. */
export function countsOf(notations: readonly string[]): Counts {
  const found: Record<string, number> = {};
  for (const notation of notations) found[notation] = (found[notation] ?? 0) + 1;
  return found;
}

/** Tells one question from the next, so that what was checked for one is not checked in another. */
export function sameQuestion(pick: Pick): string {
  return JSON.stringify([pick.least, pick.most, pick.things.map((thing) => [thing.notation, thing.there])]);
}

/** The things that are checked, each as often as it is. */
function listed(pick: Pick, count: (thing: PickedThing) => number): PickedThing[] {
  return pick.things.flatMap((thing) => Array<PickedThing>(count(thing)).fill(thing));
}

/** The answer that adds these to what is picked, and completes the pick. */
export function answerOf(pick: Pick, added: Counts): string {
  const parts = listed(pick, (thing) => added[thing.notation] ?? 0).map((thing) => thing.notation);
  return parts.length > 1 ? parts.join(", ") : [...parts, "stop"].join(", ");
}

/** The same as an option, so that it can be said when it is taken back. */
export function asOption(pick: Pick, added: Counts, player: string): Option {
  const whole = listed(pick, (thing) => thing.picked + (added[thing.notation] ?? 0));
  const says = whole.map((thing) => thing.says);
  const several: Said = { id: "option.several", args: { things: says as unknown as Json } };
  return {
    i: -1,
    player,
    notation: answerOf(pick, added),
    refs: [...new Set(whole.flatMap((thing) => thing.refs))],
    says: says.length && says.every(Boolean) ? several : null,
  };
}

/** The option that puts a thing back. */
export function putBack(options: readonly Option[], thing: PickedThing): Option | undefined {
  const name = thing.notation.slice(thing.notation.indexOf(" ") + 1);
  return options.find((option) => option.notation === PUT_BACK + name);
}
