/** Which rules a line of the log rests on, by game and kind of the line. */

import { EVERDELL } from "./everdell";
import { SPIRIT_ISLAND } from "./spirit-island";
import { THE_ISLAND } from "./the-island";

export type KindRules = Record<string, string[]>;

export const LOG_RULES: Record<string, KindRules> = {
  "the-island": THE_ISLAND,
  "spirit-island": SPIRIT_ISLAND,
  everdell: EVERDELL,
};

export function rulesOfLine(game: string, line: { kind: string }): string[] {
  return LOG_RULES[game]?.[line.kind] ?? [];
}
