/** What is in a land, in groups of alike pieces, and how many of them are drawn one by one. */

import type { PieceKind } from "../art/pieces";
import type { Land } from "../view";
import { pieceRef, presenceRef } from "./table";

export type Kind = PieceKind | "presence";

/** `comes` and `goes` are what an option would bring and take. */
export type Change = "" | "comes" | "goes";

export interface Group {
  /** Alike in the same land: `town-1`, `presence:p1`; what comes or goes is a group of its own. */
  key: string;
  ref: string;
  kind: Kind;
  /** Whose Presence it is. */
  player: string | null;
  damage: number;
  strife: number;
  /** It is only dreamt of, or its wounds are. */
  dreamt: boolean;
  n: number;
  /** The number that stands on it: Defend, and Presence from 2 on. */
  value: number;
  change: Change;
}

/** A piece as it is drawn: one of its group, or all of them with a number. */
export interface Single extends Group {
  id: string;
  count: number;
}

const MORTAL = ["city", "town", "explorer", "dahan"] as const;
const TOKENS = ["blight", "beasts", "wilds", "disease", "badlands", "vitality"] as const;
const ORDER: readonly Kind[] = [...MORTAL, "defend", "presence", ...TOKENS, "strife"];

interface Counted {
  kind: Kind;
  n: number;
  player?: string;
  damage?: number;
  strife?: number;
  dreamt?: boolean;
}

const SHAPE = /^(city|town|explorer|dahan)(?:-(\d+))?(?:\+strife(\d*))?(?:~(\d+))?(\*?)$/;

/** How many of what, by keys that the options use. */
function counted(land: Land | undefined): Map<string, Counted> {
  const found = new Map<string, Counted>();
  if (!land) return found;
  for (const [key, n] of Object.entries(land)) {
    if (typeof n !== "number" || n <= 0) continue;
    const shape = SHAPE.exec(key);
    if (shape) {
      const [, kind, damage, strife, dreamt, only] = shape;
      found.set(key, {
        kind: kind as Kind,
        n,
        damage: Number(damage ?? 0) + Number(dreamt ?? 0),
        strife: strife === undefined ? 0 : Number(strife || 1),
        dreamt: dreamt !== undefined || only === "*",
      });
    } else if ((TOKENS as readonly string[]).includes(key)) found.set(key, { kind: key as Kind, n });
  }
  if (land.defend > 0) found.set("defend", { kind: "defend", n: land.defend });
  for (const [player, n] of Object.entries(land.presence)) {
    if (n > 0) found.set(`presence:${player}`, { kind: "presence", n, player });
  }
  return found;
}

function group(land: string, key: string, one: Counted, n: number, change: Change): Group {
  const { kind, player = null, damage = 0, strife = 0, dreamt = false } = one;
  const isSingle = kind === "defend" || kind === "presence";
  return {
    key: change ? `${key} ${change}` : key,
    ref: player ? presenceRef(land, player) : pieceRef(land, key),
    kind,
    player,
    damage,
    strife,
    dreamt,
    n: isSingle ? 1 : n,
    value: isSingle ? n : 0,
    change,
  };
}

/** Groups of alike pieces in the order they stand in; with a preview, what comes and what goes. */
export function groupsOf(name: string, now: Land | undefined, then?: Land): Group[] {
  const [before, after] = [counted(now), then ? counted(then) : counted(now)];
  const found: Group[] = [];
  for (const key of new Set([...before.keys(), ...after.keys()])) {
    const one = before.get(key) ?? after.get(key);
    if (!one) continue;
    const [n, m] = [before.get(key)?.n ?? 0, after.get(key)?.n ?? 0];
    if (one.kind === "defend" || one.kind === "presence") {
      const change: Change = m > n ? "comes" : m < n ? "goes" : "";
      // What stays of it stays as it is; a number on it that changes is shown as what it would be.
      found.push({ ...group(name, key, one, m || n, n && m ? "" : change), change });
      continue;
    }
    if (Math.min(n, m) > 0) found.push(group(name, key, one, Math.min(n, m), ""));
    if (n > m) found.push(group(name, key, one, n - m, "goes"));
    if (m > n) found.push(group(name, key, one, m - n, "comes"));
  }
  return found.sort(
    (a, b) => ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind) || (a.player ?? "").localeCompare(b.player ?? ""),
  );
}

const MOST_SINGLE = 3;

/** One piece a slot while they fit; then numbers, on the largest group first. More than three always have a number. */
export function singles(groups: readonly Group[], room: number): Single[] {
  const shown = groups.map((one) => (one.n > MOST_SINGLE ? 1 : one.n));
  const total = (): number => shown.reduce((sum, n) => sum + n, 0);
  while (total() > room) {
    let largest = -1;
    groups.forEach((one, i) => {
      if ((shown[i] ?? 0) > 1 && one.n > (groups[largest]?.n ?? 0)) largest = i;
    });
    if (largest < 0) break;
    shown[largest] = 1;
  }
  return groups.flatMap((one, i) =>
    Array.from({ length: shown[i] ?? 1 }, (_, at) => ({
      ...one,
      id: `${one.key}#${at}`,
      count: shown[i] === 1 ? one.n : 1,
    })),
  );
}
