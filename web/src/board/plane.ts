/** Points of a board, in its own units. */

export interface Point {
  x: number;
  y: number;
}

export function away(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}
