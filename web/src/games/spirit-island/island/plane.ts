/** Lines and outlines in the plane. */

import { away, type Point } from "../../../board/plane";

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

export function boxOf(points: readonly Point[]): Box {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const { x, y } of points) {
    left = Math.min(left, x);
    right = Math.max(right, x);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y);
  }
  return { x: left, y: top, w: right - left, h: bottom - top };
}

/** Calls back with each edge of an outline, the last one included. */
function edges(outline: readonly Point[], each: (a: Point, b: Point) => void): void {
  let before = outline.at(-1);
  for (const point of outline) {
    if (before) each(before, point);
    before = point;
  }
}

export function isInside(outline: readonly Point[], { x, y }: Point): boolean {
  let odd = false;
  edges(outline, (a, b) => {
    if (a.y > y !== b.y > y && x < ((b.x - a.x) * (y - a.y)) / (b.y - a.y) + a.x) odd = !odd;
  });
  return odd;
}

/** How far a point is from the nearest point of an outline. */
export function fromRim(outline: readonly Point[], at: Point): number {
  return outline.reduce((least, point) => Math.min(least, away(point, at)), Infinity);
}

/** The longest level line inside an outline at a height: from where to where. */
export function chord(outline: readonly Point[], y: number): [number, number] {
  const crossings: number[] = [];
  edges(outline, (a, b) => {
    if (a.y > y !== b.y > y) crossings.push(((b.x - a.x) * (y - a.y)) / (b.y - a.y) + a.x);
  });
  crossings.sort((a, b) => a - b);
  let best: [number, number] = [0, 0];
  for (let i = 0; i + 1 < crossings.length; i += 2) {
    const [from, to] = [crossings[i] ?? 0, crossings[i + 1] ?? 0];
    if (to - from > best[1] - best[0]) best = [from, to];
  }
  return best;
}

const NEAR = 4;

/** Lines that meet end to end become one. */
export function chained(lines: readonly Point[][]): Point[][] {
  const left = lines.map((line) => [...line]);
  const found: Point[][] = [];
  const meet = (a: Point | undefined, b: Point | undefined): boolean => !!a && !!b && away(a, b) < NEAR;
  for (let line = left.pop(); line; line = left.pop()) {
    for (let i = 0; i < left.length; i++) {
      const other = left[i] ?? [];
      const [start, end] = [line[0], line.at(-1)];
      if (meet(end, other[0])) line = [...line, ...other.slice(1)];
      else if (meet(end, other.at(-1))) line = [...line, ...other.slice(0, -1).reverse()];
      else if (meet(start, other.at(-1))) line = [...other, ...line.slice(1)];
      else if (meet(start, other[0])) line = [...[...other].reverse(), ...line.slice(1)];
      else continue;
      left.splice(i, 1);
      i = -1;
    }
    found.push(line);
  }
  return found;
}

const written = ({ x, y }: Point): string => `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`;

/** A smooth curve through the points of a line (Catmull and Rom): the same in both directions. */
function curve(line: readonly Point[]): string {
  let path = "";
  for (let i = 0; i + 1 < line.length; i++) {
    const b = line[i] ?? { x: 0, y: 0 };
    const c = line[i + 1] ?? b;
    const a = line[i - 1] ?? b;
    const d = line[i + 2] ?? c;
    const out = { x: b.x + (c.x - a.x) / 6, y: b.y + (c.y - a.y) / 6 };
    const into = { x: c.x - (d.x - b.x) / 6, y: c.y - (d.y - b.y) / 6 };
    path += `C${written(out)} ${written(into)} ${written(c)}`;
  }
  return path;
}

export function openPath(lines: readonly (readonly Point[])[]): string {
  return lines.map((line) => (line[0] ? `M${written(line[0])}${curve(line)}` : "")).join("");
}

type Ring = readonly (readonly Point[])[];
const OUTLINES = new WeakMap<Ring, string>();

/** An outline of several borders: each is a curve of its own, so that fill and border meet. Written once for a ring. */
export function closedPath(ring: Ring): string {
  const first = ring[0]?.[0];
  const path = OUTLINES.get(ring) ?? (first ? `M${written(first)}${ring.map(curve).join("")}Z` : "");
  OUTLINES.set(ring, path);
  return path;
}
