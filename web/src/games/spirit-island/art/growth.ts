/** The drawing of what Growth gives. */

import type { GrowthKind } from "../faces";
import type { GlyphName } from "./glyphs";

export const GROWTH_GLYPHS: Record<GrowthKind, GlyphName> = {
  reclaim: "reclaim",
  "gain-power": "gain-card",
  presence: "add",
  energy: "energy",
  plays: "card",
  move: "range",
  other: "ring",
};

/** Of what spaces of presence tracks let a Spirit do. */
const ACT_GLYPHS: Record<string, GlyphName> = {
  "move-presence": "range",
  "push-dahan": "range",
  prepare: "element",
  "markers-for-play": "card",
  "buy-power": "gain-card",
  chosen: "element",
  "gain-energy": "energy",
};

export const glyphOf = (act: string): GlyphName => ACT_GLYPHS[act] ?? "ring";
