/** What is printed on cards and panels, ready to be drawn: facts and words of the server together. */

import { settings } from "../../../lib/settings.svelte";
import { cards } from "../../../lib/vocabulary.svelte";
import type { AdversaryFace, AdversaryLevel, BlightFace, CardFace, EventFace, EventFacePart } from "../faces";
import type { FearFace, Level, PowerFace as Words, SpiritFace } from "../faces";
import type { CardFacts, PowerFacts, Range, Speed } from "../facts";
import type { Element } from "../view";

export type Needs = Level["needs"];

/** A Power: a card, or innate. */
export interface PowerFace extends Words {
  speed: Speed;
  cost: number | null;
  elements: Element[];
  range: Range | null;
  /** The other speed it may have, and what that needs. */
  also: [Speed, Needs] | null;
}

/** What the server has said of a card. */
interface Told {
  name: string;
  text: string;
  facts?: CardFacts;
  face?: CardFace;
}

function told(id: string): Told | undefined {
  return cards.of("spirit-island", settings.lang)[id] as Told | undefined;
}

const isPower = (facts: CardFacts | undefined): facts is PowerFacts => facts !== undefined && "speed" in facts;
const isPowerFace = (face: CardFace | undefined): face is Words => face !== undefined && "levels" in face;
const isPanel = (face: CardFace | undefined): face is SpiritFace => face !== undefined && "growth" in face;
const isFear = (face: CardFace | undefined): face is FearFace => face !== undefined && "terror" in face;
const isBlight = (face: CardFace | undefined): face is BlightFace => face !== undefined && "each_turn" in face;
const isAdversary = (face: CardFace | undefined): face is AdversaryFace => face !== undefined && "adversary" in face;
const isEvent = (face: CardFace | undefined): face is EventFace => face !== undefined && "event" in face;
const NONE: SpiritFace = { growth: [], always: [], rules: [] };

/** Null until the cards are here, and for what is no Power. */
export function powerFace(id: string): PowerFace | null {
  const { facts, face } = told(id) ?? {};
  if (!isPower(facts) || !isPowerFace(face)) return null;
  const { speed, cost = null, elements = [], range = null, fast_with: fast, slow_with: slow } = facts;
  return { ...face, speed, cost, elements, range, also: fast ? ["fast", fast] : slow ? ["slow", slow] : null };
}

export function spiritFace(id: string): SpiritFace {
  const face = told(id)?.face;
  return isPanel(face) ? face : NONE;
}

/** The Innate Powers of a Spirit. */
export function innatesOf(spirit: string): string[] {
  const facts = told(spirit)?.facts;
  return facts !== undefined && "innates" in facts ? facts.innates : [];
}

/** How many Growth options are chosen, what they cost, and how many each group has from which one is chosen. */
export interface Choosing {
  picks: number;
  costs: number[];
  groups: number[];
}

export function growthChoice(spirit: string): Choosing {
  const facts = told(spirit)?.facts;
  if (facts === undefined || !("growth_picks" in facts)) return { picks: 1, costs: [], groups: [] };
  return { picks: facts.growth_picks, costs: facts.growth_costs ?? [], groups: facts.growth_groups ?? [] };
}

/** The levels of an adversary, the first its escalation; none for what is no adversary. */
export function adversaryFace(id: string): AdversaryLevel[] {
  const face = told(id)?.face;
  return isAdversary(face) ? face.adversary : [];
}

/** The parts of an Event card from top to bottom; none for what is no Event card. */
export function eventFace(id: string): EventFacePart[] {
  const face = told(id)?.face;
  return isEvent(face) ? face.event : [];
}

/** What changes a Spirit: it has a panel of its own, but is told by what it changes. */
export function isAspect(id: string): boolean {
  const { face, facts } = told(id) ?? {};
  return isPanel(face) && facts === undefined;
}

export function isFearCard(id: string): boolean {
  return isFear(told(id)?.face);
}

/** What a card says that is no Power, line by line: a Fear card by Terror Level, an adversary by its own. */
export function linesOf(id: string): string[] {
  const { face, text } = told(id) ?? {};
  if (isFear(face)) return face.terror;
  if (isBlight(face)) return [face.at_once, face.each_turn].filter(Boolean);
  if (isAdversary(face)) return face.adversary.map((level) => level.text);
  return text ? [text] : [];
}

export const isCard = (id: string): boolean => told(id) !== undefined;

/** The name of a card or Spirit; its id until names are here. */
export function nameOf(id: string): string {
  return told(id)?.name ?? id;
}
