/** What can happen in Spirit Island: `says` of a line in the log. Written by `python -m tools.protocol`. */

export type ActionThing = `action:${"build" | "explore" | "ravage"}`;
export type BoardThing = `board:${"A" | "B" | "C" | "D" | "thematic-E" | "thematic-NE" | "thematic-NW" | "thematic-SE" | "thematic-SW" | "thematic-W"}`;
export type CardThing = `card:${string}`;
export type DeckThing = `deck:${"major" | "minor"}`;
export type ElementThing = `element:${"air" | "animal" | "earth" | "fire" | "moon" | "plant" | "sun" | "water"}`;
export type InvaderCardThing = `invader-card:${string}`;
export type LandThing = `land:${string}`;
export type PhaseThing = `phase:${"fast" | "invaders.advance" | "invaders.blight" | "invaders.build" | "invaders.explore" | "invaders.fear" | "invaders.immigration" | "invaders.ravage" | "invaders.reveal" | "slow" | "spirit" | "time"}`;
export type PieceThing = `piece:${"badlands" | "beasts" | "blight" | "city" | "dahan" | "disease" | "explorer" | "presence" | "town" | "vitality" | "wilds"}`;
export type PlayerThing = `player:${string}`;
export type RuleThing = `rule:${string}`;

export type Event =
  | { id: "log.board"; args: { board: BoardThing } }
  | { id: "log.turn"; args: { n: number } }
  | { id: "log.phase"; args: { phase: PhaseThing } }
  | { id: "log.time"; args: { n: number } }
  | { id: "log.ready"; args: { who: PlayerThing } }
  | { id: "log.victory.1" | "log.victory.2"; args: { how: number } }
  | { id: "log.defeat.1" | "log.defeat.2" | "log.defeat.3" | "log.defeat.4" | "log.defeat.5"; args: { how: number } }
  | { id: "log.growth"; args: { who: PlayerThing; n: number } }
  | { id: "log.energy"; args: { who: PlayerThing; n: number } }
  | { id: "log.income"; args: { who: PlayerThing; n: number } }
  | { id: "log.paid"; args: { who: PlayerThing; n: number } }
  | { id: "log.plays"; args: { who: PlayerThing; n: number } }
  | { id: "log.element"; args: { who: PlayerThing; element: ElementThing } }
  | { id: "log.played"; args: { who: PlayerThing; card: CardThing } }
  | { id: "log.drew"; args: { who: PlayerThing; card: CardThing } }
  | { id: "log.gained"; args: { who: PlayerThing; card: CardThing } }
  | { id: "log.forgot"; args: { who: PlayerThing; card: CardThing } }
  | { id: "log.reclaimed"; args: { who: PlayerThing; card: CardThing } }
  | { id: "log.reclaimed-all"; args: { who: PlayerThing } }
  | { id: "log.reshuffled"; args: { deck: DeckThing } }
  | { id: "log.used"; args: { card: CardThing; who: PlayerThing; land: LandThing } }
  | { id: "log.used-on"; args: { card: CardThing; who: PlayerThing; on?: PlayerThing } }
  | { id: "log.used-on.other"; args: { card: CardThing; who: PlayerThing; on: PlayerThing } }
  | { id: "log.rule"; args: { rule: RuleThing; who?: PlayerThing; land?: LandThing } }
  | { id: "log.rule.land"; args: { rule: RuleThing; who?: PlayerThing; land: LandThing } }
  | { id: "log.rule.spirit"; args: { rule: RuleThing; who: PlayerThing; land?: LandThing } }
  | { id: "log.presence"; args: { who: PlayerThing; land: LandThing } }
  | { id: "log.presence-moved"; args: { who: PlayerThing; origin: LandThing; to: LandThing } }
  | { id: "log.presence-returned"; args: { who: PlayerThing; land: LandThing; n: number } }
  | { id: "log.presence-destroyed"; args: { who: PlayerThing; land: LandThing } }
  | { id: "log.presence-to-track"; args: { who: PlayerThing; land: LandThing } }
  | { id: "log.moved"; args: { piece: PieceThing; origin: LandThing; to: LandThing } }
  | { id: "log.damaged"; args: { piece: PieceThing; land: LandThing; n: number } }
  | { id: "log.destroyed"; args: { piece: PieceThing; land: LandThing } }
  | { id: "log.dreamt"; args: { piece: PieceThing; land: LandThing } }
  | { id: "log.drowned"; args: { piece: PieceThing; land: LandThing } }
  | { id: "log.removed"; args: { piece: PieceThing; land: LandThing } }
  | { id: "log.replaced"; args: { old: PieceThing; new: PieceThing; land: LandThing } }
  | { id: "log.added"; args: { piece: PieceThing; land: LandThing; n: number } }
  | { id: "log.defend"; args: { land: LandThing; n: number } }
  | { id: "log.skip"; args: { land: LandThing } }
  | { id: "log.fear"; args: { n: number } }
  | { id: "log.earned"; args: { n: number } }
  | { id: "log.terror" | "log.terror.used-up"; args: { level: number } }
  | { id: "log.fear-card"; args: { card: CardThing; level: number } }
  | { id: "log.turned-up"; args: { card: CardThing } }
  | { id: "log.blight"; args: { land: LandThing } }
  | { id: "log.cascade"; args: { origin: LandThing; to: LandThing } }
  | { id: "log.healed"; args: { land: LandThing; n: number } }
  | { id: "log.blighted"; args: { card: CardThing; n: number } }
  | { id: "log.blight-replaced"; args: { card: CardThing } }
  | { id: "log.revealed"; args: { card: InvaderCardThing } }
  | { id: "log.accelerated"; args: { card: InvaderCardThing } }
  | { id: "log.escalation"; args?: Record<string, never> }
  | { id: "log.explored"; args: { land: LandThing; n: number } }
  | { id: "log.built"; args: { land: LandThing; piece: PieceThing } }
  | { id: "log.ravaged"; args: { land: LandThing; n: number } }
  | { id: "log.stopped"; args: { action: ActionThing; land: LandThing } }
  | { id: "log.tile-gone"; args?: Record<string, never> };

/** The event that is told by the message of this id. */
export type EventOf<Id extends Event["id"]> = Event & { id: Id };
