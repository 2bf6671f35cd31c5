/** Which thing of the drawn table is pointed at, and where it is. */

import type { View } from "../../../net/types";
import { type EverdellView, type PlayerTable } from "../view";
import { valley } from "../table";

/** What only its owner sees: a ref such as `hand:farm` means another card to everybody else. */
const OWN = /^(hand|legend|card|shown|playing|sorted|resource):|^$/;

/** The ref of the thing under a pointer, or with the focus; null where nothing of the table is, or nothing for the others. */
export function refUnder(target: EventTarget | null): string | null {
  const thing =
    target instanceof Element ? target.closest<HTMLElement>("[data-ref], [data-cell], [data-player]") : null;
  if (!thing?.closest(".everdell")) return null;
  const { ref, cell, player } = thing.dataset;
  const found = ref ?? cell ?? `player:${player}`;
  return OWN.test(found) ? null : found;
}

/** What shows the thing with this ref: itself, a cell of a city, or the row of whoever has it. */
export function shownAs(ref: string): Element | null {
  const [kind = "", id = ""] = ref.split(":");
  const named = CSS.escape(ref);
  const row = `.everdell [data-player="${id}"], [data-strip="${id}"]`;
  return (
    (kind === "player" ? null : document.querySelector(`.everdell [data-ref="${named}"]`)) ??
    document.querySelector(`[data-cell="${named}"]`) ??
    (kind === "city" || kind === "player" ? document.querySelector(row) : null) ??
    // By its name, as a table in words tells it.
    (kind === "thing"
      ? document.querySelector(`.everdell [data-ref$=":${CSS.escape(id)}"]:not([data-ref^="hand:"])`)
      : null)
  );
}

/** The ref that has the name of what lies there: the card of a plot, or of a place in the Meadow. */
export function named(view: View, ref: string): string {
  const [kind, id = "", at] = ref.split(":");
  const { meadow, players }: EverdellView = valley(view);
  const row: PlayerTable | undefined = players[id];
  const plot = kind === "city" ? row?.city?.[Number(at) - 1] : undefined;
  const card = kind === "meadow" ? meadow?.[Number(id) - 1] : plot?.down ? undefined : plot?.card;
  return card ? `card:${card}` : kind === "city" ? `player:${id}` : ref;
}
