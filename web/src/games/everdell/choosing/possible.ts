/** Cards that a question about a real table leaves possible: nothing of them lies in sight. */

import type { Option } from "../../../net/types";
import { saysOf } from "../table";
import type { EverdellView } from "../view";

export interface Possible {
  option: Option;
  card: string;
}

const CARD = "card:";
/** Fewer stand in the list beside the question. */
const LEAST = 9;

function cardOf(option: Option): string | null {
  const args = saysOf(option)?.args;
  const card = args && "card" in args ? args.card : null;
  return typeof card === "string" && card.startsWith(CARD) ? card.slice(CARD.length) : null;
}

/** All of them, where the program does not know the Meadow itself. */
export function possible(options: readonly Option[], view: EverdellView): Possible[] {
  if (view.meadow !== undefined) return [];
  const cards = options.flatMap((option) => {
    const card = cardOf(option);
    return card ? [{ option, card }] : [];
  });
  return cards.length >= LEAST ? cards : [];
}

/** Those whose name has what was typed; those that begin with it come first. */
export function found(cards: readonly Possible[], query: string, name: (card: string) => string): Possible[] {
  const typed = plain(query);
  if (!typed) return [...cards];
  const rank = (card: string): number => {
    const called = plain(name(card));
    if (called.startsWith(typed)) return 0;
    return called.split(/[\s-]+/).some((word) => word.startsWith(typed)) ? 1 : called.includes(typed) ? 2 : 3;
  };
  return cards
    .map((one) => ({ one, rank: rank(one.card) }))
    .filter((ranked) => ranked.rank < 3)
    .sort((a, b) => a.rank - b.rank)
    .map(({ one }) => one);
}

/** Without accents and capitals. */
const plain = (text: string): string => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().trim();
