import type { Said } from "../../net/wire";

/** What can happen in Everdell: `says` of a line in the log. Written by `python -m tools.protocol`. */
export type Event =
  | { id: "log.begins"; args: { who: `player:${string}` } }
  | { id: "log.turn"; args: { who: `player:${string}`; n: number } }
  | { id: "log.passes"; args: { who: `player:${string}` } }
  | { id: "log.season"; args: { who: `player:${string}`; season: `season:${string}` } }
  | { id: "log.scores"; args: { who: `player:${string}`; n: number } }
  | { id: "log.rolls"; args: { n: number } }
  | { id: "log.gains"; args: { who: `player:${string}`; what: `resource:${string}`; n: number } }
  | { id: "log.gains-points"; args: { who: `player:${string}`; n: number } }
  | { id: "log.pays"; args: { who: `player:${string}`; what: `resource:${string}`; n: number } }
  | { id: "log.gives"; args: { who: `player:${string}`; taker: `player:${string}`; what: `resource:${string}`; n: number } }
  | { id: "log.gives.nobody"; args: { who: `player:${string}`; taker?: `player:${string}`; what: `resource:${string}`; n: number } }
  | { id: "log.lays"; args: { who: `player:${string}`; card: `card:${string}`; what: `resource:${string}`; n: number } }
  | { id: "log.lays-points"; args: { who: `player:${string}`; card: `card:${string}`; n: number } }
  | { id: "log.lays-here"; args: { who: `player:${string}`; what: `resource:${string}`; place: number } }
  | { id: "log.pays-token"; args: { who: `player:${string}`; card: `card:${string}` } }
  | { id: "log.spends-tokens"; args: { who: `player:${string}`; card: `card:${string}`; n: number } }
  | { id: "log.draws"; args: { who: `player:${string}`; n: number; cards?: `card:${string}`[] } }
  | { id: "log.discards"; args: { who: `player:${string}`; n: number; cards?: `card:${string}`[] } }
  | { id: "log.gives-card" | "log.gives-card.unseen"; args: { who: `player:${string}`; taker: `player:${string}`; card?: `card:${string}` } }
  | { id: "log.takes"; args: { who: `player:${string}`; card: `card:${string}`; place: number } }
  | { id: "log.refills"; args: { place: number; card: `card:${string}` } }
  | { id: "log.refilled-by-hand"; args: { places: number[] } }
  | { id: "log.meadow-loses"; args: { place: number; card: `card:${string}` } }
  | { id: "log.cast-off"; args: { card: `card:${string}` } }
  | { id: "log.reshuffled"; args: Record<string, never> }
  | { id: "log.reveals" | "log.reveals.nothing"; args: { who: `player:${string}`; cards: `card:${string}`[] } }
  | { id: "log.tucks"; args: { who: `player:${string}`; card: `card:${string}`; host: `host:${string}` } }
  | { id: "log.keeps"; args: { who: `player:${string}`; card: `card:${string}` } }
  | { id: "log.plays" | "log.plays.occupying" | "log.plays.free"; args: { who: `player:${string}`; card: `card:${string}`; meadow?: number; home: boolean; paid: Said[] } }
  | { id: "log.enters"; args: { who: `player:${string}`; card: `card:${string}` } }
  | { id: "log.city-loses"; args: { who: `player:${string}`; card: `card:${string}` } }
  | { id: "log.activates"; args: { who: `player:${string}`; card: `card:${string}` } }
  | { id: "log.copies"; args: { who: `player:${string}`; card: `card:${string}`; owner: `player:${string}` } }
  | { id: "log.copies-place"; args: { who: `player:${string}`; place: `place:${string}` } }
  | { id: "log.visits"; args: { who: `player:${string}`; place: `place:${string}` } }
  | { id: "log.visits-card"; args: { who: `player:${string}`; card: `card:${string}`; owner?: `player:${string}` } }
  | { id: "log.visits-card.other"; args: { who: `player:${string}`; card: `card:${string}`; owner: `player:${string}` } }
  | { id: "log.achieves"; args: { who: `player:${string}`; event: `event:${string}` } }
  | { id: "log.recalls"; args: { who: `player:${string}` } }
  | { id: "log.dealt-legend" | "log.dealt-legend.unseen"; args: { who: `player:${string}`; card?: `card:${string}` } }
  | { id: "log.has-ability"; args: { who: `player:${string}`; ability: `ability:${string}` } }
  | { id: "log.farm-turned-up"; args: { card: `card:${string}` } }
  | { id: "log.figure-goes"; args: { who: `player:${string}`; place: `place:${string}` } }
  | { id: "log.he-takes"; args: { card: `card:${string}`; place: number } }
  | { id: "log.he-plays-nothing"; args: Record<string, never> }
  | { id: "log.he-wards"; args: { place: number } }
  | { id: "log.he-prepares"; args: { season: `season:${string}` } }
  | { id: "log.stack-renewed"; args: Record<string, never> }
  | { id: "log.she-turns-up"; args: { house: boolean; card: `action-card:${string}` } }
  | { id: "log.module"; args: { module: Said } }
  | { id: "log.her-level"; args: { level: Said; house: boolean } }
  | { id: "log.her-doubt"; args: { doubt: `doubt:${string}` } }
  | { id: "log.she-acts"; args: { action: `action:${string}` | `place:${string}` | Said; n: number } }
  | { id: "log.she-cannot"; args: { action: `action:${string}` | `place:${string}` | Said; n: number; why: `why:${string}` } }
  | { id: "log.she-falls-back"; args: { action: `action:${string}` | `place:${string}` | Said; why?: `why:${string}` } }
  | { id: "log.she-prepares"; args: { symbol: `symbol:${string}` } }
  | { id: "log.she-finishes"; args: { symbol: `symbol:${string}` } }
  | { id: "log.she-goes-on"; args: { action: `action:${string}` | `place:${string}` | Said } }
  | { id: "log.arrow-points"; args: { right: boolean } }
  | { id: "log.die-goes-on"; args: { n: number; place: number; right: boolean } }
  | { id: "log.die-meets-figure"; args: { place: number } }
  | { id: "log.die-rolled-again"; args: { place: number } }
  | { id: "log.season-rolls" | "log.season-rolls.taken"; args: { season: `season:${string}`; n: number } }
  | { id: "log.she-draws"; args: { n: number } }
  | { id: "log.she-draws-legend"; args: Record<string, never> }
  | { id: "log.she-hides"; args: { n: number } }
  | { id: "log.she-hides-card"; args: { card: `card:${string}`; place: number } }
  | { id: "log.she-hides-place"; args: { place: number } }
  | { id: "log.she-sends-fool"; args: { who: `player:${string}`; card: `card:${string}` } }
  | { id: "log.she-discards"; args: { card: `card:${string}` } }
  | { id: "log.she-has-no-room"; args: { card: `card:${string}` } }
  | { id: "log.fool-nowhere"; args: { card: `card:${string}` } }
  | { id: "log.she-keeps"; args: { card: `card:${string}` } }
  | { id: "log.she-plays"; args: { card: `card:${string}` } }
  | { id: "log.she-loses-top"; args: Record<string, never> }
  | { id: "log.she-looks"; args: { card: `card:${string}` } }
  | { id: "log.she-takes"; args: { card: `card:${string}`; place: number } }
  | { id: "log.she-removes"; args: { card: `card:${string}`; place: number } }
  | { id: "log.she-unveils"; args: { card: `card:${string}` } }
  | { id: "log.she-visits"; args: { place: `place:${string}` } }
  | { id: "log.she-visits-card"; args: { card: `card:${string}`; owner: `player:${string}` } }
  | { id: "log.she-visits-event"; args: { event: `event:${string}` } }
  | { id: "log.she-chooses-event" | "log.she-chooses-event.partly" | "log.she-chooses-event.nothing"; args: { event: `event:${string}`; met: number; tied: boolean; right: boolean; basic: boolean } }
  | { id: "log.she-achieves"; args: { event: `event:${string}`; stands: boolean } }
  | { id: "log.she-takes-worker"; args: { who: `player:${string}` } }
  | { id: "log.next-worker"; args: { who: `player:${string}` } }
  | { id: "log.figure"; args: { place: number } }
  | { id: "log.web"; args: { where: `event:${string}` | `place:${string}` } }
  | { id: "log.web-card"; args: { card: `card:${string}` } }
  | { id: "log.prevents"; args: { who: `player:${string}` } }
  | { id: "log.lets"; args: { who: `player:${string}` } }
  | { id: "log.pays-point"; args: { who: `player:${string}` } }
  | { id: "log.gives-points"; args: { who: `player:${string}`; n: number } }
  | { id: "log.loses-to-her" | "log.loses-to-her.unseen"; args: { who: `player:${string}`; card?: `card:${string}` } }
  | { id: "log.loses-to-lair" | "log.loses-to-lair.unseen"; args: { who: `player:${string}`; card?: `card:${string}` } }
  | { id: "log.loses-pair"; args: { who: `player:${string}` } }
  | { id: "log.takes-back"; args: { who: `player:${string}`; n: number } }
  | { id: "log.looks-at-hers"; args: { who: `player:${string}`; card?: `card:${string}` } }
  | { id: "log.caught"; args: { who: `player:${string}`; card?: `card:${string}` } }
  | { id: "log.city-loses-to-her"; args: { who: `player:${string}`; card: `card:${string}` } }
  | { id: "log.turned-down"; args: { who: `player:${string}`; card: `card:${string}` } }
  | { id: "log.turned-up"; args: { who: `player:${string}`; card: `card:${string}` } }
  | { id: "log.fills-place"; args: { who: `player:${string}`; card: `card:${string}`; place: number } }
  | { id: "log.by-hand"; args: { who: `player:${string}`; effect: `effect:${string}` } }
  | { id: "log.table-for"; args: { n: number } }
  | { id: "log.table-box"; args: Record<string, never> }
  | { id: "log.table-forest"; args: Record<string, never> }
  | { id: "log.table-meadow"; args: Record<string, never> }
  | { id: "log.table-hands"; args: Record<string, never> }
  | { id: "log.table-lair"; args: Record<string, never> }
  | { id: "log.table-spiders"; args: Record<string, never> }
  | { id: "log.table-actions"; args: Record<string, never> }
  | { id: "log.table-no-actions"; args: Record<string, never> }
  | { id: "log.table-corrin"; args: Record<string, never> }
  | { id: "log.table-farms"; args: Record<string, never> }
  | { id: "log.table-legends"; args: Record<string, never> }
  | { id: "log.table-abilities"; args: Record<string, never> }
  | { id: "log.table-no-spring-worker"; args: Record<string, never> }
  | { id: "log.table-webs"; args: Record<string, never> }
  | { id: "log.table-lists"; args: Record<string, never> }
  | { id: "log.she-is-given"; args: { n: number } }
  | { id: "log.she-gets-cards"; args: { n: number } }
  | { id: "log.webs-go"; args: Record<string, never> }
  | { id: "log.step-season"; args: { season: `season:${string}` } }
  | { id: "log.step-stack"; args: { season: `season:${string}` } }
  | { id: "log.step-back"; args: Record<string, never> }
  | { id: "log.step-spiders"; args: { n: number } };

/** The event that is told by the message of this id. */
export type EventOf<Id extends Event["id"]> = Event & { id: Id };
