/** How far the sheet of a phone is pulled up. */

import type { Option } from "../net/types";

export type Height = "peek" | "half" | "full";

const FEW = 6;

/**
 * Few options, or none that can be picked on the board, are shown at once, unless they stand under the question. On a low
 * screen, such as a large one at 200 %, they would leave nothing of the board.
 */
export function heightFor(options: Option[], hasBoard: boolean, prompted = false, low = false): Height {
  if (!options.length || prompted) return "peek";
  if (!hasBoard || (options.length <= FEW && !low)) return "half";
  return options.every((option) => !option.refs.length) ? "half" : "peek";
}

/** Options about nothing on the board, which stay in sight when the sheet is down. */
export function loose(options: Option[]): Option[] {
  const found = options.filter((option) => !option.refs.length);
  return found.length <= 3 ? found : [];
}
