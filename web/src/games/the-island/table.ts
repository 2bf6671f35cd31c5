/**
 * What the server sends of The Island, read: the shapes are `view.ts`, `decisions.ts` and `events.ts`, which are written
 * from the game's own declarations.
 */

import type { LogLine, Option, View } from "../../net/types";
import type { Option as Says } from "./decisions";
import type { Event } from "./events";
import type { Creature, Islands, IslandView, LandSpace, SeaSpace, Space, Terrain } from "./view";

export type Corner = keyof Islands;

export const TERRAINS: readonly Terrain[] = ["beach", "jungle", "mountain"];
export const CREATURES: readonly Creature[] = ["serpent", "shark", "whale"];
export const CORNERS: readonly Corner[] = ["NW", "NE", "SW", "SE"];

/** The server sends the table of the game that the page asked for. */
export function island(view: View): IslandView {
  return view as unknown as IslandView;
}

/** What an option says; null where the server put it into words only. */
export function saysOf(option: Pick<Option, "says">): Says | null {
  return (option.says ?? null) as Says | null;
}

/** What happened in the game, without what people did beside it. */
export function eventsOf(lines: readonly LogLine[]): Event[] {
  return lines.flatMap(({ says }) => (says?.id.startsWith("log.") ? [says as Event] : []));
}

export function isLand(space: Space): space is LandSpace {
  return "tile" in space;
}

export function isCorner(place: string): place is Corner {
  return (CORNERS as readonly string[]).includes(place);
}

/** How many creatures of a kind are in a space. */
export function creaturesIn(space: SeaSpace, kind: Creature): number {
  return space[`${kind}s`];
}
