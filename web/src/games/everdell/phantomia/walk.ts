/** A walk as a line: an arc from each place to the next. */

export interface Spot {
  x: number;
  y: number;
}

/** How far an arc rises above its ends. */
const RISE = 32;

export function pathOf(spots: readonly Spot[]): string {
  const [first, ...rest] = spots;
  if (!first) return "";
  let from = first;
  const arcs = rest.map((to) => {
    const arc = `Q${(from.x + to.x) / 2} ${Math.min(from.y, to.y) - RISE} ${to.x} ${to.y}`;
    from = to;
    return arc;
  });
  return `M${first.x} ${first.y}${arcs.join("")}`;
}
