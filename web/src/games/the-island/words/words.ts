/** What the board says in words: names of things for people who hear them, and the few words that are seen. */

import type { Corner } from "../table";
import type { Creature, Terrain } from "../view";

/** How many adventurers of whom, in one place. */
export interface Party {
  n: number;
  who: string;
  second: boolean;
}

export type How = "land" | "aboard" | "swimming" | "saved";

export interface Words {
  board: string;
  status: string;
  whole: string;
  which: string;
  cancel: string;
  terrain: Record<Terrain, string>;
  corner: Record<Corner, string>;
  sea: string;
  lagoon: string;
  landing: (corner: string) => string;
  creatures: (kind: Creature, n: number) => string;
  creatureOn: (kind: Creature, n: number, hex: string) => string;
  ship: (crew: Party[]) => string;
  shipOn: (hex: string, crew: Party[]) => string;
  standing: (folk: Party[]) => string;
  swimming: (folk: Party[]) => string;
  saved: (folk: Party[]) => string;
  /** One adventurer, or several that are drawn as one. */
  adventurer: (ids: number[], who: string, how: How, place: string) => string;
  options: (n: number) => string;
  selected: (thing: string) => string;
  points: (n: number) => string;
  die: (kind: Creature) => string;
  tilesLeft: (terrain: Terrain, n: number) => string;
  held: string;
  noneHeld: string;
  toPlace: string;
  toLaunch: (n: number) => string;
  symbols: Record<string, string>;
  value: (n: number) => string;
}
