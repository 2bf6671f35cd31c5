import type { Effect } from "../../net/types";

/** What may be answered and asked in The Island: `says` and `asks` of a decision. Written by `python -m tools.protocol`. */

export type AdventurerThing = `adventurer:${string}`;
export type ColourThing = `colour:${"a" | "b"}`;
export type CreatureThing = `creature:${"serpent" | "shark" | "whale"}`;
export type HexThing = `hex:${string}`;
export type IslandThing = `island:${string}`;
export type PlayerThing = `player:${string}`;
export type ShipThing = `ship:${string}`;
export type TerrainThing = `terrain:${"beach" | "jungle" | "mountain" | "sea"}`;
export type TileThing = `tile:${"dive-serpent" | "dive-shark" | "dive-whale" | "dolphin" | "kept" | "repel-shark" | "repel-whale" | "shark" | "ship" | "volcano" | "whale" | "whirlpool" | "wind"}`;

export type Option =
  | { id: "option.put-back"; args: { thing: Option } }
  | { id: "option.several"; args: { things: Option[] } }
  | { id: "option.adventurer"; args: { adventurer: AdventurerThing; figure: number; who: PlayerThing; hex: HexThing } }
  | { id: "option.board" | "option.climb" | "option.cross" | "option.jump" | "option.overboard" | "option.step-ashore" | "option.swim" | "option.swim-ashore" | "option.walk"; args: { at: HexThing | ShipThing | IslandThing; to: HexThing | ShipThing | IslandThing; figure?: number; who: AdventurerThing } }
  | { id: "option.colour"; args: { colour: ColourThing; hex: HexThing } }
  | { id: "option.creature-on" | "option.suffer"; args: { creature: CreatureThing; hex: HexThing } }
  | { id: "option.die" | "option.stay"; args: { creature: CreatureThing } }
  | { id: "option.either"; args: { n: number; part?: Effect } }
  | { id: "option.hex" | "option.remove-tile"; args: { hex: HexThing } }
  | { id: "option.hex"; args: { creature: CreatureThing; at: HexThing; hex: HexThing } }
  | { id: "option.move-creature"; args: { creature: CreatureThing; at: HexThing; to: HexThing } }
  | { id: "option.no" | "option.no-tile" | "option.stop" | "option.yes"; args?: Record<string, never> }
  | { id: "option.play-tile"; args: { tile: TileThing; terrain: TerrainThing } }
  | { id: "option.player"; args: { who: PlayerThing } }
  | { id: "option.repel"; args: { creature: CreatureThing; hex: HexThing; terrain: TerrainThing } }
  | { id: "option.sail"; args: { at: HexThing; to: HexThing | ShipThing | IslandThing } }
  | { id: "option.sail"; args: { at: HexThing; to: HexThing } }
  | { id: "option.swim"; args: { at: HexThing; to: HexThing; figure?: number; who: AdventurerThing } }
  | { id: "option.terrain"; args: { hex: HexThing; terrain: TerrainThing } }
  | { id: "option.tile"; args: { hex: HexThing; tile: TileThing } }
  | { id: "option.value"; args: { adventurer: AdventurerThing; value: number } }
  | { id: "option.value"; args: { value: number; hex: HexThing } }
  | { id: "option.value-colour"; args: { value: number; colour: ColourThing; hex: HexThing } };

export type Question =
  | { id: "asked.chosen"; args: { question: Question; n: number; most: number } }
  | { id: "asked.by-card"; args: { card: `${string}:${string}`; question: Question } }
  | { id: "prompt.count"; args: { figure: number; who: PlayerThing } }
  | { id: "prompt.dive-to" | "prompt.who-dives"; args: { creature: CreatureThing } }
  | { id: "prompt.dolphin" | "prompt.either" | "prompt.launch-ship" | "prompt.play-tile" | "prompt.roll-die" | "prompt.start-player"; args?: Record<string, never> }
  | { id: "prompt.go-aboard" | "prompt.lay-tile" | "prompt.shark-attacks" | "prompt.under-tile" | "prompt.whale-attacks" | "prompt.which-colour" | "prompt.which-figure" | "prompt.which-figure-secret"; args: { hex: HexThing } }
  | { id: "prompt.may"; args: { part?: Effect } }
  | { id: "prompt.move"; args: { n: number } }
  | { id: "prompt.move-creature"; args: { creature: CreatureThing; may_stay: boolean } }
  | { id: "prompt.place-adventurer"; args: { left: number } }
  | { id: "prompt.remove-tile"; args: { terrain: TerrainThing } }
  | { id: "prompt.wind"; args: { empty_too: boolean } };
