/** What differs between two tables, for previews in words. */

import type { Json } from "../net/types";

export interface Difference {
  path: string[];
  before: Json | undefined;
  after: Json | undefined;
}

function isMap(node: Json | undefined): node is { [key: string]: Json } {
  return typeof node === "object" && node !== null && !Array.isArray(node);
}

export function same(a: Json | undefined, b: Json | undefined): boolean {
  if (a === b) return true;
  if (Array.isArray(a) && Array.isArray(b)) return a.length === b.length && a.every((item, at) => same(item, b[at]));
  if (!isMap(a) || !isMap(b)) return false;
  const keys = Object.keys(a);
  return keys.length === Object.keys(b).length && keys.every((key) => key in b && same(a[key], b[key]));
}

/** The smallest parts that differ; lists of plain values count as one part. */
export function differences(before: Json | undefined, after: Json | undefined, path: string[] = []): Difference[] {
  if (before === after || same(before, after)) return [];
  if (isMap(before) && isMap(after)) {
    const keys = new Set([...Object.keys(before), ...Object.keys(after)]);
    return [...keys].flatMap((key) => differences(before[key], after[key], [...path, key]));
  }
  return [{ path, before, after }];
}
