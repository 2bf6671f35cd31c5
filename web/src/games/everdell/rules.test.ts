import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { DRAWN } from "./art/drawn";
import { RESOURCES } from "./facts";

/** The drawings know the cards they draw, tests make tables of them, and types are written from the server's. */
const EXCEPT = /^(art\/|(testing|facts|view|marks|decisions|events)\.ts$)|\.test\.ts$/;
const here = new URL(".", import.meta.url);
const files = readdirSync(here, { recursive: true, encoding: "utf8" }).filter(
  (name) => /\.(ts|svelte)$/.test(name) && !EXCEPT.test(name),
);
/** The game and its opponents are no cards, and a kind of place is called as the only place of its kind. */
const NO_CARDS = new Set(["everdell", "phantomia", "rugwort", "haven"]);
const game = new URL("../../../../src/tidewood/games/everdell/", here);
const catalogues = new URL("text/de/", game);
/** Everything that has a name: cards, places, events, legends, and what Phantomia has. */
const named = readdirSync(catalogues)
  .filter((name) => /^names.*\.toml$/.test(name))
  .flatMap((name) => [...readFileSync(new URL(name, catalogues), "utf8").matchAll(/^([a-z0-9-]+) = /gm)])
  .map(([, id]) => id!);
/** What a place is called follows from what it gives. */
const locations = readFileSync(new URL("cards/base/locations.py", game), "utf8");
const places = [...locations.matchAll(/"((?:basic|forest)-[a-z0-9-]+)"/g)].map(([, id]) => id!);
const ids = [...new Set([...DRAWN, ...named, ...places])].filter((id) => !NO_CARDS.has(id));

/** Everyday words that are the ids of cards too; as an id they would stand alone in quotes. */
function foundIn(text: string, words: readonly string[]): string[] {
  const code = text.replace(/\/\*[\s\S]*?\*\/|<!--[\s\S]*?-->|\/\/.*/g, "");
  return words.filter((id) => new RegExp(`["'\`:]${id}["'\`]`).test(code));
}

const search = (words: readonly string[]): string[] =>
  files.flatMap((name) => foundIn(readFileSync(new URL(name, here), "utf8"), words).map((id) => `${name}: ${id}`));

it("no card, place or event is named outside its drawing: what they cost and do comes from the server", () => {
  expect(files.length).toBeGreaterThan(40);
  for (const id of ["farm", "basic-3-twigs", "grand-tour", "theft"]) expect(ids).toContain(id);
  expect(search(ids)).toEqual([]);
});

it("no resource is named either: a fifth needs nothing but its drawing", () => {
  expect(search(RESOURCES)).toEqual([]);
});

it("the search finds what it looks for", () => {
  expect(foundIn('if (id === "grand-tour") pay("hand:farm") // "mine"', ids).sort()).toEqual(["farm", "grand-tour"]);
});
