/** The two things that cover the map for a moment: a new Terror Level, and a Blight card that has turned over. */

import type { SpiritIslandView } from "../view";

export type Covering = { kind: "terror"; level: number } | { kind: "blight"; card: string };

interface Seen {
  turn: number;
  terror: number;
  card: string | null;
}

/** Milliseconds; a key or a click ends it earlier. */
const LASTS = 3000;

const seenOf = ({ turn, fear, blight }: SpiritIslandView): Seen => ({
  turn,
  terror: fear.terror,
  card: blight.healthy ? null : blight.card,
});

/** What is new from one view to the next. A jump in the timeline is not news. */
export function newsOf(before: Seen, after: Seen): Covering | null {
  if (after.turn < before.turn || after.turn > before.turn + 1) return null;
  if (after.card !== null && after.card !== before.card) return { kind: "blight", card: after.card };
  return after.terror > before.terror ? { kind: "terror", level: after.terror } : null;
}

export class Cover {
  shown: Covering | null = $state.raw(null);
  #seen: Seen | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly view: () => SpiritIslandView,
    /** Nothing moves, by the player's wish: nothing is covered either. */
    private readonly still: () => boolean,
  ) {}

  /** Called inside an effect, whenever the view changes. */
  follow(): void {
    const seen = seenOf(this.view());
    const news = this.#seen && !this.still() ? newsOf(this.#seen, seen) : null;
    this.#seen = seen;
    if (!news) return;
    this.shown = news;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.end(), LASTS);
  }

  end(): boolean {
    clearTimeout(this.#timer);
    const was = this.shown !== null;
    this.shown = null;
    return was;
  }

  /** A key ends it and does nothing else. */
  press(event: KeyboardEvent): boolean {
    if (["Tab", "Shift", "Control", "Alt", "Meta"].includes(event.key) || !this.end()) return false;
    event.preventDefault();
    event.stopPropagation();
    return true;
  }
}
