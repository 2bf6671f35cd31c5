/** Where something that opens at a thing stands on the screen: beside or above it, never over it. */

import type { Box } from "./desk.svelte";

const GAP = 10;
const EDGE = 8;

const within = (at: number, size: number, room: number): number =>
  Math.max(EDGE, Math.min(at, Math.max(EDGE, room - size - EDGE)));

export interface Spot {
  left: number;
  top: number;
  /** Where its tip points to, from its left edge; null where it stands beside. */
  tip: number | null;
}

interface Size {
  width: number;
  height: number;
}

/** Above a thing where there is room, else below it. */
function above(at: Box, size: Size, room: Size): Spot {
  const middle = at.left + at.width / 2;
  const left = within(middle - size.width / 2, size.width, room.width);
  const over = at.top - GAP - size.height;
  const top = over >= EDGE ? over : within(at.top + at.height + GAP, size.height, room.height);
  return { left, top, tip: over >= EDGE ? middle - left : null };
}

/** Beside a thing: at the side where there is more room; on a narrow screen above or below it. */
function beside(at: Box, size: Size, room: Size): Spot {
  const right = room.width - (at.left + at.width);
  const top = within(at.top + at.height / 2 - size.height / 2, size.height, room.height);
  if (right >= size.width + GAP + EDGE) return { left: at.left + at.width + GAP, top, tip: null };
  if (at.left >= size.width + GAP + EDGE) return { left: at.left - GAP - size.width, top, tip: null };
  return { ...above(at, size, room), tip: null };
}

/** The part of the screen, by its upper and lower edge, in which something may open. */
export interface Free {
  from: number;
  to: number;
}

/** Purse and own city stay in sight: on a desktop they lie at the bottom, on a phone the purse is on top. */
export function freeNow(): Free {
  const top = document.querySelector("[data-testid=everdell-mine]")?.getBoundingClientRect().top;
  const purse = document.querySelector("[data-testid=purse]")?.getBoundingClientRect().bottom;
  return top === undefined ? { from: purse ?? 0, to: innerHeight } : { from: 0, to: top };
}

type Stands = (at: Box, size: Size, room: Size) => Spot;

/** Within what is free: above it for what lies below, such as one's own hand, and for the rest as it stands elsewhere. */
function inside(stands: Stands, at: Box, size: Size, width: number, { from, to }: Free): Spot {
  const room = { width, height: to - from };
  const lies = { ...at, top: at.top - from };
  const spot = at.top >= to ? above({ ...lies, top: room.height }, size, room) : stands(lies, size, room);
  return { ...spot, top: spot.top + from };
}

/** Above or below a thing, or beside it. */
export function over(at: Box, size: Size, width: number, free: Free): Spot {
  const stands: Stands = (lies, size, room) => {
    const found = above(lies, size, room);
    const below = lies.top + lies.height + GAP + size.height + EDGE <= room.height;
    return found.tip !== null || below ? found : beside(lies, size, room);
  };
  return inside(stands, at, size, width, free);
}

/** Beside a thing, or above or below it. */
export const aside = (at: Box, size: Size, width: number, free: Free): Spot => inside(beside, at, size, width, free);
