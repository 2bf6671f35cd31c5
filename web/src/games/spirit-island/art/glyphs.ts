/** Line drawings of 24 by 24 for steps, costs and what Growth gives. Filled ones say so. */

import type { Drawing } from "./elements";

export type GlyphName =
  | "ravage"
  | "build"
  | "explore"
  | "fear"
  | "energy"
  | "card"
  | "gain-card"
  | "reclaim"
  | "fast"
  | "slow"
  | "sacred"
  | "range"
  | "wait"
  | "flag"
  | "scroll"
  | "add"
  | "cascade"
  | "element"
  | "spark"
  | "ring";

export const GLYPHS: Record<GlyphName, Drawing> = {
  ravage: {
    stroke:
      "M4 20l4.2-4.2M6.2 13.5l4.3 4.3M9.5 15L20 4.5V4h-.5L9 14.5M20 20l-4.2-4.2M17.8 13.5l-4.3 4.3M14.5 15L4 4.5V4h.5l5.8 5.8",
  },
  build: { stroke: "M13.5 9.5L5 18l2.5 2.5 8.5-8.5M11 6.5l4.5-3.5c2 0 5 3 5 5L17 12.5z" },
  explore: {
    stroke: "M12 2.5a9.5 9.5 0 1 1 0 19a9.5 9.5 0 1 1 0-19zM15.8 8.2l-2.4 5.2-5.2 2.4 2.4-5.2z",
  },
  fear: {
    stroke: "M3 12c3-5 6-7 9-7s6 2 9 7c-3 5-6 7-9 7s-6-2-9-7zM12 8.8a3.2 3.2 0 1 1 0 6.4a3.2 3.2 0 1 1 0-6.4z",
  },
  energy: { fill: "M12 2.5l2.6 6.9 6.9 2.6-6.9 2.6L12 21.5l-2.6-6.9L2.5 12l6.9-2.6z" },
  card: { stroke: "M6 3h12v18H6zM9 8h6M9 12h6" },
  "gain-card": { stroke: "M4 3h11v8M9 21H4V3M17 14v7M13.5 17.5h7" },
  reclaim: { stroke: "M5 9a8 8 0 1 1-.5 5M5 4v5h5" },
  fast: { stroke: "M4 5l7 7-7 7M12 5l7 7-7 7" },
  slow: { stroke: "M7 3h10M7 21h10M8 3c0 5 8 5.5 8 9s-8 4-8 9M16 3c0 5-8 5.5-8 9s8 4 8 9" },
  sacred: {
    stroke:
      "M12 7a5 5 0 1 1 0 10a5 5 0 1 1 0-10zM12 2v2M12 20v2M2 12h2M20 12h2M5 5l1.4 1.4M17.6 17.6L19 19M19 5l-1.4 1.4M6.4 17.6L5 19",
  },
  range: { stroke: "M3 12h16M14 6l6 6-6 6" },
  wait: { stroke: "M12 3a9 9 0 1 1 0 18a9 9 0 1 1 0-18zM12 7v5l3.5 2.5" },
  flag: { stroke: "M6 21V4M6 4.5c5-2.5 7 2.5 12 0v9c-5 2.5-7-2.5-12 0" },
  scroll: { stroke: "M6 4h11v13a3 3 0 0 0 3 3H9a3 3 0 0 1-3-3zM17 8h3.5M9.5 9h4.5M9.5 13h4.5" },
  add: { stroke: "M12 3v12M7 11l5 5 5-5M5 20h14" },
  cascade: { stroke: "M4 5c6 0 8 4 8 10M8 11.5l4 4 4-4M15 5h5" },
  element: { stroke: "M12 3.5v17M3.5 12h17M6 6l12 12M18 6L6 18" },
  spark: { stroke: "M12 4v16M5 8l14 8M19 8L5 16" },
  ring: { stroke: "M12 4a8 8 0 1 1 0 16a8 8 0 1 1 0-16z" },
};
