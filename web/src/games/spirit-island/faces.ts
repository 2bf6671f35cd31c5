/** What is printed on the cards of Spirit Island in words: `face` of a card. Written by `python -m tools.protocol`. */

export type Element = "sun" | "moon" | "fire" | "air" | "water" | "earth" | "plant" | "animal";

export type GrowthKind = "reclaim" | "gain-power" | "presence" | "energy" | "plays" | "move" | "other";

/** A threshold, and what it does. */
export interface Level {
  needs: Partial<Record<Element, number>>;
  text: string;
}

/** A Power: what it targets, from where and where to it reaches farther, what it does line by line, and what its thresholds add. */
export interface PowerFace {
  target: string;
  origin?: string;
  farther?: string;
  text: string[];
  levels: Level[];
}

export interface GrowthPart {
  kind: GrowthKind;
  text: string;
}

export interface SpecialRule {
  id: string;
  name: string;
  text: string;
}

/** A Spirit's panel: the parts of each Growth option, what is done every turn beside them, special rules. */
export interface SpiritFace {
  growth: GrowthPart[][];
  always: GrowthPart[];
  rules: SpecialRule[];
}

/** A Fear card by Terror Level. */
export interface FearFace {
  terror: string[];
}

/** A Blight card: what happens as it is turned over, if anything, and in every Invader Phase. */
export interface BlightFace {
  at_once: string;
  each_turn: string;
}

/** A part of an Event card: of the upper half with when it is carried out or what it costs, or a token or Dahan event. */
export interface EventFacePart {
  half: "main" | "token" | "dahan";
  text: string;
}

/** An Event card, from top to bottom. */
export interface EventFace {
  event: EventFacePart[];
}

export interface AdversaryLevel {
  name: string;
  difficulty: number;
  fear_cards: number[];
  text: string;
}

/** An adversary; each level adds to those before it. The first is its escalation and how it can win. */
export interface AdversaryFace {
  adversary: AdversaryLevel[];
}

export interface ScenarioFace {
  difficulty: number;
  scenario: string;
}

export type CardFace = PowerFace | SpiritFace | FearFace | BlightFace | EventFace | AdversaryFace | ScenarioFace;
