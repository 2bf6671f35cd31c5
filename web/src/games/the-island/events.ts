/** What can happen in The Island: `says` of a line in the log. Written by `python -m tools.protocol`. */
export type Event =
  | { id: "log.start"; args: { who: `player:${string}` } }
  | { id: "log.placed" | "log.placed.second"; args: { adventurer: number; who: `player:${string}`; hex: `hex:${string}`; colour: number; value?: number } }
  | { id: "log.launched"; args: { who: `player:${string}`; hex: `hex:${string}` } }
  | { id: "log.turn"; args: { who: `player:${string}`; n: number } }
  | { id: "log.plays"; args: { who: `player:${string}`; tile: `tile:${string}` } }
  | { id: "log.dolphin"; args: { adventurer: number; who: `player:${string}`; at: `hex:${string}`; to: `hex:${string}` } }
  | { id: "log.wind"; args: { who?: `player:${string}`; at: `hex:${string}`; to: `hex:${string}` } }
  | { id: "log.dive"; args: { who?: `player:${string}`; creature: `creature:${string}`; at: `hex:${string}`; to: `hex:${string}` } }
  | { id: "log.step.ashore" | "log.step.swims-ashore" | "log.step.overboard"; args: { adventurer: number; who: `player:${string}`; at: `hex:${string}` | `ship:${string}` | `island:${string}`; to?: `hex:${string}` | `ship:${string}` | `island:${string}`; swimming: boolean; wet: boolean } }
  | { id: "log.step.crosses" | "log.step.boards" | "log.step.swims" | "log.step.jumps" | "log.step.walks"; args: { adventurer: number; who: `player:${string}`; at: `hex:${string}` | `ship:${string}` | `island:${string}`; to: `hex:${string}` | `ship:${string}` | `island:${string}`; swimming: boolean; wet: boolean } }
  | { id: "log.step.climbs"; args: { adventurer: number; who: `player:${string}`; at?: `hex:${string}` | `ship:${string}` | `island:${string}`; to: `hex:${string}` | `ship:${string}` | `island:${string}`; swimming: boolean; wet: boolean } }
  | { id: "log.sail"; args: { who: `player:${string}`; at: `hex:${string}`; to: `hex:${string}` } }
  | { id: "log.saved"; args: { adventurer: number; who: `player:${string}`; island: `island:${string}` } }
  | { id: "log.lost"; args: { adventurer: number; who: `player:${string}`; hex: `hex:${string}`; creature: `creature:${string}` } }
  | { id: "log.lost.whirlpool"; args: { adventurer: number; who: `player:${string}`; hex: `hex:${string}`; creature?: `creature:${string}` } }
  | { id: "log.wrecked"; args: { hex: `hex:${string}`; creature: `creature:${string}` } }
  | { id: "log.capsized"; args: { hex: `hex:${string}` } }
  | { id: "log.takes"; args: { who: `player:${string}`; hex: `hex:${string}`; terrain: `terrain:${string}` } }
  | { id: "log.keeps" | "log.keeps.known"; args: { who: `player:${string}`; hex?: `hex:${string}`; terrain: `terrain:${string}`; tile?: `tile:${string}` } }
  | { id: "log.shows"; args: { who?: `player:${string}`; hex?: `hex:${string}`; tile: `tile:${string}` } }
  | { id: "log.whirlpool"; args: { hex: `hex:${string}` } }
  | { id: "log.creature-gone"; args: { creature: `creature:${string}`; hex: `hex:${string}` } }
  | { id: "log.ship-gone"; args: { hex: `hex:${string}` } }
  | { id: "log.falls"; args: { adventurer: number; who: `player:${string}`; hex: `hex:${string}` } }
  | { id: "log.aboard"; args: { adventurer: number; who: `player:${string}`; hex: `hex:${string}` } }
  | { id: "log.die"; args: { who: `player:${string}`; creature: `creature:${string}` } }
  | { id: "log.no-creature"; args: { who?: `player:${string}`; creature: `creature:${string}` } }
  | { id: "log.stay"; args: { who: `player:${string}`; creature: `creature:${string}` } }
  | { id: "log.creature"; args: { who: `player:${string}`; creature: `creature:${string}`; at: `hex:${string}`; to: `hex:${string}` } }
  | { id: "log.no-defence"; args: { who: `player:${string}`; creature: `creature:${string}` } }
  | { id: "log.repelled"; args: { who: `player:${string}`; creature: `creature:${string}`; hex: `hex:${string}` } }
  | { id: "log.end.volcano" | "log.end.all-gone" | "log.end.sunk" | "log.end.quiet"; args: { how: number } }
  | { id: "log.count"; args: { who: `player:${string}`; n: number; saved: number } }
  | { id: "log.winner" | "log.winner.shared"; args: { winners: `player:${string}`[] } };

/** The event that is told by the message of this id. */
export type EventOf<Id extends Event["id"]> = Event & { id: Id };
