/** What would be mine after the option or the way to play a card that is looked at. */

import type { BoardProps } from "../../contract";
import { desk } from "../choosing/desk.svelte";
import type { Way } from "../marks";
import { RESOURCES, valley } from "../table";
import type { CityCard, PlayerTable } from "../view";

/** A card, as the way and payment that are looked at play it. */
export interface Playing {
  card: string;
  /** Where it lies now. */
  ref: string;
  way: Way;
  pay: number;
  /** What leaves the city for it, as chosen. */
  leaves?: string | undefined;
}

/** The city with the card in it, without what leaves for it, and with the door of what it occupies shut. */
function cityAfter(player: string, city: readonly CityCard[], { card, way, leaves }: Playing): CityCard[] {
  const kept = city.flatMap((row, i): CityCard[] => {
    const ref = `city:${player}:${i + 1}`;
    if (ref === (leaves ?? way.leaves)) return [];
    const spent = ref === way.by && way.tokens ? { points: (row.points ?? 0) - way.tokens } : {};
    return [{ ...row, ...(ref === way.occupy ? { occupied: true } : {}), ...spent }];
  });
  return [...kept, { card }];
}

/** What somebody has left after this payment for a card, which leaves the hand where it lay there. */
export function paid(player: string, me: PlayerTable, playing: Playing): PlayerTable {
  const { ref, way } = playing;
  const pay = way.pay[playing.pay] ?? {};
  const score = way.score?.[playing.pay];
  const left = RESOURCES.map((what) => [what, (me[what] ?? 0) - (pay[what] ?? 0)] as const);
  const hand = Array.isArray(me.hand) && ref.startsWith("hand:") ? me.hand.slice(1) : me.hand;
  return {
    ...me,
    ...Object.fromEntries(left),
    ...(hand === undefined ? {} : { hand }),
    ...(me.score && score !== undefined ? { score: { ...me.score, total: score } } : {}),
    ...(me.city && way.spaces !== undefined
      ? { city: cityAfter(player, me.city, playing), spaces_used: way.spaces }
      : {}),
  };
}

/** What would be this player's; null while nothing is looked at. */
export function aheadOf(player: string, { view, preview, selected }: BoardProps): PlayerTable | null {
  const me = valley(view).players[player];
  const { looked, open } = desk;
  if (me && looked && open?.kind === "ways") return paid(player, me, { ...looked, card: open.card, ref: open.ref });
  return preview && selected !== null ? (valley(preview).players[player] ?? null) : null;
}
