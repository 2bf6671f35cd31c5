/** Drawn boards and other parts by game. A game without a board is played in the plain view. */

import type { GameParts } from "./contract";
import { cardId } from "./everdell/cards";
import Everdell from "./everdell/Emblem.svelte";
import SpiritIsland from "./spirit-island/Emblem.svelte";
import TheIsland from "./the-island/Emblem.svelte";

export const GAMES: Record<string, GameParts> = {
  "the-island": {
    emblem: TheIsland,
    board: () => import("./the-island/Board.svelte"),
    mine: () => import("./the-island/Mine.svelte"),
  },
  everdell: { emblem: Everdell, cardId },
  "spirit-island": { emblem: SpiritIsland },
};

export function partsOf(game: string): GameParts {
  return GAMES[game] ?? {};
}
