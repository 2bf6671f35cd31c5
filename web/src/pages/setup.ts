/** The form of a new table, made from the game's own schema. */

import { written } from "../lib/written";
import { same } from "../lib/diff";
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

/** What `adversary_level` is about: another option of the same game, `adversary`. */
function headOf(option: SetupOption, game: GameInfo): SetupOption | undefined {
  return game.options.find((other) => other !== option && option.name.startsWith(`${other.name}_`));
}

/** Whether it can matter: the level of an adversary does not while there is none. */
export function applies(option: SetupOption, game: GameInfo, chosen: Record<string, Json>): boolean {
  const head = headOf(option, game);
  return !head || (chosen[head.name] !== false && chosen[head.name] !== null);
}

/** What is played with or against, such as Spirits, modules or an adversary; all else is how it is played. */
export function isContent(option: SetupOption, game: GameInfo): boolean {
  if (option.kind === "choices" || (option.kind === "choice" && option.optional)) return true;
  const head = headOf(option, game);
  return head !== undefined ? isContent(head, game) : game.options.some((other) => headOf(other, game) === option);
}

export function defaultsOf(game: GameInfo): Record<string, Json> {
  return Object.fromEntries(askedOptions(game).map((option) => [option.name, option.default]));
}

/** Only what differs from the game's defaults travels. */
export function changedOptions(game: GameInfo, chosen: Record<string, Json>): Record<string, Json> {
  const asked = askedOptions(game).filter(
    (option) => option.name in chosen && applies(option, game, chosen) && !same(chosen[option.name], option.default),
  );
  return Object.fromEntries(asked.map((option) => [option.name, chosen[option.name] as Json]));
}

/** A choice of a player who is not there makes no sense. */
export function choicesFor(option: SetupOption, players: number): Json[] {
  return option.choices.filter(
    (choice) => !/^p\d$/.test(written(choice)) || Number(written(choice).slice(1)) <= players,
  );
}

/** A list as it is chosen: whatever is no list counts as an empty one. */
export function listOf(value: Json): Json[] {
  return Array.isArray(value) ? value : [];
}

/** Where a list has room for one entry a player, its entries belong to the seats. */
export function isBySeat(option: SetupOption, game: GameInfo): boolean {
  return option.kind === "choices" && option.maximum !== null && option.maximum === game.players.maximum;
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
