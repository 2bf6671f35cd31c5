/** Players by colour and by shape (colours of Okabe and Ito). */

export type Shape = "circle" | "square" | "triangle" | "diamond" | "hexagon" | "star";

export interface Livery {
  /** Name of the custom property with the colour. */
  colour: string;
  shape: Shape;
}

const SHAPES: readonly Shape[] = ["circle", "square", "triangle", "diamond", "hexagon", "star"];

/** `p1` to `p6`; `p1b`, the second colour of p1, is the first with a light heart, so that it is never taken for another. */
export function livery(player: string): Livery {
  const number = Math.max(1, Number.parseInt(player.slice(1), 10) || 1);
  return { colour: `--p${number}`, shape: SHAPES[(number - 1) % SHAPES.length] ?? "circle" };
}

/** Outlines in a square of 20 by 20. */
export const OUTLINE: Record<Shape, string> = {
  circle: "M10 2a8 8 0 1 1 0 16a8 8 0 1 1 0-16z",
  square: "M4.2 3h11.6q1.2 0 1.2 1.2v11.6q0 1.2-1.2 1.2H4.2Q3 17 3 15.8V4.2Q3 3 4.2 3z",
  triangle: "M10 2.2q.7 0 1.05.65l7.2 12.7q.75 1.45-.9 1.45H2.65q-1.65 0-.9-1.45l7.2-12.7Q9.3 2.2 10 2.2z",
  diamond: "M10 1.2l8.2 8.1q.7.7 0 1.4L10 18.8 1.8 10.7q-.7-.7 0-1.4z",
  hexagon: "M10 1.5l7.4 4.25v8.5L10 18.5l-7.4-4.25v-8.5z",
  star: "M10 1.2l2.65 5.7 6.15.75-4.55 4.25 1.2 6.1L10 14.95 4.55 18l1.2-6.1L1.2 7.65l6.15-.75z",
};
