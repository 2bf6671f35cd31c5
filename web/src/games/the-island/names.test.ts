import { describe, expect, it } from "vitest";
import type { Lang, Texts } from "../../net/types";
import { spaceName, thingName } from "./names";
import { land, sea, table } from "./testing";
import type { Thing } from "./things";
import { Speaker } from "../../language/patterns";
import samples from "../../language/parity.json";
import { Words } from "./words";

function wordsIn(lang: Lang): Words {
  const own = samples.find(({ game, texts }) => game === "the-island" && texts.lang === lang);
  const speaker = new Speaker(own!.texts as unknown as Texts);
  return new Words((id, args) => speaker.say({ id, args }));
}

const who = (player: string): string => player;
const view = table(
  {
    C4: sea({ ship: ["p1", "p2"], swimmers: ["p2", "p2"], sharks: 1 }),
    D3: sea({ ship: [] }),
    D4: land("beach", ["p1", "p1b"]),
  },
  { "p1#3": "C4 aboard" },
);
const thing = (part: Partial<Thing>): Thing => ({
  key: "",
  kind: "hex",
  refs: [],
  figures: [],
  place: "C4",
  role: "source",
  options: [1, 2],
  reach: 0,
  x: 0,
  y: 0,
  ...part,
});

describe("spaces in words", () => {
  const said = (place: string, lang: Lang = "en"): string => spaceName(view, place, wordsIn(lang), who);
  it.each([
    ["C4", "C4, sea: ship with one of p1 and one of p2; swimmers: two of p2; a shark"],
    ["D3", "D3, sea: empty ship"],
    ["D4", "D4, beach: adventurers: one of p1 and one of p1 (second colour)"],
    ["G6", "G6, lagoon"],
    ["B1", "B1, sea at the north-west island"],
    ["NW", "North-west island: nobody saved yet"],
  ])("%s", (place, words) => expect(said(place)).toBe(words));

  it("in German and French", () => {
    expect(said("C4", "de")).toBe(
      "C4, Wasser: Schiff mit einem von p1 und einem von p2; Schwimmer: zwei von p2; ein Hai",
    );
    expect(said("C4", "fr")).toBe(
      "C4, mer\u00a0: bateau avec un de p1 et un de p2; nageurs\u00a0: deux de p2; un requin",
    );
  });
});

describe("things in words", () => {
  const said = (one: Thing, lang: Lang = "en"): string =>
    thingName(view, one, (i) => ({ 9: "Sail the ship from C4 to C5" })[i], wordsIn(lang), who);

  it("says what it is and how many options it has", () => {
    expect(said(thing({ kind: "ship" }))).toBe("Ship on C4 with one of p1 and one of p2, 2 options");
    expect(said(thing({ kind: "ship" }), "de")).toBe(
      "Schiff auf C4 mit einem von p1 und einem von p2, 2 Möglichkeiten",
    );
    expect(said(thing({ kind: "adventurer", figures: [{ player: "p1", id: 3 }] }))).toBe(
      "Adventurer 3 of p1 on the ship on C4, 2 options",
    );
    expect(said(thing({ kind: "shark" }), "fr")).toBe("Requin en C4, 2 choix");
  });

  it("says the option when there is one", () => {
    expect(said(thing({ kind: "ship", options: [9] }))).toContain("Sail the ship from C4 to C5. Ship on C4");
  });
});
