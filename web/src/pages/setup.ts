/** The form of a new table, made from the game's own schema. */

import { written } from "../lib/written";
import { same } from "../lib/diff";
import type { GameInfo, Json, SeatPlan, SetupOption, Text } from "../net/types";

export interface SeatDraft {
  kind: SeatPlan["kind"];
  name: string;
  bot: string;
  /** What this seat has for itself, by option; nothing where anything will do. */
  own: Record<string, string>;
}

/** The number of players is the number of seats, so it is not asked twice. */
export const FROM_SEATS = "players";

export function askedOptions(game: GameInfo): SetupOption[] {
  return game.options.filter((option) => option.name !== FROM_SEATS);
}

/** Whether it matters as things are chosen, which the game says; what does not matter is as it comes. */
export function applies(option: SetupOption, game: GameInfo, chosen: Record<string, Json>): boolean {
  return Object.entries(option.when).every(([name, values]) => {
    const other = game.options.find((one) => one.name === name);
    const value = chosen[name] ?? other?.default ?? null;
    // Two may shut each other out: then what was chosen counts, not what would be without it.
    const counts = !other || option.name in other.when || applies(other, game, chosen) ? value : other.default;
    return values.some((one) => (Array.isArray(counts) ? counts.includes(one) : same(counts, one)));
  });
}

/** What `adversary_level` is about: another option of the same game, `adversary`. */
function headOf(option: SetupOption, game: GameInfo): SetupOption | undefined {
  return game.options.find((other) => other !== option && option.name.startsWith(`${other.name}_`));
}

/** What is played with or against, such as Spirits, modules or an adversary; all else is how it is played. */
export function isContent(option: SetupOption, game: GameInfo): boolean {
  if (option.kind === "choices" || (option.kind === "choice" && option.optional)) return true;
  if (Object.keys(option.meanings).length) return true;
  const head = headOf(option, game);
  return head !== undefined ? isContent(head, game) : game.options.some((other) => headOf(other, game) === option);
}

export function defaultsOf(game: GameInfo): Record<string, Json> {
  return Object.fromEntries(askedOptions(game).map((option) => [option.name, option.default]));
}

/** Only what matters and differs from the game's defaults travels, with what each seat has for itself. */
export function changedOptions(game: GameInfo, chosen: Record<string, Json>, seats: SeatDraft[]): Record<string, Json> {
  const whole: Record<string, Json> = { ...chosen, ...ownOptions(game, seats), [FROM_SEATS]: seats.length };
  const asked = askedOptions(game).filter(
    (option) => option.name in whole && applies(option, game, whole) && !same(whole[option.name], option.default),
  );
  return Object.fromEntries(asked.map((option) => [option.name, whole[option.name] as Json]));
}

export const RANDOM = "random";

/** Lists with an entry for each seat. Who chooses when sitting down leaves it to chance until then. */
function ownOptions(game: GameInfo, seats: SeatDraft[]): Record<string, Json> {
  const bySeat = askedOptions(game).filter((option) => option.by_seat);
  const wanted = bySeat.filter((option) => seats.some((seat) => seat.kind === "open" || seat.own[option.name]));
  return Object.fromEntries(
    wanted.map((option) => [
      option.name,
      seats.map((seat) => (seat.kind !== "open" && seat.own[option.name]) || RANDOM),
    ]),
  );
}

/** What is left for one of several who each take another. */
export function freeFor(option: SetupOption, taken: (string | undefined)[], own: string | undefined): string[] {
  return option.choices.map(written).filter((choice) => choice === own || !taken.includes(choice));
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

export function seatPlans(drafts: SeatDraft[]): SeatPlan[] {
  return drafts.map(({ kind, name, bot }) => ({
    kind,
    ...(kind === "me" && name.trim() ? { name: name.trim() } : {}),
    ...(kind === "bot" ? { bot } : {}),
  }));
}

/** What a value of an option means, which may depend on another choice. */
export function meaningOf(option: SetupOption, value: Json, chosen: Record<string, Json>): Text | undefined {
  const before = Object.keys(option.when).map((name) => `${written(chosen[name] ?? null)}:${written(value)}`);
  return [...before, written(value)].map((key) => option.meanings[key]).find((text) => text !== undefined);
}

/** “Variant 1, overpopulation: two adventurers …” has a title and an explanation. */
export function titleAndText(text: string): [string, string] {
  const cut = text.search(/\s?:\s|;\s/);
  if (cut < 0 || cut > 70) return [text, ""];
  const rest = text.slice(cut).replace(/^\s?[:;]\s+/, "");
  return [text.slice(0, cut), rest.charAt(0).toUpperCase() + rest.slice(1)];
}
