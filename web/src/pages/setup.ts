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

/** Any number of its choices may be taken, so that their order says nothing. */
export function isAnySubset(option: SetupOption): boolean {
  return option.kind === "choices" && option.maximum === option.choices.length;
}

type Case = SetupOption["when"][number];

/** Whether it matters as things are chosen, which the game says; what does not matter is as it comes. */
export function applies(option: SetupOption, game: GameInfo, chosen: Record<string, Json>): boolean {
  return !option.when.length || option.when.some((one) => holds(one, option, game, chosen));
}

/** Whether there is anything to choose. */
export function isAsked(option: SetupOption, game: GameInfo, chosen: Record<string, Json>): boolean {
  const isEmpty = option.kind === "choices" && !choicesFor(option, game, chosen).length;
  return applies(option, game, chosen) && !isEmpty;
}

function holds(wanted: Case, option: SetupOption, game: GameInfo, chosen: Record<string, Json>): boolean {
  return Object.entries(wanted).every(([name, values]) => {
    const other = game.options.find((one) => one.name === name);
    const value = chosen[name] ?? other?.default ?? null;
    // Two may shut each other out: then what was chosen counts, not what would be without it.
    const excludes = other?.when.some((one) => option.name in one) ?? true;
    const counts = !other || excludes || applies(other, game, chosen) ? value : other.default;
    return values.some((one) => (Array.isArray(counts) ? has(counts, one) : same(counts, one)));
  });
}

/** Whether a list has this value; null stands for none at all. */
function has(list: Json[], value: Json): boolean {
  return value === null ? !list.length : list.includes(value);
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
  const whole = wholeSetup(game, chosen, seats);
  const asked = askedOptions(game).filter(
    (option) =>
      option.name in whole &&
      applies(option, game, whole) &&
      !same(whole[option.name], option.default) &&
      (option.kind !== "choice" || choicesFor(option, game, whole).includes(whole[option.name] as Json)),
  );
  return Object.fromEntries(asked.map((option) => [option.name, whole[option.name] as Json]));
}

/** Everything as it is chosen; of lists, only what goes with the rest. */
export function wholeSetup(game: GameInfo, chosen: Record<string, Json>, seats: SeatDraft[]): Record<string, Json> {
  const whole: Record<string, Json> = { ...chosen, [FROM_SEATS]: seats.length };
  Object.assign(whole, ownOptions(game, whole, seats));
  for (const option of askedOptions(game)) {
    const value = whole[option.name];
    if (option.kind !== "choices" || option.by_seat || !Array.isArray(value)) continue;
    const fitting = choicesFor(option, game, whole);
    whole[option.name] = value.filter((part) => fitting.includes(part));
  }
  return whole;
}

export const RANDOM = "random";

/** Lists with an entry for each seat. Who chooses when sitting down leaves it to chance until then. */
function ownOptions(game: GameInfo, chosen: Record<string, Json>, seats: SeatDraft[]): Record<string, Json> {
  const found: Record<string, Json> = {};
  for (const option of askedOptions(game).filter((one) => one.by_seat)) {
    const fitting = choicesFor(option, game, chosen);
    const own = seats.map((seat) => {
      const choice = seat.kind === "open" ? undefined : seat.own[option.name];
      return choice !== undefined && fitting.includes(choice) ? choice : undefined;
    });
    if (own.some((choice) => choice !== undefined) || seats.some((seat) => seat.kind === "open"))
      found[option.name] = own.map((choice) => choice ?? RANDOM);
  }
  return found;
}

/** What is left of the choices for one of several who each take another. */
export function freeFor(choices: Json[], taken: (string | undefined)[], own: string | undefined): string[] {
  return choices.map(written).filter((choice) => choice === own || !taken.includes(choice));
}

/** Those that go with what else is chosen. */
export function choicesFor(option: SetupOption, game: GameInfo, chosen: Record<string, Json>): Json[] {
  return option.choices.filter((choice) => {
    const cases = option.fits[written(choice)];
    return !cases || cases.some((one) => holds(one, option, game, chosen));
  });
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
  const before = option.when.flatMap(Object.keys).map((name) => `${written(chosen[name] ?? null)}:${written(value)}`);
  return [...before, written(value)].map((key) => option.meanings[key]).find((text) => text !== undefined);
}

/** “Variant 1, overpopulation: two adventurers …” has a title and an explanation. */
export function titleAndText(text: string): [string, string] {
  const cut = text.search(/\s?:\s|;\s/);
  if (cut < 0 || cut > 70) return [text, ""];
  const rest = text.slice(cut).replace(/^\s?[:;]\s+/, "");
  return [text.slice(0, cut), rest.charAt(0).toUpperCase() + rest.slice(1)];
}
