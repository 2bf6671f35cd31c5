/** What is printed on the cards of Spirit Island: `facts` of a card. Written by `python -m tools.protocol`. */

export type Complexity = "low" | "moderate" | "high" | "very-high";

export type Element = "sun" | "moon" | "fire" | "air" | "water" | "earth" | "plant" | "animal";

export type PowerKind = "minor" | "major" | "unique" | "innate";

export type Speed = "fast" | "slow";

export type TargetKind = "land" | "any-spirit" | "another-spirit" | "yourself" | "none";

/** How far a land may be from Presence or a Sacred Site in one of these lands, and farther with some elements or to some lands. */
export interface Range {
  within: number;
  origin: "presence" | "sacred-site";
  origin_land?: string[];
  farther?: number;
  farther_with?: Partial<Record<Element, number>>;
  farther_land?: string[];
}

/** A Power Card or an Innate Power. The target land must be or have one of `land`: a terrain, `coastal`, `inland`, pieces (`dahan`, `2 dahan`, `no blight`), several at once joined by `+`. */
export interface PowerFacts {
  kind: PowerKind;
  speed: Speed;
  fast_with?: Partial<Record<Element, number>>;
  slow_with?: Partial<Record<Element, number>>;
  cost?: number;
  elements?: Element[];
  target: TargetKind;
  range?: Range;
  land?: string[];
  thresholds: Partial<Record<Element, number>>[];
}

export interface FearFacts {
  kind: "fear";
}

export interface EventFacts {
  kind: "event";
}

/** A Blight card: how much Blight its blighted side has for each player. */
export interface BlightFacts {
  kind: "blight";
  blight_per_player: number;
}

export interface SpiritFacts {
  kind: "spirit";
  complexity: Complexity;
  cards: string[];
  innates: string[];
  growth_options: number;
  growth_picks: number;
  growth_costs?: number[];
  growth_groups?: number[];
  presence: number;
}

export type CardFacts = PowerFacts | FearFacts | EventFacts | BlightFacts | SpiritFacts;
