/** The guided start of each game: what there is to see, then a hint for each kind of question when it is first asked. */

import { read, write } from "../lib/storage";
import type { Said } from "../net/types";

interface Progress {
  isOver: boolean;
  seen: string[];
}

const NEW: Progress = { isOver: false, seen: [] };
const SEE = ["guide.see.1", "guide.see.2", "guide.see.3"];

/** The hint for a question, by its kind; a card that asks, or a pick, asks a question of its own. */
export function hintFor(asks: Said | null | undefined): string | null {
  const inner = asks?.args?.["question"];
  if (inner && typeof inner === "object" && "id" in inner) return hintFor(inner as unknown as Said);
  return asks?.id.startsWith("prompt.") ? `guide.on.${asks.id.slice("prompt.".length)}` : null;
}

/** What is to be said next: what there is to see first, then what is asked. Nothing that was said before. */
export function nextStep(seen: readonly string[], hint: string | null, has: (id: string) => boolean): string | null {
  const open = [...SEE, ...(hint ? [hint] : [])].filter((id) => has(id) && !seen.includes(id));
  return open[0] ?? null;
}

export const isSeeing = (step: string | null): boolean => step !== null && SEE.includes(step);

class Guide {
  #games: Record<string, Progress> = $state.raw(read("guide", {}));

  of(game: string): Progress {
    return this.#games[game] ?? NEW;
  }

  #keep(game: string, progress: Progress): void {
    this.#games = { ...this.#games, [game]: progress };
    write("guide", this.#games);
  }

  see(game: string, step: string): void {
    const { isOver, seen } = this.of(game);
    if (!seen.includes(step)) this.#keep(game, { isOver, seen: [...seen, step] });
  }

  end(game: string): void {
    this.#keep(game, { ...this.of(game), isOver: true });
  }

  restart(game: string): void {
    this.#keep(game, NEW);
  }
}

export const guide = new Guide();
