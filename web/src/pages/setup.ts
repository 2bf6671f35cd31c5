/** The form of a new table, made from the game's own schema. */

import type { GameInfo, Json, SeatPlan, SetupOption } from "../net/types";

export interface SeatDraft {
  kind: SeatPlan["kind"];
  name: string;
  bot: string;
}

/** The number of players is the number of seats, so it is not asked twice. */
export const FROM_SEATS = "players";

export function askedOptions(game: GameInfo): SetupOption[] {
  return game.options.filter((option) => option.name !== FROM_SEATS);
}

export function defaultsOf(game: GameInfo): Record<string, Json> {
  return Object.fromEntries(askedOptions(game).map((option) => [option.name, option.default]));
}

/** Only what differs from the game's defaults travels. */
export function changedOptions(game: GameInfo, chosen: Record<string, Json>): Record<string, Json> {
  const asked = askedOptions(game).filter((option) => option.name in chosen && chosen[option.name] !== option.default);
  return Object.fromEntries(asked.map((option) => [option.name, chosen[option.name] as Json]));
}

export function seatPlans(drafts: SeatDraft[]): SeatPlan[] {
  return drafts.map(({ kind, name, bot }) => ({
    kind,
    ...(kind === "me" && name.trim() ? { name: name.trim() } : {}),
    ...(kind === "bot" ? { bot } : {}),
  }));
}

/** “Variant 1, overpopulation: two adventurers …” has a title and an explanation. */
export function titleAndText(text: string): [string, string] {
  const cut = text.search(/\s?:\s|;\s/);
  if (cut < 0 || cut > 60) return [text, ""];
  const rest = text.slice(cut).replace(/^\s?[:;]\s+/, "");
  return [text.slice(0, cut), rest.charAt(0).toUpperCase() + rest.slice(1)];
}
