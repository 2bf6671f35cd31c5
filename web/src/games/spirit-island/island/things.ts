/** Lit things with their place on the map: for the hand, the eye and the keyboard. */

import { away, type Point } from "../../../board/plane";
import type { Lit, Spot } from "../../../board/choosing";
import type { Layout, PlacedPiece } from "./layout";
import { isInside } from "./plane";
import { landOf, pieceRef } from "./table";

export interface Thing extends Spot {
  kind: "land" | "piece";
  /** Every place where it is drawn: two Towns that are alike are one thing. */
  spots: readonly Point[];
  /** How far it reaches from its middle. */
  reach: number;
}

/** Pieces by what options call them. What an option would bring is not there yet. */
function piecesByRef(layout: Layout): Map<string, PlacedPiece[]> {
  const found = new Map<string, PlacedPiece[]>();
  for (const { pieces } of layout.lands.values()) {
    for (const piece of pieces) {
      if (piece.change === "comes") continue;
      // A Sacred Site of some Spirits is also Beasts, under a name of its own.
      const refs = piece.sacred ? [piece.ref, pieceRef(piece.land, "swarm")] : [piece.ref];
      for (const ref of refs) found.set(ref, [...(found.get(ref) ?? []), piece]);
    }
  }
  return found;
}

export function thingsOf(lit: readonly Lit[], layout: Layout): Thing[] {
  const byRef = piecesByRef(layout);
  return lit.flatMap((one): Thing[] => {
    const base = { key: one.ref, refs: [one.ref], role: one.role, options: [...one.options] };
    const pieces = byRef.get(one.ref);
    const first = pieces?.[0];
    if (pieces && first) {
      const { x, y, land: place } = first;
      return [{ ...base, kind: "piece", place, x, y, spots: pieces, reach: layout.piece * 0.58 }];
    }
    const place = landOf(one.ref);
    const land = place === null ? undefined : layout.lands.get(place);
    if (!land || place === null) return [];
    const isLand = one.ref.startsWith("land:");
    const number = land.numbers.find(({ refs }) => refs.includes(one.ref));
    const { x, y } = number ?? (land.shape.outline.length ? land.shape.middle : land.middle);
    const reach = isLand ? land.shape.radius || layout.piece : layout.text;
    return [{ ...base, kind: isLand ? "land" : "piece", place, x, y, spots: [{ x, y }], reach }];
  });
}

/** The land under a point; an Ocean where one of its pieces is near. */
export function landUnder(layout: Layout, point: Point): string | null {
  for (const { name, shape } of layout.lands.values()) {
    if (shape.outline.length && isInside(shape.outline, point)) return name;
  }
  for (const { name, shape, plate } of layout.lands.values()) {
    if (shape.outline.length) continue;
    const near = [...shape.slots, plate.label].some((slot) => away(slot, point) < layout.piece);
    if (near) return name;
  }
  return null;
}

export interface Hit {
  /** What was meant. */
  thing: Thing | null;
  /** More than one thing may have been meant: ask. */
  unsure: Thing[];
}

export interface Finger {
  /** A pixel of the screen. */
  pixel: number;
  coarse: boolean;
}

const TOUCH = 22; // pixels around a thing that a thumb means
const SLACK = 4;

const nearTo = (thing: Thing, point: Point): number => Math.min(...thing.spots.map((spot) => away(spot, point)));

/** The lit piece right under a point. */
export function pieceUnder(things: readonly Thing[], point: Point, pixel: number): Thing | null {
  const [best] = things
    .filter((thing) => thing.kind === "piece" && nearTo(thing, point) <= thing.reach + SLACK * pixel)
    .sort((a, b) => nearTo(a, point) - nearTo(b, point));
  return best ?? null;
}

/** What a click or tap means: the piece under it, else the land, else the pieces of that land. */
export function hit(things: readonly Thing[], layout: Layout, point: Point, finger: Finger): Hit {
  if (layout.far) return hitLand(things, landUnder(layout, point));
  const slack = (finger.coarse ? TOUCH : SLACK) * finger.pixel;
  const pieces = things
    .filter((thing) => thing.kind === "piece")
    .map((thing) => ({ thing, far: nearTo(thing, point) }))
    .filter(({ thing, far }) => far <= Math.max(thing.reach + SLACK * finger.pixel, finger.coarse ? slack : 0))
    .sort((a, b) => a.far - b.far);
  const [first, second] = pieces;
  if (first) {
    // Two within reach of a thumb, and neither clearly under it.
    const unclear =
      finger.coarse && second && first.far > first.thing.reach * 0.7 && second.far - first.far < slack / 3;
    return unclear ? { thing: null, unsure: [first.thing, second.thing] } : { thing: first.thing, unsure: [] };
  }
  return hitLand(things, landUnder(layout, point));
}

/** A land that is lit; one whose pieces are lit counts as its piece, and with several it is asked which. */
function hitLand(things: readonly Thing[], land: string | null): Hit {
  const here = things.filter((thing) => thing.place === land);
  const ground = here.find((thing) => thing.kind === "land");
  if (ground) return { thing: ground, unsure: [] };
  const [only, ...more] = here.filter((thing) => thing.role !== "selected");
  if (only && more.length === 0) return { thing: only, unsure: [] };
  return { thing: null, unsure: only ? [only, ...more] : [] };
}
