/** The boards laid side by side: every land with its outline and slots, and the borders by what they are. */

import type { Point } from "../../../board/plane";
import { boxOf } from "./plane";
import type { IslandMap, PlacedBoard } from "../view";
import { SHAPES, type Shape, type Side } from "./shapes";

export interface LandShape {
  name: string;
  /** The borders around it, in order; none of an Ocean. */
  ring: Point[][];
  outline: Point[];
  slots: Point[];
  /** The middle of the largest circle inside; of an Ocean, where its first piece is. */
  middle: Point;
  radius: number;
}

export interface World {
  lands: Map<string, LandShape>;
  /** Borders by what they are: coast, join of two boards, end of the map, between lands. */
  coasts: Point[][];
  seams: Point[][];
  ends: Point[][];
  borders: Point[][];
  pitch: number;
}

const SIDE = 1000;
const HIGH = Math.sqrt(3) / 2;
const GAP = 420; // between islands
const CORNERS: Record<Side, [Point, Point]> = {
  north: [
    { x: 0, y: 0 },
    { x: SIDE, y: 0 },
  ],
  east: [
    { x: SIDE, y: 0 },
    { x: SIDE / 2, y: SIDE * HIGH },
  ],
  south: [
    { x: SIDE / 2, y: SIDE * HIGH },
    { x: -SIDE / 2, y: SIDE * HIGH },
  ],
};
const SIDES = Object.keys(CORNERS) as Side[];

export function turned({ x, y }: Point, degrees: number): Point {
  const angle = (degrees * Math.PI) / 180;
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  return { x: x * c - y * s, y: x * s + y * c };
}

function put(board: PlacedBoard, point: Point): Point {
  const [across = 0, up = 0] = board.at;
  const there = turned(point, -60 * board.turn);
  return { x: there.x + SIDE * (across + up / 2), y: there.y - SIDE * up * HIGH };
}

const pairs = (flat: readonly number[]): Point[] =>
  Array.from({ length: flat.length / 2 }, (_, i) => ({ x: flat[2 * i] ?? 0, y: flat[2 * i + 1] ?? 0 }));

/** Sides that lie at another board, by board and side: whether this is the first of the two. */
function joins(boards: readonly PlacedBoard[]): Map<string, boolean> {
  const name = (...ends: Point[]): string => ends.map(({ x, y }) => `${Math.round(x)},${Math.round(y)}`).join(" ");
  const at = new Map<string, string>();
  const found = new Map<string, boolean>();
  for (const board of boards) {
    for (const side of SIDES) {
      const [from, to] = CORNERS[side].map((corner) => put(board, corner)) as [Point, Point];
      const other = at.get(`${board.islet} ${name(to, from)}`);
      if (other) {
        found.set(other, true);
        found.set(`${board.id} ${side}`, false);
      }
      at.set(`${board.islet} ${name(from, to)}`, `${board.id} ${side}`);
    }
  }
  return found;
}

function laid(out: World, board: PlacedBoard, shape: Shape, joined: Map<string, boolean>): void {
  const lines = shape.borders.map(({ line }) => pairs(line).map((point) => put(board, point)));
  shape.borders.forEach(({ of }, i) => {
    const line = lines[i] ?? [];
    const side = SIDES.find((one) => of.includes(one));
    if (of.includes(0)) out.coasts.push(line);
    else if (!side) out.borders.push(line);
    else {
      const first = joined.get(`${board.id} ${side}`);
      if (first === undefined) out.ends.push(line);
      else if (first) out.seams.push(line);
    }
  });
  for (const [number, land] of Object.entries(shape.lands)) {
    const ring = (land.ring ?? []).map((i) => (i < 0 ? [...(lines[~i] ?? [])].reverse() : (lines[i] ?? [])));
    const slots = pairs(land.slots).map((point) => put(board, point));
    const [x = 0, y = 0, radius = 0] = land.circle ?? [];
    const middle = land.circle ? put(board, { x, y }) : (slots[0] ?? { x: 0, y: 0 });
    const name = `${board.id}${number}`;
    out.lands.set(name, { name, ring, outline: ring.flatMap((line) => line.slice(0, -1)), slots, middle, radius });
  }
  out.pitch = Math.min(out.pitch, shape.pitch);
}

function moved(world: World, change: (point: Point) => Point, scale = 1): World {
  const lines = (all: Point[][]): Point[][] => all.map((line) => line.map(change));
  const lands = [...world.lands.values()].map((land): [string, LandShape] => [
    land.name,
    {
      name: land.name,
      ring: lines(land.ring),
      outline: land.outline.map(change),
      slots: land.slots.map(change),
      middle: change(land.middle),
      radius: land.radius * scale,
    },
  ]);
  const { coasts, seams, ends, borders } = world;
  return {
    lands: new Map(lands),
    coasts: lines(coasts),
    seams: lines(seams),
    ends: lines(ends),
    borders: lines(borders),
    pitch: world.pitch * scale,
  };
}

/** The points that bound the world. */
export const rimOf = (world: World): Point[] => [...world.coasts, ...world.ends, ...world.seams].flat();

const EMPTY = (): World => ({ lands: new Map(), coasts: [], seams: [], ends: [], borders: [], pitch: Infinity });

function islet(boards: readonly PlacedBoard[]): World {
  const out = EMPTY();
  const joined = joins(boards);
  for (const board of boards) {
    const shape = SHAPES[board.shape];
    if (shape) laid(out, board, shape, joined);
  }
  return out;
}

/** Everything on the island in units of the boards, as the game lays it. Islands lie in a row; a destroyed board is gone. */
export function worldOf(placing: IslandMap): World {
  const out = EMPTY();
  let left = 0;
  const there = placing.boards.filter((board) => !board.gone);
  const boards = there.length ? there : placing.boards;
  for (const of of new Set(boards.map((board) => board.islet))) {
    const one = islet(boards.filter((board) => board.islet === of));
    const box = boxOf(rimOf(one));
    const at = out.lands.size ? left - box.x : 0;
    const here = at ? moved(one, ({ x, y }) => ({ x: x + at, y: y - box.y })) : one;
    left = box.x + at + box.w + GAP;
    for (const [name, land] of here.lands) out.lands.set(name, land);
    out.coasts.push(...here.coasts);
    out.seams.push(...here.seams);
    out.ends.push(...here.ends);
    out.borders.push(...here.borders);
    out.pitch = Math.min(out.pitch, here.pitch);
  }
  return out;
}

/** What is kept free around the island, in pixels. */
export interface Padding {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

export interface Frame {
  width: number;
  height: number;
  padding: Padding;
}

/** The island as it lies in a frame: pixels about the middle of the frame. */
export interface Fitted extends World {
  /** Pixels in a unit. */
  scale: number;
  /** How far the whole island is turned, with the clock. */
  degrees: number;
}

function scaleIn(points: readonly Point[], { width, height, padding }: Frame): number {
  const box = boxOf(points);
  const free = [width - padding.left - padding.right, height - padding.top - padding.bottom];
  return Math.max(0.01, Math.min((free[0] ?? 0) / box.w, (free[1] ?? 0) / box.h));
}

const STEP = 30;
/** Of two turns that fit alike, the one with the Ocean of the first board to the west. */
const NORTH = 0.012;
/** An island that lies well stays as it lies, unless another turn makes it so much larger. */
const WORTH_IT = 1.12;

/**
 * The turn by a multiple of 30 degrees that fits a frame best; `now` is how the island lies. The thematic map has a north
 * and is never turned.
 */
export function bestTurn(world: World, map: IslandMap, frame: Frame, now: number | null = null): number {
  if (map.layout === "thematic") return 0;
  const rim = rimOf(world);
  const score = (degrees: number): number => {
    const turning = rim.map((point) => turned(point, degrees));
    return scaleIn(turning, frame) * (1 + NORTH * Math.cos((degrees * Math.PI) / 180));
  };
  let best = { degrees: 0, score: 0 };
  for (let degrees = 0; degrees < 360; degrees += STEP) {
    const here = score(degrees);
    if (here > best.score) best = { degrees, score: here };
  }
  return now !== null && score(now) * WORTH_IT >= best.score ? now : best.degrees;
}

export function fitted(world: World, degrees: number, frame: Frame): Fitted {
  const whole = moved(world, (point) => turned(point, degrees));
  const rim = rimOf(whole);
  const scale = scaleIn(rim, frame);
  const box = boxOf(rim);
  const { padding } = frame;
  const dx = (padding.left - padding.right) / 2 - (box.x + box.w / 2) * scale;
  const dy = (padding.top - padding.bottom) / 2 - (box.y + box.h / 2) * scale;
  const found = moved(whole, ({ x, y }) => ({ x: dx + x * scale, y: dy + y * scale }), scale);
  for (const [name, land] of found.lands) if (!land.outline.length) found.lands.set(name, inside(land, frame));
  return { ...found, scale, degrees };
}

/** So far from the edge of the frame what lies in an Ocean can be read, in pixels. */
const EDGE = 26;

/** An Ocean has no outline to fit: what would lie outside the frame is moved in. */
function inside(ocean: LandShape, { width, height }: Frame): LandShape {
  const box = boxOf([ocean.middle, ...ocean.slots]);
  const into = (least: number, size: number, frame: number): number =>
    Math.max(0, EDGE - frame / 2 - least) - Math.max(0, least + size + EDGE - frame / 2);
  const [dx, dy] = [into(box.x, box.w, width), into(box.y, box.h, height)];
  if (dx === 0 && dy === 0) return ocean;
  const by = ({ x, y }: Point): Point => ({ x: x + dx, y: y + dy });
  return { ...ocean, middle: by(ocean.middle), slots: ocean.slots.map(by) };
}
