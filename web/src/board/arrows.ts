/** Going over a board with the arrow keys. */

import { away, type Point } from "./plane";

export type Arrow = "ArrowLeft" | "ArrowRight" | "ArrowUp" | "ArrowDown";

const WAY: Record<Arrow, Point> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

export function isArrow(key: string): key is Arrow {
  return key in WAY;
}

/** The next thing in the direction of an arrow key: near, and not far off the line. */
export function neighbour<Thing extends Point>(things: readonly Thing[], from: Point, arrow: Arrow): Thing | null {
  const way = WAY[arrow];
  let best: Thing | null = null;
  let least = Infinity;
  for (const thing of things) {
    const dx = thing.x - from.x;
    const dy = thing.y - from.y;
    const along = dx * way.x + dy * way.y;
    const aside = Math.abs(dx * way.y) + Math.abs(dy * way.x);
    if (along < 1 || aside > along * 2) continue;
    const cost = along + aside * 1.6;
    if (cost < least) [best, least] = [thing, cost];
  }
  return best;
}

export function nearest<Thing extends Point>(things: readonly Thing[], point: Point): Thing | null {
  return things.reduce<Thing | null>(
    (best, thing) => (!best || away(thing, point) < away(best, point) ? thing : best),
    null,
  );
}
