/** Shows what has happened one step after the other, at the pace that the settings say; it can be skipped at any moment. */

import { settings, stillness } from "../lib/settings.svelte";
import { api } from "../net/api";
import type { LogLine, PatchMessage, Player, TableState } from "../net/types";
import { stepTime } from "./pace";
import { type Step, stepsOf } from "./replay";
import { see } from "./seen";

/** So long the page waits to hear what was missed before it shows how things are. */
const RECALL_PATIENCE = 1200;
/** Steps that are kept for somebody who does not look. */
const MOST_STEPS = 120;

interface Owner {
  readonly id: string;
  readonly player: Player | null;
  readonly latest: TableState | null;
  shown: TableState | null;
}

export class Replaying {
  /** Log lines of the step that is shown, and the things they speak of. */
  lines: LogLine[] = $state.raw([]);
  refs: string[] = $state.raw([]);

  #steps: Step[] = $state.raw([]);
  /** What was missed is being asked for. */
  #recalling = $state(false);
  #busy = 0;

  constructor(private readonly table: Owner) {}

  running: boolean = $derived(this.#steps.length > 0 || this.#recalling);

  open(): void {
    document.addEventListener("visibilitychange", this.#looked);
  }

  close(): void {
    clearTimeout(this.#busy);
    this.#busy = 0;
    this.#steps = [];
    this.#recalling = false;
    this.lines = this.refs = [];
    document.removeEventListener("visibilitychange", this.#looked);
  }

  /** Show how things are now. */
  catchUp(): void {
    clearTimeout(this.#busy);
    this.#busy = 0;
    this.#steps = [];
    this.#recalling = false;
    this.lines = this.refs = [];
    this.table.shown = this.table.latest;
    this.#remember();
  }

  /** What a patch has brought waits for its turn; nothing is shown to somebody who does not look. */
  add(before: TableState, after: TableState, patch: PatchMessage, own: boolean): void {
    this.#steps = [...this.#steps, ...stepsOf(before, after, patch, own, stillness())].slice(-MOST_STEPS);
    if (!this.#busy && !this.#recalling && (!document.hidden || own)) this.#show();
  }

  /** Show what has happened since a version; how things are, if that cannot be heard in time. */
  async recall(since: number): Promise<void> {
    const { id, player, latest: state } = this.table;
    if (!state) return;
    this.#recalling = true;
    const late = new Promise<null>((give) => setTimeout(() => give(null), RECALL_PATIENCE));
    const missed = await Promise.race([api.frames(id, player, since).catch(() => null), late]);
    if (!this.#recalling) return; // skipped, or another seat looks
    this.#recalling = false;
    const first = missed?.frames[0];
    if (!missed || !first || missed.version !== state.version) {
      this.catchUp();
      return;
    }
    const log = state.log.filter((line) => line.n < first.n);
    const before = { ...state, view: missed.view, log, decision: null, outcome: null };
    this.table.shown = before;
    this.#steps = [...stepsOf(before, state, missed, false, stillness()), ...this.#steps];
    if (!document.hidden) this.#show();
  }

  /** All that has happened is on the screen of somebody who looks. */
  #remember(): void {
    const { id, latest } = this.table;
    if (latest && !document.hidden) see(id, latest.version);
  }

  #looked = (): void => {
    if (document.hidden || this.#busy || this.#recalling) return;
    if (this.#steps.length) this.#show();
    else this.#remember();
  };

  #show = (): void => {
    const [step, ...rest] = this.#steps;
    this.#busy = 0;
    if (!step) {
      this.lines = this.refs = [];
      this.#remember();
      return;
    }
    this.table.shown = step.state;
    this.lines = step.lines;
    this.refs = step.refs;
    const pause =
      rest.length || !step.own ? stepTime(settings.speed, step.own ? 0 : step.lines.length, rest.length) : 0;
    if (!pause) {
      this.#steps = rest;
      this.#show();
      return;
    }
    this.#busy = setTimeout(() => {
      this.#steps = this.#steps.slice(1);
      this.#show();
    }, pause) as unknown as number;
  };
}
