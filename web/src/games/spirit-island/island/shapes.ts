/** The drawn boards: shapes.json, written by `python -m tools.island_shapes`. A side of a board is 1000 units long. */

import shapes from "./shapes.json";

export type Side = "north" | "east" | "south";

export interface Shape {
  /** How far apart the slots for pieces are. */
  pitch: number;
  /** Each border once: of two lands, of a land and the Ocean (0), or of a land and a side. x, y, x, y … */
  borders: { of: (number | string)[]; line: number[] }[];
  /** By number: the borders around a land (`~i` runs backwards), the largest circle inside, and slots, middle first. */
  lands: Record<string, { ring?: number[]; circle?: number[]; slots: number[] }>;
}

/** By the name of the drawing: `tE` is the board E of the thematic map. */
export const SHAPES = shapes as Readonly<Record<string, Shape>>;
