/** What the rules say of the things in a view of Everdell: `marks` of a state. Written by `python -m tools.protocol`. */

export type CardType = "traveller" | "production" | "destination" | "governance" | "prosperity";

export type Resource = "twig" | "resin" | "pebble" | "berry";

export type Why = "cost" | "twin" | "space" | "barred" | "toll";

export type Taking = "twig" | "resin" | "pebble" | "berry" | "any" | "card" | "anything" | "point" | "point-or-any" | "her-point" | "either";

export type Bringing = "twig" | "resin" | "pebble" | "berry" | "any" | "card" | "meadow" | "point";

/** One of several things a way leaves open: what it is, and the answer that takes it. */
export interface Choice {
  ref: string;
  answer: string;
}

/** One way to play a card: paying, with the help `by` a card, to `occupy` a construction, to `replace` the card of a banner, for so many `tokens`. `pay` are the sums that can be paid, the suggested one first, and `answers` what to send for each. Where there are `choices`, the answers take the first of each; another can be put in its place. `score` is what its player has for each sum once the card lies in the city, before it does anything; `spaces` how many are filled then, left out where it is not sure that it comes to lie there, and `leaves` the card that is gone then. `tolls` are what rules in force want for this way. */
export interface Way {
  pay: Partial<Record<Resource, number>>[];
  score?: number[];
  answers: string[][];
  by?: string;
  occupy?: string;
  replace?: string;
  tokens?: number;
  leaves?: string;
  spaces?: number;
  choices?: Choice[][];
  tolls?: Toll[];
}

/** So much of one thing: `any` resource, `anything` of resources and hand cards, tokens Phantomia gains. */
export interface Share {
  what: Taking;
  n: number;
}

/** A part of a toll; of `either` one part is paid. */
export interface Taken {
  what: Taking;
  n: number;
  parts?: Share[];
}

/** What a toll may take: the thing, the answer for one of it, and how many there are beside each sum of the way. */
export interface Spare {
  ref: string;
  answer: string;
  n: number[];
}

/** What a card of Phantomia's wants: in words, as a message names an effect, and as data. What comes `after` takes place all the same, whoever can pay for it or not. Where it is paid with the way, it takes `n` things out of `spare`; the answer that names them, separated by commas, goes into the answers of the way at place `at`. */
export interface Toll {
  by: string;
  price: string;
  takes: Taken[];
  after?: boolean;
  n?: number;
  spare?: Spare[];
  at?: number;
}

/** What playing a card brings now, at most so much of it where a choice remains; `by` another card of the city. */
export interface Brought {
  what: Bringing;
  n: number;
  up_to?: boolean;
  by?: string;
}

/** A card: whether it can be played, and in which ways; or why not, by which rule, and what is missing to pay its price. `more` is what rules in force add to the printed cost; `tolls` are paid besides. `brings` is what it does for its player when it is played. */
export interface Mark {
  ok: boolean;
  price: Partial<Record<Resource, number>>;
  ways?: Way[];
  lacks?: Partial<Record<Resource, number>>;
  why?: Why;
  rule?: string;
  more?: Partial<Record<Resource, number>>;
  tolls?: Toll[];
  brings?: Brought[];
}

/** What a worker costs besides at a place or event, and whether that can be paid. */
export interface PlaceMark {
  ok: boolean;
  tolls: Toll[];
}

export interface NeedPart {
  card?: string;
  type?: CardType;
  have: number;
  of: number;
}

/** How far a player is with an event; `unpaid` where only its price is missing. */
export interface NeedMark {
  met: boolean;
  parts: NeedPart[];
  unpaid?: boolean;
}

/** What Phantomia's die brings about from the least to the most of these numbers: what would be paid with what one has now, or the event that she would take; else what the card says. */
export interface DieRow {
  least: number;
  most: number;
  takes?: Share;
  event?: string;
}

/** A revealed card, with the answers that put it under the event and, where it may go there, into the hand. */
export interface SortedCard {
  card: string;
  under: string;
  hand?: string;
}

/** Revealed cards in the order in which they are asked for, and how many of them the hand has room for. */
export interface Sorting {
  room: number;
  cards: SortedCard[];
}

/** Cards by their refs, places and events where a worker is tolled by theirs, and events by id and player; and what a roll would do, and the ways to `prevent` what would happen, while the player is asked whether to prevent it; and the cards to `sort`, while the player is asked where they go. */
export interface EverdellMarks {
  plays: Record<string, Mark>;
  places: Record<string, PlaceMark>;
  needs: Record<string, Record<string, NeedMark>>;
  die?: DieRow[];
  prevent?: Way[];
  sort?: Sorting;
}
