/** A city as a street: built plots, pairs that share a space, what an option would add or take, and free spaces. */

import { standing } from "../board/workers";
import type { CityCard, PlayerTable } from "../view";

/** A plot: its place in the city from 1, and what would change on it. */
export interface Plot {
  kind: "plot";
  at: number;
  row: CityCard;
  /** It is not there yet: an option would put it there. */
  ghost: boolean;
  /** An option would take it away. */
  leaves: boolean;
  /** An option would occupy it. */
  closes: boolean;
  /** Whose workers an option would send there. */
  coming: string[];
}

/** Two plots that stand on one space. */
export interface Pair {
  kind: "pair";
  plots: readonly [Plot, Plot];
}

export type Standing = Plot | Pair;

export interface Street {
  standing: Standing[];
  /** Spaces that are free now. */
  free: number;
}

/** A city keeps the order in which it was built: what an option takes away is looked for from the front. */
function leaving(now: readonly CityCard[], then: readonly CityCard[]): Set<number> {
  const gone = new Set<number>();
  let from = 0;
  now.forEach((row, i) => {
    const found = then.findIndex((other, j) => j >= from && other.card === row.card);
    if (found < 0) gone.add(i);
    else from = found + 1;
  });
  return gone;
}

function plotsOf(now: readonly CityCard[], then: readonly CityCard[] | null): Plot[] {
  const gone = then ? leaving(now, then) : new Set<number>();
  const kept = now.map((row, i) => ({ row, i })).filter(({ i }) => !gone.has(i));
  const later = new Map(kept.map(({ i }, j) => [i, then?.[j]]));
  const plots = now.map((row, i): Plot => ({
    kind: "plot",
    at: i + 1,
    row,
    ghost: false,
    leaves: gone.has(i),
    closes: !row.occupied && Boolean(later.get(i)?.occupied),
    coming: standing(row.workers ?? [], later.get(i)?.workers),
  }));
  const added = (then ?? []).slice(kept.length);
  return [
    ...plots,
    ...added.map((row, i): Plot => ({
      kind: "plot",
      at: now.length + i + 1,
      row,
      ghost: true,
      leaves: false,
      closes: false,
      coming: [],
    })),
  ];
}

export function street(player: PlayerTable, then: PlayerTable | null): Street {
  const plots = plotsOf(player.city ?? [], then?.city ?? null);
  const taken = new Set<number>();
  const standing: Standing[] = [];
  for (const plot of plots) {
    if (taken.has(plot.at)) continue;
    const other = plots.find(({ at, ghost }) => !plot.ghost && !ghost && at === plot.row.with && at > plot.at);
    if (other) taken.add(other.at);
    standing.push(other ? { kind: "pair", plots: [plot, other] } : plot);
  }
  return { standing, free: Math.max(0, (player.spaces ?? 0) - (player.spaces_used ?? 0)) };
}
