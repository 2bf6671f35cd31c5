/** What is in a land as numbers by kind, and the coming Ravage as one more: for an island that is far away. */

import type { Point } from "../../../board/plane";
import { briefly, type Pill } from "./forecast";
import { groupsOf, type Kind } from "./groups";
import { boxOf, chord } from "./plane";
import type { Plate } from "./plate";
import type { Land } from "../view";
import type { LandShape } from "./world";

export interface Numbered extends Point {
  key: string;
  /** What is drawn before the number: for a Ravage swords, or the Blight that it brings; nothing where it says how many more. */
  kind: Kind | "ravage" | "more";
  player: string | null;
  /** All that the number stands for. */
  refs: string[];
  /** How many, and with a preview how many then; nothing where there is one. */
  text: string;
  changed: boolean;
  /** The Ravage stands in a pill. */
  pill: Pill | null;
  /** In the size of the text. */
  wide: number;
}

/** Parts of the size of the text. */
const ICON = 1.02;
const LETTER = 0.6;
const BETWEEN = 0.28;
const ROUND = 0.5;
/** Half of what a number takes in height, and from one row to the next. */
const HALF = 0.46;
const PITCH = 1.15;
/** Heights that are tried for the first row are so far from each other. */
const STEP = 0.3;
/** At sea so much stands side by side. */
const IN_ROW = 5.7;

type Bare = Omit<Numbered, "x" | "y" | "wide">;

const NONE = { player: null, refs: [], text: "", changed: false, pill: null };

/** Everything in the land by kind, now and after the option that is looked at. */
function countsOf(name: string, now: Land, then: Land): Bare[] {
  const kinds = new Map<string, Bare & { was: number; n: number }>();
  for (const [land, which] of [
    [now, "was"],
    [then, "n"],
  ] as const) {
    for (const { kind, player, ref, n, value } of groupsOf(name, land)) {
      const key = `${name} ${kind} ${player ?? ""}`;
      const known = kinds.get(key) ?? { ...NONE, key, kind, player, refs: [], was: 0, n: 0 };
      if (!known.refs.includes(ref)) known.refs.push(ref);
      known[which] += value || n;
      kinds.set(key, known);
    }
  }
  return [...kinds.values()].map(({ was, n, ...one }) => {
    const changed = was !== n;
    return { ...one, changed, text: changed ? `${was}→${n}` : n > 1 ? String(n) : "" };
  });
}

interface Far {
  shape: LandShape;
  land: Land;
  after: Land;
  plate: Plate;
  pill: Pill | null;
  size: number;
}

/** Rows under the plate that stay inside the land, as near to its middle as can be; the Ravage comes first. */
export function numbersOf({ shape, land, after, plate, pill, size }: Far): Numbered[] {
  const counts = countsOf(shape.name, land, after);
  const all = [
    ...ravageOf(shape.name, pill),
    ...counts.filter(({ changed }) => changed),
    ...counts.filter(({ changed }) => !changed),
  ].map((one) => ({ ...one, wide: ICON + LETTER * one.text.length + (one.pill ? ROUND : 0) + BETWEEN }));
  const atSea = !shape.outline.length;
  const box = boxOf(atSea ? shape.slots : shape.outline);
  const plated = plate.rects.at(-1)?.bottom ?? plate.label.y + size * PITCH;
  const end = atSea ? Infinity : box.y + box.h - HALF * size;
  let best: Laid | null = null;
  for (let top = plated + HALF * size; top <= end; top += STEP * size) {
    const found = laid(all, shape, top, end, size);
    if (!best || found.left < best.left || (found.left === best.left && found.off < best.off)) best = found;
    if (atSea || (best.left === 0 && found.off > best.off)) break;
  }
  const rows = best?.rows.flat() ?? [];
  const [first] = all;
  if (!first || rows.some(({ kind }) => kind !== "more")) return rows;
  // In the smallest of lands what matters most stands over the border.
  return [{ ...first, x: shape.middle.x - ((first.wide - BETWEEN) * size) / 2, y: plated + HALF * size }];
}

interface Laid {
  rows: Numbered[][];
  /** So many found no room: a sign says how many. */
  left: number;
  /** How far the middle of the rows is from the middle of the land. */
  off: number;
}

type Sized = Bare & { wide: number };

/** How wide a row may be, and about where: at sea a few, one beside another. */
function rowAt(shape: LandShape, y: number, size: number, under = false): { from: number; to: number } {
  if (!shape.outline.length || under) {
    const half = (IN_ROW * size) / 2;
    return { from: shape.middle.x - half, to: shape.middle.x + half };
  }
  const at = [-HALF, 0, HALF].map((part) => chord(shape.outline, y + part * size));
  return { from: Math.max(...at.map(([from]) => from)), to: Math.min(...at.map(([, to]) => to)) };
}

function laid(all: readonly Sized[], shape: LandShape, top: number, end: number, size: number): Laid {
  const rows: Numbered[][] = [];
  let next = 0;
  let y = top;
  // What an option would change is told, whether there is room or not.
  const told = all.findLastIndex(({ changed }) => changed);
  for (; next < all.length && (y <= end || next <= told); y += PITCH * size) {
    const { from, to } = rowAt(shape, y, size, y > end);
    const row: Sized[] = [];
    let used = 0;
    for (let one = all[next]; one && (used + one.wide - BETWEEN) * size <= to - from; one = all[next]) {
      row.push(one);
      used += one.wide;
      next++;
    }
    const wide = (used - BETWEEN) * size;
    let x = Math.max(from, Math.min(to - wide, shape.middle.x - wide / 2));
    if (!row.length) continue;
    rows.push(
      row.map((one) => {
        const here = { ...one, x, y };
        x += one.wide * size;
        return here;
      }),
    );
  }
  const left = all.length - next;
  const off = Math.abs((top + (rows.at(-1)?.[0]?.y ?? top)) / 2 - shape.middle.y);
  return { rows: left > 0 ? withMore(rows, left, shape) : rows, left, off };
}

/** In place of the last ones, how many more there are: the card of the land shows them all. */
function withMore(rows: Numbered[][], left: number, { name, middle }: LandShape): Numbered[][] {
  const last = rows.at(-1) ?? [];
  const gone = last.at(-1);
  const { x, y, refs } = gone ?? { ...middle, refs: [] };
  const text = `+${left + (gone ? 1 : 0)}`;
  const more: Numbered = { ...NONE, key: `${name} more`, kind: "more", refs, text, wide: LETTER * 2, x, y };
  return [...rows.slice(0, -1), [...last.slice(0, -1), more]];
}

function ravageOf(name: string, pill: Pill | null): Bare[] {
  if (!pill) return [];
  const { text, blight } = briefly(pill);
  const kind = blight ? "blight" : "ravage";
  return [{ ...NONE, key: `${name} ravage`, kind, text, changed: pill.tone === "changed", pill }];
}
