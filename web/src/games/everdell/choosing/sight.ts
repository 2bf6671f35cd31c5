/** Where a card is in sight, in words. */

import { say } from "../cards/words";
import { called } from "../table";
import type { EverdellView } from "../view";

export function inSight(view: EverdellView, you: string | null, id: string): string[] {
  const me = you ? view.players[you] : undefined;
  const meadow = (view.meadow ?? []).flatMap((card, i) => (card === id ? [say("meadow-place", { n: i + 1 })] : []));
  const hand = Array.isArray(me?.hand) && me.hand.includes(id) ? [called("hand")] : [];
  const city = me?.city?.some((row) => row.card === id) ? [say("your-city")] : [];
  return [...meadow, ...hand, ...city];
}
