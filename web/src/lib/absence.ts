/** Whose seat may be handed on, by what the server says of it. */

import type { Player, TableState } from "../net/types";

export type Reason = "away" | "up" | "idle" | "open";

export interface Absent {
  player: Player;
  reason: Reason;
  /** Since when; of a clock, when its time was over. */
  since: string;
  /** Whether this browser may act for the seat now. */
  may: boolean;
  /** Otherwise from when. */
  from: string;
}

/** What is to be said of a seat that somebody else has; null while its player is there or need not be. */
export function absenceOf(state: TableState, player: Player, now: number): Absent | null {
  const seat = state.seats[player];
  if (!seat || state.mine.includes(player) || state.status !== "running") return null;
  if (!state.host && !state.mine.length) return null;
  const waits = state.waiting.find((one) => one.player === player);
  if (seat.kind === "human" && waits?.until && Date.parse(waits.until) <= now) {
    const reason = state.clock ? "up" : "idle";
    return { player, reason, since: reason === "up" ? waits.until : waits.since, may: true, from: waits.until };
  }
  const from = state.host ? seat.host_may : seat.all_may;
  const since = seat.kind === "open" ? waits?.since : seat.away;
  if (!from || !since || seat.online) return null;
  return { player, reason: seat.kind === "open" ? "open" : "away", since, may: Date.parse(from) <= now, from };
}

/** Those the table waits for. */
export function missing(state: TableState, now: number): Absent[] {
  return state.waiting.flatMap(({ player }) => absenceOf(state, player, now) ?? []);
}
