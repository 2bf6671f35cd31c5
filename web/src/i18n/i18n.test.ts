import { afterEach, expect, it } from "vitest";
import { settings } from "../lib/settings.svelte";
import { languages, t } from "./index.svelte";

afterEach(() => void (settings.lang = "en"));

it("fills in numbers by the rules of the language", () => {
  const free = (lang: string, n: number): string => {
    settings.lang = lang;
    return t("home.seatsFree", { n });
  };
  expect(free("en", 1)).toBe("1 seat free");
  expect(free("fr", 0)).toBe("0 place libre");
  expect(free("de", 1200)).toBe("1.200 Plätze frei");
});

it("puts names in as they are", () => {
  expect(t("home.play", { game: "player:p1" })).toBe("Play player:p1");
});

it("speaks a language that is added, and English until it is here", () => {
  settings.lang = "xx";
  expect(t("app.close")).toBe("Close");
  languages.add({ lang: "xx", one: [1], words: { "app.close": "Çłøšé" } });
  expect(t("app.close")).toBe("Çłøšé");
});
