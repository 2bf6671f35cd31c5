/** Taking back: what may be taken back freely, what needs asking, and what would come back. */

import { say, t } from "../i18n/index.svelte";
import { attempt } from "../lib/failures";
import { named } from "../lib/seats";
import { api } from "../net/api";
import type { Option, Player, TableState } from "../net/types";

interface Owner {
  readonly id: string;
  readonly latest: TableState | null;
  readonly player: Player | null;
  readonly at: number | null;
  readonly pending: object | null;
  readonly preview: { clear(): void };
  said(n: number): Option | undefined;
}

export class Undo {
  constructor(private readonly table: Owner) {}

  get #live(): boolean {
    return this.table.at === null && !this.table.pending && this.table.player !== null;
  }

  /** So many of the last answers are this seat's to take back. */
  get free(): number {
    return this.#live ? (this.table.latest?.undo.free ?? 0) : 0;
  }

  /** Nothing is free, but there is something to ask for. */
  get canAsk(): boolean {
    const undo = this.table.latest?.undo;
    return this.#live && this.free === 0 && undo?.to != null && !undo.request;
  }

  get canRedo(): boolean {
    return this.#live && (this.table.latest?.undo.redo ?? 0) > 0;
  }

  /** What comes back when the last n answers are taken back. */
  back(n: number): string {
    const state = this.table.latest;
    const option = state && n === 1 ? this.table.said(state.answers - 1) : undefined;
    if (!state || !option) return t("undo.backMany", { n });
    return t("undo.back", { option: named(say(option.text) || option.notation, state.seats) });
  }

  async take(n: number): Promise<void> {
    const { latest, player } = this.table;
    if (!latest || !player || n < 1 || n > this.free) return;
    this.table.preview.clear();
    await attempt(() => api.undo(this.table.id, player, latest.answers - n));
  }

  async redo(): Promise<void> {
    const { player } = this.table;
    if (player && this.canRedo) await attempt(() => api.redo(this.table.id, player));
  }
}
