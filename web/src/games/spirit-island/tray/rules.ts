/** What rules let a Spirit do beside its Powers: those of its panel, and those of the scenario that it can use. */

import { word } from "../../../plain/words";
import { settings } from "../../../lib/settings.svelte";
import { powerFace } from "../cards/faces";
import type { SpiritFace } from "../faces";
import type { Spirit, Why } from "../view";

export interface RuleSeen {
  name: string;
  /** What it says; empty for rules of the scenario, whose own card says it. */
  text: string;
  /** Its ids: a rule that works in several phases has one for each. */
  ids: string[];
  why: Why | undefined;
}

const nameOf = (id: string): string => word("spirit-island", id, settings.lang);

/** The rules of the panel first, then others that are open or say why they are not. */
export function rulesOf(spirit: Spirit, panel: SpiritFace, open: readonly string[]): RuleSeen[] {
  const found = panel.rules.map(({ id, name, text }): RuleSeen => ({ name, text, ids: [id], why: undefined }));
  const shut = Object.keys(spirit.cannot).filter((id) => !powerFace(id));
  for (const id of [...open, ...shut]) {
    const name = nameOf(id);
    let one = found.find((rule) => rule.name === name);
    if (!one) found.push((one = { name, text: "", ids: [], why: undefined }));
    one.ids.push(id);
    one.why ??= spirit.cannot[id];
  }
  return found;
}
