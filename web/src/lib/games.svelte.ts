/** The games of the server, asked for once. */

import { api } from "../net/api";
import type { GameInfo } from "../net/types";

class Games {
  list: GameInfo[] = $state.raw([]);
  #asked: Promise<GameInfo[]> | null = null;

  load(): Promise<GameInfo[]> {
    this.#asked ??= api.games().then(
      (list) => (this.list = list),
      (error: unknown) => {
        this.#asked = null;
        throw error;
      },
    );
    return this.#asked;
  }

  get(id: string): GameInfo | undefined {
    return this.list.find((game) => game.id === id);
  }
}

export const games = new Games();
