import type { Effect, Said } from "../../net/types";

/** What may be answered and asked in Spirit Island: `says` and `asks` of a decision. Written by `python -m tools.protocol`. */

export type ActionThing = `action:${"build" | "explore" | "ravage"}`;
export type BoardThing = `board:${string}`;
export type CardThing = `card:${string}`;
export type CornerThing = `corner:${string}`;
export type DeckThing = `deck:${"major" | "minor"}`;
export type ElementThing = `element:${"air" | "animal" | "earth" | "fire" | "moon" | "plant" | "sun" | "water"}`;
export type GrowthThing = `growth:${string}`;
export type InvaderCardThing = `invader-card:${string}`;
export type LandThing = `land:${string}`;
export type PieceThing = `piece:${string}`;
export type PileThing = `pile:${"discard" | "hand" | "play"}`;
export type PlayerThing = `player:${string}`;
export type RuleThing = `rule:${string}`;
export type SideThing = `side:${"east" | "north" | "south"}`;
export type SpaceActThing = `space-act:${string}`;
export type SpeedThing = `speed:${"fast" | "slow"}`;
export type SpiritThing = `spirit:${string}`;
export type TerrainThing = `terrain:${"jungle" | "mountain" | "ocean" | "sands" | "wetland"}`;
export type TrackThing = `track:${"bonus" | "energy" | "growth-1" | "growth-2" | "growth-3" | "growth-4" | "plays"}`;

export type Option =
  | { id: "option.put-back"; args: { thing: Option } }
  | { id: "option.several"; args: { things: Option[] } }
  | { id: "option.act" | "option.forgotten" | "option.use-source"; args: { rule: RuleThing } }
  | { id: "option.act-by-space"; args: { act?: SpaceActThing; space: number; part: Effect } }
  | { id: "option.add-no-more" | "option.badlands-later" | "option.badlands-now" | "option.bring-no-more" | "option.destroy-no-more" | "option.do-not-play" | "option.downgrade-no-more" | "option.drown-no-more" | "option.either-both" | "option.event-deck" | "option.gather-no-more" | "option.gather-presence-no-more" | "option.give-no-card" | "option.invader-deck" | "option.let-it-happen" | "option.no" | "option.no-card" | "option.no-land" | "option.no-time" | "option.part-no-more" | "option.pick-no-more" | "option.play-no-more" | "option.push-no-more" | "option.push-no-presence" | "option.remove-no-more" | "option.replace-no-more" | "option.settle-no-more" | "option.stay" | "option.strife-no-more" | "option.thin-out-no-more" | "option.tooth-energy" | "option.upgrade-no-more" | "option.use-later" | "option.use-no-slow" | "option.yes"; args?: Record<string, never> }
  | { id: "option.add-strife"; args: { here?: LandThing } }
  | { id: "option.add-token" | "option.calm" | "option.damage" | "option.destroy" | "option.downgrade" | "option.drown" | "option.incite" | "option.remove" | "option.remove-strife" | "option.replace" | "option.stay-out" | "option.strife" | "option.truce" | "option.upgrade"; args: { piece: PieceThing; here?: LandThing } }
  | { id: "option.blight-card" | "option.call-for-help" | "option.card" | "option.discard-instead" | "option.draw" | "option.event-card" | "option.face-down" | "option.fear-card" | "option.forget-for-it" | "option.give" | "option.lose-to-keep-pace" | "option.pay-by-discard" | "option.pay-by-forgetting" | "option.pay-to-keep-pace" | "option.play-and-forget" | "option.stay-slow" | "option.use" | "option.use-without"; args: { card: CardThing } }
  | { id: "option.board" | "option.skip-board"; args: { board: BoardThing } }
  | { id: "option.bring"; args: { piece: PieceThing; origin?: LandThing; here?: LandThing } }
  | { id: "option.corner"; args: { corner: CornerThing; n: number } }
  | { id: "option.damage-near" | "option.remove-among"; args: { piece: PieceThing; land: LandThing } }
  | { id: "option.decide" | "option.discard-marker" | "option.element" | "option.prepare" | "option.spend-marker"; args: { element: ElementThing } }
  | { id: "option.destroy-presence" | "option.give-up-presence" | "option.land" | "option.presence-from-land" | "option.target-beyond" | "option.thin-out"; args: { land: LandThing } }
  | { id: "option.destroyed-presence"; args: { paid: boolean } }
  | { id: "option.drift" | "option.move-presence" | "option.push-presence"; args: { origin: LandThing; to: LandThing } }
  | { id: "option.duel"; args: { invader: PieceThing; dahan: PieceThing; here?: LandThing } }
  | { id: "option.earned-fear-card" | "option.fear-card-in-deck" | "option.pay-for-blight" | "option.pay-instead" | "option.thief-number"; args: { n: number } }
  | { id: "option.either" | "option.growth" | "option.open-growth" | "option.vote"; args: { n: number; part: Effect } }
  | { id: "option.erupt" | "option.let-in"; args: { n: number; here?: LandThing } }
  | { id: "option.forget"; args: { card: CardThing; where?: PileThing } }
  | { id: "option.gain-power"; args: { deck?: DeckThing } }
  | { id: "option.gather"; args: { piece: PieceThing; origin: LandThing; here?: LandThing } }
  | { id: "option.gather-presence" | "option.gather-sacred-site"; args: { who: PlayerThing; origin: LandThing; here?: LandThing } }
  | { id: "option.go-along"; args: { origin?: LandThing; here?: LandThing } }
  | { id: "option.growth-part"; args: { n: number; part: Effect; twin?: number; line?: GrowthThing } }
  | { id: "option.guard-site" | "option.leave-site" | "option.sacrifice-dahan"; args: { here: LandThing } }
  | { id: "option.help-spirit" | "option.odd-energy"; args: { who: PlayerThing } }
  | { id: "option.hold-town" | "option.pay-extra" | "option.pay-for-harm" | "option.pay-jointly" | "option.pay-together" | "option.sacrifice-together"; args: { who?: PlayerThing } }
  | { id: "option.instead"; args: { rule: RuleThing; owner?: PlayerThing } }
  | { id: "option.invader-card"; args: { card: InvaderCardThing } }
  | { id: "option.keep"; args: { card: CardThing; speed: SpeedThing; cost: number } }
  | { id: "option.keep-card" | "option.replace-card"; args: { card?: CardThing } }
  | { id: "option.land"; args: { piece?: PieceThing; here?: LandThing; land: LandThing } }
  | { id: "option.land"; args: { land: LandThing; ocean?: LandThing } }
  | { id: "option.land"; args: { here?: LandThing; land: LandThing } }
  | { id: "option.land"; args: { origin?: LandThing; land: LandThing } }
  | { id: "option.land"; args: { piece?: PieceThing; land: LandThing } }
  | { id: "option.land"; args: { action?: ActionThing; land: LandThing } }
  | { id: "option.lose-presence"; args: { land: LandThing; who: PlayerThing } }
  | { id: "option.move-between"; args: { piece: PieceThing; origin: LandThing; to: LandThing } }
  | { id: "option.part-piece"; args: { piece: PieceThing; here?: LandThing; apart: LandThing } }
  | { id: "option.part-presence"; args: { spirit: SpiritThing; who?: PlayerThing; here?: LandThing; apart: LandThing } }
  | { id: "option.pay-any-energy"; args: { n: number; who?: PlayerThing } }
  | { id: "option.pay-energy"; args: { n: number; who: PlayerThing } }
  | { id: "option.pay-shared"; args: { spirit?: SpiritThing; who?: PlayerThing } }
  | { id: "option.place-board"; args: { at: BoardThing; side?: SideThing; own?: SideThing; land?: LandThing } }
  | { id: "option.play"; args: { card: CardThing; cost: number } }
  | { id: "option.presence-from-track" | "option.presence-to-track"; args: { track: TrackThing; space: number; gives: Said } }
  | { id: "option.push"; args: { piece: PieceThing; here?: LandThing; to: LandThing } }
  | { id: "option.react"; args: { rule: RuleThing; n?: number; owner?: PlayerThing } }
  | { id: "option.reclaim-by-space"; args: { space: number } }
  | { id: "option.repeat"; args: { card: CardThing; rule: RuleThing; cost: number; less: boolean } }
  | { id: "option.sacrifice-on-board"; args: { who: PlayerThing; land: LandThing } }
  | { id: "option.settle-presence"; args: { spirit: SpiritThing; who?: PlayerThing; land: LandThing } }
  | { id: "option.spirit"; args: { spirit: SpiritThing; who: PlayerThing } }
  | { id: "option.stay"; args: { origin?: LandThing } }
  | { id: "option.terrain"; args: { terrain: TerrainThing } }
  | { id: "option.use-it"; args: { who?: PlayerThing; card?: CardThing } }
  | { id: "option.use-levels"; args: { card: CardThing; levels: number[] } }
  | { id: "option.use-no-more"; args: { last: boolean } }
  | { id: "option.ward"; args: { land: LandThing; n: number } };

export type Question =
  | { id: "asked.chosen"; args: { question: Question; n: number; most: number } }
  | { id: "asked.by-card"; args: { card: `${string}:${string}`; question: Question } }
  | { id: "prompt.a-land"; args: { land: Effect; part: Effect } }
  | { id: "prompt.a-land.near" | "prompt.a-land.yours" | "prompt.forget-for" | "prompt.may"; args: { part: Effect } }
  | { id: "prompt.about.blight" | "prompt.about.build" | "prompt.about.explore" | "prompt.about.ravage" | "prompt.badlands" | "prompt.cascade" | "prompt.damage-different" | "prompt.drift" | "prompt.duel" | "prompt.erupt" | "prompt.escape" | "prompt.gather-one" | "prompt.gather-others" | "prompt.gather-presence" | "prompt.gather-yours" | "prompt.guard-sites" | "prompt.incite" | "prompt.join-lands" | "prompt.lead-dahan" | "prompt.let-in" | "prompt.move-sacred-site" | "prompt.origin" | "prompt.pay-for-harm" | "prompt.presence-to-track" | "prompt.push-instead" | "prompt.push-own" | "prompt.push-presence" | "prompt.remove-strife" | "prompt.repeat-next-to" | "prompt.replace" | "prompt.spirit-on-board" | "prompt.thief-flees" | "prompt.thief-way" | "prompt.truce"; args: { here: LandThing } }
  | { id: "prompt.about.destroy" | "prompt.about.drown" | "prompt.about.move" | "prompt.dream-push"; args: { piece: PieceThing; here: LandThing } }
  | { id: "prompt.about.presence"; args: { who: PlayerThing; here: LandThing } }
  | { id: "prompt.accelerate" | "prompt.more-explorers" | "prompt.prevent" | "prompt.town-explores"; args: { board: BoardThing } }
  | { id: "prompt.add-token" | "prompt.destroy" | "prompt.downgrade" | "prompt.drown" | "prompt.remove" | "prompt.strife" | "prompt.upgrade"; args: { here: LandThing; left?: number } }
  | { id: "prompt.again-for-time" | "prompt.forget-or-pay" | "prompt.gain-elements" | "prompt.markers-for-play" | "prompt.reclaim-some" | "prompt.teach"; args: { n: number } }
  | { id: "prompt.among"; args: { land: Effect; part: Effect; left: number } }
  | { id: "prompt.back-to-land" | "prompt.replace-presence" | "prompt.rescue" | "prompt.settle-token"; args: { piece: PieceThing } }
  | { id: "prompt.blight-card" | "prompt.board" | "prompt.call-for-help" | "prompt.call-on-sources" | "prompt.choose-element" | "prompt.corner" | "prompt.discard-invader-card" | "prompt.either" | "prompt.entrench" | "prompt.event-card" | "prompt.face-down" | "prompt.fear-card" | "prompt.forget" | "prompt.forgotten" | "prompt.gain-day" | "prompt.gain-power" | "prompt.give-up-presence" | "prompt.growth-part" | "prompt.hide-source" | "prompt.inner-presence.from" | "prompt.inner-presence.to" | "prompt.invader-card" | "prompt.keep" | "prompt.keep-cards" | "prompt.keep-day" | "prompt.keep-found" | "prompt.keep-pace" | "prompt.look-ahead.bottom" | "prompt.look-ahead.which" | "prompt.lose-presence" | "prompt.odd-energy" | "prompt.open-growth" | "prompt.other-terrain" | "prompt.pay-energy" | "prompt.pay-extra.fire" | "prompt.pay-extra.wind" | "prompt.perform-again" | "prompt.permanent-element" | "prompt.place-board" | "prompt.play-another" | "prompt.play-gained" | "prompt.pour-time" | "prompt.prepare" | "prompt.presence-to" | "prompt.push-presence-along" | "prompt.react" | "prompt.reclaim" | "prompt.regain" | "prompt.skip-board" | "prompt.spend-marker" | "prompt.spirit-phase.both" | "prompt.spirit-phase.cards" | "prompt.spirit-phase.growth" | "prompt.spirit-there" | "prompt.strike" | "prompt.swap-invader-card" | "prompt.take-leftover" | "prompt.terrain-at-random" | "prompt.thief-number" | "prompt.thin-out" | "prompt.town-next-door" | "prompt.turn-up" | "prompt.turned-up" | "prompt.use-help" | "prompt.use-slow-early" | "prompt.use-slow-now" | "prompt.vote" | "prompt.ward"; args?: Record<string, never> }
  | { id: "prompt.bring"; args: { kinds: PieceThing[]; origin: LandThing; here: LandThing; left?: number } }
  | { id: "prompt.corner-element"; args: { corner: CornerThing } }
  | { id: "prompt.damage" | "prompt.damage-near" | "prompt.gather-own" | "prompt.remove-health" | "prompt.sacrifice-together"; args: { here: LandThing; left: number } }
  | { id: "prompt.destroy-presence" | "prompt.gain-time" | "prompt.joint-pay" | "prompt.more-energy" | "prompt.pay-jointly" | "prompt.pay-shared" | "prompt.pay-together" | "prompt.return-to-tracks" | "prompt.settle-presence" | "prompt.spend-time"; args: { left: number } }
  | { id: "prompt.discard-top" | "prompt.draw"; args: { deck?: DeckThing } }
  | { id: "prompt.discord"; args: { here?: LandThing } }
  | { id: "prompt.each-spirit"; args: { effect: Effect } }
  | { id: "prompt.gather" | "prompt.push"; args: { kinds: PieceThing[]; here: LandThing; left?: number } }
  | { id: "prompt.give"; args: { taker: PlayerThing } }
  | { id: "prompt.go-along"; args: { piece: PieceThing; origin: LandThing; here: LandThing } }
  | { id: "prompt.hold-town"; args: { here: LandThing; piece: PieceThing } }
  | { id: "prompt.invade"; args: { action: ActionThing } }
  | { id: "prompt.military-response"; args: { rule: RuleThing; piece: PieceThing } }
  | { id: "prompt.move-presence"; args: { within: number } }
  | { id: "prompt.ocean-gathers" | "prompt.ocean-pushes"; args: { ocean: LandThing } }
  | { id: "prompt.part-lands"; args: { here: LandThing; apart: LandThing } }
  | { id: "prompt.pay-for-blight" | "prompt.stay-out"; args: { here: LandThing; n: number } }
  | { id: "prompt.presence-from"; args: { within?: number; land?: Effect } }
  | { id: "prompt.push-surplus"; args: { origin: LandThing } }
  | { id: "prompt.remove-among"; args: { left?: number } }
  | { id: "prompt.replace-card" | "prompt.target-spirit" | "prompt.use-it-now"; args: { card: CardThing } }
  | { id: "prompt.sacrifice-on-board" | "prompt.stalk" | "prompt.towns-inland"; args: { board: BoardThing; left: number } }
  | { id: "prompt.split-damage"; args: { here?: LandThing; left: number } }
  | { id: "prompt.start"; args: { spirit: SpiritThing; n: number } }
  | { id: "prompt.target-land"; args: { card: CardThing; land: Effect } }
  | { id: "prompt.use-powers"; args: { speed: SpeedThing } }
  | { id: "prompt.use-source-now"; args: { rule: RuleThing } };
