/** Which cards of the Meadow came since somebody's last turn: the page compares with what lay there when it ended. */

import type { EverdellView } from "../view";

type Cards = readonly (string | null)[];

const NONE: ReadonlySet<number> = new Set();

export class Newcomers {
  #turn = -1;
  #active: string | null = null;
  #lay: Cards | null = null;
  /** What lay there when each player's last turn ended: at one device all of them look in turn. */
  #ended = new Map<string, Cards>();

  /** Places from 1. Asked with each view in turn; one view may be asked about several times. */
  since(view: EverdellView, you: string | null): ReadonlySet<number> {
    const meadow = view.meadow ?? [];
    if (view.turn < this.#turn) this.#ended.clear();
    this.#turn = view.turn;
    if (this.#active !== null && this.#active !== view.active) this.#ended.set(this.#active, this.#lay ?? meadow);
    this.#active = view.active;
    this.#lay = meadow;
    const before = this.#ended.get(you ?? "");
    if (!before) return NONE;
    return new Set(meadow.flatMap((card, i) => (card !== null && card !== before[i] ? [i + 1] : [])));
  }
}

const tables = new Map<string, Newcomers>();

/** Of one table: its address tells it from others that were open before. */
export function newcomersAt(table: string): Newcomers {
  const found = tables.get(table) ?? new Newcomers();
  tables.set(table, found);
  return found;
}
