import { afterEach, beforeAll, expect, it, vi } from "vitest";
import { vocabulary } from "../lib/vocabulary.svelte";
import { api } from "../net/api";
import { refName, word, wordUnder } from "./words";

vi.mock("../net/api", async (original) => ({ ...(await original<object>()), api: { words: vi.fn() } }));
vi.mock("../lib/settings.svelte", () => ({ settings: { lang: "en" } }));
const ask = vi.mocked(api.words);

beforeAll(async () => {
  ask.mockResolvedValue({
    lang: "de",
    words: {
      lands: "Gebiete",
      fast: "schnell",
      "phase.fast": "Sofort-Fähigkeiten",
      "action.*": "Karte *",
      turn: "Runde",
      shark: "Hai",
    },
  });
  await vocabulary.load("spirits", "de");
  await vocabulary.load("spirits", "de");
  expect(ask).toHaveBeenCalledTimes(1);
});

afterEach(() => ask.mockReset());

it("takes the game's words, and the token when there is none", () => {
  expect(word("spirits", "lands", "de")).toBe("Gebiete");
  expect(word("spirits", "turn", "de")).toBe("Runde");
  expect(word("spirits", "lands", "fr")).toBe("lands");
  expect(word("spirits", "never_named-yet", "de")).toBe("never named yet");
});

it("calls a piece by what it is, not by where it lies", () => {
  expect(refName("spirits", "piece:B7/shark", "de", () => null)).toBe("Hai");
});

it("goes by the key a word stands under", () => {
  expect(word("spirits", "fast", "de", "phase")).toBe("Sofort-Fähigkeiten");
  expect(word("spirits", "fast", "de", "speed")).toBe("schnell");
  expect(word("spirits", "p1", "de", "action")).toBe("Karte p1");
  expect(wordUnder("spirits", "p1", "de", "owner")).toBeUndefined();
});

it("names things by their refs", () => {
  expect(refName("spirits", "creature:shark:F3", "de", () => null)).toBe("Hai F3");
  expect(refName("spirits", "adventurer:p1#3", "de", () => "Ada")).toBe("Adventurer 3, Ada");
});

it("asks again after a failure", async () => {
  ask.mockRejectedValueOnce(new Error("away"));
  await vocabulary.load("late", "en");
  expect(word("late", "lands", "en")).toBe("lands");
  ask.mockResolvedValueOnce({ lang: "en", words: { lands: "places" } });
  await vocabulary.load("late", "en");
  expect(word("late", "lands", "en")).toBe("places");
});
