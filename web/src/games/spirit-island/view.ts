/** The table of Spirit Island; see docs/formats.md. Written by `python -m tools.protocol`. */

export type Track = "energy" | "plays" | "bonus" | "growth-1" | "growth-2" | "growth-3" | "growth-4";

export type Element = "sun" | "moon" | "fire" | "air" | "water" | "earth" | "plant" | "animal";

export type MortalPiece = "explorer" | "town" | "city" | "dahan";

export type Terrain = "ocean" | "jungle" | "mountain" | "sands" | "wetland";

export type Layout = "standard" | "coastline" | "fragment" | "inverted-fragment" | "leaf" | "opposite-shores" | "snake" | "sunrise" | "top-to-top" | "snail" | "peninsula" | "v" | "meeple" | "star" | "flower" | "caldera" | "free" | "archipelago" | "thematic";

export type Closed = "out-of-range" | "wrong-land" | "not-for-presence" | "not-adjacent" | "no-pieces" | "no-effect" | "taken" | "other-board" | "not-first" | "not-on-card" | "no-sacred-site" | "no-energy" | "is-done";

export type Why = "no-energy" | "no-plays" | "used-up" | "is-fast" | "is-slow" | "no-elements" | "no-target" | "face-down" | "grow-first" | "too-early" | "no-drowned";

export type Mark = "-" | "+" | "~" | "*";

export type Phase = "spirit" | "fast" | "invaders.blight" | "invaders.event" | "invaders.fear" | "invaders.immigration" | "invaders.ravage" | "invaders.build" | "invaders.reveal" | "invaders.explore" | "invaders.advance" | "slow" | "time" | "";

/** A board in its place: turned so many sixths to the left, with its northwest corner `at` this point of a net of triangles, whose first axis points east and whose second a sixth to the left of that. The lands of a board begin with its id. Boards of another islet lie on a net of their own. */
export interface PlacedBoard {
  id: string;
  shape: string;
  turn: number;
  at: number[];
  islet: number;
  gone?: boolean;
}

/** How the boards lie together. */
export interface IslandMap {
  layout: Layout;
  boards: PlacedBoard[];
}

/** What a piece can take, and what it deals. */
export interface Strength {
  health: number;
  damage: number;
}

/** A land, or an Ocean with something in it. Pieces that are damaged or marked have keys of their own: `town-1`. */
export interface Land {
  terrain: Terrain;
  coastal: boolean;
  adjacent: string[];
  explorer: number;
  town: number;
  city: number;
  dahan: number;
  blight: number;
  beasts?: number;
  wilds?: number;
  disease?: number;
  badlands?: number;
  vitality?: number;
  inner?: boolean;
  isolated?: boolean;
  joined?: string;
  presence: Record<string, number>;
  defend: number;
  health?: Partial<Record<MortalPiece, number>>;
  [more: `${MortalPiece}${Mark}${string}`]: number;
}

/** The Invader cards. A card of the deck that nobody has seen is shown by its stage: `II`. */
export interface Invaders {
  immigration?: string[];
  ravage: string[];
  build: string[];
  explore: string[];
  deck: string[];
  discard: string[];
}

/** Fear cards: those left to earn by Terror Level, those earned and not yet resolved, and the open ones. */
export interface Fear {
  terror: number;
  generated: number;
  pool: number;
  earned: number;
  left: number[];
  deck: number;
  discard: string[];
}

export interface Blight {
  pool: number;
  healthy: boolean;
  card: string | null;
  unused_cards: number;
}

/** The Event cards: how many are left, and those that were carried out, the last of them now or this turn. */
export interface Events {
  deck: number;
  discard: string[];
}

/** A space of a presence track, as it is printed: `2+sun`. */
export interface TrackSpace {
  gives: string;
  uncovered: boolean;
}

/** A threshold in notation: `2 sun 3 earth`. */
export interface Threshold {
  needs: string;
  met: boolean;
}

export interface PresenceCount {
  island: number;
  destroyed: number;
  removed: number;
}

/** Power Cards that were drawn for a player to choose from. */
export interface Offer {
  to: string;
  cards: string[];
}

/** What the open question is part of: the card, adversary or scenario whose effect asks, whose it is (`spirits`: of all who paid for it) and in which land, with the line of its face that is carried out; and where a land is chosen, from where the range starts, and why other lands are closed. */
export interface About {
  card?: string;
  by?: string;
  land?: string;
  line?: number;
  origins?: string[];
  closed?: Record<string, Closed>;
  joint?: boolean;
  votes?: Record<string, number>;
}

/** One way to win or to lose as it is now, and how many are left of what decides it. */
export interface Goal {
  when: string;
  n?: number;
  player?: string;
}

export interface Goals {
  wins: Goal[];
  loses: Goal[];
}

/** A Spirit. `cannot` says why a card in hand cannot be played, a Power not be used, or what a rule allows not be done, in this phase. */
export interface Spirit {
  spirit: string;
  energy: number;
  income: number;
  plays: number;
  plays_left: number;
  hand: string[];
  play: string[];
  discard: string[];
  forgotten: string[];
  used: string[];
  elements: Partial<Record<Element, number>>;
  elements_of_choice: number;
  tracks: Partial<Record<Track, TrackSpace[]>>;
  innates: Record<string, Threshold[]>;
  presence: PresenceCount;
  sacred_sites: string[];
  drowned: number;
  prepared?: Partial<Record<Element, number>>;
  aspect?: string;
  time?: number;
  days?: string[];
  growth?: number[];
  ready: boolean;
  cannot: Record<string, Why>;
}

export interface PowerDeck {
  deck: number;
  discard: string[];
}

/** An adversary, and what its panel counts: Towns that can still be placed, Blight that was removed from the island, Blight of Ravages that did much damage, Beasts that it destroyed; and after how many cards of the Invader and the Fear deck cards come that its set-up has put there. */
export interface Adversary {
  id: string;
  level: number;
  towns_left?: number;
  blight?: number;
  heavy_blight?: number;
  beasts?: number;
  after_invader_cards?: number[];
  after_fear_cards?: number[];
}

/** What a card has made hold for a while, for a player or in a land. */
export interface RuleInForce {
  rule: string;
  player?: string;
  land?: string;
}

/** A Ravage that will come to a land if nobody does anything more: damage of the Invaders, of it what each kind `dealt` without what rules add to the land, Defend, and what is left of the damage; the Blight that comes, whether it cascades, the Dahan and Presence lost in the land, and what the Dahan that are left strike back with. Where it is not `sure`, choices decide, and at least this will happen; where it is `open`, Fear cards or a Spirit's right come before it, and less may happen. `may_cascade`: it does if another cascade comes here before. `may_lose`: in other Ravages these players may lose Presence here before, so it is open only whether they lose some in this one. `stopped`: by this rule it does not happen. */
export interface RavageToCome {
  damage: number;
  dealt: Partial<Record<MortalPiece, number>>;
  defend: number;
  net: number;
  blight: number;
  cascade: boolean;
  may_cascade?: boolean;
  dahan_lost: number;
  strike: number;
  presence_lost: string[];
  may_lose?: string[];
  sure: boolean;
  open?: boolean;
  stopped?: string;
}

/** What will be built in a land, in order; where it is not `sure`, what may be. `stopped`: by this rule nothing. */
export interface BuildToCome {
  adds: MortalPiece[];
  sure: boolean;
  stopped?: string;
}

/** So many Explorers will come to a land. */
export interface ExploreToCome {
  adds: number;
  sure: boolean;
}

/** All Blight that will come, how much is left in the pool then, and what follows when that is nothing. */
export interface BlightToCome {
  to_come: number;
  left: number;
  then: "" | "flips" | "lost";
  sure: boolean;
}

/** What all Ravages together cost. */
export interface LossToCome {
  lands: number;
  dahan_lost: number;
  presence_lost: Record<string, number>;
  sure: boolean;
}

/** What happens in the coming Invader Phase, that of this `turn`, if nobody does anything more and the game goes on. Lands that nothing happens to are left out. An Explore card that nobody knows opens so many lands, by which of the possible cards it is. `fear`: so many earned Fear cards come first. `event`: an Event card comes first. `escalation`: whether the Explore card brings one. `escalated`: what it would add to which lands before Exploring, where that does not depend on the card; where it is not `sure`, perhaps. */
export interface Forecast {
  turn: number;
  fear: number;
  ravage: Record<string, RavageToCome>;
  build: Record<string, BuildToCome>;
  explore: Record<string, ExploreToCome>;
  opens: Record<string, number>;
  escalation: "no" | "maybe" | "yes";
  blight: BlightToCome;
  losses: LossToCome;
  escalated?: Record<string, BuildToCome>;
  event?: boolean;
}

/** The whole table. `shown`: the lands that each card on the Invader board shows. `unforeseen`: the players wanted no `forecast`. */
export interface SpiritIslandView {
  game: "spirit-island";
  turn: number;
  phase: Phase;
  steps: Phase[];
  boards: string[];
  map: IslandMap;
  lands: Record<string, Land>;
  health: Partial<Record<MortalPiece, Strength>>;
  invaders: Invaders;
  shown: Record<string, string[]>;
  fear: Fear;
  blight: Blight;
  spirits: Record<string, Spirit>;
  minor: PowerDeck;
  major: PowerDeck;
  events?: Events;
  offer?: Offer;
  about?: About;
  forecast?: Forecast;
  unforeseen?: boolean;
  goal: Goals;
  adversary: Adversary | null;
  second_adversary?: Adversary;
  difficulty: number;
  scenario: string | null;
  rules: RuleInForce[];
}
