/** Lit things with their place on the board: for the hand, the eye and the keyboard. */

import { away, hexNamed, ISLAND_REACH, islandAt, placeUnder, R, type Point } from "./geometry";
import type { Lit as AnyLit, Spot } from "../../board/choosing";
import type { Ref } from "./refs";
import { LIFT, type Scene, type Sprite } from "./scene";
import { isCorner, isLand } from "./table";
import type { IslandView } from "./view";

type Lit = AnyLit<Ref>;

export interface Thing extends Spot {
  kind: "hex" | "island" | Sprite["kind"];
  /** All that is drawn as this one thing: several adventurers may be one head with a number. */
  refs: Ref[];
  /** The adventurers among them. */
  figures: { player: string; id: number }[];
  /** How far it reaches from its middle. */
  reach: number;
}

const REACH: Record<Sprite["kind"], number> = { ship: 30, adventurer: 14, serpent: 25, shark: 25, whale: 25 };

function drawn(lit: Lit, sprite: Sprite): Thing {
  const tall = sprite.pose === "stand" ? 1.3 : 1;
  return {
    key: lit.ref,
    kind: sprite.kind,
    refs: [lit.ref],
    figures: sprite.figure ? [sprite.figure] : [],
    place: sprite.place,
    role: lit.role,
    options: [...lit.options],
    x: sprite.x,
    y: sprite.y,
    reach: REACH[sprite.kind] * sprite.scale * tall,
  };
}

function spread(lit: Lit, view: IslandView): Thing | null {
  const { ref, role, place: name } = lit;
  if (name === null) return null;
  const base = { key: ref, refs: [ref], figures: [], place: name, role, options: [...lit.options] };
  if (isCorner(name)) return { ...base, kind: "island", ...islandAt(name), reach: ISLAND_REACH };
  const hex = hexNamed(name);
  const space = view.hexes[name];
  if (!hex || !space) return null;
  return { ...base, kind: "hex", x: hex.x, y: hex.y - (isLand(space) ? LIFT[space.tile] : 0), reach: R };
}

/** The middle of all sprites of a ref, so that one ring is around two sharks. */
function together(sprites: Sprite[]): Sprite | undefined {
  const first = sprites[0];
  if (!first || sprites.length === 1) return first;
  const middle = (pick: (sprite: Sprite) => number): number =>
    sprites.reduce((sum, s) => sum + pick(s), 0) / sprites.length;
  return { ...first, x: middle((s) => s.x), y: middle((s) => s.y), scale: first.scale * 1.15 };
}

export function thingsOf(lit: readonly Lit[], scene: Scene, view: IslandView): Thing[] {
  const byRef = new Map<string, Sprite[]>();
  for (const sprite of scene.sprites) byRef.set(sprite.ref, [...(byRef.get(sprite.ref) ?? []), sprite]);
  const things: Thing[] = [];
  for (const one of lit) {
    const sprite = together(byRef.get(one.ref) ?? []);
    const thing = sprite ? drawn(one, sprite) : spread(one, view);
    if (!thing) continue;
    const same = things.find(
      (t) => t.kind === "adventurer" && thing.kind === "adventurer" && t.role === thing.role && away(t, thing) < 1,
    );
    if (same) {
      same.refs.push(...thing.refs);
      same.figures.push(...thing.figures);
      same.options.push(...thing.options);
    } else things.push(thing);
  }
  return things;
}

export interface Hit {
  /** What was meant. */
  thing: Thing | null;
  /** More than one thing may have been meant: ask. */
  unsure: Thing[];
}

export interface Finger {
  /** Units of the board in one pixel of the screen. */
  unit: number;
  coarse: boolean;
}

const PIECES_FIRST = (thing: Thing): boolean => thing.kind !== "hex" && thing.kind !== "island";

/**
 * What a click or tap means. The whole hex of a lit piece counts as the piece, unless the hex is lit itself. A finger
 * also reaches a little over the edge (targets are 44 px), and where it could mean two things it is asked.
 */
export function hit(things: readonly Thing[], point: Point, finger: Finger): Hit {
  const place = placeUnder(point);
  const edge = (thing: Thing): number => Math.max(0, away(thing, point) - thing.reach);
  // Selecting again is possible elsewhere; where a target lies, it is the target that is meant.
  const targets = things.filter(
    (thing) => thing.place === place && (thing.role === "target" || thing.role === "picked"),
  );
  const here = things.filter((thing) => thing.place === place);
  // A goal where the selected piece is already lies under the ship that carries it: the ship stays a thing of its own.
  const aboard = here.some((thing) => thing.role === "selected");
  const inside = targets.length > 0 && !aboard ? targets : here;
  if (inside.length > 0) {
    if (finger.coarse && inside.length > 1 && finger.unit * 44 > R) return { thing: null, unsure: [...inside] };
    const slack = 5 * finger.unit * (finger.coarse ? 2 : 1);
    const pieces = inside.filter(PIECES_FIRST).sort((a, b) => away(a, point) - away(b, point));
    const near = pieces.find((piece) => edge(piece) <= slack);
    return { thing: near ?? inside.find((thing) => !PIECES_FIRST(thing)) ?? pieces[0] ?? null, unsure: [] };
  }
  if (!finger.coarse) return { thing: null, unsure: [] };
  const reach = 22 * finger.unit;
  const near = things.filter((thing) => away(thing, point) <= R + reach / 2 && edge(thing) <= reach);
  return near.length > 1 ? { thing: null, unsure: near } : { thing: near[0] ?? null, unsure: [] };
}
