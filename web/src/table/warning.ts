/** What is said before an option that turns something up: whoever takes it cannot take it back alone. */

import { t } from "../i18n/index.svelte";
import type { Foreseen } from "../net/types";
import { turnsUp } from "./preview.svelte";

/** Empty where nothing is turned up, or nothing is known of it yet. */
export function warningOf(foreseen: Foreseen | null | undefined): string {
  if (!foreseen || !turnsUp(foreseen)) return "";
  const n = foreseen.unseen?.["hand"] ?? 0;
  return n ? t("options.draws", { n }) : t("options.reveals");
}
