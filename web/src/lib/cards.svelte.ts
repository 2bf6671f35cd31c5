/** Cards that can be looked at, wherever their names stand. */

import type { Json, Option, View } from "../net/types";
import { parseRef } from "./options";

/** The card that is held up, if any. */
class HeldUp {
  id: string | null = $state(null);
}

export const heldUp = new HeldUp();

/** Kinds of refs that name a card by its id. */
const CARDS = new Set(["card", "hand", "legend", "event", "ability", "tile"]);

/** The card an option is about: named itself, or by its number in a row of the table. */
export function cardOf(option: Option, view: View): string | null {
  for (const ref of option.refs) {
    const { kind, id } = parseRef(ref);
    if (CARDS.has(kind)) return id;
    const row: Json | undefined = view[kind];
    const card = Array.isArray(row) && /^\d+$/.test(id) ? row[Number(id) - 1] : undefined;
    if (typeof card === "string") return card;
  }
  return null;
}
