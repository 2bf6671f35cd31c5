/** Where the text of a card stands that the table calls by a shorter name. */

import type { Json, View } from "../../net/types";

const ACTIONS = new Set(["action", "unseen", "played", "action-card"]);

/** Phantomia's action cards; of cards that people typed in themselves we have no text. */
export function cardId(view: View, under: string, token: string): string {
  const hers: Json | undefined = view["phantomia"];
  const house = typeof hers === "object" && hers !== null && !Array.isArray(hers) ? hers["house_cards"] : undefined;
  return ACTIONS.has(under) && Array.isArray(house) && house.includes("action") ? `phantomia-${token}` : token;
}
