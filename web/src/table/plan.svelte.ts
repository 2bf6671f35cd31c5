/**
 * Several answers to one question, such as pieces and where they go: marked one by one, changed freely, and sent as one
 * step. What each leaves open the server says; nothing is played before it is confirmed.
 */

import { partsOf } from "../games";
import { api, ApiError } from "../net/api";
import type { Decision, Option, Player, TableState, View } from "../net/types";
import { previewed } from "./preview.svelte";

interface Owner {
  readonly id: string;
  readonly player: Player | null;
  readonly at: number | null;
  readonly latest: TableState | null;
  readonly shown: TableState | null;
  readonly pending: object | null;
  readonly replaying: boolean;
  send(option: Option, answers?: string[]): void;
}

interface Marked {
  /** The question, by its options: these are the same ones as long as it is open. */
  among: readonly Option[];
  steps: Option[];
  view: View;
  /** The same question after them; null where nothing more belongs to it. */
  then: Decision | null;
}

/** The question without how much is left of it. */
const sameOf = ({ asks, by, source }: Decision): string =>
  JSON.stringify([asks, by, source], (key, value: unknown) => (key === "left" ? undefined : value));

export class Plan {
  #marked: Marked | null = $state.raw(null);
  #most = 0;
  #waits: Promise<void> = Promise.resolve();
  #waiting = 0;

  constructor(private readonly table: Owner) {}

  readonly #now: Marked | null = $derived.by(() => {
    const { shown, at, replaying } = this.table;
    const open = shown?.decision?.options;
    return at === null && !replaying && this.#marked && this.#marked.among === open ? this.#marked : null;
  });

  /** What is marked, in the order in which it will be answered. */
  readonly steps: readonly Option[] = $derived.by(() => this.#now?.steps ?? []);
  readonly open: boolean = $derived.by(() => this.#now !== null);
  /** Nothing more can be marked. */
  readonly full: boolean = $derived.by(() => this.#now !== null && this.#now.then === null);
  /** That it is enough: the one answer that is about nothing. */
  readonly #enough: Option | null = $derived.by(() => {
    const loose = this.#now?.then?.options.filter(({ refs }) => !refs.length) ?? [];
    return loose.length === 1 ? (loose[0] ?? null) : null;
  });
  readonly ready: boolean = $derived.by(() => this.full || this.#enough !== null);

  /** The table as it would be; null where nothing is marked. */
  readonly shown: TableState | null = $derived.by(() => {
    const now = this.#now;
    const state = this.table.shown;
    if (!now || !state?.decision) return null;
    const then = now.then ?? state.decision;
    const options = now.then?.options.filter((option) => option !== this.#enough) ?? [];
    return { ...state, view: now.view, decision: { ...then, options } };
  });

  /** So many may be marked. */
  get most(): number {
    return this.#most;
  }

  #mostOf(state: TableState): number {
    return (state.decision && partsOf(state.game).together?.(state.decision)) ?? 0;
  }

  /** Marks it, where the question is one for several; false where it is answered at once. */
  mark(option: Option): boolean {
    const { shown } = this.table;
    if (!shown?.decision || this.table.pending || !option.refs.length) return false;
    if (!this.#now) {
      this.#most = this.#mostOf(shown);
      if (this.#most < 2) return false;
    }
    this.#after(() => this.#try([...this.steps, option]));
    return true;
  }

  /** Takes one back, or the last of them: the others stay, as far as they can do without it. */
  drop(at?: number): void {
    this.#after(() => this.#try(this.steps.filter((_, i) => i !== (at ?? this.steps.length - 1))));
  }

  clear(): void {
    this.#marked = null;
  }

  /** All of it as one step, with what is on its way to be marked; what is left is let be. */
  confirm(): boolean {
    if (!this.#waiting) return this.#send();
    this.#after(() => Promise.resolve(void this.#send()));
    return true;
  }

  #send(): boolean {
    const [first] = this.steps;
    if (!first || !this.ready) return false;
    const all = this.#enough ? [...this.steps, this.#enough] : this.steps;
    this.table.send(
      first,
      all.map(({ notation }) => notation),
    );
    return true;
  }

  /** The state has changed: the same question is asked again with what is marked, another forgets it. */
  renew(): void {
    if (!this.#marked || this.table.pending) return;
    if (this.#now) this.#after(() => this.#try([...this.steps]));
    else this.clear();
  }

  /** One after another: each begins with what the one before it has marked. */
  #after(does: () => Promise<void>): void {
    this.#waiting += 1;
    this.#waits = this.#waits.then(does).finally(() => (this.#waiting -= 1));
  }

  async #try(steps: Option[]): Promise<void> {
    const { latest, shown, player } = this.table;
    const asked = shown?.decision;
    if (!asked || !latest || !player || this.table.pending) return;
    if (!steps.length) {
      this.clear();
      return;
    }
    const notations = steps.map(({ notation }) => notation);
    try {
      const found = await api.tried(latest.table, player, latest.version, notations);
      if (this.table.shown?.decision?.options !== asked.options) return;
      const goesOn = found.decision && steps.length < this.#most && sameOf(found.decision) === sameOf(asked);
      const hidden = found.until === "reveal"; // nothing is told of it, not even what it begins with
      const view = hidden ? (this.#now?.view ?? shown.view) : previewed(latest.view, found);
      this.#marked = { among: asked.options, steps, view, then: goesOn ? (found.decision ?? null) : null };
    } catch (error) {
      if (!(error instanceof ApiError)) return;
      const which = error.which ?? steps.length - 1;
      // What has lost its ground goes too; one that was never possible is not marked.
      if (error.code === "not-open") await this.#try(steps.filter((_, i) => i !== which));
      // Nothing can be marked after what turns something up.
      else if (error.code === "not-together") await this.#try(steps.slice(0, which + 1));
    }
  }
}
