/** Drawn boards and other parts by game. A game without a board is played in the plain view. */

import type { GameParts } from "./contract";
import { cardId } from "./everdell/cards";
import { prompted } from "./everdell/choosing/loose";
import Everdell from "./everdell/Emblem.svelte";
import { KEYS } from "./everdell/keys";
import { named } from "./everdell/people/pointing";
import { chapters } from "./everdell/phantomia/chapters";
import { opens, sortOf, TABS } from "./everdell/tabs";
import SpiritIsland from "./spirit-island/Emblem.svelte";
import { KEYS as ISLAND_KEYS } from "./spirit-island/keys";
import { aboutMap, answeredThere, cardsOnOffer, firstSpirit, opensTab, together } from "./spirit-island/questions";
import TheIsland from "./the-island/Emblem.svelte";

const everdell = (): Promise<typeof import("./everdell/parts")> => import("./everdell/parts");
const island = (): Promise<typeof import("./spirit-island/parts")> => import("./spirit-island/parts");

export const GAMES: Record<string, GameParts> = {
  "the-island": {
    emblem: TheIsland,
    board: () => import("./the-island/Board.svelte"),
    mine: () => import("./the-island/Mine.svelte"),
  },
  everdell: {
    emblem: Everdell,
    board: () => everdell().then((parts) => ({ default: parts.board })),
    mine: () => everdell().then((parts) => ({ default: parts.mine })),
    head: () => everdell().then((parts) => ({ default: parts.head })),
    players: () => everdell().then((parts) => ({ default: parts.players })),
    strip: () => everdell().then((parts) => ({ default: parts.strip })),
    prompt: () => everdell().then((parts) => ({ default: parts.prompt })),
    prompted,
    outcome: () => import("./everdell/count/Count.svelte"),
    tabs: TABS,
    usualTabs: { board: false, mine: false },
    opens,
    chapters,
    tray: "own",
    wideFrom: 1000,
    cardsDrawn: true,
    foresees: true,
    sorts: sortOf,
    keys: KEYS,
    pointKey: "everdell.keys.point",
    named,
    rules: () => import("./everdell/phantomia/ActionCards.svelte"),
    cardId,
  },
  "spirit-island": {
    emblem: SpiritIsland,
    board: () => island().then((parts) => ({ default: parts.board })),
    mine: () => island().then((parts) => ({ default: parts.mine })),
    head: () => island().then((parts) => ({ default: parts.head })),
    resolving: () => island().then((parts) => ({ default: parts.resolving })),
    players: () => island().then((parts) => ({ default: parts.players })),
    prompt: () => island().then((parts) => ({ default: parts.prompt })),
    prompted: answeredThere,
    together,
    would: () => island().then((parts) => ({ default: parts.would })),
    beside: () => island().then((parts) => ({ default: parts.beside })),
    card: () => island().then((parts) => ({ default: parts.card })),
    tray: { height: 206, low: 216, strip: 84, folds: aboutMap, rises: cardsOnOffer },
    column: { least: 330, most: 388 },
    opens: opensTab,
    looksFirst: true,
    watched: { word: "spirit", first: firstSpirit },
    usualTabs: { players: "spirits" },
    cardsDrawn: true,
    keys: ISLAND_KEYS,
  },
};

export function partsOf(game: string): GameParts {
  return GAMES[game] ?? {};
}
