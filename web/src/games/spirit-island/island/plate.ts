/** The plate of a land: its name and what the Invaders will do there, above the middle of the land and inside its border. */

import type { Point } from "../../../board/plane";
import { pillWidth, type Coming, type Pill } from "./forecast";
import { boxOf, chord } from "./plane";
import type { Land } from "../view";
import type { LandShape } from "./world";

export interface Rect {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

export interface Plate {
  name: string;
  /** Middle of the left edge of the name, of what will be built and of the pill. */
  label: Point;
  signs: Point | null;
  pill: Point | null;
  /** The size of the text. */
  size: number;
  /** Where no piece may stand. */
  rects: Rect[];
  /** It is all inside the land. */
  fits: boolean;
}

const GAP = 4;

/** Icon and name, marks on the land, what will be built and who comes. Widths are parts of the size of the text. */
export const LABEL = { icon: 1.3, letter: 0.66, mark: 1.2, tool: 1.15, piece: 1.3 };

export const nameWidth = (name: string, size: number, marks: number): number =>
  size * (name.length * LABEL.letter + LABEL.icon + marks * LABEL.mark);

export function signsWidth({ built, perhaps, escalated, explorers, cards }: Coming, size: number): number {
  const builds = built.length > 0 ? LABEL.tool + built.length * LABEL.piece + (perhaps.built ? LABEL.letter : 0) : 0;
  const escalates = escalated ? LABEL.tool + escalated.length * LABEL.piece : 0;
  const explores = explorers > 0 ? LABEL.tool + LABEL.piece + (perhaps.explorers ? LABEL.letter : 0) : 0;
  return size * (builds + escalates + explores + cards.length * LABEL.tool);
}

export type LandMark = "inner" | "isolated" | "joined" | "ruled";

/** Marks on a land, after its name: what it is, and that rules are in force there. */
export function marksOn({ inner, isolated, joined }: Land, ruled: string): LandMark[] {
  const there = { inner, isolated, joined, ruled };
  return (Object.keys(there) as LandMark[]).filter((mark) => there[mark]);
}

const rowHeight = (size: number): number => size * 1.62;

interface Spot {
  y: number;
  xs: number[];
}

/** How far to a side a plate may go, as a part of the land's width, and down to which part of its height: the middle of
 * the upper part is best. */
const FREEDOM = [
  { aside: 0, deep: 0.38 },
  { aside: 0.3, deep: 0.38 },
  { aside: 1, deep: 0.5 },
  { aside: 1, deep: 1 },
];
/** Heights that are tried, for each row. */
const STEPS = 8;

/** How wide a land is at heights that are a part of a row from each other. */
class Heights {
  readonly box: { x: number; y: number; w: number; h: number };
  private readonly known = new Map<number, [number, number]>();

  constructor(
    readonly land: LandShape,
    private readonly high: number,
  ) {
    this.box = boxOf(land.outline);
  }

  y(k: number): number {
    return this.box.y + this.high * (0.72 + k / STEPS);
  }

  /** From where to where a row is inside the land. */
  at(k: number): [number, number] {
    const known = this.known.get(k);
    if (known) return known;
    const [a, b] = chord(this.land.outline, this.y(k) - this.high * 0.46);
    const [c, d] = chord(this.land.outline, this.y(k) + this.high * 0.46);
    const found: [number, number] = [Math.max(a, c), Math.min(b, d)];
    this.known.set(k, found);
    return found;
  }
}

/** As high as possible above the middle. */
function near(heights: Heights, rows: readonly number[], gap: number, { aside, deep }: Freedom): Spot | null {
  const { box, land } = heights;
  for (let k = 0; heights.y(k) < box.y + box.h * deep; k++) {
    const xs: number[] = [];
    for (const [i, width] of rows.entries()) {
      const [left, right] = heights.at(k + i * STEPS);
      const best = land.middle.x - width / 2;
      const x = Math.max(left + gap, Math.min(right - gap - width, best));
      if (right - left < width + 2 * gap || Math.abs(x - best) > aside * box.w) break;
      xs.push(x);
    }
    if (xs.length === rows.length) return { y: heights.y(k), xs };
  }
  return null;
}

type Freedom = (typeof FREEDOM)[number];

export interface Widths {
  name: number;
  signs: number;
  pill: number;
}

/** What stands in each row: all in one, or one below the other. */
type Form = (keyof Widths)[][];
const FORMS: readonly Form[] = [
  [["name", "signs", "pill"]],
  [["name", "signs"], ["pill"]],
  [["name"], ["signs", "pill"]],
  [["name"], ["signs"], ["pill"]],
];

function formsOf(widths: Widths): Form[] {
  const there = FORMS.map((form) =>
    form.map((row) => row.filter((part) => widths[part] > 0)).filter((row) => row.length),
  );
  const kept = new Map(there.map((form) => [JSON.stringify(form), form]));
  return [...kept.values()];
}

function first<T, R>(all: readonly T[], found: (one: T) => R | null): R | null {
  for (const one of all) {
    const here = found(one);
    if (here) return here;
  }
  return null;
}

/** Where a name, signs and a pill of these widths fit best: in one row, or in several. */
export function plateOf(land: LandShape, widths: Widths, size: number, gap: number): Plate {
  const high = rowHeight(size);
  const between = GAP * gap;
  const widthOf = (part: keyof Widths, i: number, row: readonly (keyof Widths)[]): number =>
    widths[part] + (i + 1 < row.length && row[i + 1] !== "signs" ? between : 0);
  const forms = formsOf(widths);
  const rowsOf = (form: Form): number[] =>
    form.map((row) => row.reduce((sum, part, i) => sum + widthOf(part, i, row), 0));
  const heights = new Heights(land, high);
  const found = first(FREEDOM, (freedom) =>
    first(forms, (form) => {
      const spot = near(heights, rowsOf(form), between, freedom);
      return spot && { spot, form };
    }),
  );
  const form = found?.form ?? forms.at(-1) ?? [];
  const widest = rowsOf(form);
  const spot = found?.spot ?? anyhow(land, widest, high);
  const rects = widest.map((width, i): Rect => {
    const [x, y] = [spot.xs[i] ?? 0, spot.y + i * high];
    return { left: x, right: x + width, top: y - high / 2, bottom: y + high / 2 };
  });
  const at = new Map<keyof Widths, Point>();
  form.forEach((row, i) => {
    let x = spot.xs[i] ?? 0;
    row.forEach((part, k) => {
      at.set(part, { x, y: spot.y + i * high });
      x += widthOf(part, k, row);
    });
  });
  return {
    name: land.name,
    label: at.get("name") ?? land.middle,
    signs: at.get("signs") ?? null,
    pill: at.get("pill") ?? null,
    size,
    rects,
    fits: found !== null,
  };
}

/** Where nothing fits: in the middle of the upper part. */
function anyhow(land: LandShape, rows: readonly number[], high: number): Spot {
  const box = boxOf(land.outline);
  const y = box.y + box.h * 0.24;
  return {
    y,
    xs: rows.map((width, i) => {
      const [a, b] = chord(land.outline, y + i * high);
      return (a + b - width) / 2;
    }),
  };
}

export function pillSize(pill: Pill | null, size: number): number {
  return pill ? pillWidth(pill, size) : 0;
}
