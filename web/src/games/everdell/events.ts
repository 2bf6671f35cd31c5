import type { Effect, Said } from "../../net/types";

/** What can happen in Everdell: `says` of a line in the log. Written by `python -m tools.protocol`. */

export type AbilityThing = `ability:${string}`;
export type ActionThing = `action:${string}`;
export type ActionCardThing = `action-card:${string}`;
export type CardThing = `card:${string}`;
export type DoubtThing = `doubt:${string}`;
export type EventThing = `event:${string}`;
export type HostThing = `host:${string}`;
export type PlaceThing = `place:${string}`;
export type PlayerThing = `player:${string}`;
export type ResourceThing = `resource:${"berry" | "pebble" | "resin" | "twig"}`;
export type SeasonThing = `season:${"autumn" | "spring" | "summer" | "winter"}`;
export type SymbolThing = `symbol:${"ambassador" | "figure" | "none" | "spider"}`;
export type WhyThing = `why:${"city-full" | "empty-deck" | "figure-stands" | "no-cards" | "no-free-place" | "no-such-place" | "no-worker" | "not-in-game" | "possible" | "special-before" | "webs"}`;

export type Event =
  | { id: "log.begins"; args: { who: PlayerThing } }
  | { id: "log.turn"; args: { who: PlayerThing; n: number } }
  | { id: "log.passes"; args: { who: PlayerThing } }
  | { id: "log.season"; args: { who: PlayerThing; season: SeasonThing } }
  | { id: "log.scores"; args: { who: PlayerThing; n: number } }
  | { id: "log.rolls"; args: { n: number } }
  | { id: "log.gains"; args: { who: PlayerThing; what: ResourceThing; n: number } }
  | { id: "log.gains-points"; args: { who: PlayerThing; n: number } }
  | { id: "log.pays"; args: { who: PlayerThing; what: ResourceThing; n: number } }
  | { id: "log.gives"; args: { who: PlayerThing; taker: PlayerThing; what: ResourceThing; n: number } }
  | { id: "log.gives.nobody"; args: { who: PlayerThing; taker?: PlayerThing; what: ResourceThing; n: number } }
  | { id: "log.lays"; args: { who: PlayerThing; card: CardThing; what: ResourceThing; n: number } }
  | { id: "log.lays-points"; args: { who: PlayerThing; card: CardThing; n: number } }
  | { id: "log.lays-here"; args: { who: PlayerThing; what: ResourceThing; place: number } }
  | { id: "log.pays-token"; args: { who: PlayerThing; card: CardThing } }
  | { id: "log.spends-tokens"; args: { who: PlayerThing; card: CardThing; n: number } }
  | { id: "log.draws"; args: { who: PlayerThing; n: number; cards?: CardThing[] } }
  | { id: "log.discards"; args: { who: PlayerThing; n: number; cards?: CardThing[] } }
  | { id: "log.gives-card" | "log.gives-card.unseen"; args: { who: PlayerThing; taker: PlayerThing; card?: CardThing } }
  | { id: "log.takes"; args: { who: PlayerThing; card: CardThing; place: number } }
  | { id: "log.refills"; args: { place: number; card: CardThing } }
  | { id: "log.refilled-by-hand"; args: { places: number[] } }
  | { id: "log.meadow-loses"; args: { place: number; card: CardThing } }
  | { id: "log.cast-off"; args: { card: CardThing } }
  | { id: "log.reshuffled"; args?: Record<string, never> }
  | { id: "log.reveals" | "log.reveals.nothing"; args: { who: PlayerThing; cards: CardThing[] } }
  | { id: "log.tucks"; args: { who: PlayerThing; card: CardThing; host: HostThing } }
  | { id: "log.keeps"; args: { who: PlayerThing; card: CardThing } }
  | { id: "log.plays" | "log.plays.occupying" | "log.plays.free"; args: { who: PlayerThing; card: CardThing; meadow?: number; home: boolean; paid: Said[] } }
  | { id: "log.enters"; args: { who: PlayerThing; card: CardThing } }
  | { id: "log.city-loses"; args: { who: PlayerThing; card: CardThing } }
  | { id: "log.activates"; args: { who: PlayerThing; card: CardThing } }
  | { id: "log.copies"; args: { who: PlayerThing; card: CardThing; owner: PlayerThing } }
  | { id: "log.copies-place"; args: { who: PlayerThing; place: PlaceThing } }
  | { id: "log.visits"; args: { who: PlayerThing; place: PlaceThing } }
  | { id: "log.visits-card"; args: { who: PlayerThing; card: CardThing; owner?: PlayerThing } }
  | { id: "log.visits-card.other"; args: { who: PlayerThing; card: CardThing; owner: PlayerThing } }
  | { id: "log.achieves"; args: { who: PlayerThing; event: EventThing } }
  | { id: "log.recalls"; args: { who: PlayerThing } }
  | { id: "log.dealt-legend" | "log.dealt-legend.unseen"; args: { who: PlayerThing; card?: CardThing } }
  | { id: "log.has-ability"; args: { who: PlayerThing; ability: AbilityThing } }
  | { id: "log.farm-turned-up"; args: { card: CardThing } }
  | { id: "log.figure-goes"; args: { who: PlayerThing; place: PlaceThing } }
  | { id: "log.he-takes"; args: { card: CardThing; place: number } }
  | { id: "log.he-plays-nothing"; args?: Record<string, never> }
  | { id: "log.he-wards"; args: { place: number } }
  | { id: "log.he-prepares"; args: { season: SeasonThing } }
  | { id: "log.stack-renewed"; args?: Record<string, never> }
  | { id: "log.she-turns-up"; args: { house: boolean; card: ActionCardThing } }
  | { id: "log.module"; args: { module: Said } }
  | { id: "log.her-level"; args: { level: Said; house: boolean } }
  | { id: "log.her-doubt"; args: { doubt: DoubtThing } }
  | { id: "log.she-acts"; args: { action: ActionThing | PlaceThing | Said; n: number } }
  | { id: "log.she-cannot"; args: { action: ActionThing | PlaceThing | Said; n: number; why: WhyThing } }
  | { id: "log.she-falls-back"; args: { action: ActionThing | PlaceThing | Said; why?: WhyThing } }
  | { id: "log.she-prepares"; args: { symbol: SymbolThing } }
  | { id: "log.she-finishes"; args: { symbol: SymbolThing } }
  | { id: "log.she-goes-on"; args: { action: ActionThing | PlaceThing | Said } }
  | { id: "log.she-is-kept-off"; args: { action: ActionThing | PlaceThing | Said } }
  | { id: "log.arrow-points"; args: { right: boolean } }
  | { id: "log.die-goes-on"; args: { n: number; place: number; right: boolean } }
  | { id: "log.die-meets-figure"; args: { place: number } }
  | { id: "log.die-rolled-again.stands" | "log.die-rolled-again.empty" | "log.die-rolled-again"; args: { place: number; why: number } }
  | { id: "log.season-rolls" | "log.season-rolls.taken"; args: { season: SeasonThing; n: number } }
  | { id: "log.she-draws"; args: { n: number } }
  | { id: "log.she-draws-legend"; args?: Record<string, never> }
  | { id: "log.she-hides"; args: { n: number } }
  | { id: "log.she-hides-card"; args: { card: CardThing; place: number } }
  | { id: "log.she-hides-place"; args: { place: number } }
  | { id: "log.she-sends-fool"; args: { who: PlayerThing; card: CardThing } }
  | { id: "log.she-discards"; args: { card: CardThing } }
  | { id: "log.she-has-no-room"; args: { card: CardThing } }
  | { id: "log.fool-nowhere"; args: { card: CardThing } }
  | { id: "log.she-keeps"; args: { card: CardThing } }
  | { id: "log.she-plays"; args: { card: CardThing } }
  | { id: "log.she-loses-top"; args?: Record<string, never> }
  | { id: "log.she-looks"; args: { card: CardThing } }
  | { id: "log.she-takes"; args: { card: CardThing; place: number } }
  | { id: "log.she-removes"; args: { card: CardThing; place: number } }
  | { id: "log.she-unveils"; args: { card: CardThing } }
  | { id: "log.she-visits"; args: { place: PlaceThing } }
  | { id: "log.she-visits-card"; args: { card: CardThing; owner: PlayerThing } }
  | { id: "log.she-visits-event"; args: { event: EventThing } }
  | { id: "log.she-chooses-event" | "log.she-chooses-event.partly" | "log.she-chooses-event.nothing"; args: { event: EventThing; met: number; tied: boolean; right: boolean; basic: boolean } }
  | { id: "log.she-achieves"; args: { event: EventThing; stands: boolean } }
  | { id: "log.she-takes-worker"; args: { who: PlayerThing } }
  | { id: "log.next-worker"; args: { who: PlayerThing } }
  | { id: "log.figure"; args: { place: number } }
  | { id: "log.web"; args: { where: EventThing | PlaceThing } }
  | { id: "log.web-card"; args: { card: CardThing } }
  | { id: "log.prevents"; args: { who: PlayerThing } }
  | { id: "log.lets"; args: { who: PlayerThing } }
  | { id: "log.pays-point"; args: { who: PlayerThing } }
  | { id: "log.gives-points"; args: { who: PlayerThing; n: number } }
  | { id: "log.loses-to-her" | "log.loses-to-her.unseen"; args: { who: PlayerThing; card?: CardThing } }
  | { id: "log.loses-to-lair" | "log.loses-to-lair.unseen"; args: { who: PlayerThing; card?: CardThing } }
  | { id: "log.loses-pair"; args: { who: PlayerThing } }
  | { id: "log.takes-back"; args: { who: PlayerThing; n: number } }
  | { id: "log.looks-at-hers"; args: { who: PlayerThing; card?: CardThing } }
  | { id: "log.caught"; args: { who: PlayerThing; card?: CardThing } }
  | { id: "log.city-loses-to-her"; args: { who: PlayerThing; card: CardThing } }
  | { id: "log.turned-down"; args: { who: PlayerThing; card: CardThing } }
  | { id: "log.turned-up"; args: { who: PlayerThing; card: CardThing } }
  | { id: "log.fills-place"; args: { who: PlayerThing; card: CardThing; place: number } }
  | { id: "log.by-hand"; args: { who: PlayerThing; effect: Effect } }
  | { id: "log.table-for"; args: { n: number } }
  | { id: "log.table-box"; args?: Record<string, never> }
  | { id: "log.table-forest"; args?: Record<string, never> }
  | { id: "log.table-meadow"; args?: Record<string, never> }
  | { id: "log.table-hands"; args?: Record<string, never> }
  | { id: "log.table-lair"; args?: Record<string, never> }
  | { id: "log.table-spiders"; args?: Record<string, never> }
  | { id: "log.table-actions"; args?: Record<string, never> }
  | { id: "log.table-no-actions"; args?: Record<string, never> }
  | { id: "log.table-corrin"; args?: Record<string, never> }
  | { id: "log.table-farms"; args?: Record<string, never> }
  | { id: "log.table-legends"; args?: Record<string, never> }
  | { id: "log.table-abilities"; args?: Record<string, never> }
  | { id: "log.table-no-spring-worker"; args?: Record<string, never> }
  | { id: "log.table-webs"; args?: Record<string, never> }
  | { id: "log.table-lists"; args?: Record<string, never> }
  | { id: "log.she-is-given"; args: { n: number } }
  | { id: "log.she-gets-cards"; args: { n: number } }
  | { id: "log.webs-go"; args?: Record<string, never> }
  | { id: "log.step-season"; args: { season: SeasonThing } }
  | { id: "log.step-stack"; args: { season: SeasonThing } }
  | { id: "log.step-back"; args?: Record<string, never> }
  | { id: "log.step-spiders"; args: { n: number } };

/** The event that is told by the message of this id. */
export type EventOf<Id extends Event["id"]> = Event & { id: Id };
