/** Whose Spirit the tray shows, when that is not one's own. */

import { Looked } from "../../lib/looked.svelte";

export const watched = new Looked();

/** The next Spirit, or the one before; one's own is null. Who only watches begins at the first. */
export function turned(players: readonly string[], own: string | null, at: string | null, by: 1 | -1): string | null {
  const from = players.indexOf(at ?? own ?? players[0] ?? "");
  const to = players[(from + by + players.length) % players.length] ?? null;
  return to === own ? null : to;
}
