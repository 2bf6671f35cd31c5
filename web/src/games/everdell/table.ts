/**
 * What the server sends of Everdell, read: the shapes are `view.ts`, `facts.ts`, `decisions.ts` and `events.ts`, which
 * are written from the game's own declarations.
 */

import { playerName } from "../../lib/seats";
import { settings } from "../../lib/settings.svelte";
import type { LogLine, Option, Seat, View } from "../../net/types";
import { capital, word } from "../../plain/words";
import type { Option as Says } from "./decisions";
import type { Event } from "./events";
import type { CardFacts, CityCardFacts } from "./facts";
import type { EverdellView } from "./view";

const GAME = "everdell";

export { RESOURCES, SEASONS } from "./facts";

/** What is printed, by the id of the card, place or event. */
export type Facts = Readonly<Record<string, CardFacts | undefined>>;

/** The server sends the table of the game that the page asked for. */
export function valley(view: View): EverdellView {
  return view as unknown as EverdellView;
}

/** What an option says; null where the server put it into words only. */
export function saysOf(option: Pick<Option, "says">): Says | null {
  return (option.says ?? null) as Says | null;
}

/** What a line of the log tells of the game; null for what people did beside it. */
export function eventOf({ says }: Pick<LogLine, "says">): Event | null {
  return says?.id.startsWith("log.") ? (says as Event) : null;
}

/** A critter or construction; undefined for anything else, and for cards that nobody has told of. */
export function cityCard(facts: Facts, id: string): CityCardFacts | undefined {
  const found = facts[id];
  return found?.kind === "card" ? found : undefined;
}

/** What a card, place, season or the like is called. */
export const called = (id: string, under = ""): string => capital(word(GAME, id, settings.lang, under));

/** People by name; an automated opponent as the game calls it. */
export const whoIs = (player: string, seats: Readonly<Record<string, Seat>>): string =>
  /^p\d$/.test(player) ? playerName(player, seats) : called(player);

/** The id behind a thing of the log: `card:farm` is `farm`. */
export const idOf = (thing: string): string => thing.slice(thing.indexOf(":") + 1);
