/** The table of The Island; see docs/formats.md. Written by `python -m tools.protocol`. */

export type Creature = "serpent" | "shark" | "whale";

export type Terrain = "beach" | "jungle" | "mountain";

export type TileSymbol = "shark" | "whale" | "ship" | "whirlpool" | "volcano" | "dolphin" | "wind" | "dive-serpent" | "dive-shark" | "dive-whale" | "repel-shark" | "repel-whale";

export type Phase = "place" | "ships" | "tile" | "move" | "remove" | "creature";

export type Colour = "a" | "b";

/** A hex with a tile. People are named by their owner: `p1`, or `p1b` in the second colour. */
export interface LandSpace {
  tile: Terrain;
  adventurers: string[];
}

/** A hex of the sea. `ship` has who is aboard, or is null where there is none. */
export interface SeaSpace {
  ship: string[] | null;
  swimmers: string[];
  serpents: number;
  sharks: number;
  whales: number;
}

export type Space = LandSpace | SeaSpace;

/** An adventurer once placed; `at` is a hex, a safe island or `removed`. The value is for those who may see it. */
export interface Figure {
  id: number;
  at: string;
  how: "land" | "aboard" | "swimming" | null;
  value: number | null;
  colour?: Colour | null;
}

/** One player. Of the tiles that others hold one sees the number. */
export interface PlayerTable {
  held: (TileSymbol | "face-down")[] | number;
  held_terrains: Terrain[];
  unplaced: number;
  ships_to_launch: number;
  saved: number;
  removed: number;
  figures: Figure[];
  values_unplaced?: number[] | null;
}

/** Who has reached which safe island. */
export interface Islands {
  NW: string[];
  NE: string[];
  SW: string[];
  SE: string[];
}

/** How many tiles of each terrain are still on the board. */
export interface TilesLeft {
  beach: number;
  jungle: number;
  mountain: number;
}

export interface Supply {
  ships: number;
  sharks: number;
  whales: number;
}

/** Rounds in which nothing was removed, shown when the end is near. */
export interface QuietRounds {
  now: number;
  limit: number;
}

export interface IslandView {
  game: "the-island";
  turn: number;
  phase: Phase;
  active: string | null;
  start: string;
  points_left: number;
  die: Creature | null;
  hexes: Record<string, Space>;
  islands: Islands;
  tiles_left: TilesLeft;
  supply: Supply;
  players: Record<string, PlayerTable>;
  quiet_rounds?: QuietRounds;
  ended?: string;
}
