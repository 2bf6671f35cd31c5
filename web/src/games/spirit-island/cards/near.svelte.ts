/** A card of the tray that somebody rests on or comes to by the keyboard: it is shown whole above it. */

const REST = 450;

class Near {
  /** The card, and where it lies on the screen. */
  shown: { id: string; left: number; bottom: number } | null = $state.raw(null);
  #timer: ReturnType<typeof setTimeout> | undefined;

  look(id: string, at: HTMLElement): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      const { left, top } = at.getBoundingClientRect();
      this.shown = { id, left, bottom: window.innerHeight - top + 10 };
    }, REST);
  }

  /** Not at once: a card that goes away loses the focus while the page is being drawn, when nothing may change. */
  away(): void {
    clearTimeout(this.#timer);
    if (this.shown) queueMicrotask(() => (this.shown = null));
  }
}

export const near = new Near();
