/** What opens over the table, and what a phone shows. */

import type { GameTab } from "../games/contract";
import { t } from "../i18n/index.svelte";
import { settings } from "../lib/settings.svelte";
import { capital, word } from "../plain/words";
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

export type UsualTab = (typeof TABS)[number];
/** One of these, or the id of a tab that the game brings. */
export type Tab = string;

const isUsual = (tab: Tab): tab is UsualTab => (TABS as readonly string[]).includes(tab);

export function tabName(tab: Tab, own: GameTab | undefined, game = ""): string {
  if (own) return capital(word(game, own.word, settings.lang));
  return isUsual(tab) ? t(`table.${tab}`) : "";
}
