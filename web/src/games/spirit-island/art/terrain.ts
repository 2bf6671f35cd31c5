/** Terrains: icons in a box of 24, and the scenery of a land. */

import type { Terrain } from "../view";

/** `fill` is filled, `line` is stroked. */
interface Glyph {
  fill?: string;
  line?: string;
}

const WAVES =
  "M2.5 9c2.4 0 2.4-2 4.8-2s2.4 2 4.7 2 2.4-2 4.8-2 2.4 2 4.7 2M2.5 15.5c2.4 0 2.4-2 4.8-2s2.4 2 4.7 2 2.4-2 4.8-2 2.4 2 4.7 2";

export const TERRAIN_ICON: Record<Terrain | "coastal", Glyph> = {
  jungle: {
    fill: "M12 2.5c4.6 0 7.5 3 7.5 6.6 0 3-2 5.3-5.2 6l.7 6.4H9l.7-6.4c-3.2-.7-5.2-3-5.2-6 0-3.6 2.9-6.6 7.5-6.6z",
  },
  mountain: { fill: "M1.5 20.5L9 5l4 6.5L15.5 8l7 12.5z" },
  sands: {
    line: "M2 16c3.5-6 7.5-6 11 0M11 16c3-5 7-5 11 0M5 20h.1M10 20.5h.1M15 20h.1M19.5 20.5h.1M9 8h.1M14.5 7.5h.1",
  },
  wetland: {
    line: "M7 15V5M12 15V3M17 15V7M2.5 18.5c2.4 0 2.4-1.5 4.8-1.5s2.4 1.5 4.7 1.5 2.4-1.5 4.8-1.5 2.4 1.5 4.7 1.5",
  },
  ocean: { line: WAVES },
  coastal: { line: WAVES },
};

type Draw = (x: number, y: number, u: number) => string;

const n = (value: number): string => String(Math.round(value * 10) / 10);

/** One tree, peak, dune or tuft of reeds about a point; `u` is how many units of the drawing it is large. */
export const SCENERY: Record<Exclude<Terrain, "ocean">, Draw> = {
  jungle: (x, y, u) =>
    `M${n(x - 9 * u)} ${n(y + 7 * u)}a${n(8 * u)} ${n(8 * u)} 0 1 1 ${n(3 * u)} ${n(-12 * u)}a${n(9 * u)} ${n(9 * u)} 0 0 1 ${n(15 * u)} ${n(2 * u)}a${n(7 * u)} ${n(7 * u)} 0 1 1 ${n(u)} ${n(11 * u)}z`,
  mountain: (x, y, u) =>
    `M${n(x - 20 * u)} ${n(y + 11 * u)}L${n(x - 6 * u)} ${n(y - 13 * u)}L${n(x + 2 * u)} ${n(y)}L${n(x + 7 * u)} ${n(y - 7 * u)}L${n(x + 20 * u)} ${n(y + 11 * u)}z`,
  sands: (x, y, u) =>
    `M${n(x - 18 * u)} ${n(y + 4 * u)}q${n(9 * u)} ${n(-13 * u)} ${n(18 * u)} 0M${n(x + u)} ${n(y + 8 * u)}q${n(8 * u)} ${n(-11 * u)} ${n(16 * u)} 0`,
  wetland: (x, y, u) =>
    `M${n(x - 8 * u)} ${n(y + 4 * u)}v${n(-13 * u)}M${n(x)} ${n(y + 4 * u)}v${n(-18 * u)}M${n(x + 8 * u)} ${n(y + 4 * u)}v${n(-12 * u)}M${n(x - 17 * u)} ${n(y + 9 * u)}q${n(8.5 * u)} ${n(-5 * u)} ${n(17 * u)} 0t${n(17 * u)} 0`,
};
