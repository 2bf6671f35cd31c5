/** A table for tests: one Spirit with a few cards, and the words of the game as its catalogue has them. */

import { readFileSync, readdirSync } from "node:fs";
import { vi } from "vitest";
import { catalogues } from "../../language/index.svelte";
import { cards } from "../../lib/vocabulary.svelte";
import { settings } from "../../lib/settings.svelte";
import { api } from "../../net/api";
import type { CardText, Option, View } from "../../net/types";
import type { MineProps } from "../contract";
import type { Spirit, SpiritIslandView } from "./view";

export const RIVER: Spirit = {
  spirit: "river-surges-in-sunlight",
  energy: 1,
  income: 1,
  plays: 2,
  plays_left: 1,
  hand: ["flash-floods", "wash-away"],
  play: ["rivers-bounty"],
  discard: [],
  forgotten: [],
  used: [],
  elements: { sun: 1, water: 1 },
  elements_of_choice: 0,
  tracks: {
    energy: [
      { gives: "1", uncovered: true },
      { gives: "2", uncovered: false },
    ],
    plays: [
      { gives: "1", uncovered: true },
      { gives: "2+sun", uncovered: true },
      { gives: "reclaim", uncovered: false },
    ],
  },
  innates: {
    "massive-flooding": [
      { needs: "1 sun 2 water", met: false },
      { needs: "2 sun 3 water", met: false },
    ],
  },
  presence: { island: 1, destroyed: 0, removed: 0 },
  sacred_sites: [],
  drowned: 0,
  ready: false,
  cannot: {},
};

const LAND = { terrain: "sands", coastal: false, adjacent: [], presence: {}, defend: 0 } as const;

export function tableWith(more: Partial<SpiritIslandView> = {}, spirit: Partial<Spirit> = {}): SpiritIslandView {
  return {
    game: "spirit-island",
    turn: 2,
    phase: "spirit",
    steps: ["spirit", "fast", "invaders.fear", "invaders.ravage", "invaders.build", "invaders.explore", "slow", "time"],
    boards: ["A"],
    map: { layout: "standard", boards: [{ id: "A", shape: "A", turn: 0, at: [0, 0], islet: 0 }] },
    health: {},
    lands: { A1: { ...LAND, adjacent: [], explorer: 1, town: 1, city: 0, dahan: 2, blight: 0 } },
    invaders: { ravage: ["jungle"], build: ["sands-2"], explore: [], deck: ["II", "III"], discard: [] },
    shown: { jungle: [], "sands-2": ["A1"] },
    fear: { terror: 1, generated: 1, pool: 4, earned: 0, left: [2, 3, 3], deck: 8, discard: [] },
    blight: { pool: 2, healthy: true, card: null, unused_cards: 0 },
    spirits: { p1: { ...RIVER, ...spirit } },
    minor: { deck: 30, discard: [] },
    major: { deck: 20, discard: [] },
    adversary: null,
    goal: { wins: [{ when: "no-invaders", n: 2 }], loses: [{ when: "no-presence", player: "p1" }] },
    difficulty: 0,
    scenario: null,
    rules: [],
    ...more,
  };
}

export function option(i: number, notation: string, ...refs: string[]): Option {
  return { i, player: "p1", notation, refs, text: { en: notation } };
}

/** The table as the page gets it. */
export const viewOf = (table: SpiritIslandView): View => table as unknown as View;

/** What a part of the game gets from the page. */
export function propsWith(table: SpiritIslandView, options: Option[], more: Partial<MineProps> = {}): MineProps {
  return {
    view: viewOf(table),
    log: [],
    decision: options.length ? { players: ["p1"], options } : null,
    options,
    selected: null,
    preview: null,
    onpick: vi.fn(),
    onhover: vi.fn(),
    settings,
    you: "p1",
    player: "p1",
    ...more,
  };
}

const power = (id: string, name: string, facts: object, face: object): CardText =>
  ({ id, name, text: name, facts, face }) as CardText;
const FAST = {
  kind: "unique",
  speed: "fast",
  target: "land",
  thresholds: [],
  range: { within: 1, origin: "presence" },
};

const CARDS: CardText[] = [
  power(
    "flash-floods",
    "Flash Floods",
    { ...FAST, cost: 2, elements: ["sun", "water"] },
    { target: "any land", text: ["1 Damage.", "If the land is Coastal: 1 more Damage."], levels: [] },
  ),
  power(
    "wash-away",
    "Wash Away",
    { ...FAST, speed: "slow", cost: 1, elements: ["water", "earth"] },
    {
      target: "any land",
      text: ["Push up to 3 Explorers or Towns."],
      levels: [{ needs: { water: 2 }, text: "Again." }],
    },
  ),
  power(
    "storm-swath",
    "Storm-Swath",
    {
      ...FAST,
      cost: 3,
      slow_with: { moon: 3 },
      range: { within: 1, origin: "sacred-site", farther: 1, farther_with: { fire: 2, air: 3 } },
    },
    { target: "any land", origin: "in a jungle", farther: "4 to Sands", text: [], levels: [] },
  ),
  power(
    "rivers-bounty",
    "River’s Bounty",
    { ...FAST, cost: 0, elements: ["sun"] },
    { target: "", text: [], levels: [] },
  ),
  power(
    "massive-flooding",
    "Massive Flooding",
    { ...FAST, kind: "innate", speed: "slow", range: { within: 1, origin: "sacred-site" } },
    {
      target: "any land",
      text: [],
      levels: [
        { needs: { sun: 1, water: 2 }, text: "Push 1 Explorer or Town." },
        { needs: { sun: 2, water: 3 }, text: "2 Damage." },
      ],
    },
  ),
  power(
    "river-surges-in-sunlight",
    "River Surges in Sunlight",
    { kind: "spirit" },
    {
      growth: [[{ kind: "reclaim", text: "Reclaim." }], [{ kind: "presence", text: "Add 1 Presence." }]],
      always: [],
      rules: [{ id: "rivers-domain", name: "River’s Domain", text: "Wetlands are Sacred Sites." }],
    },
  ),
  power(
    "keeper",
    "Keeper",
    { kind: "spirit", innates: [], growth_picks: 2, growth_costs: [0, 3], growth_groups: [] },
    {
      growth: [[{ kind: "reclaim", text: "Reclaim." }], [{ kind: "presence", text: "Add 1 Presence." }]],
      always: [{ kind: "energy", text: "Gain 1 Energy." }],
      rules: [],
    },
  ),
  power(
    "drought",
    "Drought",
    { kind: "event" },
    {
      event: [
        { half: "main", text: "(1) Let the plants die." },
        { half: "main", text: "(2) Ease the drought." },
        { half: "token", text: "Token event, Beasts attack." },
        { half: "dahan", text: "Dahan event, Canny Defense." },
      ],
    },
  ),
  power("isolation", "Isolation", { kind: "fear" }, { terror: ["Remove 1 Town.", "Remove 2.", "Remove 3."] }),
  power(
    "sweden",
    "Sweden",
    {},
    { adversary: [{ name: "Swayed", difficulty: 1, fear_cards: [], text: "Replace a Dahan by a Town." }] },
  ),
];

/** `[tray.label]` and the lines under it, names of nouns too, as patterns by their path, with those that read alike. */
function patterns(lang: string): Record<string, string> {
  const texts = `${import.meta.dirname}/../../../../src/tidewood/games/spirit_island/text`;
  const lines = ["every", lang].flatMap((folder) =>
    readdirSync(`${texts}/${folder}`).flatMap((file) => readFileSync(`${texts}/${folder}/${file}`, "utf8").split("\n")),
  );
  const found: Record<string, string> = {};
  const alike: [string, string[]][] = [];
  let section = "";
  for (const line of lines) {
    section = /^\[(.*)\]$/.exec(line)?.[1] ?? section;
    const [, key, value] = /^"?([\w.:-]+)"? = (?:\{name = )?("(?:[^"\\]|\\.)*"|\[.*\])(?:, .*\})?$/.exec(line) ?? [];
    if (!key || !value) continue;
    if (section === "alike") alike.push([key, JSON.parse(value) as string[]]);
    else if (value.startsWith('"')) found[`${section}.${key}`] = JSON.parse(value) as string;
  }
  for (const [key, others] of alike) for (const other of others) if (found[key]) found[other] ??= found[key];
  return found;
}

const nouns = (...ids: string[]): Record<string, Record<string, string>> =>
  Object.fromEntries(ids.map((id) => [id, { "": id }]));

/** The words and cards of the game, as a server would hand them out. */
export async function learnWords(lang = "en"): Promise<void> {
  vi.spyOn(api, "texts").mockResolvedValue({
    lang,
    patterns: patterns(lang),
    nouns: {
      element: nouns("sun", "moon", "fire", "air", "water", "earth", "plant", "animal"),
      piece: nouns("town"),
      speed: nouns("fast", "slow"),
    },
    names: { "flash-floods": "Flash Floods", "rivers-bounty": "River’s Bounty" },
    words: {},
    joins: { comma: [", ", ", "] },
    one: [1],
    effects: {},
    facts: {},
    cards: {},
  });
  vi.spyOn(api, "cards").mockResolvedValue({ lang, cards: CARDS });
  await Promise.all([catalogues.load(`words ${lang}`, lang), cards.load("spirit-island", lang)]);
}
