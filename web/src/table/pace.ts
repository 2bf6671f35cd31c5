/** How fast what others did is shown again. */

import type { Speed } from "../lib/settings.svelte";

const STEP: Record<Speed, number> = { off: 0, slow: 1100, normal: 650, fast: 320 };
/** What has happened at once takes so long at most, however many steps it has. */
export const LONGEST: Record<Speed, number> = { off: 0, slow: 10_000, normal: 6000, fast: 3000 };
const TOO_MANY = 40;

/**
 * How long one step stays before the next is shown, in milliseconds: nothing when too many wait, and no more than its
 * share of the time that is left for all of them.
 */
export function stepTime(speed: Speed, lines: number, waiting: number, left = LONGEST[speed]): number {
  if (waiting > TOO_MANY) return 0;
  const reading = STEP[speed] * (lines > 1 ? 1.4 : lines ? 1 : 0.25);
  return Math.max(0, Math.min(reading, left / (waiting + 1)));
}
