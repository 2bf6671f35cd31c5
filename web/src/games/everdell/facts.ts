/** What is printed on the cards of Everdell: `facts` of a card. Written by `python -m tools.protocol`. */

export type ModuleKind = "character" | "plan" | "list";

export type CardType = "traveller" | "production" | "destination" | "governance" | "prosperity";

export type Rarity = "common" | "unique" | "legendary";

export type Resource = "twig" | "resin" | "pebble" | "berry";

/** A critter or construction. A construction can be occupied for the critters it `frees`, instead of paying them; a critter is freed by its `homes`. */
export interface CityCardFacts {
  kind: "critter" | "construction";
  type: CardType;
  rarity: Rarity;
  set: string;
  copies: number;
  cost: Partial<Record<Resource, number>>;
  points: number;
  spaces: number;
  frees?: string[];
  homes?: string[];
  places?: number;
  open_to_others?: boolean;
  house_card?: boolean;
}

export interface LocationFacts {
  kind: "location";
  place: string;
  shared: boolean;
}

/** What an event asks for: cards by name, or so many of a type; and its points. */
export interface EventFacts {
  kind: "event";
  basic: boolean;
  cards: string[];
  types: Partial<Record<CardType, number>>;
  points: number;
}

/** A character, plan or list card of Phantomia. */
export interface PhantomiaFacts {
  kind: ModuleKind;
}

export interface AbilityFacts {
  kind: "ability";
}

export type CardFacts = CityCardFacts | LocationFacts | EventFacts | AbilityFacts | PhantomiaFacts;
