/** A hint: what a bot would answer in this seat's place. It lasts as long as the state it was thought about. */

import { why } from "../lib/failures";
import { asOption, countsOf } from "../lib/picks";
import { toast } from "../lib/toasts.svelte";
import { api } from "../net/api";
import type { Decision, Option, Player, TableState } from "../net/types";
import type * as wire from "../net/wire";
import type { Picking } from "./picking.svelte";
import type { Preview } from "./preview.svelte";

interface Owner {
  readonly latest: TableState | null;
  readonly decision: Decision | null;
  readonly options: Option[];
  readonly player: Player | null;
  readonly picking: Picking;
  readonly preview: Preview;
  readonly plan: { readonly open: boolean };
  answer(option: Option): void;
  answers(notations: string[]): void;
}

export class Hint {
  thinking = $state(false);
  /** Asked for by the keyboard, so the keyboard goes on where the hint is. */
  byKeys = $state(false);
  #told: wire.Hint | null = $state.raw(null);

  constructor(private readonly table: Owner) {}

  readonly #now: wire.Hint | null = $derived.by(() =>
    this.table.decision && this.#told?.version === this.table.latest?.version ? this.#told : null,
  );

  /** Whether hints are given at this table at all. */
  readonly offered: boolean = $derived.by(() => this.table.latest?.hints === true && this.table.player !== null);

  /** What is suggested, where one option is taken or things are picked; null where there is no hint. */
  readonly option: Option | null = $derived.by(() => {
    const hint = this.#now;
    if (!hint) return null;
    const { pick } = this.table.picking;
    if (pick) return asOption(pick, countsOf(hint.picked ?? []), this.table.player ?? "");
    return this.table.options.find((option) => option.notation === hint.answers[0]) ?? null;
  });

  async ask(byKeys = false): Promise<void> {
    const { latest: state, player, decision } = this.table;
    if (!state || !player || !decision || !this.offered || this.thinking || this.table.plan.open) return;
    this.clear();
    this.thinking = true;
    try {
      const told = await api.hint(state.table, player, state.version);
      if (this.table.player !== player || this.table.latest?.version !== told.version) return;
      this.byKeys = byKeys;
      this.#told = told;
      this.#show();
    } catch (error) {
      toast(why(error), true);
    } finally {
      this.thinking = false;
    }
  }

  /** Choose what is suggested. */
  take(): void {
    const hint = this.#now;
    const { picking } = this.table;
    if (!hint) return;
    if (picking.pick && !picking.pick.bounded) {
      picking.choose(countsOf(hint.picked ?? []));
      picking.confirm();
    } else if (picking.pick || hint.answers.length > 1) this.table.answers(hint.answers);
    else if (this.option) this.table.answer(this.option);
    this.clear();
  }

  clear(): void {
    const { preview } = this.table;
    if (this.option && preview.held === this.option.i) {
      preview.held = null;
      preview.look(null);
    }
    this.#told = null;
  }

  /** On the board and in the list: things are checked, an option is looked at. */
  #show(): void {
    const { picking, preview } = this.table;
    if (picking.pick && !picking.pick.bounded) picking.choose(countsOf(this.#now?.picked ?? []));
    else if (!picking.pick && this.option) {
      preview.held = this.option.i;
      preview.look(this.option.i);
    }
  }
}
