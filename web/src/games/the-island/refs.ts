/** What things on the board are called, by options as by sprites: `hex:D4`, `ship:C4`, `creature:shark:F3`. */

import type { AdventurerThing, HexThing, IslandThing, ShipThing } from "./decisions";
import type { Creature } from "./view";

export type CreatureRef = `creature:${Creature}:${string}`;
export type Ref = HexThing | ShipThing | IslandThing | AdventurerThing | CreatureRef;

/** The id of a thing: `D4` of `hex:D4`. */
export function idOf<Id extends string>(thing: `${string}:${Id}`): Id {
  return thing.slice(thing.indexOf(":") + 1) as Id;
}

export const shipOn = (hex: string): ShipThing => `ship:${hex}`;
export const creatureOn = (creature: Creature, hex: string): CreatureRef => `creature:${creature}:${hex}`;
export const adventurerOf = (player: string, id: number): AdventurerThing => `adventurer:${player}#${id}`;
