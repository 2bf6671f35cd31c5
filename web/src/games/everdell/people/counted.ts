/** A city in numbers: how many cards of each kind, and how the score comes about. */

import type { CardType } from "../facts";
import { cityCard, type Facts } from "../table";
import type { CityCard } from "../view";

const TYPES: readonly CardType[] = ["traveller", "production", "destination", "governance", "prosperity"];

export function kindsOf(rows: readonly CityCard[], facts: Facts): { type: CardType; n: number }[] {
  const types = rows.filter(({ down }) => !down).map(({ card }) => cityCard(facts, card)?.type);
  return TYPES.map((type) => ({ type, n: types.filter((one) => one === type).length }));
}

/** The lines of a score that are not nothing. */
export const sumOf = (lines: Readonly<Record<string, number>>): [string, number][] =>
  Object.entries(lines).filter(([, points]) => points !== 0);
