import type { Party, Words } from "./words";

const list = new Intl.ListFormat("de", { type: "conjunction" });
const number = (n: number, one: string): string => (n === 1 ? one : n === 2 ? "zwei" : n === 3 ? "drei" : String(n));
const parties = (folk: Party[], one: string): string =>
  list.format(folk.map(({ n, who, second }) => `${number(n, one)} von ${who}${second ? " (zweite Farbe)" : ""}`));
const CREATURE = { serpent: ["Seeungeheuer", "Seeungeheuer"], shark: ["Hai", "Haie"], whale: ["Wal", "Wale"] } as const;
const A_CREATURE = { serpent: "ein Seeungeheuer", shark: "ein Hai", whale: "ein Wal" };
const DIE = { serpent: "ein Seeungeheuer", shark: "einen Hai", whale: "einen Wal" };
const TILES = { beach: "Strandplättchen", jungle: "Urwaldplättchen", mountain: "Gebirgsplättchen" };

export const de: Words = {
  board: "Plan von The Island",
  status: "Der Zug",
  whole: "Den ganzen Plan zeigen",
  which: "Was ist gemeint?",
  cancel: "Abbrechen",
  terrain: { beach: "Strand", jungle: "Urwald", mountain: "Gebirge" },
  corner: {
    NW: "Insel im Nordwesten",
    NE: "Insel im Nordosten",
    SW: "Insel im Südwesten",
    SE: "Insel im Südosten",
  },
  sea: "Wasser",
  lagoon: "Lagune",
  landing: (corner) => `Wasser an der ${corner}`,
  creatures: (kind, n) => (n === 1 ? A_CREATURE[kind] : `${n} ${CREATURE[kind][1]}`),
  creatureOn: (kind, n, hex) => (n === 1 ? `${CREATURE[kind][0]} auf ${hex}` : `${n} ${CREATURE[kind][1]} auf ${hex}`),
  ship: (crew) => (crew.length ? `Schiff mit ${parties(crew, "einem")}` : "leeres Schiff"),
  shipOn: (hex, crew) => (crew.length ? `Schiff auf ${hex} mit ${parties(crew, "einem")}` : `leeres Schiff auf ${hex}`),
  standing: (folk) => `Abenteurer: ${parties(folk, "einer")}`,
  swimming: (folk) => `Schwimmer: ${parties(folk, "einer")}`,
  saved: (folk) => (folk.length ? `gerettet: ${parties(folk, "einer")}` : "noch niemand gerettet"),
  adventurer: (ids, who, how, place) => {
    const name = how === "swimming" ? "Schwimmer" : "Abenteurer";
    const what = ids.length === 1 ? `${name} ${ids[0]} von ${who}` : `${ids.length} ${name} von ${who}`;
    return how === "aboard" ? `${what} an Bord auf ${place}` : `${what} auf ${place}`;
  },
  options: (n) => (n === 1 ? "1 Möglichkeit" : `${n} Möglichkeiten`),
  selected: (thing) => `Gewählt: ${thing}. Wohin?`,
  points: (n) => (n === 1 ? "Noch 1 Bewegungspunkt" : `Noch ${n} Bewegungspunkte`),
  die: (kind) => `Der Würfel zeigt ${DIE[kind]}`,
  tilesLeft: (terrain, n) => `Noch ${n} ${TILES[terrain]}`,
  held: "Deine Plättchen",
  noneHeld: "Keine Plättchen",
  toPlace: "Noch zu setzen",
  toLaunch: (n) => (n === 1 ? "Noch 1 Schiff zu setzen" : `Noch ${n} Schiffe zu setzen`),
  symbols: {
    dolphin: "Delfin",
    wind: "Günstige Winde",
    "dive-serpent": "Seeungeheuer taucht ab",
    "dive-shark": "Hai taucht ab",
    "dive-whale": "Wal taucht ab",
    "repel-shark": "Schutz vor dem Hai",
    "repel-whale": "Schutz vor dem Wal",
    "face-down": "Verdeckt behalten",
  },
  value: (n) => `Wert ${n}`,
};
