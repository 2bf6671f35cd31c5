/** Where every piece is drawn: a view and the tracked tokens become sprites. */

import { hexNamed, islandAt, placeAt, R, type Point } from "./geometry";
import { adventurerOf, creatureOn, shipOn, type Ref } from "./refs";
import type { Token } from "./track";
import { CORNERS, CREATURES, isCorner, isLand } from "./table";
import type { Creature, Figure, IslandView, Terrain } from "./view";

/** How an adventurer is drawn: whole, as a head alone where it is crowded, in the water, or in a ship. */
export type Pose = "stand" | "head" | "swim" | "aboard";

export interface Spot extends Point {
  scale: number;
}

export interface Sprite extends Spot {
  key: string;
  kind: "adventurer" | "ship" | Creature;
  /** What options call it. */
  ref: Ref;
  /** The hex or safe island it is in. */
  place: string;
  /** Whose adventurer it is, and which; adventurers only. */
  figure?: { player: string; id: number };
  /** `p1`, or `p1b` for the second colour; adventurers only. */
  owner?: string;
  pose?: Pose;
  value?: number | null;
}

/** A number written instead of a stack. */
export interface Count extends Spot {
  key: string;
  n: number;
}

export interface Scene {
  sprites: Sprite[];
  counts: Count[];
}

/** How high the top of a tile lies above the water. */
export const LIFT: Record<Terrain, number> = { beach: 4, jungle: 9, mountain: 15 };

/** Above this many a number is written. */
export const STACK = 3;

interface Person {
  player: string;
  owner: string;
  figure: Figure;
}

type How = "land" | "aboard" | "swimming" | "saved";

function people(view: IslandView): Map<string, Person[]> {
  const found = new Map<string, Person[]>();
  for (const [player, table] of Object.entries(view.players)) {
    for (const figure of table.figures) {
      if (figure.at === "removed") continue;
      const how: How = isCorner(figure.at) ? "saved" : (figure.how ?? "land");
      const key = `${how} ${figure.at}`;
      const owner = figure.colour === "b" ? `${player}b` : player;
      found.set(key, [...(found.get(key) ?? []), { player, owner, figure }]);
    }
  }
  return found;
}

/** Middles of a row of n things. */
function row(n: number, gap: number, y: number, scale: number): Spot[] {
  return Array.from({ length: n }, (_, i) => ({ x: (i - (n - 1) / 2) * gap, y, scale }));
}

const ON_LAND: readonly (readonly Spot[])[] = [
  [],
  [{ x: 0, y: -3, scale: 1.1 }],
  row(2, 29, -3, 0.96),
  [
    { x: 0, y: -14, scale: 1.05 },
    { x: -16, y: 11, scale: 1.05 },
    { x: 16, y: 11, scale: 1.05 },
  ],
];

/** Heads with a number beside them. */
const CROWD: readonly (readonly Spot[])[] = [
  [],
  [{ x: 0, y: 0, scale: 1.4 }],
  row(2, 32, 0, 1.15),
  [
    { x: 0, y: -14, scale: 1.05 },
    { x: -16, y: 12, scale: 1.05 },
    { x: 16, y: 12, scale: 1.05 },
  ],
  [
    { x: -15, y: -13, scale: 1.05 },
    { x: 15, y: -13, scale: 1.05 },
    { x: -15, y: 13, scale: 1.05 },
    { x: 15, y: 13, scale: 1.05 },
  ],
];

/** What lies in a sea space, from top to bottom, by what else is there: creatures, ship, swimmers. */
function seaPlan(kinds: number, ship: boolean, swimmers: boolean): { creatures: Spot[]; ship: Spot; swimmers: Spot } {
  const none: Spot = { x: 0, y: 0, scale: 1 };
  if (kinds === 0) {
    return {
      creatures: [],
      ship: ship && swimmers ? { x: 0, y: -9, scale: 0.84 } : { x: 0, y: -1, scale: 0.92 },
      swimmers: ship ? { x: 0, y: 19, scale: 0.85 } : { x: 0, y: -2, scale: 1.2 },
    };
  }
  if (ship && swimmers) {
    return {
      creatures: row(kinds, [0, 0, 28, 19][kinds] ?? 19, -22, [0, 0.56, 0.46, 0.36][kinds] ?? 0.36),
      ship: { x: 0, y: 2, scale: 0.7 },
      swimmers: { x: 0, y: 22, scale: 0.72 },
    };
  }
  if (ship || swimmers) {
    const spot = { x: 0, y: 13, scale: ship ? 0.82 : 1 };
    return {
      creatures: row(kinds, [0, 0, 29, 20][kinds] ?? 20, -16, [0, 0.7, 0.52, 0.4][kinds] ?? 0.4),
      ship: spot,
      swimmers: spot,
    };
  }
  const alone: Spot[][] = [
    [],
    [{ x: 0, y: -1, scale: 1 }],
    [
      { x: 0, y: -15, scale: 0.76 },
      { x: 0, y: 14, scale: 0.76 },
    ],
    [
      { x: 0, y: -19, scale: 0.62 },
      { x: -16, y: 9, scale: 0.56 },
      { x: 17, y: 9, scale: 0.56 },
    ],
  ];
  return { creatures: alone[kinds] ?? [], ship: none, swimmers: none };
}

function shift(at: Point, spot: Spot): Spot {
  return { x: at.x + spot.x, y: at.y + spot.y, scale: spot.scale };
}

function adventurer(person: Person, pose: Pose, spot: Spot): Sprite {
  const { player, owner, figure } = person;
  const { id, at: place, value } = figure;
  const ref = adventurerOf(player, id);
  return { key: ref, kind: "adventurer", ref, place, figure: { player, id }, owner, pose, value, ...spot };
}

/** People who share a place: side by side up to three, then one head for each colour with a number. */
function gather(out: Scene, folk: Person[], pose: Pose, spots: (n: number, crowded: boolean) => readonly Spot[]): void {
  if (folk.length <= STACK) {
    const where = spots(folk.length, false);
    folk.forEach((person, i) => {
      const spot = where[i];
      if (spot)
        out.sprites.push(
          adventurer(
            person,
            pose === "stand" && folk.length === STACK && !isCorner(person.figure.at) ? "head" : pose,
            spot,
          ),
        );
    });
    return;
  }
  const owners = [...new Set(folk.map((person) => person.owner))].sort();
  const where = spots(owners.length, true);
  owners.forEach((owner, i) => {
    const spot = where[i];
    if (!spot) return;
    const same = folk.filter((person) => person.owner === owner);
    const aside = same.length > 1 ? 6 * spot.scale : 0;
    for (const person of same) {
      const where = { ...spot, x: spot.x - aside };
      out.sprites.push({ ...adventurer(person, pose === "stand" ? "head" : pose, where), value: null });
    }
    if (aside)
      out.counts.push({
        key: `${same[0]?.figure.at} ${owner} ${pose}`,
        n: same.length,
        ...spot,
        x: spot.x + 9 * spot.scale,
      });
  });
}

const SEATS = [-18, 0, 18];

/** The seat of a passenger, seen from the middle of its ship. */
export function seat(i: number): Point {
  return { x: SEATS[i] ?? 0, y: i === 1 ? -8 : -7 };
}

export function scene(view: IslandView, tokens: readonly Token[]): Scene {
  const out: Scene = { sprites: [], counts: [] };
  const folk = people(view);
  const byHex = new Map<string, Token[]>();
  for (const token of tokens) byHex.set(token.hex, [...(byHex.get(token.hex) ?? []), token]);

  for (const [name, space] of Object.entries(view.hexes)) {
    const at = hexNamed(name);
    if (!at) continue;
    if (isLand(space)) {
      const top = { x: at.x, y: at.y - LIFT[space.tile] };
      gather(out, folk.get(`land ${name}`) ?? [], "stand", (n, crowded) =>
        ((crowded ? CROWD : ON_LAND)[n] ?? []).map((spot) => shift(top, spot)),
      );
      continue;
    }
    const here = byHex.get(name) ?? [];
    const swimmers = folk.get(`swimming ${name}`) ?? [];
    const ship = here.find((token) => token.kind === "ship");
    const kinds = CREATURES.filter((kind) => here.some((token) => token.kind === kind));
    const plan = seaPlan(kinds.length, ship !== undefined, swimmers.length > 0);
    kinds.forEach((kind, i) => {
      const spot = plan.creatures[i];
      if (spot)
        school(
          out,
          kind,
          here.filter((token) => token.kind === kind),
          shift(at, spot),
        );
    });
    if (ship) {
      const spot = shift(at, plan.ship);
      out.sprites.push({ key: ship.key, kind: "ship", ref: shipOn(name), place: name, ...spot });
      (folk.get(`aboard ${name}`) ?? []).forEach((person, i) => {
        const { x, y } = seat(i);
        const where = { x: spot.x + x * spot.scale, y: spot.y + y * spot.scale, scale: spot.scale };
        out.sprites.push(adventurer(person, "aboard", where));
      });
    }
    const { scale } = plan.swimmers;
    gather(out, swimmers, "swim", (n, crowded) =>
      row(
        n,
        (crowded ? ([0, 0, 30, 22, 17][n] ?? 17) : 23) * scale,
        plan.swimmers.y,
        scale * (crowded && n > 2 ? 0.85 : 1),
      ).map((spot) => shift(at, spot)),
    );
  }
  for (const corner of CORNERS) {
    const middle = islandAt(corner);
    gather(out, folk.get(`saved ${corner}`) ?? [], "stand", (n, crowded) =>
      (crowded ? (CROWD[n] ?? []) : row(n, 34, 0, 1.05)).map((spot) => shift(middle, { ...spot, x: spot.x * 1.3 })),
    );
  }
  out.sprites.sort((a, b) => order(a) - order(b) || (a.key < b.key ? -1 : 1));
  return out;
}

/** Creatures of one kind in one space: behind each other up to three, then one with a number. */
function school(out: Scene, kind: Creature, tokens: Token[], spot: Spot): void {
  const many = tokens.length > STACK;
  const shown = many ? 1 : tokens.length;
  tokens.forEach((token, i) => {
    const back = many ? 0 : i - (shown - 1) / 2;
    const scale = spot.scale * ([1, 1, 0.82, 0.68][shown] ?? 1);
    const [x, y] = [spot.x + back * 9 * spot.scale - (many ? 6 : 0), spot.y + back * 17 * spot.scale];
    out.sprites.push({ key: token.key, kind, ref: creatureOn(kind, token.hex), place: token.hex, x, y, scale });
  });
  if (many) {
    out.counts.push({ key: `${tokens[0]?.hex} ${kind}`, n: tokens.length, ...spot, x: spot.x + 22 * spot.scale });
  }
}

/** Creatures lie lowest, adventurers above the ships they sit in. The order never changes, so nothing is redrawn. */
function order(sprite: Sprite): number {
  return sprite.kind === "adventurer" ? 2 : sprite.kind === "ship" ? 1 : 0;
}

/** The ring around a thing that somebody points at: a piece, or the space it names. */
export function ringOf(ref: string, sprites: readonly Sprite[]): (Point & { r: number }) | null {
  const sprite = sprites.find((one) => one.ref === ref);
  const at = sprite ?? placeAt(ref.slice(ref.lastIndexOf(":") + 1));
  return at ? { x: at.x, y: at.y, r: sprite ? 30 : R } : null;
}
