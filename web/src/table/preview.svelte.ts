/** What an option would do: asked of the server for all options once one may be looked at, and kept with the state. */

import { api } from "../net/api";
import { changed, type Changes } from "../net/patch";
import type { Foreseen, Option, Path, Player, TableState, Then, View } from "../net/types";

/** Before one is asked for by itself: a pointer that crosses it means nothing. */
const PATIENCE = 110;
const USES = ["pointermove", "keydown"] as const;
const MOST_KEPT = 400;

interface Known {
  changes: Foreseen;
  /** The whole view, made when it is looked at. */
  view: View | null;
}

/** Settled when no button of the pointer is down: what lies under a pointer must not change during a click. */
let released: Promise<void> = Promise.resolve();
addEventListener(
  "pointerdown",
  () => {
    released = new Promise((settled) => {
      for (const end of ["pointerup", "pointercancel"])
        addEventListener(end, () => setTimeout(settled), { once: true });
    });
  },
  true,
);

interface Owner {
  readonly id: string;
  readonly player: Player | null;
  readonly latest: TableState | null;
  readonly options: Option[];
}

export class Preview {
  /** The option that is looked at. */
  selected: number | null = $state(null);
  view: View | null = $state.raw(null);
  /** What would be asked next. */
  then: Then | null = $state.raw(null);

  /** What is known of the options of the newest state, by `i`. */
  all: ReadonlyMap<number, Foreseen> = $state.raw(new Map());

  #kept = new Map<string, Known>();
  #timer = 0;
  /** The version whose options have been asked for all together, and whether the answer is still awaited. */
  #asked = -1;
  #awaited = false;

  constructor(private readonly table: Owner) {}

  look(i: number | null): void {
    if (i === this.selected) return;
    clearTimeout(this.#timer);
    this.selected = i;
    this.view = this.then = null;
    const state = this.table.latest;
    const option = this.table.options.find((open) => open.i === i);
    if (!state || !option) return;
    const known = this.#kept.get(keyOf(state, option));
    if (known) this.#show(known, state);
    else if (!this.#awaited) {
      this.#timer = setTimeout(() => void this.#ask(state, option), PATIENCE) as unknown as number;
    }
  }

  /**
   * Options are on the screen: as soon as the pointer or the keyboard is used, what each of them would do is asked for,
   * so that it is here when one is looked at. Until the returned function is called.
   */
  prime(): () => void {
    const used = (): void => {
      stop();
      void this.#askAll();
    };
    const stop = (): void => {
      for (const kind of USES) removeEventListener(kind, used);
    };
    for (const kind of USES) addEventListener(kind, used, { passive: true });
    return stop;
  }

  clear(): void {
    clearTimeout(this.#timer);
    this.selected = null;
    this.view = this.then = null;
  }

  /** The state has changed under an option that is still looked at. */
  renew(): void {
    const i = this.selected;
    this.clear();
    this.look(i);
  }

  #show(known: Known, state: TableState): void {
    known.view ??= previewed(state.view, known.changes);
    this.view = known.view;
    this.then = known.changes.then ?? null;
  }

  #keep(state: TableState, option: Option, changes: Foreseen): Known {
    if (this.#kept.size > MOST_KEPT) this.#kept.clear();
    const known: Known = { changes, view: null };
    this.#kept.set(keyOf(state, option), known);
    return known;
  }

  async #askAll(): Promise<void> {
    const { latest: state, player, options } = this.table;
    if (!state || !player || this.#asked === state.version || !options.length) return;
    this.#asked = state.version;
    this.#awaited = true;
    this.all = new Map();
    try {
      const { version, previews } = await api.previews(state.table, player);
      if (version !== state.version) return;
      this.all = new Map(previews.map((one) => [one.i, one]));
      for (const one of previews) {
        const option = options.find((open) => open.i === one.i);
        if (option) this.#keep(state, option, one);
      }
    } catch {
      // A preview is a comfort: without one the option can still be taken.
    } finally {
      this.#awaited = false;
    }
    await released;
    if (this.table.latest === state && this.view === null) this.renew();
  }

  async #ask(state: TableState, option: Option): Promise<void> {
    if (this.table.latest !== state) return;
    try {
      const known = this.#keep(
        state,
        option,
        await api.preview(state.table, option.player, state.version, option.notation),
      );
      await released;
      if (this.selected === option.i && this.table.latest?.version === state.version) this.#show(known, state);
    } catch {
      // As above.
    }
  }
}

const keyOf = (state: TableState, option: Option): string => `${state.version} ${option.player} ${option.notation}`;

/** The view with a difference laid over it; paths begin in the view or, like those of the stream, above it. */
export function previewed(view: View, { set = [], del = [] }: Changes): View {
  const inside = (path: Path): Path => (path[0] === "view" ? path.slice(1) : path);
  return changed(view, { set: set.map(([path, value]) => [inside(path), value]), del: del.map(inside) });
}
