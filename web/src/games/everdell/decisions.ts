import type { Effect, Said } from "../../net/types";

/** What may be answered and asked in Everdell: `says` and `asks` of a decision. Written by `python -m tools.protocol`. */

export type AbilityThing = `ability:${string}`;
export type ActionCardThing = `action-card:${string}`;
export type CardThing = `card:${string}`;
export type EventThing = `event:${string}`;
export type ModuleThing = `module:${string}`;
export type ModuleKindThing = `module-kind:${"character" | "list" | "plan"}`;
export type PlaceThing = `place:${string}`;
export type PlayerThing = `player:${string}`;
export type ResourceThing = `resource:${string}`;
export type RuleThing = `rule:${string}`;
export type WhatThing = `what:${string}`;

export type Option =
  | { id: "option.put-back"; args: { thing: Option } }
  | { id: "option.several"; args: { things: Option[] } }
  | { id: "option.ability"; args: { who?: PlayerThing; ability: AbilityThing } }
  | { id: "option.ability"; args: { ability: AbilityThing } }
  | { id: "option.action-card"; args: { card: ActionCardThing } }
  | { id: "option.activate" | "option.card" | "option.copy-card" | "option.discard-from-city" | "option.draw-meadow" | "option.imprison" | "option.produce" | "option.refresh" | "option.replace" | "option.told-lost" | "option.tuck"; args: { card: Said } }
  | { id: "option.activate-worker" | "option.copy-place" | "option.lose-worker" | "option.move-to" | "option.move-worker" | "option.place" | "option.put-figure" | "option.recall" | "option.told-free" | "option.told-visit" | "option.visit"; args: { place: PlaceThing | EventThing | Said } }
  | { id: "option.card" | "option.discard" | "option.give-card" | "option.sort-into-hand" | "option.sort-under" | "option.told-played" | "option.tuck"; args: { card: CardThing } }
  | { id: "option.card"; args: { who?: PlayerThing; card: CardThing } }
  | { id: "option.card"; args: { place: number; card: CardThing } }
  | { id: "option.carried-leave" | "option.draw-none" | "option.from-deck" | "option.from-discards" | "option.give-away-to-nobody" | "option.give-nothing" | "option.give-to-nobody" | "option.it-happens" | "option.let-it-happen" | "option.no" | "option.no-more" | "option.none" | "option.stop" | "option.table-ready" | "option.told-passed" | "option.told-prepared" | "option.yes"; args?: Record<string, never> }
  | { id: "option.carried-pay"; args: { card?: Said } }
  | { id: "option.draw-some" | "option.number"; args: { n: number } }
  | { id: "option.either"; args: { n: number; part: Effect } }
  | { id: "option.event"; args: { event: EventThing } }
  | { id: "option.fool-fits" | "option.give-token" | "option.lose-worker-at-home" | "option.no" | "option.pass" | "option.prepare" | "option.told-basic" | "option.told-card" | "option.told-city" | "option.told-done" | "option.told-elsewhere" | "option.told-event" | "option.told-forest" | "option.told-gone" | "option.told-journey" | "option.told-storehouse"; args: { who?: PlayerThing } }
  | { id: "option.gain-one" | "option.give-nobody" | "option.give-one" | "option.give-resource" | "option.lay" | "option.pay-one"; args: { what: ResourceThing } }
  | { id: "option.gain-several"; args: { goods: Said[] } }
  | { id: "option.give"; args: { what: ResourceThing; who: PlayerThing } }
  | { id: "option.give-to" | "option.into-city" | "option.left-of-her" | "option.pay-to" | "option.start"; args: { who: PlayerThing } }
  | { id: "option.instead"; args: { rule?: RuleThing; owner?: PlayerThing } }
  | { id: "option.module"; args: { kind?: ModuleKindThing; card: ModuleThing } }
  | { id: "option.number"; args: { n: number; what?: WhatThing; who?: PlayerThing } }
  | { id: "option.occupy"; args: { home: Said } }
  | { id: "option.pay" | "option.pay-less" | "option.settle-nothing"; args: { play?: CardThing | Said } }
  | { id: "option.pay-number"; args: { n: number; what: ResourceThing } }
  | { id: "option.place"; args: { place: PlaceThing } }
  | { id: "option.play"; args: { card: CardThing | Said } }
  | { id: "option.prevent"; args: { price: Effect } }
  | { id: "option.react"; args: { rule: RuleThing; n?: number; owner?: PlayerThing } }
  | { id: "option.settle"; args: { paid: Said[]; play?: CardThing | Said } }
  | { id: "option.settle-nothing"; args: { what?: ResourceThing } }
  | { id: "option.snatch"; args: { card: CardThing; place: number } }
  | { id: "option.spend-tokens"; args: { n: number; card?: Said } }
  | { id: "option.take-back" | "option.told-left" | "option.told-score" | "option.yes"; args: { n: number; who?: PlayerThing } }
  | { id: "option.told-cards" | "option.told-points" | "option.told-resources"; args: { n: number; her?: PlayerThing } }
  | { id: "option.told-fool" | "option.told-given" | "option.told-some-cards" | "option.told-some-points" | "option.told-some-resources"; args: { her?: PlayerThing } }
  | { id: "option.told-taken"; args: { place: number } }
  | { id: "option.use"; args: { helper: Said } }
  | { id: "option.use-and-occupy"; args: { helper: Said; home: Said } };

export type Question =
  | { id: "asked.chosen"; args: { question: Question; n: number; most: number } }
  | { id: "asked.by-card"; args: { card: `${string}:${string}`; question: Question } }
  | { id: "prompt.action-card" | "prompt.activate" | "prompt.copy-card" | "prompt.copy-place" | "prompt.discard-of-pair" | "prompt.draw-some" | "prompt.drawn-from-hand" | "prompt.either" | "prompt.fool-fits" | "prompt.gain-lacking" | "prompt.give-cards-to" | "prompt.give-what" | "prompt.give-whom" | "prompt.her-die" | "prompt.her-draw" | "prompt.her-lair" | "prompt.her-pile" | "prompt.her-top" | "prompt.her-worker" | "prompt.how-many-beyond" | "prompt.how-many-given" | "prompt.how-many-in-hand" | "prompt.how-many-taken-back" | "prompt.how-many-to-her" | "prompt.how-many-tokens" | "prompt.imprison" | "prompt.keep-ability" | "prompt.lay-events" | "prompt.lay-web" | "prompt.left-of-her" | "prompt.lose-card" | "prompt.lose-from-city" | "prompt.lose-placed" | "prompt.lose-to-her" | "prompt.lose-worker" | "prompt.module" | "prompt.move-to" | "prompt.move-worker" | "prompt.pay-to" | "prompt.play-free" | "prompt.played-from-hand" | "prompt.produce" | "prompt.put-figure" | "prompt.react" | "prompt.recall" | "prompt.reveal" | "prompt.reveal-from" | "prompt.roll-die" | "prompt.snatch" | "prompt.start" | "prompt.table-ready" | "prompt.take-back" | "prompt.take-from-him" | "prompt.told-ability" | "prompt.told-card" | "prompt.told-cards" | "prompt.told-given" | "prompt.told-gone" | "prompt.told-left" | "prompt.told-points" | "prompt.told-resources" | "prompt.told-score" | "prompt.told-turn" | "prompt.told-where" | "prompt.turn" | "prompt.turn-up-farm"; args?: Record<string, never> }
  | { id: "prompt.activate-worker" | "prompt.draw-meadow-one"; args: { left: number } }
  | { id: "prompt.carried" | "prompt.may"; args: { part: Effect } }
  | { id: "prompt.deal-ability" | "prompt.deal-legend" | "prompt.draw"; args: { who: PlayerThing } }
  | { id: "prompt.discard-city" | "prompt.discard-hand" | "prompt.draw-meadow" | "prompt.give-up" | "prompt.refresh"; args: { n: number; up_to: boolean } }
  | { id: "prompt.fill-place" | "prompt.look" | "prompt.refill"; args: { place: number } }
  | { id: "prompt.gain" | "prompt.pay-kinds" | "prompt.pay-up-to"; args: { n: number; kinds: ResourceThing[] } }
  | { id: "prompt.give" | "prompt.give-cards" | "prompt.hand-at-least" | "prompt.keep-face-up" | "prompt.lay-forest" | "prompt.play-for-less" | "prompt.told-events"; args: { n: number } }
  | { id: "prompt.give-card-to" | "prompt.into-city" | "prompt.play-how" | "prompt.settle" | "prompt.sort"; args: { card: CardThing } }
  | { id: "prompt.give-resource-to"; args: { what: ResourceThing } }
  | { id: "prompt.lay-here" | "prompt.tuck"; args: { place: PlaceThing | EventThing | Said; n: number } }
  | { id: "prompt.prevent" | "prompt.prevented"; args: { effect: Effect } }
  | { id: "prompt.spend-tokens"; args: { card: Said } };
