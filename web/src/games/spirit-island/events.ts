/** What can happen in Spirit Island: `says` of a line in the log. Written by `python -m tools.protocol`. */
export type Event =
  | { id: "log.board"; args: { board: `board:${string}` } }
  | { id: "log.turn"; args: { n: number } }
  | { id: "log.phase"; args: { phase: `phase:${string}` } }
  | { id: "log.time"; args: { n: number } }
  | { id: "log.ready"; args: { who: `player:${string}` } }
  | { id: "log.victory.1" | "log.victory.2"; args: { how: number } }
  | { id: "log.defeat.1" | "log.defeat.2" | "log.defeat.3" | "log.defeat.4" | "log.defeat.5"; args: { how: number } }
  | { id: "log.growth"; args: { who: `player:${string}`; n: number } }
  | { id: "log.energy"; args: { who: `player:${string}`; n: number } }
  | { id: "log.income"; args: { who: `player:${string}`; n: number } }
  | { id: "log.paid"; args: { who: `player:${string}`; n: number } }
  | { id: "log.plays"; args: { who: `player:${string}`; n: number } }
  | { id: "log.element"; args: { who: `player:${string}`; element: `element:${string}` } }
  | { id: "log.played"; args: { who: `player:${string}`; card: `card:${string}` } }
  | { id: "log.drew"; args: { who: `player:${string}`; card: `card:${string}` } }
  | { id: "log.gained"; args: { who: `player:${string}`; card: `card:${string}` } }
  | { id: "log.forgot"; args: { who: `player:${string}`; card: `card:${string}` } }
  | { id: "log.reclaimed"; args: { who: `player:${string}`; card: `card:${string}` } }
  | { id: "log.reclaimed-all"; args: { who: `player:${string}` } }
  | { id: "log.reshuffled"; args: { deck: `deck:${string}` } }
  | { id: "log.used"; args: { card: `card:${string}`; who: `player:${string}`; land: `land:${string}` } }
  | { id: "log.used-on"; args: { card: `card:${string}`; who: `player:${string}`; on?: `player:${string}` } }
  | { id: "log.used-on.other"; args: { card: `card:${string}`; who: `player:${string}`; on: `player:${string}` } }
  | { id: "log.rule"; args: { rule: `rule:${string}`; who?: `player:${string}`; land?: `land:${string}` } }
  | { id: "log.rule.land"; args: { rule: `rule:${string}`; who?: `player:${string}`; land: `land:${string}` } }
  | { id: "log.rule.spirit"; args: { rule: `rule:${string}`; who: `player:${string}`; land?: `land:${string}` } }
  | { id: "log.presence"; args: { who: `player:${string}`; land: `land:${string}` } }
  | { id: "log.presence-moved"; args: { who: `player:${string}`; origin: `land:${string}`; to: `land:${string}` } }
  | { id: "log.presence-returned"; args: { who: `player:${string}`; land: `land:${string}`; n: number } }
  | { id: "log.presence-destroyed"; args: { who: `player:${string}`; land: `land:${string}` } }
  | { id: "log.presence-to-track"; args: { who: `player:${string}`; land: `land:${string}` } }
  | { id: "log.moved"; args: { piece: `piece:${string}`; origin: `land:${string}`; to: `land:${string}` } }
  | { id: "log.damaged"; args: { piece: `piece:${string}`; land: `land:${string}`; n: number } }
  | { id: "log.destroyed"; args: { piece: `piece:${string}`; land: `land:${string}` } }
  | { id: "log.dreamt"; args: { piece: `piece:${string}`; land: `land:${string}` } }
  | { id: "log.drowned"; args: { piece: `piece:${string}`; land: `land:${string}` } }
  | { id: "log.removed"; args: { piece: `piece:${string}`; land: `land:${string}` } }
  | { id: "log.replaced"; args: { old: `piece:${string}`; new: `piece:${string}`; land: `land:${string}` } }
  | { id: "log.added"; args: { piece: `piece:${string}`; land: `land:${string}`; n: number } }
  | { id: "log.defend"; args: { land: `land:${string}`; n: number } }
  | { id: "log.skip"; args: { land: `land:${string}` } }
  | { id: "log.fear"; args: { n: number } }
  | { id: "log.earned"; args: { n: number } }
  | { id: "log.terror" | "log.terror.used-up"; args: { level: number } }
  | { id: "log.fear-card"; args: { card: `card:${string}`; level: number } }
  | { id: "log.turned-up"; args: { card: `card:${string}` } }
  | { id: "log.blight"; args: { land: `land:${string}` } }
  | { id: "log.cascade"; args: { origin: `land:${string}`; to: `land:${string}` } }
  | { id: "log.healed"; args: { land: `land:${string}`; n: number } }
  | { id: "log.blighted"; args: { card: `card:${string}`; n: number } }
  | { id: "log.blight-replaced"; args: { card: `card:${string}` } }
  | { id: "log.revealed"; args: { card: `invader-card:${string}` } }
  | { id: "log.accelerated"; args: { card: `invader-card:${string}` } }
  | { id: "log.escalation"; args: Record<string, never> }
  | { id: "log.explored"; args: { land: `land:${string}`; n: number } }
  | { id: "log.built"; args: { land: `land:${string}`; piece: `piece:${string}` } }
  | { id: "log.ravaged"; args: { land: `land:${string}`; n: number } }
  | { id: "log.stopped"; args: { action: `action:${string}`; land: `land:${string}` } }
  | { id: "log.tile-gone"; args: Record<string, never> };

/** The event that is told by the message of this id. */
export type EventOf<Id extends Event["id"]> = Event & { id: Id };
