/** What an option would change, as rows: before and after. */

import type { PieceKind } from "../art/pieces";
import { fearOf, sumsOf } from "./sums";
import type { Element, Land, RavageToCome, Spirit, SpiritIslandView } from "../view";

export type Change =
  | { kind: "fear" | "terror" | "earned" | "blight-pool" | "to-come" | "plays"; before: number; after: number }
  | { kind: "energy"; player?: string; before: number; after: number }
  | { kind: "piece"; piece: PieceKind; shape?: string; land: string; before: number; after: number }
  | { kind: "dahan-lost"; land: string; before: number; after: number }
  | { kind: "build"; piece: PieceKind; land: string; before: number; after: number }
  | { kind: "presence"; player: string; land: string; before: number; after: number }
  | { kind: "defend" | "ravage"; land: string; before: number; after: number }
  | { kind: "loses" | "keeps"; player: string; land: string; before: number; after: number }
  | { kind: "element"; element: Element; before: number; after: number };

const KINDS = ["explorer", "town", "city", "dahan", "blight"] as const;
const TOKENS = ["beasts", "wilds", "disease", "badlands", "vitality"] as const;

/** How many of a kind, whole and damaged. */
function count(land: Land, kind: string): number {
  const own = Object.entries(land).filter(([key]) => key === kind || new RegExp(`^${kind}[-+~*]`).test(key));
  return own.reduce((sum, [, n]) => sum + (typeof n === "number" ? n : 0), 0);
}

/** Pieces as they stand there that are more: a Town becomes one with a point of damage, or gets Strife. */
function marked(name: string, old: Land, now: Land): Change[] {
  return Object.entries(now).flatMap(([shape, n]): Change[] => {
    const piece = KINDS.find((kind) => shape.startsWith(kind) && /^[-+~*]/.test(shape.slice(kind.length)));
    const before = (old as unknown as Record<string, unknown>)[shape];
    const change = { before: typeof before === "number" ? before : 0, after: typeof n === "number" ? n : 0 };
    return piece && change.after > change.before ? [{ kind: "piece", piece, shape, land: name, ...change }] : [];
  });
}

function inLand(name: string, before: SpiritIslandView, after: SpiritIslandView): Change[] {
  const [old, now] = [before.lands[name], after.lands[name]];
  if (!old || !now) return [];
  const pieces = [...KINDS, ...TOKENS].map((piece): Change => {
    return { kind: "piece", piece, land: name, before: count(old, piece), after: count(now, piece) };
  });
  const players = [...new Set([...Object.keys(old.presence), ...Object.keys(now.presence)])];
  const presence = players.map((player): Change => {
    return {
      kind: "presence",
      player,
      land: name,
      before: old.presence[player] ?? 0,
      after: now.presence[player] ?? 0,
    };
  });
  const defend: Change = { kind: "defend", land: name, before: old.defend, after: now.defend };
  return [...pieces, ...marked(name, old, now), defend, ...presence, ...forecast(name, before, after)];
}

/** What would be built there. */
function builds(name: string, before: SpiritIslandView, after: SpiritIslandView): Change[] {
  const adds = ({ forecast: coming }: SpiritIslandView, piece: string): number => {
    const build = coming?.build[name];
    return build?.stopped === undefined ? (build?.adds ?? []).filter((one) => one === piece).length : 0;
  };
  return KINDS.map((piece) => {
    return { kind: "build", piece, land: name, before: adds(before, piece), after: adds(after, piece) };
  });
}

/** What the Invaders would do there. */
function forecast(name: string, before: SpiritIslandView, after: SpiritIslandView): Change[] {
  const [old, now] = [before.forecast?.ravage[name], after.forecast?.ravage[name]];
  if (!old && !now) return builds(name, before, after);
  const lost = (who: string, from: RavageToCome | undefined): number =>
    (from?.presence_lost ?? []).filter((one) => one === who).length;
  const players = [...new Set([...(old?.presence_lost ?? []), ...(now?.presence_lost ?? [])])];
  return [
    { kind: "ravage", land: name, before: old?.net ?? 0, after: now?.net ?? 0 },
    ...players.map((player): Change => {
      const [was, is] = [lost(player, old), lost(player, now)];
      return { kind: is < was ? "keeps" : "loses", player, land: name, before: was, after: is };
    }),
    { kind: "dahan-lost", land: name, before: old?.dahan_lost ?? 0, after: now?.dahan_lost ?? 0 },
    ...builds(name, before, after),
  ];
}

function ofSpirit(old: Spirit | undefined, now: Spirit | undefined): Change[] {
  if (!old || !now) return [];
  const elements = [...new Set([...Object.keys(old.elements), ...Object.keys(now.elements)])] as Element[];
  return [
    { kind: "energy", before: old.energy, after: now.energy },
    { kind: "plays", before: old.plays_left, after: now.plays_left },
    ...elements.map((element): Change => {
      return { kind: "element", element, before: old.elements[element] ?? 0, after: now.elements[element] ?? 0 };
    }),
  ];
}

/** All that changes, what matters most first. */
export function changesOf(before: SpiritIslandView, after: SpiritIslandView, you: string | null): Change[] {
  const others = Object.entries(before.spirits).filter(([player]) => player !== you);
  const all: Change[] = [
    { kind: "terror", before: before.fear.terror, after: after.fear.terror },
    { kind: "earned", before: before.fear.earned, after: after.fear.earned },
    { kind: "fear", before: before.fear.generated, after: fearOf(before, after) },
    ...ofSpirit(before.spirits[you ?? ""], after.spirits[you ?? ""]),
    ...others.map(([player, { energy }]): Change => {
      return { kind: "energy", player, before: energy, after: after.spirits[player]?.energy ?? energy };
    }),
    ...Object.keys(before.lands).flatMap((name) => inLand(name, before, after)),
    { kind: "to-come", before: sumsOf(before).blight, after: sumsOf(after).blight },
    { kind: "blight-pool", before: before.blight.pool, after: after.blight.pool },
  ];
  return all.filter((change) => change.before !== change.after);
}

const BETTER_UP = new Set([
  "fear",
  "terror",
  "earned",
  "defend",
  "blight-pool",
  "energy",
  "element",
  "plays",
  "presence",
]);
const WORSE_UP = new Set(["ravage", "to-come", "loses", "keeps", "dahan-lost", "build"]);
const INVADERS = new Set(["explorer", "town", "city", "blight"]);

/** Whether it is for the better; null where that is hard to say. */
export function isBetter(change: Change): boolean | null {
  const up = change.after > change.before;
  // Damage and Strife: for the better on Invaders, for the worse on Dahan.
  if (change.kind === "piece" && change.shape) return INVADERS.has(change.piece) ? up : !up;
  if (change.kind === "piece") return change.piece === "dahan" ? up : INVADERS.has(change.piece) ? !up : null;
  if (WORSE_UP.has(change.kind)) return !up;
  return BETTER_UP.has(change.kind) ? up : null;
}
