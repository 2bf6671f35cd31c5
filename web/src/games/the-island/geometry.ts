/**
 * The printed map: 133 pointy-top hexes in thirteen rows, each row centred. The origin is the lagoon G6; a hex has the
 * radius 40, so that a unit is a pixel on a large screen.
 */

import { away, type Point } from "../../board/plane";
import { CORNERS, type Corner } from "./table";

export { away, type Point };

export interface Hex extends Point {
  name: string;
  row: number;
  column: number;
}

export const R = 40;
export const WIDTH = R * Math.sqrt(3);
export const ROW_STEP = R * 1.5;
export const LAGOON = "G6";

const LENGTHS = [7, 10, 11, 10, 11, 12, 11, 12, 11, 10, 11, 10, 7];
const LAND_IN_ROW = [0, 0, 0, 4, 5, 8, 7, 8, 5, 4, 0, 0, 0];
const MIDDLE = 6;

/** Half of what is drawn: the hexes, and room for the safe islands above and below. */
export const HALF: Point = { x: 6 * WIDTH + 8, y: MIDDLE * ROW_STEP + R + 44 };

/** Row by row from the top left; the position in this list is the number of the hex in events. */
export const HEXES: readonly Hex[] = LENGTHS.flatMap((length, row) =>
  Array.from({ length }, (_, i) => ({
    name: `${String.fromCharCode(65 + row)}${i + 1}`,
    row,
    column: i + 1,
    x: (i - (length - 1) / 2) * WIDTH,
    y: (row - MIDDLE) * ROW_STEP,
  })),
);

const BY_NAME = new Map(HEXES.map((hex) => [hex.name, hex]));

export const LANDINGS: Record<Corner, readonly [string, string]> = {
  NW: ["B1", "C1"],
  NE: ["B10", "C11"],
  SW: ["L1", "K1"],
  SE: ["L10", "K11"],
};

const LANDING_HEXES = new Set(Object.values(LANDINGS).flat());

/** Which way a safe island lies from the middle. */
export const SIDE: Record<Corner, Point> = {
  NW: { x: -1, y: -1 },
  NE: { x: 1, y: -1 },
  SW: { x: -1, y: 1 },
  SE: { x: 1, y: 1 },
};

/** Where the saved stand, and how far from there still counts as the island. */
const ISLAND_MIDDLE: Point = { x: 355, y: 384 };
export const ISLAND_REACH = 62;

export function hexNamed(name: string): Hex | undefined {
  return BY_NAME.get(name);
}

export function islandAt(corner: Corner): Point {
  return { x: SIDE[corner].x * ISLAND_MIDDLE.x, y: SIDE[corner].y * ISLAND_MIDDLE.y };
}

/** The middle of a hex or of a safe island. */
export function placeAt(place: string): Point | undefined {
  return (CORNERS as readonly string[]).includes(place) ? islandAt(place as Corner) : BY_NAME.get(place);
}

export function isLanding(name: string): boolean {
  return LANDING_HEXES.has(name);
}

/** Whether a land tile lay here at the start. */
export function wasLand(hex: Hex): boolean {
  const land = LAND_IN_ROW[hex.row] ?? 0;
  return hex.name !== LAGOON && Math.abs(hex.x) < (land / 2) * WIDTH;
}

/** Whether a point is inside a hex around the origin. */
function inside(x: number, y: number): boolean {
  return Math.abs(x) <= WIDTH / 2 && Math.abs(y) + Math.abs(x) / Math.sqrt(3) <= R;
}

export function hexUnder(point: Point): Hex | undefined {
  return HEXES.find((hex) => inside(point.x - hex.x, point.y - hex.y));
}

/** The hex or the safe island under a point. */
export function placeUnder(point: Point): string | undefined {
  const hex = hexUnder(point);
  if (hex) return hex.name;
  return CORNERS.find((corner) => away(point, islandAt(corner)) <= ISLAND_REACH + 20);
}

/** How many steps from hex to hex. */
export function steps(a: Hex, b: Hex): number {
  const rows = Math.abs(a.row - b.row);
  const columns = Math.abs(a.x - b.x) / WIDTH;
  return Math.round(rows + Math.max(0, columns - rows / 2));
}

/** The six corners of a hex, from the top, clockwise. */
export function corners(radius = R): Point[] {
  const half = (radius * Math.sqrt(3)) / 2;
  return [
    { x: 0, y: -radius },
    { x: half, y: -radius / 2 },
    { x: half, y: radius / 2 },
    { x: 0, y: radius },
    { x: -half, y: radius / 2 },
    { x: -half, y: -radius / 2 },
  ];
}

const short = (n: number): string => String(Math.round(n * 100) / 100);

/** A hex as a path. */
export function outline(radius = R, at: Point = { x: 0, y: 0 }): string {
  return `M${corners(radius)
    .map((p) => `${short(at.x + p.x)} ${short(at.y + p.y)}`)
    .join("L")}z`;
}
