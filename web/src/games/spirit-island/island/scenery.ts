/** Trees, peaks, dunes and reeds: near the borders, so that the middle of a land is free for pieces. */

import { SCENERY } from "../art/terrain";
import type { Terrain } from "../view";
import { boxOf, fromRim, isInside } from "./plane";
import type { LandShape } from "./world";

/** Numbers that look random and are the same each time. */
function random(seed: string): () => number {
  let state = [...seed].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) >>> 0, 7);
  return () => (state = (state * 1664525 + 1013904223) >>> 0) / 4294967296;
}

const STEP = 54; // units of the boards
const NEAREST = 23;
const FARTHEST = 70;

/** The scenery of a land as one path. `scale`: pixels in a unit of the boards. */
export function sceneryOf(land: LandShape, terrain: Terrain, scale: number): string {
  if (terrain === "ocean") return "";
  const next = random(land.name);
  const box = boxOf(land.outline);
  const step = STEP * scale;
  let path = "";
  for (let y = box.y; y < box.y + box.h; y += step * 0.8) {
    for (let x = box.x; x < box.x + box.w; x += step) {
      const at = { x: x + (next() - 0.5) * step * 0.8, y: y + (next() - 0.5) * step * 0.7 };
      const deep = isInside(land.outline, at) ? fromRim(land.outline, at) : 0;
      if (deep < NEAREST * scale || deep > FARTHEST * scale || next() < 0.16) continue;
      path += SCENERY[terrain](at.x, at.y, scale * (0.85 + next() * 0.35));
    }
  }
  return path;
}
