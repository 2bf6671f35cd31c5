/** The eight elements, and the one of choice: shapes in a box of 24, with the colour of their disc. */

import type { Element } from "../view";

export type Sign = Element | "any";

/** Drawn strokes, filled shapes, or both. */
export interface Drawing {
  fill?: string;
  stroke?: string;
}

export const ELEMENTS: readonly Element[] = ["sun", "moon", "fire", "air", "water", "earth", "plant", "animal"];

export const SIGNS: Record<Sign, Drawing & { colour: string }> = {
  sun: {
    colour: "#c98a00",
    fill: "M12 7.4a4.6 4.6 0 1 1 0 9.2a4.6 4.6 0 1 1 0-9.2z",
    stroke:
      "M12 2.6v2.6M12 18.8v2.6M2.6 12h2.6M18.8 12h2.6M5.3 5.3l1.9 1.9M16.8 16.8l1.9 1.9M18.7 5.3l-1.9 1.9M7.2 16.8l-1.9 1.9",
  },
  moon: { colour: "#6a74a0", fill: "M15.5 3.8a8.6 8.6 0 1 0 4.7 13A7.2 7.2 0 0 1 15.5 3.8z" },
  fire: {
    colour: "#cf4a22",
    fill: "M12.6 2.4c.6 4.3 5.6 6.2 5.6 11.6 0 4-2.7 7-6.2 7s-6.2-2.8-6.2-6.4c0-2.6 1.5-4.2 2.6-6.2.6 1.4 1 2.3 1.9 3 .9-3 .6-6 2.3-9z",
  },
  air: {
    colour: "#8a62ad",
    stroke: "M3 9h10.5a3 3 0 1 0-2.7-4.3M3 13h15a2.9 2.9 0 1 1-2.6 4.2M3 17h7.5a2.4 2.4 0 1 1-2.1 3.5",
  },
  water: { colour: "#1f77b4", fill: "M12 2.6c3.2 4.4 6.3 7.9 6.3 11.8a6.3 6.3 0 0 1-12.6 0C5.7 10.5 8.8 7 12 2.6z" },
  earth: { colour: "#6b5d4d", fill: "M3 18.5l4.6-9 3 3 3.2-6.8L21 18.5z" },
  plant: {
    colour: "#3f8a3a",
    fill: "M12 21.5c-.4-4.5-.2-7.5 1.2-10.5-1.2 1-2.2 2.3-2.9 4.2C5.5 14.8 3.6 11 4 5.6c4.6.3 7.3 1.9 8.3 5 1-3.8 3.6-6 7.7-6.4.5 6-2 9.7-6.6 10.3-.5 2.2-.6 4.5-.3 7z",
  },
  animal: {
    colour: "#a8324a",
    fill: "M12 12.4c3 0 5.3 2.6 5.3 4.9 0 2.5-2.6 2.3-5.3 2.3s-5.3.2-5.3-2.3c0-2.3 2.3-4.9 5.3-4.9zM5.4 8.4a2 2.6 0 1 1 0 5.2a2 2.6 0 1 1 0-5.2zM9.5 4a2 2.8 0 1 1 0 5.6a2 2.8 0 1 1 0-5.6zM14.5 4a2 2.8 0 1 1 0 5.6a2 2.8 0 1 1 0-5.6zM18.6 8.4a2 2.6 0 1 1 0 5.2a2 2.6 0 1 1 0-5.2z",
  },
  any: { colour: "#777777", stroke: "M12 3.5v17M3.5 12h17M6 6l12 12M18 6L6 18" },
};
