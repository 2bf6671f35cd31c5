/** Where the camera goes on a small screen: to what is lit, with a little around it. */

import { bounded, CLOSEST, WHOLE, type Camera } from "../../../board/camera";
import type { LandLayout, Layout } from "./layout";
import { boxOf } from "./plane";

interface Frame {
  width: number;
  height: number;
}

/** Room around the island, in pixels. */
export const MARGINS = {
  narrow: { left: 14, right: 14, top: 18, bottom: 18 },
  wide: { left: 30, right: 58, top: 24, bottom: 24 },
} as const;

/** So much of the frame is left around what is lit. */
const AROUND = 0.12;
/** Nearer than so many pixels a unit nothing gets easier to read. */
const NEAR = 0.5;
/** Farther away names and numbers lie on each other. */
const FAR = 0.165;

export function framing(layout: Layout, lands: Iterable<string>, scale: number, frame: Frame): Camera {
  const all = [...layout.lands.values()].filter((land) => land.shape.outline.length);
  const known = (names: Iterable<string>): LandLayout[] => [...names].flatMap((name) => layout.lands.get(name) ?? []);
  const [only, ...others] = known(lands);
  // One land by itself is seen with those around it.
  const asked = only && !others.length ? [only, ...known(only.land.adjacent)] : known(lands);
  const least = FAR / scale;
  if (asked.length === 0 && least <= 1) return WHOLE;
  const threatened = all.filter((land) => land.threatened);
  const seen = [asked, threatened, all].find((some) => some.length > 0) ?? [];
  const points = seen.flatMap(({ shape }) => (shape.outline.length ? shape.outline : shape.slots));
  const box = boxOf(points);
  const room = Math.min(frame.width / (box.w || 1), frame.height / (box.h || 1)) / (1 + 2 * AROUND);
  const zoom = Math.max(1, least, Math.min(room, CLOSEST, Math.max(1, NEAR / scale)));
  const middle = { x: box.x + box.w / 2, y: box.y + box.h / 2 };
  return bounded({ x: -middle.x * zoom, y: -middle.y * zoom, zoom }, { x: frame.width / 2, y: frame.height / 2 });
}
