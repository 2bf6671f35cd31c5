/** What an option would do: asked of the server for all options once one may be looked at, and kept with the state. */

import { api } from "../net/api";
import { changed, type Changes } from "../net/patch";
import type { Foreseen, Option, Path, Player, TableState, Then, View } from "../net/types";

/** Before one is asked for by itself: a pointer that crosses it means nothing. */
const PATIENCE = 110;
/** Where the browser does not say when it has nothing else to do. */
const SOON = 200;
const USES = ["pointermove", "pointerdown", "keydown"] as const;
const MOST_KEPT = 400;
const NOTHING: ReadonlyMap<number, Foreseen> = new Map();

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
      const heard = new AbortController();
      const end = (): void => {
        heard.abort();
        setTimeout(settled);
      };
      for (const kind of ["pointerup", "pointercancel"]) addEventListener(kind, end, { signal: heard.signal });
    });
  },
  true,
);

interface Owner {
  readonly id: string;
  readonly player: Player | null;
  readonly latest: TableState | null;
  readonly options: Option[];
  /** What is marked, to be answered before the option. */
  readonly plan: { readonly steps: readonly Option[]; readonly open: boolean };
}

export class Preview {
  /** The option that is looked at. */
  selected: number | null = $state(null);
  /** The option that waits for a second tap: it is looked at while nothing else is. */
  held: number | null = $state(null);
  view: View | null = $state.raw(null);
  /** What is known of it. */
  foreseen: Foreseen | null = $state.raw(null);

  #found: { options: readonly Option[]; all: ReadonlyMap<number, Foreseen> } = $state.raw({
    options: [],
    all: NOTHING,
  });

  #kept = new Map<string, Known>();
  #timer = 0;
  /** The version whose options have been asked for all together, and whether the answer is still awaited. */
  #asked = -1;
  #awaited = false;

  constructor(private readonly table: Owner) {}

  /** What is known of the options that are open now, by `i`; of others before them it says nothing. */
  get all(): ReadonlyMap<number, Foreseen> {
    return this.#found.options === this.table.options ? this.#found.all : NOTHING;
  }

  look(at: number | null): void {
    const i = at ?? this.held;
    if (i === this.selected) return;
    clearTimeout(this.#timer);
    this.selected = i;
    this.view = this.foreseen = null;
    const state = this.table.latest;
    const option = this.table.options.find((open) => open.i === i);
    if (!state || !option) return;
    const known = this.#kept.get(this.#keyOf(state, option));
    if (known) this.#show(known, state);
    else if (!this.#awaited) {
      this.#timer = setTimeout(() => void this.#ask(state, option), PATIENCE) as unknown as number;
    }
  }

  /**
   * Options are on the screen: as soon as the pointer or the keyboard is used, what each of them would do is asked for,
   * so that it is here when one is looked at. With `early` not later than when the page has nothing else to do, where
   * somebody sees it. Until the returned function is called.
   */
  prime(early = false): () => void {
    const used = (): void => {
      stop();
      void this.#askAll();
    };
    const stop = (): void => {
      for (const kind of USES) removeEventListener(kind, used);
    };
    for (const kind of USES) addEventListener(kind, used, { passive: true });
    if (!early || document.hidden) return stop;
    const forget = whenIdle(used);
    return () => {
      forget();
      stop();
    };
  }

  clear(): void {
    clearTimeout(this.#timer);
    this.selected = null;
    this.view = this.foreseen = null;
  }

  /** The state has changed under an option that is still looked at. */
  renew(): void {
    const i = this.selected;
    this.clear();
    this.look(i);
  }

  /** What would be asked next. */
  get then(): Then | null {
    return this.foreseen?.then ?? null;
  }

  #show(known: Known, state: TableState): void {
    known.view ??= previewed(state.view, known.changes);
    // Beside what is marked, what turns something up tells nothing: not even what is marked.
    this.view = this.table.plan.open && known.changes.until === "reveal" ? null : known.view;
    this.foreseen = known.changes;
  }

  #keep(state: TableState, option: Option, changes: Foreseen): Known {
    if (this.#kept.size > MOST_KEPT) this.#kept.clear();
    const known: Known = { changes, view: null };
    this.#kept.set(this.#keyOf(state, option), known);
    return known;
  }

  #answers(option: Option): string[] {
    return [...this.table.plan.steps, option].map(({ notation }) => notation);
  }

  #keyOf(state: TableState, option: Option): string {
    return `${state.version} ${option.player} ${this.#answers(option).join("; ")}`;
  }

  async #askAll(): Promise<void> {
    const { latest: state, player, options } = this.table;
    if (!state || !player || this.#asked === state.version || !options.length || this.table.plan.open) return;
    this.#asked = state.version;
    this.#awaited = true;
    try {
      const { version, previews } = await api.previews(state.table, player);
      if (version !== state.version) return;
      if (this.#asked === version) this.#found = { options, all: new Map(previews.map((one) => [one.i, one])) };
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
        await api.tried(state.table, option.player, state.version, this.#answers(option)),
      );
      await released;
      const still = this.selected === option.i && this.table.options.includes(option);
      if (still && this.table.latest?.version === state.version) this.#show(known, state);
    } catch {
      // As above.
    }
  }
}

/** Calls it as soon as the page has nothing else to do, unless the returned function is called before. */
function whenIdle(call: () => void): () => void {
  if (typeof requestIdleCallback === "undefined") {
    const timer = setTimeout(call, SOON);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(call);
  return () => cancelIdleCallback(handle);
}

/** Whether it turns up something that was hidden: whoever takes it cannot take it back alone. */
export const turnsUp = ({ until, unseen = {} }: Foreseen): boolean =>
  until === "chance" || until === "reveal" || Object.keys(unseen).length > 0;

/** The view with a difference laid over it; paths begin in the view or, like those of the stream, above it. */
export function previewed(view: View, { set = [], del = [] }: Changes): View {
  const inside = (path: Path): Path => (path[0] === "view" ? path.slice(1) : path);
  return changed(view, { set: set.map(([path, value]) => [inside(path), value]), del: del.map(inside) });
}
