/** Taking back: what may be taken back freely, what needs asking, and what would come back. */

import { t } from "../i18n/index.svelte";
import { optionText } from "../language/index.svelte";
import { attempt } from "../lib/failures";
import { named } from "../lib/seats";
import { api } from "../net/api";
import type { Option, Player, TableState, UndoState } from "../net/types";

interface Owner {
  readonly id: string;
  readonly latest: TableState | null;
  readonly player: Player | null;
  readonly at: number | null;
  readonly pending: object | null;
  readonly preview: { clear(): void };
  readonly options: Option[];
  said(n: number): Option | undefined;
  answers(notations: string[]): void;
}

export class Undo {
  constructor(private readonly table: Owner) {}

  get #state(): UndoState | null {
    const live = this.table.at === null && !this.table.pending && this.table.player !== null;
    return live ? (this.table.latest?.undo ?? null) : null;
  }

  /** So many answers go when this seat takes back its own last one; 0 when there is none. */
  get #steps(): number {
    const to = this.#state?.to;
    return to == null ? 0 : (this.table.latest?.answers ?? 0) - to;
  }

  /** The same, if that is free; else 0. */
  get last(): number {
    return this.#steps <= (this.#state?.free ?? 0) ? this.#steps : 0;
  }

  /** So many of the last answers have begun what is not finished yet: what a cancel takes back. */
  get action(): number {
    return this.#state?.action ?? 0;
  }

  /** So many are of this turn, where that is more: what a turn that starts anew takes back. */
  get turn(): number {
    const own = this.#state?.own ?? 0;
    return own > this.action ? own : 0;
  }

  /** It is not free, but the others can be asked. */
  get canAsk(): boolean {
    return this.#steps > 0 && !this.last && !this.#state?.request;
  }

  get canRedo(): boolean {
    return (this.#state?.redo ?? 0) > 0;
  }

  /**
   * Takes back this seat's newest answer about a thing, where that is free; undefined where there is none. What it
   * answered to the same question after that is answered again: a card can be taken out of several.
   */
  about(ref: string): (() => void) | undefined {
    const said = (n: number): Option | undefined => this.table.said((this.table.latest?.answers ?? 0) - n);
    const own = Array.from({ length: this.#state?.own ?? 0 }, (_, i) => i + 1);
    const n = own.find((back) => said(back)?.refs.includes(ref));
    if (n === undefined) return undefined;
    const kind = said(n)?.says?.id;
    const later = own
      .slice(0, n - 1)
      .map(said)
      .reverse();
    const again = later.every((option) => option?.says?.id === kind) ? later.flatMap((option) => option ?? []) : [];
    return () => void this.#without(n, again);
  }

  async #without(n: number, again: Option[]): Promise<void> {
    const left = (this.table.latest?.answers ?? 0) - n;
    if (!(await this.take(n)) || !again.length) return;
    const stop = $effect.root(() => {
      $effect(() => {
        if (this.table.latest?.answers !== left || !this.table.options.length) return;
        this.table.answers(again.map((option) => option.notation));
        stop();
      });
    });
  }

  /** What comes back when the last n answers are taken back. */
  back(n: number): string {
    const state = this.table.latest;
    const option = state ? this.table.said(state.answers - n) : undefined;
    if (!state || !option) return t("undo.backMany", { n });
    const text = named(optionText(option), state.seats);
    return n === 1 ? t("undo.back", { option: text }) : t("undo.backFrom", { option: text, n: n - 1 });
  }

  /** Take back the last n answers; says whether that was done. */
  async take(n: number): Promise<boolean> {
    const { latest, player } = this.table;
    if (!latest || !player || n < 1 || !this.#state) return false;
    this.table.preview.clear();
    return attempt(() => api.undo(this.table.id, player, latest.answers - n));
  }

  async redo(): Promise<void> {
    const { player } = this.table;
    if (player && this.canRedo) await attempt(() => api.redo(this.table.id, player));
  }
}
