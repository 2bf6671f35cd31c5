/** Begin a game, and keep the links that are told only once. */

import { settings } from "./settings.svelte";
import { read, write } from "./storage";
import { usualBot } from "./bots";
import { api } from "../net/api";
import type { GameInfo, SeatPlan } from "../net/types";
import type { NewTable } from "../net/wire";
import { router } from "../router.svelte";

const USUAL_PLAYERS = 3;

type Links = Record<string, string>;

export function linksOf(table: string): Links {
  return read<Record<string, Links>>("links", {})[table] ?? {};
}

export function keepLinks(table: string, links: Links): void {
  const all = read<Record<string, Links>>("links", {});
  write("links", Object.fromEntries([...Object.entries(all).slice(-40), [table, { ...all[table], ...links }]]));
}

/** The table this page has just opened: whoever opened it is looking at the screen. */
let fresh = "";

export function isFresh(table: string): boolean {
  return table === fresh;
}

/** Tables of a “what if”: one person answers for everybody, so nothing is hidden between seats. */
export function isAlone(table: string): boolean {
  return read<string[]>("alone", []).includes(table);
}

/** The game that a “what if” comes from. */
export function gameOf(table: string): string | null {
  return read<Record<string, string>>("games", {})[table] ?? null;
}

export function keepAlone(table: string, game: string): void {
  write("alone", [...read<string[]>("alone", []).slice(-40), table]);
  const games = Object.entries(read<Record<string, string>>("games", {})).slice(-40);
  write("games", { ...Object.fromEntries(games), [table]: gameOf(game) ?? game });
}

export async function begin(plan: NewTable): Promise<void> {
  const made = await api.create(plan);
  keepLinks(made.table, made.links);
  fresh = made.table;
  router.go(`/t/${made.table}`);
}

/** How many play when somebody just wants to begin: together with bots is less than alone, against them is more. */
export function usualPlayers(game: GameInfo): number {
  const usual = game.competitive ? USUAL_PLAYERS : 1;
  return Math.min(Math.max(usual, game.players.minimum), game.players.maximum);
}

/** One person, with bots where the game needs others, everything else as the game comes. */
export function beginAgainstBots(game: GameInfo): Promise<void> {
  const me: SeatPlan = { kind: "me", ...(settings.name.trim() ? { name: settings.name.trim() } : {}) };
  const bot: SeatPlan = { kind: "bot", bot: usualBot(game.bots) };
  return begin({ game: game.id, setup: {}, seats: [me, ...Array<SeatPlan>(usualPlayers(game) - 1).fill(bot)] });
}
