/** The table of The Island, read: its shape is `view.ts`, which is written from the game's own declaration. */

import type { View } from "../../net/types";
import type { Creature, Islands, IslandView, LandSpace, SeaSpace, Space, Terrain } from "./view";

export type Corner = keyof Islands;

export const TERRAINS: readonly Terrain[] = ["beach", "jungle", "mountain"];
export const CREATURES: readonly Creature[] = ["serpent", "shark", "whale"];
export const CORNERS: readonly Corner[] = ["NW", "NE", "SW", "SE"];

/** The server sends the table of the game that the page asked for. */
export function island(view: View): IslandView {
  return view as unknown as IslandView;
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
