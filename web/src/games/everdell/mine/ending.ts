/** The option that ends a season or the game for a player: to prepare, or to pass. */

import type { Option } from "../../../net/types";
import { saysOf, SEASONS } from "../table";
import type { Season } from "../view";

export interface Ending {
  option: Option;
  passes: boolean;
}

export function endingOf(options: readonly Option[]): Ending | null {
  for (const option of options) {
    const id = saysOf(option)?.id;
    if (id === "option.pass" || id === "option.prepare") return { option, passes: id === "option.pass" };
  }
  return null;
}

/** The year goes on; after its last season there is none. */
export const seasonAfter = (season: Season): Season | null => SEASONS[SEASONS.indexOf(season) + 1] ?? null;
