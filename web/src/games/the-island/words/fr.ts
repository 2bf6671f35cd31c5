import type { Party, Words } from "./words";

const list = new Intl.ListFormat("fr", { type: "conjunction" });
const number = (n: number): string => ["aucun", "un", "deux", "trois"][n] ?? String(n);
const parties = (folk: Party[]): string =>
  list.format(folk.map(({ n, who, second }) => `${number(n)} de ${who}${second ? " (deuxième couleur)" : ""}`));
const CREATURE = {
  serpent: ["serpent de mer", "serpents de mer"],
  shark: ["requin", "requins"],
  whale: ["baleine", "baleines"],
} as const;
const A_CREATURE = { serpent: "un serpent de mer", shark: "un requin", whale: "une baleine" };
const TILES = { beach: "de plage", jungle: "de jungle", mountain: "de montagne" };

export const fr: Words = {
  board: "Plateau de The Island",
  status: "Le tour",
  whole: "Montrer tout le plateau",
  which: "Lequel ?",
  cancel: "Annuler",
  terrain: { beach: "plage", jungle: "jungle", mountain: "montagne" },
  corner: { NW: "île du nord-ouest", NE: "île du nord-est", SW: "île du sud-ouest", SE: "île du sud-est" },
  sea: "mer",
  lagoon: "lagon",
  landing: (corner) => `mer près de l’${corner}`,
  creatures: (kind, n) => (n === 1 ? A_CREATURE[kind] : `${n} ${CREATURE[kind][1]}`),
  creatureOn: (kind, n, hex) => (n === 1 ? `${CREATURE[kind][0]} en ${hex}` : `${n} ${CREATURE[kind][1]} en ${hex}`),
  ship: (crew) => (crew.length ? `bateau avec ${parties(crew)}` : "bateau vide"),
  shipOn: (hex, crew) => (crew.length ? `bateau en ${hex} avec ${parties(crew)}` : `bateau vide en ${hex}`),
  standing: (folk) => `aventuriers : ${parties(folk)}`,
  swimming: (folk) => `nageurs : ${parties(folk)}`,
  saved: (folk) => (folk.length ? `sauvés : ${parties(folk)}` : "personne n’est encore sauvé"),
  adventurer: (ids, who, how, place) => {
    const name = how === "swimming" ? "nageur" : "aventurier";
    const what = ids.length === 1 ? `${name} ${ids[0]} de ${who}` : `${ids.length} ${name}s de ${who}`;
    return how === "aboard" ? `${what} à bord en ${place}` : `${what} en ${place}`;
  },
  options: (n) => (n === 1 ? "1 possibilité" : `${n} possibilités`),
  selected: (thing) => `Choisi : ${thing}. Vers où ?`,
  points: (n) => (n === 1 ? "1 point de mouvement restant" : `${n} points de mouvement restants`),
  die: (kind) => `Le dé montre ${A_CREATURE[kind]}`,
  tilesLeft: (terrain, n) => `${n} ${n === 1 ? "tuile" : "tuiles"} ${TILES[terrain]}`,
  held: "Vos tuiles",
  noneHeld: "Aucune tuile",
  toPlace: "À placer",
  toLaunch: (n) => (n === 1 ? "1 bateau à mettre à l’eau" : `${n} bateaux à mettre à l’eau`),
  symbols: {
    dolphin: "Dauphin",
    wind: "Vents favorables",
    "dive-serpent": "Un serpent de mer plonge",
    "dive-shark": "Un requin plonge",
    "dive-whale": "Une baleine plonge",
    "repel-shark": "Défense contre le requin",
    "repel-whale": "Défense contre la baleine",
    "face-down": "Gardée face cachée",
  },
  value: (n) => `Valeur ${n}`,
};
