/** Our drawings of pieces and tokens, in a box of 64: solid silhouettes that read at 16 px. */

export type PieceKind =
  | "explorer"
  | "town"
  | "city"
  | "dahan"
  | "blight"
  | "defend"
  | "beasts"
  | "wilds"
  | "disease"
  | "strife"
  | "badlands"
  | "vitality";

export interface Drawing {
  /** The outline, filled in the colour of the piece. */
  body: string;
  /** Lines drawn over it. */
  lines?: string;
  /** Dark openings: doors and windows. */
  openings?: string;
  /** What a token shows, in a light colour, and what is cut out of it again. */
  emblem?: string;
  cut?: string;
  cracks?: string;
}

const oval = (x: number, y: number, rx: number, ry: number): string =>
  `M${x - rx} ${y}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0z`;

const CHIP = "M32 3l25 14.5v29L32 61 7 46.5v-29z";

export const DRAWINGS: Record<PieceKind, Drawing> = {
  explorer: {
    body: "M32 5c6.2 0 9.4 4.2 9.9 9.6 3.6.7 6.1 1.7 6.1 3.1s-2.5 2.4-6.2 3.1c-.5 3.7-2.3 6.6-4.9 8.3C43.4 31 46.6 36.2 47.3 43L49 59H15l1.7-16C17.4 36.2 20.6 31 27.1 29.100c-2.6-1.7-4.4-4.6-4.9-8.3-3.7-.7-6.2-1.7-6.2-3.1s2.5-2.4 6.1-3.1C22.6 9.2 25.8 5 32 5z",
    lines: "M22.6 16.5c6 1.3 12.8 1.3 18.8 0M24 44l2 15M40 44l-2 15",
  },
  town: {
    body: "M43 9h7v10.5L61 30l-3 4-4-1v25H10V33l-4 1-3-4L32 5l11 9.2z",
    openings: "M26.5 58V42h11v16zM17 38h6v7h-6zM41 38h6v7h-6z",
  },
  city: {
    body: "M4 60V27h5v-5h5v5h5V17L32 3l13 14v10h5v-5h5v5h5v33z",
    openings:
      "M26.5 60V48a5.5 5.5 0 0 1 11 0v12zM29.2 22h5.6v9h-5.600zM10 36h5v7h-5zM49 36h5v7h-5zM29.2 35h5.6v6h-5.600z",
  },
  dahan: {
    body: "M32 5c8 8 18 17 29 25l-3 6-5-1v18c-13 8-29 8-42 0V35l-5 1-3-6C14 22 24 13 32 5z",
    lines: "M11 35c13 4.5 29 4.5 42 0",
    openings: "M25.5 58V47a6.5 6.5 0 0 1 13 0v11z",
  },
  blight: {
    body: "M32 3l5.5 16L53 9l-7 16.5L62 30l-15.5 6.5L55 54l-16.5-8L33 61l-7-15-16 8 7.5-16.5L2 32l16-6.5L10.5 9 27 19z",
    lines: "M32 22l-2 9 8 3-6 10M22 29l8 2M44 28l-6 6M24 40l8 4",
  },
  defend: { body: "M32 3l25 8v20c0 15-11 24.5-25 30C18 55.5 7 46 7 31V11z" },
  beasts: {
    body: CHIP,
    emblem: `M32 35c7 0 12 6 12 11 0 6-6 5-12 5s-12 1-12-5c0-5 5-11 12-11z${oval(17.5, 31, 4.6, 6)}${oval(26.5, 21.5, 4.6, 6.5)}${oval(37.5, 21.5, 4.6, 6.5)}${oval(46.5, 31, 4.6, 6)}`,
  },
  wilds: {
    body: CHIP,
    emblem:
      "M32 50C20 46 15 36 17 24c9 3 14 9 15 19 1-10 6-16 15-19 2 12-3 22-15 26zM32 33c-4-6-4-13 0-19 4 6 4 13 0 19z",
  },
  disease: {
    body: CHIP,
    emblem: oval(32, 21, 8, 8) + oval(22.5, 39, 8, 8) + oval(41.5, 39, 8, 8),
    cut: oval(32, 33, 4, 4),
  },
  strife: { body: CHIP, emblem: "M36 11L19 35h10l-3 18 19-26H34z" },
  badlands: {
    body: CHIP,
    emblem: "M14 44l6-20 13-8 15 9 3 19-13 7H22z",
    cracks: "M31 16l-4 12 9 6-6 9 4 8M36 34l11-3M27 28l-8 2",
  },
  vitality: { body: CHIP, emblem: "M29 52V38C20 38 14 31 14 20c11 0 17 5 18 13 1-10 7-16 18-16 0 13-6 20-16 20v15z" },
};

/** How large each is beside the others. */
export const RELATIVE: Partial<Record<PieceKind | "presence", number>> = {
  explorer: 0.9,
  town: 0.98,
  city: 1.12,
  dahan: 0.96,
  blight: 0.92,
  defend: 0.92,
};
