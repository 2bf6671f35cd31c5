/** Who sits where, for everything below the table page. */

import { getContext, setContext } from "svelte";
import { t } from "../i18n/index.svelte";
import type { Seat } from "../net/types";
import { botKind } from "./bots";
import { nameOf, type Seats, withNames } from "./names";

export const SEATS = Symbol("seats");

export function provideSeats(seats: () => Seats): void {
  setContext(SEATS, seats);
}

export function getSeats(): () => Seats {
  return getContext<(() => Seats) | undefined>(SEATS) ?? ((): Seats => ({}));
}

function nobody(n: number, seat: Seat | undefined): string {
  return seat?.kind === "bot" && seat.bot ? `${botKind(seat.bot)} ${n}` : t("player.nobody", { n });
}

export function playerName(player: string, seats: Seats): string {
  return nameOf(player, seats, nobody);
}

/** A sentence of the server with names instead of p1, p2 … */
export function named(sentence: string, seats: Seats): string {
  return withNames(sentence, seats, nobody);
}
