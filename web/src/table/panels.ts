/** What opens over the table. */

import type { Table } from "./store.svelte";

export type Panel = "menu" | "rules" | "seats" | "settings" | "report" | "end" | "keys" | "undo" | "outcome";

/** Whether there is anybody to talk to. */
export function hasChat(table: Table): boolean {
  const now = table.latest;
  if (!now) return false;
  const people = Object.entries(now.seats).some(
    ([player, seat]) => seat.kind !== "bot" && !table.mine.includes(player),
  );
  return people && (now.talk || now.host);
}

/** What a phone shows above the prompt, one tap away. */
export const TABS = ["board", "mine", "log", "timeline", "players"] as const;
export type Tab = (typeof TABS)[number];
