/** The set-up somebody last began a game with, kept in this browser. What no longer fits the game is left out. */

import type { GameInfo, Json, SetupOption } from "../net/types";
import type { NewTable } from "../net/wire";
import { askedOptions, defaultsOf, listOf, type SeatDraft } from "../pages/setup";
import { read, write } from "./storage";
import { written } from "./written";

/** What is chosen of the table and not of the game. */
export interface TableDraft {
  name: string;
  isListed: boolean;
  clock: NonNullable<NewTable["clock"]> | "none";
  /** As somebody chose it; null while nobody has. */
  talk: boolean | null;
}

export interface LastSetup {
  seats: SeatDraft[];
  chosen: Record<string, Json>;
  table: TableDraft;
}

export const CLOCKS = ["none", "generous", "correspondence"] as const;

interface Kept {
  last?: string;
  games?: Record<string, Omit<LastSetup, "table"> & Partial<LastSetup>>;
}

const KEY = "setups";

export function lastGame(): string | undefined {
  return read<Kept>(KEY, {}).last;
}

export function keepSetup(game: GameInfo, setup: LastSetup): void {
  write(KEY, { last: game.id, games: { ...read<Kept>(KEY, {}).games, [game.id]: setup } });
}

export function forgetSetup(game: GameInfo): void {
  const kept = read<Kept>(KEY, {});
  const others = Object.entries(kept.games ?? {}).filter(([id]) => id !== game.id);
  write(KEY, { ...kept, games: Object.fromEntries(others) });
}

export function lastSetup(game: GameInfo): LastSetup | undefined {
  const kept = read<Kept>(KEY, {}).games?.[game.id];
  if (!Array.isArray(kept?.seats) || typeof kept.chosen !== "object") return undefined;
  const { minimum, maximum } = game.players;
  if (kept.seats.length < minimum || kept.seats.length > maximum || !kept.seats.every(isSeat)) return undefined;
  const chosen = askedOptions(game)
    .filter((option) => option.name in kept.chosen && fits(option, kept.chosen[option.name] as Json))
    .map((option) => [option.name, kept.chosen[option.name] as Json]);
  const bot = (name: string): string => (game.bots.includes(name) ? name : (game.bots[0] ?? ""));
  const seats = kept.seats.map((seat) => ({ ...seat, bot: bot(seat.bot), own: ownOf(seat.own, game) }));
  const all = { ...defaultsOf(game), ...(Object.fromEntries(chosen) as Record<string, Json>) };
  return { seats, chosen: all, table: tableOf(kept.table) };
}

/** As it was kept, as far as it can be read; what says nothing is as usual. */
export function tableOf(kept: Partial<TableDraft> = {}): TableDraft {
  return {
    name: typeof kept.name === "string" ? kept.name : "",
    isListed: kept.isListed === true,
    clock: CLOCKS.find((clock) => clock === kept.clock) ?? "none",
    talk: typeof kept.talk === "boolean" ? kept.talk : null,
  };
}

function isSeat(seat: Partial<SeatDraft>): seat is SeatDraft {
  return ["me", "open", "bot"].includes(seat.kind ?? "") && typeof seat.name === "string";
}

function ownOf(own: Record<string, string> | undefined, game: GameInfo): Record<string, string> {
  const known = (name: string): Json[] => game.options.find((option) => option.name === name)?.choices ?? [];
  return Object.fromEntries(Object.entries(own ?? {}).filter(([name, choice]) => known(name).includes(choice)));
}

function fits(option: SetupOption, value: Json): boolean {
  if (value === null) return option.optional;
  if (option.kind === "bool") return typeof value === "boolean";
  if (option.kind === "int")
    return typeof value === "number" && value >= (option.minimum ?? value) && value <= (option.maximum ?? value);
  if (option.kind === "choice") return option.choices.some((choice) => written(choice) === written(value));
  if (option.kind === "choices") return listOf(value).every((part) => option.choices.includes(part));
  if (option.kind === "texts") return Array.isArray(value);
  return typeof value === "string";
}
