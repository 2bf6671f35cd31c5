/** Patches as the stream sends them. Nothing is changed in place: old states stay what they were. */

import type { Json, LogLine, PatchMessage, Path, TableState } from "./types";

type Node = Json | undefined;

function isBranch(node: Node): node is Json[] | { [key: string]: Json } {
  return typeof node === "object" && node !== null;
}

function step(node: Node, key: string | number): Node {
  if (Array.isArray(node)) return node[Number(key)];
  return isBranch(node) ? node[String(key)] : undefined;
}

/** The tree with one path replaced as a whole, or without it when `value` is undefined. */
function withPath(node: Node, path: Path, at: number, value: Node): Json {
  const key = path[at] as string | number;
  const last = at === path.length - 1;
  if (Array.isArray(node)) {
    const copy = [...node];
    if (last && value === undefined) copy.splice(Number(key), 1);
    else copy[Number(key)] = last ? (value as Json) : withPath(node[Number(key)], path, at + 1, value);
    return copy;
  }
  const copy: { [key: string]: Json } = isBranch(node) ? { ...node } : {};
  if (last && value === undefined) delete copy[String(key)];
  else copy[String(key)] = last ? (value as Json) : withPath(step(node, key), path, at + 1, value);
  return copy;
}

export interface Changes {
  set?: [Path, Json][];
  del?: Path[];
}

export function changed<T extends object>(tree: T, { set = [], del = [] }: Changes): T {
  let node = tree as unknown as Json;
  for (const path of del) if (path.length && has(node, path)) node = withPath(node, path, 0, undefined);
  for (const [path, value] of set) node = path.length ? withPath(node, path, 0, value) : value;
  return node as unknown as T;
}

/** A tree that came whole, with every branch that is as it was before being the very same: nobody draws that again. */
export function shared<T>(before: unknown, now: T): T {
  if (!isBranch(before as Node) || !isBranch(now as Node) || Array.isArray(before) !== Array.isArray(now)) return now;
  const [old, fresh] = [before as Record<string, unknown>, now as Record<string, unknown>];
  const keys = Object.keys(fresh);
  const found: Record<string, unknown> = {};
  let same = keys.length === Object.keys(old).length;
  for (const key of keys) {
    found[key] = shared(old[key], fresh[key]);
    if (found[key] !== old[key] || !(key in old)) same = false;
  }
  if (same) return before as T;
  return (Array.isArray(now) ? Object.values(found) : found) as T;
}

function has(node: Node, path: Path): boolean {
  let here = node;
  for (const key of path) {
    here = step(here, key);
    if (here === undefined) return false;
  }
  return true;
}

/** Old lines, then those that are new; a line that comes again replaces the old one. */
export function joinedLog(old: LogLine[], fresh: LogLine[]): LogLine[] {
  if (!fresh.length) return old;
  const joined = joinedLines(old, fresh);
  const takenBack = fresh.flatMap((line) => (line.undoes ? [line.undoes] : []));
  if (!takenBack.length) return joined;
  const told = new Set(fresh); // these say themselves whether they count: they may have been brought back since
  return joined.map((line) =>
    !told.has(line) && takenBack.some(([first, last]) => first <= line.n && line.n <= last)
      ? { ...line, undone: true }
      : line,
  );
}

function joinedLines(old: LogLine[], fresh: LogLine[]): LogLine[] {
  const first = Math.min(...fresh.map((line) => line.n));
  const last = old.at(-1);
  if (last === undefined || last.n < first) return [...old, ...fresh];
  const again = new Set(fresh.map((line) => line.n));
  return [...old.filter((line) => !again.has(line.n)), ...fresh].sort((a, b) => a.n - b.n);
}

/** The next state, or null when the patch does not follow on this one: then the client asks again. */
export function patched(state: TableState, patch: PatchMessage): TableState | null {
  if (patch.from !== state.version) return null;
  const next = changed(state, patch);
  return { ...next, version: patch.version, log: joinedLog(next.log, patch.log ?? []) };
}
