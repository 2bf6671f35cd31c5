/** The Fear pool in ticks. */

export type Tick = "on" | "soon" | "off";

/** More do not fit side by side: then one tick stands for several. */
const MOST = 16;

export function ticksOf(generated: number, more: number, pool: number): Tick[] {
  const each = Math.max(1, Math.ceil(pool / MOST));
  return Array.from({ length: Math.ceil(pool / each) }, (_, i) => {
    if (i < Math.floor(generated / each)) return "on";
    return i < Math.floor((generated + more) / each) ? "soon" : "off";
  });
}
