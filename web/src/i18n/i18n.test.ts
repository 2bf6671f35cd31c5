import { describe, expect, it } from "vitest";
import { de } from "./de";
import { en } from "./en";
import { type Entry, filled } from "./entry";
import { fr } from "./fr";

const all: Record<string, Record<string, Entry>> = { en, de, fr };

function forms(entry: Entry): string[] {
  return typeof entry === "string" ? [entry] : Object.values(entry);
}

function slots(entry: Entry): string[] {
  const found = forms(entry).flatMap((form) => [...form.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? ""));
  return [...new Set(found)].filter((slot) => slot !== "n").sort();
}

const MAY_BE_EMPTY = new Set(["rules.english"]);

describe.each(Object.keys(all))("%s", (lang) => {
  const dictionary = all[lang] ?? {};

  it("has every key and no other", () => {
    expect(Object.keys(dictionary).sort()).toEqual(Object.keys(en).sort());
  });

  it("says something everywhere", () => {
    const silent = Object.entries(dictionary).filter(
      ([key, e]) => !MAY_BE_EMPTY.has(key) && forms(e).some((f) => !f.trim()),
    );
    expect(silent).toEqual([]);
  });

  it("has the same places to fill in", () => {
    for (const [key, entry] of Object.entries(dictionary)) {
      expect([key, slots(entry)]).toEqual([key, slots(all["en"]?.[key] ?? "")]);
    }
  });

  it("has a form for each plural its language uses", () => {
    const rules = new Intl.PluralRules(lang);
    const used = new Set([0, 1, 2, 5, 21].map((n) => rules.select(n)));
    for (const [key, entry] of Object.entries(dictionary)) {
      if (typeof entry === "string") continue;
      for (const form of used) expect([key, form in entry]).toEqual([key, true]);
    }
  });
});

it("fills in numbers by the rules of the language", () => {
  const fill = (lang: string, entry: Entry, n: number): string =>
    filled(entry, { n }, new Intl.PluralRules(lang), new Intl.NumberFormat(lang));
  expect(fill("en", en["home.seatsFree"], 1)).toBe("1 seat free");
  expect(fill("fr", fr["home.seatsFree"], 0)).toBe("0 place libre");
  expect(fill("de", de["home.seatsFree"], 1200)).toBe("1.200 Plätze frei");
});
