/** From what options are about to what may be clicked: sources first, then targets. Things are named by their refs. */

import type { Point } from "./plane";

export interface Move<R extends string = string> {
  i: number;
  /** The piece that is moved, when an option is about moving one. */
  source: R | null;
  /** Where it goes, or the thing the option is about. */
  target: R;
  /** The place of the target; null where it is a piece that may be anywhere. */
  place: string | null;
}

export type Role = "source" | "selected" | "target" | "picked";

export interface Lit<R extends string = string> {
  ref: R;
  role: Role;
  /** The options that are taken, or come nearer, by choosing it. */
  options: number[];
  place: string | null;
}

/** What is lit, with its place on the board. */
export interface Spot extends Point {
  key: string;
  /** All that is drawn as this one thing. */
  refs: readonly string[];
  place: string;
  role: Role;
  options: number[];
}

/** The only source there is: nothing has to be chosen first. */
export function onlySource<R extends string>(moves: readonly Move<R>[]): R | null {
  const first = moves[0]?.source ?? null;
  return moves.every((move) => move.source === first) ? first : null;
}

/** What is lit, with the sources that have been selected (several when they are drawn as one). */
export function light<R extends string>(moves: readonly Move<R>[], selected: readonly string[]): Lit<R>[] {
  const lit = new Map<string, Lit<R>>();
  const add = (ref: R, role: Role, i: number, place: string | null = null): void => {
    const found = lit.get(ref);
    if (!found) lit.set(ref, { ref, role, options: [i], place });
    else if (found.role === role) found.options.push(i);
    else if (role === "target") lit.set(ref, { ref, role, options: [i], place });
  };
  for (const move of moves) {
    if (move.source === null) add(move.target, "target", move.i, move.place);
    else if (selected.includes(move.source)) {
      add(move.target, "target", move.i, move.place);
      add(move.source, "selected", move.i);
    } else add(move.source, "source", move.i);
  }
  return [...lit.values()];
}
