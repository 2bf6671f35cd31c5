/** The cards of a Spirit: which pile lies open, and what each card can do. */

import type { Option } from "../../../net/types";
import type { Phase, Spirit } from "../view";

/** `days`: cards that only one Spirit sets aside. */
export type Pile = "hand" | "play" | "discard" | "days";

export const PILES: readonly Pile[] = ["play", "hand", "discard", "days"];

export const cardsIn = (spirit: Spirit, pile: Pile): string[] => spirit[pile] ?? [];

/** Cards that options are about. */
function asked(options: readonly Option[]): Set<string> {
  return new Set(
    options.flatMap(({ refs }) => refs.filter((ref) => ref.startsWith("card:")).map((ref) => ref.slice(5))),
  );
}

/** The pile that the question is about; without one, what the phase is about. */
export function openPile(spirit: Spirit, options: readonly Option[], phase: Phase): Pile {
  const cards = asked(options);
  const found = (["hand", "play", "discard", "days"] as const).find((pile) =>
    cardsIn(spirit, pile).some((card) => cards.has(card)),
  );
  if (found) return found;
  return phase === "spirit" || phase === "" || !spirit.play.length ? "hand" : "play";
}

/** Cards that options are about and no pile of the tray has: those on offer. */
export function onOffer(spirit: Spirit, options: readonly Option[]): string[] {
  const own = new Set([
    ...spirit.hand,
    ...spirit.play,
    ...spirit.discard,
    ...cardsIn(spirit, "days"),
    ...Object.keys(spirit.innates),
  ]);
  return [...asked(options)].filter((card) => !own.has(card));
}

/** A heading takes so much of a row. */
const HEADING = 0.5;

/** Piles in columns: a pile stands under the one before it where both fit. */
export function stacked(piles: readonly Pile[], length: (pile: Pile) => number, high: number): Pile[][] {
  const columns: { piles: Pile[]; rows: number }[] = [];
  for (const pile of piles) {
    const last = columns.at(-1);
    const rows = length(pile) + HEADING;
    if (last && last.rows + rows <= high + HEADING) {
      last.piles.push(pile);
      last.rows += rows;
    } else columns.push({ piles: [pile], rows });
  }
  return columns.map((column) => column.piles);
}
