/** The count at the end: one column a player, one row a line, and what each line is made of. */

import type { Outcome } from "../../../net/types";

/** What a line is made of: a card or an event, and its points. */
export interface Part {
  card?: string;
  event?: string;
  points: number;
}

export interface Cell {
  points: number;
  /** The most of all players, and more than nothing. */
  best: boolean;
  /** Its share of the longest bar, from 0 to 1. */
  share: number;
  /** The weightiest, and the rest, which is shown when one wants to see it. */
  parts: Part[];
  rest: Part[];
}

export interface Row {
  of: string;
  /** By player; who does not count this line has none. */
  cells: Record<string, Cell | undefined>;
}

export interface Count {
  /** Best first. */
  players: string[];
  winners: ReadonlySet<string>;
  rows: Row[];
  /** What decided between those who have the most points together, in that order. */
  ties: string[];
}

interface Line {
  of: string;
  points: number;
  parts?: Part[];
}

/** Of a line that is made of more, such as all cards of a city, so many are shown at first. */
const MOST_PARTS = 5;

const linesOf = (outcome: Outcome, player: string): Line[] =>
  (outcome.scores[player]?.lines ?? []) as unknown as Line[];

export function count(outcome: Outcome): Count {
  const winners = new Set(outcome.winners);
  const total = (player: string): number => outcome.scores[player]?.total ?? 0;
  const players = Object.keys(outcome.scores).sort(
    (a, b) => Number(winners.has(b)) - Number(winners.has(a)) || total(b) - total(a),
  );
  const names = [...new Set(players.flatMap((player) => linesOf(outcome, player).map(({ of }) => of)))];
  const longest = Math.max(1, ...players.flatMap((player) => linesOf(outcome, player).map(({ points }) => points)));
  const rows = names.map((of): Row => {
    const lines = players.map((player) => linesOf(outcome, player).find((line) => line.of === of));
    const most = Math.max(0, ...lines.map((line) => line?.points ?? 0));
    const cells = players.map((player, i) => {
      const line = lines[i];
      if (!line) return [player, undefined] as const;
      const { points } = line;
      const made = [...(line.parts ?? [])].sort((a, b) => b.points - a.points);
      // One more takes no more room than the sign that there is one more.
      const shown = made.length > MOST_PARTS + 1 ? MOST_PARTS : made.length;
      const [parts, rest] = [made.slice(0, shown), made.slice(shown)];
      return [
        player,
        { points, parts, rest, best: points > 0 && points === most, share: Math.max(0, points) / longest },
      ] as const;
    });
    return { of, cells: Object.fromEntries(cells) };
  });
  const ties = [...new Set(players.flatMap((player) => Object.keys(tieOf(outcome, player))))];
  return { players, winners, rows, ties };
}

/** What decided between this player and others with as many points, in that order; none where it did not come to that. */
export function tieOf(outcome: Outcome, player: string): Record<string, number> {
  return (outcome.scores[player]?.["tie"] ?? {}) as unknown as Record<string, number>;
}

/** What a player has after so many lines. */
export function running({ rows }: Count, player: string, lines: number): number {
  return rows.slice(0, lines).reduce((sum, row) => sum + (row.cells[player]?.points ?? 0), 0);
}
