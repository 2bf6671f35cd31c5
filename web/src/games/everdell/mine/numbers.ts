/** Numbers of a player, and what an option would make of them. */

import { RESOURCES } from "../table";
import type { Resource } from "../facts";
import type { PlayerTable } from "../view";

export interface Amount {
  now: number;
  /** What it would be; null where nothing would change. */
  then: number | null;
}

export interface Purse {
  resources: Record<Resource, Amount>;
  tokens: Amount;
  score: Amount | null;
  spaces: Amount;
  size: number;
  hand: Amount;
  limit: number | null;
  home: Amount;
}

function amount(now: number | undefined, then: number | undefined): Amount {
  const before = now ?? 0;
  return { now: before, then: then === undefined || then === before ? null : then };
}

/** How many cards somebody holds. Of one's own hand the cards are known. */
export function held(player: Pick<PlayerTable, "hand"> | null): number | undefined {
  const hand = player?.hand;
  return Array.isArray(hand) ? hand.length : hand;
}

/** At a real table people keep what they have themselves. */
export const keepsGoods = (me: PlayerTable): boolean => RESOURCES.some((what) => me[what] !== undefined);

/** `drawn`: so many cards more come into the hand, of which nobody knows which. */
export function purse(me: PlayerTable, then: PlayerTable | null, drawn = 0): Purse {
  const more = held(then);
  const goods = RESOURCES.map((what) => [what, amount(me[what], then?.[what])] as const);
  return {
    resources: Object.fromEntries(goods) as Record<Resource, Amount>,
    tokens: amount(me.points, then?.points),
    score: me.score ? amount(me.score.total, then?.score?.total) : null,
    spaces: amount(me.spaces_used, then?.spaces_used),
    size: me.spaces ?? 0,
    hand: amount(held(me), more === undefined ? more : more + drawn),
    limit: me.hand_limit ?? null,
    home: amount(me.workers.home, then?.workers.home),
  };
}

/** What would change, by its name. */
export function changes(all: Purse): [string, Amount][] {
  const { resources, tokens, score, spaces, hand, home } = all;
  const named: [string, Amount | null][] = [
    ["home", home],
    ...Object.entries(resources),
    ["tokens", tokens],
    ["score", score],
    ["spaces", spaces],
    ["hand", hand],
  ];
  return named.filter((entry): entry is [string, Amount] => entry[1] !== null && entry[1].then !== null);
}
