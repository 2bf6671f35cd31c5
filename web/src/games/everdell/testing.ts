/** A table for tests: a few cards with their facts, and a position that a test fills. */

import { Speaker } from "../../language/patterns";
import samples from "../../language/parity.json";
import { settings } from "../../lib/settings.svelte";
import type { Json, LogLine, Option, Said, Texts, View } from "../../net/types";
import type { BoardProps } from "../contract";
import type { Event } from "./events";
import type { EverdellView, PlayerTable } from "./view";

/** The samples have the words that they need; these are needed here. */
const MORE = {
  judge: "Judge",
  palace: "Palace",
  farm: "Farm",
};
const plural = (name: string, pl: string): Record<string, string> => ({ "": name, pl });
const RESOURCES = {
  twig: plural("twig", "twigs"),
  resin: plural("resin", "resin"),
  pebble: plural("pebble", "pebbles"),
  berry: plural("berry", "berries"),
};

/** The catalogues of the game, as the server sends them. */
export function speaker(lang = "en"): Speaker {
  const own = samples.find(({ game, texts }) => game === "everdell" && texts.lang === lang);
  const texts = own!.texts as unknown as Texts;
  const names = { ...texts.names, ...MORE };
  return new Speaker({ ...texts, names, nouns: { ...texts.nouns, resource: RESOURCES } });
}

export const speak = (id: string, args: Record<string, Json>): string => speaker(settings.lang).say({ id, args });

const card = (folk: string, type: string, more: object = {}): object => ({
  kind: "card",
  folk,
  type,
  rarity: "common",
  copies: 3,
  cost: {},
  points: 1,
  space: 1,
  home: [],
  frees: [],
  spots: 0,
  open: 0,
  stays: false,
  set: "base",
  ...more,
});

export const FACTS: Readonly<Record<string, object>> = {
  shopkeeper: card("critter", "governance", { rarity: "unique", cost: { berry: 2 }, home: ["general-store"] }),
  farm: card("construction", "production", { cost: { twig: 2, resin: 1 }, frees: ["husband", "wife"] }),
  "general-store": card("construction", "production", { frees: ["shopkeeper"] }),
  judge: card("critter", "governance"),
  "basic-3-twigs": { kind: "basic", shared: false, gives: [{ what: "twig", n: 3 }] },
  "basic-1-berry": { kind: "basic", shared: true, gives: [{ what: "berry", n: 1 }] },
  haven: { kind: "haven", shared: true, gives: [{ what: "discard" }, { what: "any", n: 1, per: 2 }] },
  "journey-3": {
    kind: "journey",
    shared: false,
    gives: [
      { what: "discard", n: 3 },
      { what: "score", n: 3 },
    ],
  },
  "forest-2-any": { kind: "forest", shared: false, gives: [{ what: "any", n: 2 }] },
  "harvest-festival": { kind: "event", basic: true, needs: [{ type: "production", of: 4 }], points: 3 },
  palace: card("construction", "prosperity", { points: 4, cost: { twig: 2, resin: 3, pebble: 3 } }),
};

export function player(more: Partial<PlayerTable> = {}): PlayerTable {
  return {
    season: "summer",
    passed: false,
    ...{ twig: 1, resin: 1, pebble: 1, berry: 7, points: 1 },
    hand: ["farm", "shopkeeper"],
    workers: { home: 2, waiting: 0, placed: 1, aside: 0, lost: 0 },
    city: [{ card: "general-store" }, { card: "judge" }],
    spaces_used: 2,
    events: [],
    ...more,
  };
}

export function valleyOf(more: Partial<EverdellView> = {}): EverdellView {
  return {
    game: "everdell",
    turn: 3,
    phase: "turn",
    active: "p1",
    start: "p1",
    meadow: ["palace", "farm", "judge", "shopkeeper", "farm", "palace", "judge", null],
    deck: 80,
    discards: 4,
    shown: [],
    playing: [],
    places: { "basic-3-twigs": [], "basic-1-berry": ["p2", "p2", "p2"], haven: [], "journey-3": [] },
    forest: { "forest-2-any": [] },
    events: { "harvest-festival": { owner: null, workers: [] } },
    players: { p1: player(), p2: player({ hand: 5 }) },
    ...more,
  };
}

/** Options in notation with the thing they are about: `option(0, "play shopkeeper", "hand:shopkeeper")`. */
export const option = (i: number, notation: string, ...refs: string[]): Option => ({
  i,
  player: "p1",
  notation,
  refs,
  says: { id: `option.${notation.split(" ")[0]}`, args: {} },
});

/** A log in which these events were told. */
export function lines(...events: Event[]): LogLine[] {
  return events.map((says, n) => ({ n, kind: says.id, says: says as Said }));
}

/** What the page gives to the parts of the game. */
export function nowOf(more: Partial<BoardProps> = {}): BoardProps {
  return {
    view: valleyOf() as unknown as View,
    facts: FACTS,
    marks: null,
    log: [],
    decision: null,
    options: [],
    picked: null,
    selected: null,
    preview: null,
    onpick: () => undefined,
    onhover: () => undefined,
    settings,
    seats: { p1: { kind: "human", name: "Ada" }, p2: { kind: "human", name: "Bo" } },
    you: "p1",
    ...more,
  };
}
