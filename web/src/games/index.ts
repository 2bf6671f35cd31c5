/** Drawn boards and other parts by game. A game without a board is played in the plain view. */

import type { GameParts } from "./contract";
import { cardId } from "./everdell/cards";

export const GAMES: Record<string, GameParts> = {
  "the-island": {
    board: () => import("./the-island/Board.svelte"),
    mine: () => import("./the-island/Mine.svelte"),
  },
  everdell: { cardId },
};

export function partsOf(game: string): GameParts {
  return GAMES[game] ?? {};
}
