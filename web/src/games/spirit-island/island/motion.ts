/** What is seen between two views: which pieces travel, which come and go, and which are hurt. */

import type { Point } from "../../../board/plane";
import type { Single } from "./groups";
import type { Layout, PlacedPiece } from "./layout";

export interface Flight {
  key: string;
  piece: Single;
  from: Point;
  to: Point;
  delay: number;
}

export interface Motion {
  flights: Flight[];
  gone: { key: string; piece: PlacedPiece; delay: number }[];
  /** Pieces that appear, by where they are: milliseconds before they do. */
  arriving: ReadonlyMap<string, number>;
  hurt: ReadonlySet<string>;
  /** Milliseconds each thing takes, and all of them together. */
  travel: number;
  total: number;
}

/** So many travel one after another; the rest go together. */
const IN_TURN = 6;
/** More than this has not been one step: a jump in the timeline, shown at once. */
const TOO_MUCH = 40;

interface Change {
  piece: PlacedPiece;
  n: number;
}

const familyOf = (piece: Single): string => `${piece.kind} ${piece.player ?? ""}`;

/** How many pieces of a kind are in each land, with one that shows where. */
function census(layout: Layout): Map<string, Change> {
  const found = new Map<string, Change>();
  for (const { pieces } of layout.lands.values()) {
    for (const piece of pieces) {
      if (piece.change !== "" || piece.kind === "defend") continue;
      const key = `${familyOf(piece)}@${piece.land}`;
      const n = piece.kind === "presence" ? piece.value : piece.count;
      const same = found.get(key);
      if (same) found.set(key, { piece, n: same.n + n });
      else found.set(key, { piece, n });
    }
  }
  return found;
}

/** The first of each kind that is missing or new in a land, as often as it is. */
function differences(before: Map<string, Change>, after: Map<string, Change>): Map<string, PlacedPiece[]> {
  const found = new Map<string, PlacedPiece[]>();
  for (const [key, { piece, n }] of after) {
    const more = n - (before.get(key)?.n ?? 0);
    if (more <= 0) continue;
    const family = familyOf(piece);
    found.set(family, [...(found.get(family) ?? []), ...Array<PlacedPiece>(more).fill(piece)]);
  }
  return found;
}

export function motionBetween(before: Layout, after: Layout, travel: number): Motion | null {
  if (travel <= 0 || before.far || after.far) return null;
  const [was, is] = [census(before), census(after)];
  const [came, left] = [differences(was, is), differences(is, was)];
  const flights: Flight[] = [];
  const gone: Motion["gone"] = [];
  const arriving = new Map<string, number>();
  let turn = 0;
  const delay = (): number => Math.min(turn++, IN_TURN) * (travel / 2);
  for (const family of new Set([...came.keys(), ...left.keys()])) {
    const [to, from] = [[...(came.get(family) ?? [])], [...(left.get(family) ?? [])]];
    for (let goal = to.shift(); goal; goal = to.shift()) {
      const origin = from.shift();
      const wait = delay();
      if (origin) {
        const piece = { ...origin, count: 1, change: "" as const, value: 0 };
        flights.push({ key: `${origin.at} ${goal.at} ${turn}`, piece, from: origin, to: goal, delay: wait });
      }
      arriving.set(goal.at, origin ? wait + travel * 0.8 : wait);
    }
    for (const piece of from) gone.push({ key: `${piece.at} ${turn}`, piece, delay: delay() });
  }
  const hurt = wounds(before, after);
  const changes = flights.length + gone.length + arriving.size;
  if (changes + hurt.size === 0 || changes > TOO_MUCH) return null;
  return { flights, gone, arriving, hurt, travel, total: travel * (2 + Math.min(turn, IN_TURN) / 2) };
}

/** Pieces with wounds that they did not have. */
function wounds(before: Layout, after: Layout): Set<string> {
  const had = new Map<string, number>();
  const sum = (layout: Layout, each: (piece: PlacedPiece) => void): void => {
    for (const { pieces } of layout.lands.values()) pieces.filter((piece) => piece.damage > 0).forEach(each);
  };
  sum(before, ({ at }) => had.set(at, 1));
  const found = new Set<string>();
  sum(after, ({ at }) => void (had.has(at) || found.add(at)));
  return found;
}
