/** Cards that may be chosen and lie nowhere on the table: abilities, cards of Phantomia's, what a player is dealt. */

import type { Option } from "../../../net/types";
import type { EverdellView } from "../view";

const KINDS = new Set(["ability", "module", "card", "offer"]);
/** More are a list with a search field. */
const MOST = 8;

export function unseen(options: readonly Option[], view: EverdellView): string[] {
  const refs = new Set(options.flatMap((option) => option.refs));
  const found = [...refs].filter((ref) => {
    const [kind = "", id = ""] = ref.split(":");
    return KINDS.has(kind) && !view.shown.includes(id) && view.farm_stack?.top !== id;
  });
  return found.length <= MOST ? found : [];
}
