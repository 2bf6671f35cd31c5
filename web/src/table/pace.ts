/** How fast what others did is shown again. */

import type { Speed } from "../lib/settings.svelte";

const STEP: Record<Speed, number> = { off: 0, slow: 1100, normal: 650, fast: 320 };
const MANY = 6;
const TOO_MANY = 40;

/** How long one step stays before the next is shown, in milliseconds; less when many wait, nothing when too many do. */
export function stepTime(speed: Speed, lines: number, waiting: number): number {
  if (waiting > TOO_MANY) return 0;
  const reading = STEP[speed] * (lines > 1 ? 1.4 : lines ? 1 : 0.25);
  return waiting > MANY ? (reading * MANY) / waiting : reading;
}
