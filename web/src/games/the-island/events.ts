/** What can happen in The Island: `says` of a line in the log. Written by `python -m tools.protocol`. */

export type CreatureThing = `creature:${"serpent" | "shark" | "whale"}`;
export type HexThing = `hex:${string}`;
export type IslandThing = `island:${string}`;
export type PlayerThing = `player:${string}`;
export type ShipThing = `ship:${string}`;
export type TerrainThing = `terrain:${"beach" | "jungle" | "mountain" | "sea"}`;
export type TileThing = `tile:${"dive-serpent" | "dive-shark" | "dive-whale" | "dolphin" | "kept" | "repel-shark" | "repel-whale" | "shark" | "ship" | "volcano" | "whale" | "whirlpool" | "wind"}`;

export type Event =
  | { id: "log.start"; args: { who: PlayerThing } }
  | { id: "log.placed" | "log.placed.second"; args: { adventurer: number; who: PlayerThing; hex: HexThing; colour: number; value?: number } }
  | { id: "log.launched"; args: { who: PlayerThing; hex: HexThing } }
  | { id: "log.turn"; args: { who: PlayerThing; n: number } }
  | { id: "log.plays"; args: { who: PlayerThing; tile: TileThing } }
  | { id: "log.dolphin"; args: { adventurer: number; who: PlayerThing; at: HexThing; to: HexThing } }
  | { id: "log.wind"; args: { who?: PlayerThing; at: HexThing; to: HexThing } }
  | { id: "log.dive"; args: { who?: PlayerThing; creature: CreatureThing; at: HexThing; to: HexThing } }
  | { id: "log.step.ashore" | "log.step.swims-ashore" | "log.step.crosses" | "log.step.climbs" | "log.step.boards" | "log.step.swims" | "log.step.overboard" | "log.step.jumps" | "log.step.walks"; args: { adventurer: number; who: PlayerThing; at: HexThing | ShipThing | IslandThing; to: HexThing | ShipThing | IslandThing; swimming: boolean; wet: boolean } }
  | { id: "log.sail"; args: { who: PlayerThing; at: HexThing; to: HexThing } }
  | { id: "log.saved"; args: { adventurer: number; who: PlayerThing; island: IslandThing } }
  | { id: "log.lost"; args: { adventurer: number; who: PlayerThing; hex: HexThing; creature: CreatureThing } }
  | { id: "log.lost.whirlpool"; args: { adventurer: number; who: PlayerThing; hex: HexThing; creature?: CreatureThing } }
  | { id: "log.wrecked"; args: { hex: HexThing; creature: CreatureThing } }
  | { id: "log.capsized"; args: { hex: HexThing } }
  | { id: "log.takes"; args: { who: PlayerThing; hex: HexThing; terrain: TerrainThing } }
  | { id: "log.keeps" | "log.keeps.known"; args: { who: PlayerThing; hex: HexThing; terrain: TerrainThing; tile?: TileThing } }
  | { id: "log.shows"; args: { who?: PlayerThing; hex: HexThing; tile: TileThing } }
  | { id: "log.whirlpool"; args: { hex: HexThing } }
  | { id: "log.creature-gone"; args: { creature: CreatureThing; hex: HexThing } }
  | { id: "log.ship-gone"; args: { hex: HexThing } }
  | { id: "log.falls"; args: { adventurer: number; who: PlayerThing; hex: HexThing } }
  | { id: "log.aboard"; args: { adventurer: number; who: PlayerThing; hex: HexThing } }
  | { id: "log.die"; args: { who: PlayerThing; creature: CreatureThing } }
  | { id: "log.no-creature"; args: { who?: PlayerThing; creature: CreatureThing } }
  | { id: "log.stay"; args: { who: PlayerThing; creature: CreatureThing } }
  | { id: "log.creature"; args: { who: PlayerThing; creature: CreatureThing; at: HexThing; to: HexThing } }
  | { id: "log.no-defence"; args: { who: PlayerThing; creature: CreatureThing } }
  | { id: "log.repelled"; args: { who: PlayerThing; creature: CreatureThing; hex: HexThing } }
  | { id: "log.end.volcano" | "log.end.all-gone" | "log.end.sunk" | "log.end.quiet"; args: { how: number } }
  | { id: "log.count"; args: { who: PlayerThing; n: number; saved: number } }
  | { id: "log.winner" | "log.winner.shared"; args: { winners: PlayerThing[] } };

/** The event that is told by the message of this id. */
export type EventOf<Id extends Event["id"]> = Event & { id: Id };
