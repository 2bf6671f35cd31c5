/** The table of Everdell; see docs/formats.md. Written by `python -m tools.protocol`. */

export type Season = "winter" | "spring" | "summer" | "autumn";

export type HouseCards = "action" | "points";

export type Phase = "set-up" | "turn" | "prepare" | "end" | "over";

/** An event: who has achieved it, and what lies on and under it. */
export interface EventTable {
  owner: string | null;
  workers: string[];
  twig?: number;
  resin?: number;
  pebble?: number;
  berry?: number;
  under?: string[];
}

/** Places for workers on a card: how many there are now, and how many of them are free. */
export interface Spots {
  of: number;
  free: number;
}

/** A card in a city, with what lies on and under it. `with` is the number of the card that shares its space, as in refs, from 1. */
export interface CityCard {
  with?: number;
  card: string;
  spots?: Spots;
  occupied?: boolean;
  down?: boolean;
  web?: boolean;
  points?: number;
  twig?: number;
  resin?: number;
  pebble?: number;
  berry?: number;
  workers?: string[];
  under?: string[];
}

/** How many of a player's workers are where. */
export interface Workers {
  home: number;
  waiting: number;
  placed: number;
  aside: number;
  lost: number;
  seized?: number;
  on_meadow?: number;
}

/** What a player would score if the game ended now, with the lines of the count. */
export interface Score {
  total: number;
  lines: Record<string, number>;
}

/** One player, or the automated opponent. Of a hand others see the number, and what they know to be in it. What is secret of the modules is a number for them too. At a real table people keep resources, points, hand and city themselves; `open_cards` are the open destinations they told of. */
export interface PlayerTable {
  season: Season;
  passed: boolean;
  twig?: number;
  resin?: number;
  pebble?: number;
  berry?: number;
  points?: number;
  hand?: string[] | number;
  hand_known?: string[];
  hand_limit?: number;
  workers: Workers;
  city?: CityCard[];
  open_cards?: CityCard[];
  spaces_used?: number;
  spaces?: number;
  score?: Score;
  events: string[];
  animal?: string;
  ability?: string | null;
  offer?: string[] | number;
  legends?: string[] | number;
}

export interface FarmStack {
  top: string | null;
  below: number;
}

/** Phantomia's face-down cards: how many, and which of them one knows. */
export interface Pile {
  cards: number;
  known: string[];
}

/** A message about numbers. */
export interface SaidNumber {
  id: string;
  args: Record<string, number>;
}

/** A sentence as a message: the id of its pattern, and its values. */
export interface Said {
  id: string;
  args: Record<string, string | number | SaidNumber>;
}

/** An option of an action card that Phantomia came to: its word, which of the card's it is (0: the fallback), the place it names, whether all of it was possible and why not, and the sentence that says so. */
export interface TriedOption {
  option: string;
  n: number;
  at?: string;
  whole: boolean;
  why?: string;
  says: Said;
}

/** What Phantomia did in her last turn and why: the options she tried in vain, the one she took, the places she came by from the one shown to the one she took, where she went, and the points it brought. */
export interface HerLastTurn {
  turn: number;
  action: string;
  season: Season;
  did: "acts" | "prepares" | "ends";
  tried: TriedOption[];
  taken?: TriedOption;
  walk: string[];
  at?: string;
  points: number;
}

/** What lies on and between Phantomia's lair boards. */
export interface PhantomiaTable {
  level: number;
  action: string | null;
  arrow: "left" | "right" | null;
  house_cards: HouseCards[];
  stack: number;
  unseen: string[];
  played: string[];
  figure: number | null;
  deck: Pile;
  lair: Pile;
  special_event: boolean;
  character?: string;
  plan?: string;
  list?: string;
  webs?: Record<string, number>;
  adjacent?: number[];
  caught?: Pile;
  last?: HerLastTurn;
}

export interface EverdellView {
  game: "everdell";
  turn: number;
  phase: Phase;
  active: string | null;
  start: string;
  told?: boolean;
  meadow?: (string | null)[];
  deck?: number;
  discards?: string[] | number;
  shown: string[];
  playing: string[];
  places: Record<string, string[]>;
  forest: Record<string, string[]>;
  events: Record<string, EventTable>;
  players: Record<string, PlayerTable>;
  farm_stack?: FarmStack;
  legend_box?: number;
  figure?: string;
  die?: number | null;
  warded?: number[];
  phantomia?: PhantomiaTable;
}
