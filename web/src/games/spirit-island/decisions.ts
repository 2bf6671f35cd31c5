import type { Effect, Said } from "../../net/types";

/** What may be answered and asked in Spirit Island: `says` and `asks` of a decision. Written by `python -m tools.protocol`. */

export type ActionThing = `action:${"build" | "explore" | "ravage"}`;
export type BoardThing = `board:${string}`;
export type CardThing = `card:${string}`;
export type DeckThing = `deck:${"major" | "minor"}`;
export type ElementThing = `element:${"air" | "animal" | "earth" | "fire" | "moon" | "plant" | "sun" | "water"}`;
export type InvaderCardThing = `invader-card:${string}`;
export type LandThing = `land:${string}`;
export type PieceThing = `piece:${string}`;
export type PileThing = `pile:${"discard" | "hand" | "play"}`;
export type PlayerThing = `player:${string}`;
export type RuleThing = `rule:${string}`;
export type SpeedThing = `speed:${"fast" | "slow"}`;
export type SpiritThing = `spirit:${string}`;
export type TrackThing = `track:${"bonus" | "energy" | "plays"}`;

export type Option =
  | { id: "option.put-back"; args: { thing: Option } }
  | { id: "option.several"; args: { things: Option[] } }
  | { id: "option.act"; args: { rule: RuleThing } }
  | { id: "option.blight-card" | "option.card" | "option.draw" | "option.fear-card" | "option.give" | "option.use" | "option.use-without"; args: { card: CardThing } }
  | { id: "option.board"; args: { board: BoardThing } }
  | { id: "option.bring"; args: { piece: PieceThing; origin?: LandThing; here?: LandThing } }
  | { id: "option.bring-no-more" | "option.destroy-no-more" | "option.do-not-play" | "option.downgrade-no-more" | "option.drown-no-more" | "option.gather-no-more" | "option.give-no-card" | "option.let-it-happen" | "option.no" | "option.no-card" | "option.no-land" | "option.play-no-more" | "option.push-no-more" | "option.remove-no-more" | "option.replace-no-more" | "option.upgrade-no-more" | "option.use-no-more" | "option.yes"; args?: Record<string, never> }
  | { id: "option.damage" | "option.destroy" | "option.downgrade" | "option.drown" | "option.remove" | "option.replace" | "option.upgrade"; args: { piece: PieceThing; here?: LandThing } }
  | { id: "option.damage-near"; args: { piece: PieceThing; land: LandThing } }
  | { id: "option.decide" | "option.element"; args: { element: ElementThing } }
  | { id: "option.destroy-presence" | "option.land" | "option.presence-from-land" | "option.target-beyond"; args: { land: LandThing } }
  | { id: "option.destroyed-presence"; args: { paid: boolean } }
  | { id: "option.earned-fear-card" | "option.fear-card-in-deck"; args: { n: number } }
  | { id: "option.either" | "option.growth"; args: { n: number; part: Effect } }
  | { id: "option.forget"; args: { card: CardThing; where?: PileThing } }
  | { id: "option.gain-power"; args: { deck?: DeckThing } }
  | { id: "option.gather"; args: { piece: PieceThing; origin: LandThing; here?: LandThing } }
  | { id: "option.go-along"; args: { origin?: LandThing; here?: LandThing } }
  | { id: "option.growth-part"; args: { n: number; part: Effect; twin?: number } }
  | { id: "option.instead"; args: { rule: RuleThing; owner?: PlayerThing } }
  | { id: "option.invader-card"; args: { card: InvaderCardThing } }
  | { id: "option.keep"; args: { card: CardThing; speed: SpeedThing; cost: number } }
  | { id: "option.keep-card" | "option.replace-card"; args: { card?: CardThing } }
  | { id: "option.land"; args: { land: LandThing; ocean?: LandThing } }
  | { id: "option.land"; args: { piece?: PieceThing; land: LandThing } }
  | { id: "option.land"; args: { here?: LandThing; land: LandThing } }
  | { id: "option.land"; args: { action?: ActionThing; land: LandThing } }
  | { id: "option.land"; args: { piece?: PieceThing; here?: LandThing; land: LandThing } }
  | { id: "option.pay-together" | "option.sacrifice-together"; args: { who?: PlayerThing } }
  | { id: "option.play"; args: { card: CardThing; cost: number } }
  | { id: "option.presence-from-track" | "option.presence-to-track"; args: { track: TrackThing; space: number; gives: Said } }
  | { id: "option.push"; args: { piece: PieceThing; here?: LandThing; to: LandThing } }
  | { id: "option.react"; args: { rule: RuleThing; n?: number; owner?: PlayerThing } }
  | { id: "option.reclaim-by-space"; args: { space: number } }
  | { id: "option.repeat"; args: { card: CardThing; rule: RuleThing; cost: number; less: boolean } }
  | { id: "option.spirit"; args: { spirit: SpiritThing; who: PlayerThing } }
  | { id: "option.stay"; args: { origin?: LandThing } }
  | { id: "option.use-it"; args: { who?: PlayerThing; card?: CardThing } }
  | { id: "option.use-levels"; args: { card: CardThing; levels: number[] } };

export type Question =
  | { id: "asked.chosen"; args: { question: Question; n: number; most: number } }
  | { id: "asked.by-card"; args: { card: `card:${string}`; question: Question } }
  | { id: "prompt.a-land"; args: { land: Effect; part: Effect } }
  | { id: "prompt.a-land.near" | "prompt.a-land.yours" | "prompt.may"; args: { part: Effect } }
  | { id: "prompt.about.blight" | "prompt.about.build" | "prompt.about.explore" | "prompt.about.ravage" | "prompt.cascade" | "prompt.damage-different" | "prompt.move-sacred-site" | "prompt.presence-to-track" | "prompt.repeat-next-to" | "prompt.replace"; args: { here: LandThing } }
  | { id: "prompt.about.destroy" | "prompt.about.drown" | "prompt.about.move" | "prompt.dream-push"; args: { piece: PieceThing; here: LandThing } }
  | { id: "prompt.about.presence"; args: { who: PlayerThing; here: LandThing } }
  | { id: "prompt.accelerate" | "prompt.more-explorers"; args: { board: BoardThing } }
  | { id: "prompt.blight-card" | "prompt.board" | "prompt.discard-invader-card" | "prompt.either" | "prompt.fear-card" | "prompt.forget" | "prompt.gain-power" | "prompt.growth-part" | "prompt.inner-presence.from" | "prompt.inner-presence.to" | "prompt.invader-card" | "prompt.keep" | "prompt.keep-cards" | "prompt.play-gained" | "prompt.presence-to" | "prompt.react" | "prompt.reclaim" | "prompt.spirit-phase.both" | "prompt.spirit-phase.cards" | "prompt.spirit-phase.growth" | "prompt.strike" | "prompt.take-leftover" | "prompt.turn-up" | "prompt.turned-up"; args?: Record<string, never> }
  | { id: "prompt.bring"; args: { kinds: PieceThing[]; origin: LandThing; here: LandThing; left?: number } }
  | { id: "prompt.damage" | "prompt.damage-near" | "prompt.remove-health" | "prompt.sacrifice-together"; args: { here: LandThing; left: number } }
  | { id: "prompt.destroy" | "prompt.downgrade" | "prompt.drown" | "prompt.remove" | "prompt.upgrade"; args: { here: LandThing; left?: number } }
  | { id: "prompt.destroy-presence" | "prompt.pay-together"; args: { left: number } }
  | { id: "prompt.draw"; args: { deck?: DeckThing } }
  | { id: "prompt.each-spirit"; args: { effect: Effect } }
  | { id: "prompt.gain-elements"; args: { n: number } }
  | { id: "prompt.gather" | "prompt.push"; args: { kinds: PieceThing[]; here: LandThing; left?: number } }
  | { id: "prompt.give"; args: { taker: PlayerThing } }
  | { id: "prompt.go-along"; args: { origin: LandThing; here: LandThing } }
  | { id: "prompt.invade"; args: { action: ActionThing } }
  | { id: "prompt.military-response"; args: { rule: RuleThing; piece: PieceThing } }
  | { id: "prompt.ocean-gathers" | "prompt.ocean-pushes"; args: { ocean: LandThing } }
  | { id: "prompt.presence-from"; args: { within?: number; land?: Effect } }
  | { id: "prompt.replace-card" | "prompt.target-spirit"; args: { card: CardThing } }
  | { id: "prompt.rescue"; args: { piece: PieceThing } }
  | { id: "prompt.start"; args: { spirit: SpiritThing; n: number } }
  | { id: "prompt.target-land"; args: { card: CardThing; land: Effect } }
  | { id: "prompt.use-powers"; args: { speed: SpeedThing } };
