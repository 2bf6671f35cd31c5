/** Destinations in somebody's city that an option would visit. */

import type { Option } from "../../../net/types";
import { cityCard, type Facts, saysOf } from "../table";
import type { PlayerTable } from "../view";

const GIFTS = new Set<string>(["option.give-to", "option.into-city", "option.pay-to"]);

export interface Visit {
  /** Where it stands. */
  ref: string;
  card: string | null;
  /** What visits it now; null while nothing does. */
  option: Option | null;
}

/**
 * The open destinations in somebody's city, whether they can be visited now or not: so the row keeps its size. What is
 * not open, but can be visited all the same, comes behind them.
 */
export function visitsOf(
  options: readonly Option[],
  player: string,
  { city, open_cards }: PlayerTable,
  facts: Facts,
): Visit[] {
  const prefix = `city:${player}:`;
  const standing = city ?? open_cards ?? [];
  const found = new Map(
    standing.flatMap(({ card }, i): [string, Visit][] => {
      const ref = `${prefix}${i + 1}`;
      return cityCard(facts, card)?.open ? [[ref, { ref, card, option: null }]] : [];
    }),
  );
  for (const option of options) {
    const ref = option.refs.find((one) => one.startsWith(prefix));
    const id = saysOf(option)?.id;
    if (!ref || (id !== "option.visit" && id !== "option.told-visit")) continue;
    found.set(ref, { ref, card: standing[Number(ref.slice(prefix.length)) - 1]?.card ?? null, option });
  }
  return [...found.values()];
}

/** The option that is about this player and nothing else: who gets something. Several are told apart in the list. */
export function giftTo(options: readonly Option[], player: string): Option | null {
  const [only, more] = options.filter(({ refs }) => refs.length === 1 && refs[0] === `player:${player}`);
  const id = only && !more ? saysOf(only)?.id : undefined;
  return only && id && GIFTS.has(id) ? only : null;
}
