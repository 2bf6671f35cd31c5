/** What a card does, without what stands on it as signs. */

import { catalogues } from "../../../language/index.svelte";
import { settings } from "../../../lib/settings.svelte";
import { cards } from "../../../lib/vocabulary.svelte";

export function effectOf(id: string): string {
  const card = cards.of("everdell", settings.lang)[id];
  return catalogues.cards?.[id] ?? card?.effect ?? card?.text ?? "";
}
