/** The table of Spirit Island; see docs/formats.md. Written by `python -m tools.protocol`. */

export type Track = "energy" | "plays" | "bonus";

export type Element = "sun" | "moon" | "fire" | "air" | "water" | "earth" | "plant" | "animal";

export type MortalPiece = "explorer" | "town" | "city" | "dahan";

export type Terrain = "ocean" | "jungle" | "mountain" | "sands" | "wetland";

export type Mark = "-" | "+" | "~" | "*";

export type Phase = "spirit" | "fast" | "invaders.blight" | "invaders.fear" | "invaders.immigration" | "invaders.ravage" | "invaders.build" | "invaders.reveal" | "invaders.explore" | "invaders.advance" | "slow" | "time" | "";

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
  presence: Record<string, number>;
  defend: number;
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
  ready: boolean;
}

export interface PowerDeck {
  deck: number;
  discard: string[];
}

export interface Adversary {
  id: string;
  level: number;
}

/** What a card has made hold for a while, for a player or in a land. */
export interface RuleInForce {
  rule: string;
  player?: string;
  land?: string;
}

export interface SpiritIslandView {
  game: "spirit-island";
  turn: number;
  phase: Phase;
  boards: string[];
  lands: Record<string, Land>;
  invaders: Invaders;
  fear: Fear;
  blight: Blight;
  spirits: Record<string, Spirit>;
  minor: PowerDeck;
  major: PowerDeck;
  adversary: Adversary | null;
  difficulty: number;
  scenario: string | null;
  rules: RuleInForce[];
}
