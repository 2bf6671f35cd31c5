/** What is printed on a card, read from the facts that the server sends; a card nobody has told of has none. */

import type { CardType, Folk, Rarity, Resource } from "../facts";
import type { Facts } from "../table";

export type Goods = Partial<Record<Resource, number>>;

/** A critter or construction. */
export interface Printed {
  folk: Folk;
  type: CardType;
  rarity: Rarity;
  copies: number;
  cost: Goods;
  points: number;
  /** Cards that it lives in, or that live in it. */
  partners: readonly string[];
  banner?: string;
  house: boolean;
}

const known = new WeakMap<object, Printed>();

export function printed(facts: Facts, id: string): Printed | null {
  const found = facts[id];
  if (found?.kind !== "card") return null;
  let card = known.get(found);
  if (!card) {
    const { folk, type, rarity, copies, cost, points, banner } = found;
    card = {
      ...{ folk, type, rarity, copies, cost, points },
      partners: [...found.home, ...found.frees],
      ...(banner ? { banner } : {}),
      house: found.house ?? false,
    };
    known.set(found, card);
  }
  return card;
}
