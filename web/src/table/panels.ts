/** What opens over the table, and what a phone shows. */

import type { Component } from "svelte";
import type { BoardProps, GameParts, Part } from "../games/contract";
import { t } from "../i18n/index.svelte";
import Board from "../icons/Board.svelte";
import Clock from "../icons/Clock.svelte";
import Hand from "../icons/Hand.svelte";
import Log from "../icons/Log.svelte";
import People from "../icons/People.svelte";
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
const USUAL = ["board", "mine", "log", "timeline", "players"] as const;

export type UsualTab = (typeof USUAL)[number];

const ICONS: Record<UsualTab, Component<{ size?: number }>> = {
  board: Board,
  mine: Hand,
  log: Log,
  timeline: Clock,
  players: People,
};

export interface Tab {
  id: string;
  name: string;
  icon: Component<{ size?: number }>;
  /** What it shows, where the game brings it. */
  part?: Part;
  /** How many things in it may be chosen. */
  lit?: number;
}

/** The tabs of a phone: those of the game stand after the board. In words, the board is always there. */
export function tabsFor(game: string, parts: GameParts, drawn: boolean, now: BoardProps): Tab[] {
  const named = (name: string): string => capital(word(game, name, settings.lang));
  const usual = USUAL.flatMap((id): Tab[] => {
    const own = parts.usualTabs?.[id];
    const watched = id === "mine" && !now.you;
    if ((watched && !parts.watched) || (own === false && (drawn || id !== "board"))) return [];
    const name = watched ? parts.watched?.word : own;
    return [{ id, name: name ? named(name) : t(`table.${id}`), icon: ICONS[id] }];
  });
  const own = (parts.tabs ?? [])
    .filter(({ has }) => has?.(now.view) ?? true)
    .map(({ id, word, icon, part, lit }): Tab => ({ id, name: named(word), icon, part, lit: lit?.(now) ?? 0 }));
  const first = usual[0]?.id === "board" ? 1 : 0;
  return [...usual.slice(0, first), ...own, ...usual.slice(first)];
}
