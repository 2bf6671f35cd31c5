/** Shows what has happened one step after the other, at the pace that the settings say; it can be skipped at any moment. */

import { partsOf } from "../games";
import type { Told } from "../games/contract";
import { settings, stepping, stillness } from "../lib/settings.svelte";
import { api } from "../net/api";
import type { LogLine, PatchMessage, Player, TableState } from "../net/types";
import { LONGEST, stepTime } from "./pace";
import { type Chapters, type Step, stepsOf } from "./replay";
import { see } from "./seen";

/** So long the page waits to hear what was missed before it shows how things are. */
const RECALL_PATIENCE = 1200;
/** So long a part of an automated turn is shown, where it flows. */
const FLOWING = 700;
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

  /** The part of an automated turn that is shown, and whether it stays until somebody goes on. */
  chapter: Step["chapter"] = $state.raw(null);
  waits = $state(false);

  #steps: Step[] = $state.raw([]);
  /** What was missed is being asked for. */
  #recalling = $state(false);
  #recalls = 0;
  #busy = 0;
  /** When all that waits must have been shown. */
  #until = 0;

  constructor(private readonly table: Owner) {}

  running: boolean = $derived(this.#steps.length > 0 || this.#recalling);

  /** The step that is shown, for those who light what it speaks of. */
  told: Told | null = $derived(
    this.running && this.lines.length ? { lines: this.lines, refs: this.refs, chapter: this.chapter } : null,
  );

  open(): void {
    document.addEventListener("visibilitychange", this.#looked);
  }

  close(): void {
    this.#drop();
    document.removeEventListener("visibilitychange", this.#looked);
  }

  /** Show how things are now. */
  catchUp(): void {
    this.#drop();
    this.table.shown = this.table.latest;
    this.#remember();
  }

  #hurry(): void {
    this.#until = Date.now() + LONGEST[settings.speed];
  }

  /** What a patch has brought waits for its turn; nothing is shown to somebody who does not look. */
  add(before: TableState, after: TableState, patch: PatchMessage, own: boolean, answers = 1): void {
    const some = { answers: own ? answers : 0, words: stillness() };
    this.#steps = [...this.#steps, ...stepsOf(before, after, patch, some, this.#chapters)].slice(-MOST_STEPS);
    this.#hurry();
    if (!this.#busy && !this.waits && !this.#recalling && (!document.hidden || own)) this.#show();
  }

  /** Show what has happened since a version, with all that still waits; how things are, if that is not heard in time. */
  async recall(since: number): Promise<void> {
    const { id, player, latest: state } = this.table;
    if (!state) return;
    this.#drop();
    this.#recalling = true;
    const recall = (this.#recalls += 1);
    const late = new Promise<null>((give) => setTimeout(() => give(null), RECALL_PATIENCE));
    const missed = await Promise.race([api.frames(id, player, since).catch(() => null), late]);
    if (!this.#recalling || recall !== this.#recalls) return; // skipped, asked for anew, or another seat looks
    this.#recalling = false;
    const first = missed?.frames[0];
    if (!missed || !first || missed.version !== state.version) {
      this.catchUp();
      return;
    }
    const log = state.log.filter((line) => line.n < first.n);
    const before = { ...state, view: missed.view, log, decision: null, outcome: null };
    this.table.shown = before;
    this.#steps = [...stepsOf(before, state, missed, { words: stillness() }, this.#chapters), ...this.#steps];
    this.#hurry();
    if (!document.hidden) this.#show();
  }

  /** On to the next part of an automated turn. */
  next(): void {
    if (!this.waits) return;
    this.#hurry();
    this.#steps = this.#steps.slice(1);
    this.#show();
  }

  get #chapters(): Chapters | undefined {
    return partsOf(this.table.latest?.game ?? "").chapters;
  }

  /** Nothing waits any more. */
  #drop(): void {
    clearTimeout(this.#busy);
    this.#busy = 0;
    this.#steps = [];
    this.#recalling = false;
    this.#forget();
  }

  #forget(): void {
    this.lines = this.refs = [];
    this.chapter = null;
    this.waits = false;
  }

  /** All that has happened is on the screen of somebody who looks. */
  #remember(): void {
    const { id, latest } = this.table;
    if (latest && !document.hidden) see(id, latest.version);
  }

  #looked = (): void => {
    if (document.hidden || this.#busy || this.waits || this.#recalling) return;
    this.#hurry();
    if (this.#steps.length) this.#show();
    else this.#remember();
  };

  #pause({ chapter, own, lines }: Step, rest: number): number {
    if (chapter) return stepping() === "flow" ? FLOWING : 0;
    if (!rest && own) return 0;
    return stepTime(settings.speed, own ? 0 : lines.length, rest, this.#until - Date.now());
  }

  #show = (): void => {
    const [step, ...rest] = this.#steps;
    this.#busy = 0;
    if (!step) {
      this.#forget();
      this.#remember();
      return;
    }
    this.table.shown = step.state;
    this.lines = step.lines;
    this.refs = step.refs;
    this.chapter = step.chapter ?? null;
    this.waits = step.chapter ? stepping() === "step" : false;
    if (this.waits) return;
    const pause = this.#pause(step, rest.length);
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
