/** What an option would do: asked of the server once it is looked at for a moment, kept while the state is the same. */

import { api } from "../net/api";
import { changed, type Changes } from "../net/patch";
import type { Option, Path, TableState, View } from "../net/types";

const PATIENCE = 110;
const MOST_KEPT = 400;

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
  readonly latest: TableState | null;
  readonly options: Option[];
}

export class Preview {
  /** The option that is looked at. */
  selected: number | null = $state(null);
  view: View | null = $state.raw(null);

  #kept = new Map<string, View>();
  #timer = 0;

  constructor(private readonly table: Owner) {}

  look(i: number | null): void {
    if (i === this.selected) return;
    clearTimeout(this.#timer);
    this.selected = i;
    this.view = null;
    const state = this.table.latest;
    const option = this.table.options.find((open) => open.i === i);
    if (!state || !option) return;
    const key = `${state.version} ${option.player} ${option.notation}`;
    const known = this.#kept.get(key);
    if (known) {
      this.view = known;
      return;
    }
    this.#timer = setTimeout(() => void this.#ask(state, option, key), PATIENCE) as unknown as number;
  }

  clear(): void {
    clearTimeout(this.#timer);
    this.selected = null;
    this.view = null;
  }

  /** The state has changed under an option that is still looked at. */
  renew(): void {
    const i = this.selected;
    this.clear();
    this.look(i);
  }

  async #ask(state: TableState, option: Option, key: string): Promise<void> {
    if (this.table.latest !== state) return;
    try {
      const patch = await api.preview(state.table, option.player, state.version, option.notation);
      const view = previewed(state.view, patch);
      if (this.#kept.size > MOST_KEPT) this.#kept.clear();
      this.#kept.set(key, view);
      await released;
      if (this.selected === option.i && this.table.latest?.version === state.version) this.view = view;
    } catch {
      // A preview is a comfort: without one the option can still be taken.
    }
  }
}

/** The view with a difference laid over it; paths begin in the view or, like those of the stream, above it. */
export function previewed(view: View, { set = [], del = [] }: Changes): View {
  const inside = (path: Path): Path => (path[0] === "view" ? path.slice(1) : path);
  return changed(view, { set: set.map(([path, value]) => [inside(path), value]), del: del.map(inside) });
}
