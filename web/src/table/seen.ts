/** How far this browser has seen each table, so that what it misses can be shown when it comes back. */

import { read, write } from "../lib/storage";

const MOST = 40;

type Seen = [table: string, version: number][];

export function seenUntil(table: string): number | null {
  return read<Seen>("seen", []).find(([id]) => id === table)?.[1] ?? null;
}

export function see(table: string, version: number): void {
  const others = read<Seen>("seen", []).filter(([id]) => id !== table);
  write("seen", [[table, version] satisfies [string, number], ...others].slice(0, MOST));
}
