/** Choosing some of these at a table: what this person has checked, until it is confirmed as one answer. */

import { asOption, type Counts, putBack, sameQuestion } from "../lib/picks";
import type { Option, Pick, PickedThing, Player, TableState } from "../net/types";

interface Owner {
  readonly shown: TableState | null;
  readonly options: Option[];
  readonly offered: Option[];
  readonly player: Player | null;
  answer(option: Option): void;
  send(option: Option, answers?: string[]): void;
}

export class Picking {
  #checked: { question: string; counts: Counts } = $state.raw({ question: "", counts: {} });

  constructor(private readonly table: Owner) {}

  /** What there is to pick from; null where one option is taken at once. */
  readonly pick: Pick | null = $derived.by(() => {
    const pick = this.table.offered.length ? (this.table.shown?.decision?.pick ?? null) : null;
    return pick && pick.most > 1 ? pick : null;
  });

  readonly #question = $derived.by(() => (this.pick ? sameQuestion(this.pick) : ""));

  /** Beside what the server knows to be picked. */
  readonly #added: Counts = $derived.by(() =>
    this.#checked.question === this.#question ? this.#checked.counts : NOTHING,
  );

  readonly total: number = $derived.by(
    () => (this.pick?.picked ?? 0) + Object.values(this.#added).reduce((sum, n) => sum + n, 0),
  );

  /** So many must still be chosen. */
  readonly missing: number = $derived.by(() => Math.max(0, (this.pick?.least ?? 0) - this.total));

  /** So many may still be chosen. */
  readonly left: number = $derived.by(() => Math.max(0, (this.pick?.most ?? 0) - this.total));

  /** Each thing as an option of its own, for boards: taking it checks or clears it. */
  readonly options: Option[] = $derived.by(() =>
    (this.pick?.things ?? []).map((thing, i) => ({ ...thing, i, player: this.table.player ?? "" })),
  );

  /** Those of them that are checked; null where nothing is picked. */
  readonly checked: ReadonlySet<number> | null = $derived.by(() =>
    this.pick ? new Set(this.pick.things.flatMap((thing, i) => (this.count(thing) ? [i] : []))) : null,
  );

  count(thing: PickedThing): number {
    return thing.picked + (this.#added[thing.notation] ?? 0);
  }

  /** The same by the number of its option on boards. */
  counted(i: number): number {
    const thing = this.pick?.things[i];
    return thing ? this.count(thing) : 0;
  }

  /** Whether one more of it can be chosen. */
  takes(thing: PickedThing): boolean {
    if (this.count(thing) >= thing.there || !this.left) return false;
    return !this.pick?.bounded || this.table.options.some((option) => option.notation === thing.notation);
  }

  /** One more; when there is none, none at all. */
  toggle(i: number): void {
    const thing = this.pick?.things[i];
    if (!thing) return;
    if (this.takes(thing)) this.change(thing, 1);
    else for (let n = this.#added[thing.notation] ?? 0; n >= 0; n -= 1) this.change(thing, -1);
  }

  change(thing: PickedThing, by: 1 | -1): void {
    const n = this.#added[thing.notation] ?? 0;
    if (by > 0 && this.takes(thing)) {
      if (this.pick?.bounded) this.#answer(this.table.options.find((option) => option.notation === thing.notation));
      else this.#set({ ...this.#added, [thing.notation]: n + 1 });
    } else if (by < 0 && n > 0) this.#set({ ...this.#added, [thing.notation]: n - 1 });
    else if (by < 0 && thing.picked > 0) this.#answer(putBack(this.table.options, thing));
  }

  /** Check these and nothing else, beside what the server knows. */
  choose(counts: Counts): void {
    this.#set(counts);
  }

  /** Uncheck what was checked here. */
  clear(): void {
    this.#set({});
  }

  get canClear(): boolean {
    return Object.values(this.#added).some((n) => n > 0);
  }

  /** Send the whole set as one answer; with what is answered after it, as one step. */
  confirm(...then: string[]): boolean {
    if (!this.pick || this.missing || !this.table.player) return false;
    const option = asOption(this.pick, this.#added, this.table.player);
    this.table.send(option, then.length ? [option.notation, ...then] : undefined);
    return true;
  }

  #set(counts: Counts): void {
    this.#checked = { question: this.#question, counts };
  }

  /** What another client picked, or what may close other things, is the server's business at once. */
  #answer(option: Option | undefined): void {
    if (option) this.table.answer(option);
  }
}

const NOTHING: Counts = {};
