/** What is printed on the cards of Everdell: `facts` of a card. Written by `python -m tools.protocol`. */

export type ModuleKind = "character" | "plan" | "list";

export type CardType = "traveller" | "production" | "destination" | "governance" | "prosperity";

export type Rarity = "common" | "unique" | "legendary";

export type Resource = "twig" | "resin" | "pebble" | "berry";

export type Season = "winter" | "spring" | "summer" | "autumn";

export type Folk = "critter" | "construction";

export type PlaceKind = "basic" | "haven" | "journey" | "forest";

export type GivenKind = "twig" | "resin" | "pebble" | "berry" | "any" | "card" | "point" | "discard" | "meadow" | "copy" | "play" | "score";

/** A critter or construction. A construction can be occupied for the critters it `frees`, instead of paying them; a critter is freed by its `home`s. `spots` are places for workers; others may use them where the owner gains `open` point tokens for it. In the city it fills `space` spaces. A legendary card replaces the one of its `banner`. */
export interface CityCardFacts {
  kind: "card";
  folk: Folk;
  type: CardType;
  rarity: Rarity;
  set: string;
  copies: number;
  cost: Partial<Record<Resource, number>>;
  points: number;
  space: number;
  home: string[];
  frees: string[];
  spots: number;
  open: number;
  stays: boolean;
  banner?: string;
  house?: boolean;
}

/** One step of what a place does: a resource, `any` of them, a `card` of the deck or of the `meadow`, a `point` token; cards to `discard` first, another place to `copy`, a card to `play` for so much less, and what a field of the Journey will `score`. Without `n` it is any number; with `per` it is so much for each so many discarded. */
export interface Given {
  what: GivenKind;
  n?: number;
  per?: number;
  up_to?: boolean;
}

/** A place for workers on the board; a `shared` one takes any number of them. */
export interface PlaceFacts {
  kind: PlaceKind;
  shared: boolean;
  gives: Given[];
}

/** What an event asks for: a card by name, or so many of a type. */
export interface Need {
  card?: string;
  type?: CardType;
  of: number;
}

/** What an event asks for, its points, and the points for `each` of what it counts, at the end or at once. */
export interface EventFacts {
  kind: "event";
  basic: boolean;
  needs: Need[];
  points: number;
  each?: number[];
}

/** A message about a number. */
export interface Counted {
  id: string;
  args: Record<string, number>;
}

/** An option of an action card: its word, and what to say for it, as in a message. */
export interface ActionOption {
  option: string;
  says: string | Counted;
}

/** An action card of Phantomia: what she tries in each season, and what she does where nothing is possible. */
export interface ActionFacts {
  kind: "action";
  symbol: string;
  arrow: "left" | "right";
  rows: Partial<Record<Season, ActionOption[]>>;
  fallback: ActionOption;
  points: number;
  house?: boolean;
}

/** A character, plan or list card of Phantomia. */
export interface PhantomiaFacts {
  kind: ModuleKind;
}

export interface AbilityFacts {
  kind: "ability";
}

export type CardFacts = CityCardFacts | PlaceFacts | EventFacts | AbilityFacts | PhantomiaFacts | ActionFacts;

export const RESOURCES: readonly Resource[] = ["twig", "resin", "pebble", "berry"];

export const SEASONS: readonly Season[] = ["winter", "spring", "summer", "autumn"];
