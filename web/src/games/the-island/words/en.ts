import type { Party, Words } from "./words";

const list = new Intl.ListFormat("en", { type: "conjunction" });
const NUMBER = ["none", "one", "two", "three"];
const number = (n: number): string => NUMBER[n] ?? String(n);
const parties = (folk: Party[]): string =>
  list.format(folk.map(({ n, who, second }) => `${number(n)} of ${who}${second ? " (second colour)" : ""}`));
const CREATURE = { serpent: ["serpent", "serpents"], shark: ["shark", "sharks"], whale: ["whale", "whales"] } as const;
const TERRAIN = { beach: "beach", jungle: "jungle", mountain: "mountain" };

export const en: Words = {
  board: "Board of The Island",
  status: "The turn",
  whole: "Show the whole board",
  which: "Which one?",
  cancel: "Cancel",
  terrain: TERRAIN,
  corner: { NW: "north-west island", NE: "north-east island", SW: "south-west island", SE: "south-east island" },
  sea: "sea",
  lagoon: "lagoon",
  landing: (corner) => `sea at the ${corner}`,
  creatures: (kind, n) => (n === 1 ? `a ${CREATURE[kind][0]}` : `${n} ${CREATURE[kind][1]}`),
  creatureOn: (kind, n, hex) => (n === 1 ? `${CREATURE[kind][0]} on ${hex}` : `${n} ${CREATURE[kind][1]} on ${hex}`),
  ship: (crew) => (crew.length ? `ship with ${parties(crew)}` : "empty ship"),
  shipOn: (hex, crew) => (crew.length ? `ship on ${hex} with ${parties(crew)}` : `empty ship on ${hex}`),
  standing: (folk) => `adventurers: ${parties(folk)}`,
  swimming: (folk) => `swimmers: ${parties(folk)}`,
  saved: (folk) => (folk.length ? `saved: ${parties(folk)}` : "nobody saved yet"),
  adventurer: (ids, who, how, place) => {
    const name = how === "swimming" ? "swimmer" : "adventurer";
    const what = ids.length === 1 ? `${name} ${ids[0]} of ${who}` : `${ids.length} ${name}s of ${who}`;
    return how === "aboard" ? `${what} on the ship on ${place}` : `${what} on ${place}`;
  },
  options: (n) => (n === 1 ? "1 option" : `${n} options`),
  selected: (thing) => `Selected: ${thing}. Choose where to.`,
  points: (n) => (n === 1 ? "1 movement point left" : `${n} movement points left`),
  die: (kind) => `The die shows a ${CREATURE[kind][0]}`,
  tilesLeft: (terrain, n) => `${n} ${TERRAIN[terrain]} ${n === 1 ? "tile" : "tiles"} left`,
  held: "Your tiles",
  noneHeld: "No tiles held",
  toPlace: "To be placed",
  toLaunch: (n) => (n === 1 ? "1 ship to launch" : `${n} ships to launch`),
  symbols: {
    dolphin: "Dolphin",
    wind: "Favourable winds",
    "dive-serpent": "A serpent dives",
    "dive-shark": "A shark dives",
    "dive-whale": "A whale dives",
    "repel-shark": "Shark defence",
    "repel-whale": "Whale defence",
    "face-down": "Kept face down",
  },
  value: (n) => `Value ${n}`,
};
