/** What an event asks for, and how far somebody is with it. */

import { say } from "../cards/words";
import type { EventFacts } from "../facts";
import type { NeedMark, NeedPart } from "../marks";

/** Without a seat of one's own nothing is there yet. */
export function progress(event: EventFacts, mark: NeedMark | undefined): NeedPart[] {
  return mark?.parts ?? event.needs.map((part) => ({ ...part, have: 0 }));
}

export const needWords = ({ type, card, have, of }: NeedPart): string =>
  say("need", { what: type ? `type:${type}` : `card:${card ?? ""}`, have, of, typed: Boolean(type) });

/** With a cross where they are for each of something. */
export const pointsOf = ({ each, points }: EventFacts): string =>
  each?.length ? `${each.join("·")}×` : String(points);
