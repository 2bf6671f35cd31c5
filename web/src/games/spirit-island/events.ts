/** What can happen in Spirit Island: `says` of a line in the log. Written by `python -m tools.protocol`. */

export type ActionThing = `action:${"build" | "explore" | "ravage"}`;
export type BoardThing = `board:${"A" | "B" | "C" | "D" | "E" | "F" | "thematic-E" | "thematic-NE" | "thematic-NW" | "thematic-SE" | "thematic-SW" | "thematic-W"}`;
export type CardThing = `card:${string}`;
export type DeckThing = `deck:${"major" | "minor"}`;
export type ElementThing = `element:${"air" | "animal" | "earth" | "fire" | "moon" | "plant" | "sun" | "water"}`;
export type EventPartThing = `event-part:${string}`;
export type InvaderCardThing = `invader-card:${string}`;
export type LandThing = `land:${string}`;
export type PhaseThing = `phase:${"fast" | "invaders.advance" | "invaders.blight" | "invaders.build" | "invaders.event" | "invaders.explore" | "invaders.fear" | "invaders.immigration" | "invaders.ravage" | "invaders.reveal" | "slow" | "spirit" | "time"}`;
export type PieceThing = `piece:${"badlands" | "beasts" | "blight" | "city" | "dahan" | "disease" | "explorer" | "presence" | "thief" | "town" | "vitality" | "wilds"}`;
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
  | { id: "log.lost-energy"; args: { who: PlayerThing; n: number } }
  | { id: "log.paid"; args: { who: PlayerThing; n: number } }
  | { id: "log.plays"; args: { who: PlayerThing; n: number } }
  | { id: "log.element"; args: { who: PlayerThing; element: ElementThing } }
  | { id: "log.played"; args: { who: PlayerThing; card: CardThing } }
  | { id: "log.drew"; args: { who: PlayerThing; card: CardThing } }
  | { id: "log.gained"; args: { who: PlayerThing; card: CardThing } }
  | { id: "log.in-play"; args: { who: PlayerThing; card: CardThing } }
  | { id: "log.forgot"; args: { who: PlayerThing; card: CardThing } }
  | { id: "log.discarded"; args: { who: PlayerThing; card: CardThing } }
  | { id: "log.reclaimed"; args: { who: PlayerThing; card: CardThing } }
  | { id: "log.reclaimed-all"; args: { who: PlayerThing } }
  | { id: "log.card-discarded"; args: { who: PlayerThing; card: CardThing } }
  | { id: "log.reshuffled"; args: { deck: DeckThing } }
  | { id: "log.used"; args: { card: CardThing; who: PlayerThing; land: LandThing } }
  | { id: "log.used-on"; args: { card: CardThing; who: PlayerThing; on?: PlayerThing } }
  | { id: "log.used-on.other"; args: { card: CardThing; who: PlayerThing; on: PlayerThing } }
  | { id: "log.rule"; args: { rule: RuleThing; who?: PlayerThing; land?: LandThing } }
  | { id: "log.rule.land"; args: { rule: RuleThing; who?: PlayerThing; land: LandThing } }
  | { id: "log.rule.spirit"; args: { rule: RuleThing; who: PlayerThing; land?: LandThing } }
  | { id: "log.rule-lasts"; args: { rule: RuleThing; who?: PlayerThing } }
  | { id: "log.presence"; args: { who: PlayerThing; land: LandThing } }
  | { id: "log.presence-moved"; args: { who: PlayerThing; origin: LandThing; to: LandThing } }
  | { id: "log.presence-returned"; args: { who: PlayerThing; land: LandThing; n: number } }
  | { id: "log.presence-destroyed"; args: { who: PlayerThing; land: LandThing } }
  | { id: "log.presence-gone"; args: { who: PlayerThing; land: LandThing; n: number } }
  | { id: "log.presence-restored"; args: { who: PlayerThing } }
  | { id: "log.presence-removed"; args: { who: PlayerThing } }
  | { id: "log.presence-replaced"; args: { who: PlayerThing; piece: PieceThing; land: LandThing } }
  | { id: "log.presence-to-track"; args: { who: PlayerThing; land: LandThing } }
  | { id: "log.time-gained"; args: { who: PlayerThing; n: number } }
  | { id: "log.time-spent"; args: { who: PlayerThing; n: number } }
  | { id: "log.prepared"; args: { who: PlayerThing; element: ElementThing } }
  | { id: "log.marker-spent"; args: { who: PlayerThing; element: ElementThing } }
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
  | { id: "log.skip-one"; args: { land: LandThing } }
  | { id: "log.fear"; args: { n: number } }
  | { id: "log.earned"; args: { n: number } }
  | { id: "log.terror" | "log.terror.used-up"; args: { level: number } }
  | { id: "log.fear-card"; args: { card: CardThing; level: number } }
  | { id: "log.turned-up"; args: { card: CardThing } }
  | { id: "log.blight"; args: { land: LandThing } }
  | { id: "log.cascade"; args: { origin: LandThing; to: LandThing } }
  | { id: "log.healed"; args: { land: LandThing; n: number } }
  | { id: "log.blighted"; args: { card: CardThing; n: number } }
  | { id: "log.still-healthy"; args: { card: CardThing; n: number } }
  | { id: "log.more-fear"; args: { n: number } }
  | { id: "log.blight-replaced"; args: { card: CardThing } }
  | { id: "log.revealed"; args: { card: InvaderCardThing } }
  | { id: "log.looked"; args: { card: InvaderCardThing } }
  | { id: "log.looked-at-event"; args: { card: CardThing } }
  | { id: "log.swapped"; args: { card: InvaderCardThing; gone: InvaderCardThing } }
  | { id: "log.accelerated"; args: { card: InvaderCardThing } }
  | { id: "log.blight-back"; args: { n: number } }
  | { id: "log.entrenched"; args: { card: InvaderCardThing } }
  | { id: "log.escalation"; args?: Record<string, never> }
  | { id: "log.explored"; args: { land: LandThing; n: number } }
  | { id: "log.built"; args: { land: LandThing; piece: PieceThing } }
  | { id: "log.ravaged"; args: { land: LandThing; n: number } }
  | { id: "log.stopped"; args: { action: ActionThing; land: LandThing } }
  | { id: "log.tile-gone"; args?: Record<string, never> }
  | { id: "log.board-sunk"; args: { board: BoardThing } }
  | { id: "log.lands-joined"; args: { land: LandThing; other: LandThing } }
  | { id: "log.lands-parted"; args: { land: LandThing; other: LandThing } }
  | { id: "log.marker-put"; args: { rule: RuleThing; land: LandThing } }
  | { id: "log.marker-gone"; args: { rule: RuleThing; land: LandThing } }
  | { id: "log.face-down"; args: { who: PlayerThing; card: CardThing } }
  | { id: "log.declined"; args: { who: PlayerThing } }
  | { id: "log.event-card"; args: { card: CardThing } }
  | { id: "log.event-passed"; args: { card: CardThing } }
  | { id: "log.event-unresolved"; args: { card: CardThing } }
  | { id: "log.event-returned"; args: { card: CardThing; n: number } }
  | { id: "log.event-part"; args: { part: EventPartThing; half: number } }
  | { id: "log.top-discarded"; args: { card: CardThing } }
  | { id: "log.blight-to-box"; args: { n: number } }
  | { id: "log.invader-card-to-box"; args: { n: number } }
  | { id: "log.blight-onto-card"; args: { n: number } }
  | { id: "log.fear-back"; args: { n: number } }
  | { id: "log.fear-card-to-box"; args?: Record<string, never> }
  | { id: "log.fear-card-lost"; args: { seen: boolean } }
  | { id: "log.fear-card-added"; args?: Record<string, never> }
  | { id: "log.voted"; args: { who: PlayerThing; part: EventPartThing } }
  | { id: "log.voted-to-prevent"; args: { who: PlayerThing; board: BoardThing; yes: boolean; option: number } }
  | { id: "log.prevented"; args: { board: BoardThing; yes: boolean } }
  | { id: "log.voted-to-guard"; args: { who: PlayerThing; land: LandThing; yes: boolean } }
  | { id: "log.guarded"; args: { land: LandThing; yes: boolean } }
  | { id: "log.voted-to-remove-beasts"; args: { who: PlayerThing; land: LandThing } }
  | { id: "log.voted-to-keep-beasts"; args: { who: PlayerThing } }
  | { id: "log.beasts-kept"; args?: Record<string, never> }
  | { id: "log.voted-to-call"; args: { who: PlayerThing; rule: RuleThing; yes: boolean } }
  | { id: "log.called"; args: { rule: RuleThing; yes: boolean } }
  | { id: "log.strife"; args: { piece: PieceThing; land: LandThing } }
  | { id: "log.strife-gone"; args: { piece: PieceThing; land: LandThing } };

/** The event that is told by the message of this id. */
export type EventOf<Id extends Event["id"]> = Event & { id: Id };
