/** Which rules a line of the log rests on, by game and kind of the line. */

const THE_ISLAND: Record<string, string[]> = {
  start: ["TI-010", "AMB-35"],
  placed: ["TI-011", "TI-009"],
  launched: ["TI-013"],
  turn: ["TI-015"],
  plays: ["TI-019", "TI-022"],
  dolphin: ["TI-082", "AMB-10", "AMB-11"],
  wind: ["TI-083", "AMB-12"],
  dive: ["TI-084", "TI-085", "TI-086", "AMB-13"],
  step: ["TI-023", "TI-026", "TI-038", "AMB-08"],
  sail: ["TI-046", "TI-049"],
  saved: ["TI-057", "TI-063"],
  lost: ["TI-043", "TI-100", "TI-103"],
  wrecked: ["TI-052", "TI-099"],
  capsized: ["TI-037", "TI-053", "TI-106"],
  takes: ["TI-064", "TI-065", "TI-066"],
  keeps: ["TI-073", "TI-074"],
  shows: ["TI-072"],
  whirlpool: ["TI-079", "TI-080"],
  "creature-gone": ["TI-079"],
  "ship-gone": ["TI-079"],
  falls: ["TI-036", "TI-070"],
  aboard: ["TI-077", "TI-078"],
  die: ["TI-094"],
  "no-creature": ["TI-095", "AMB-02"],
  stay: ["AMB-01"],
  creature: ["TI-098", "TI-102", "TI-105"],
  "no-defence": ["TI-089"],
  repelled: ["TI-090", "TI-091"],
  end: ["TI-081", "TI-110"],
  count: ["TI-111", "TI-112"],
  winner: ["TI-112", "TI-113", "TI-114"],
};

export const LOG_RULES: Record<string, Record<string, string[]>> = { "the-island": THE_ISLAND };

export function rulesOfLine(game: string, line: { kind: string }): string[] {
  return LOG_RULES[game]?.[line.kind] ?? [];
}
