/** Drawn boards by game. A game without one is played in the plain view. */

import type { GameParts } from "./contract";

export const GAMES: Record<string, GameParts> = {
  "the-island": {
    board: () => import("./the-island/Board.svelte"),
    mine: () => import("./the-island/Mine.svelte"),
  },
};

export function partsOf(game: string): GameParts {
  return GAMES[game] ?? {};
}
