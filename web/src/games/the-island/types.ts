/** The table of The Island as docs/formats.md describes it. */

import type { View } from "../../net/types";

export type Terrain = "beach" | "jungle" | "mountain";
export type Creature = "serpent" | "shark" | "whale";
export type Corner = "NW" | "NE" | "SW" | "SE";

export const TERRAINS: readonly Terrain[] = ["beach", "jungle", "mountain"];
export const CREATURES: readonly Creature[] = ["serpent", "shark", "whale"];
export const CORNERS: readonly Corner[] = ["NW", "NE", "SW", "SE"];

export interface LandSpace {
  tile: Terrain;
  adventurers: string[];
}

export interface SeaSpace {
  ship: string[] | null;
  swimmers: string[];
  serpents: number;
  sharks: number;
  whales: number;
}

export type Space = LandSpace | SeaSpace;

export interface Figure {
  id: number;
  at: string;
  how: "land" | "aboard" | "swimming" | null;
  value: number | null;
  colour?: "a" | "b" | null;
}

export interface PlayerTable {
  held: string[] | number;
  held_terrains: Terrain[];
  unplaced: number;
  ships_to_launch: number;
  saved: number;
  removed: number;
  figures: Figure[];
  values_unplaced?: number[] | null;
}

export interface IslandView {
  turn: number;
  phase: "place" | "ships" | "tile" | "move" | "remove" | "creature";
  active: string | null;
  points_left: number;
  die: Creature | null;
  hexes: Record<string, Space>;
  islands: Record<Corner, string[]>;
  tiles_left: Record<Terrain, number>;
  players: Record<string, PlayerTable>;
}

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
