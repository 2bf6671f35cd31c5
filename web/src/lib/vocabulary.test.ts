import { afterEach, expect, it, vi } from "vitest";
import { catalogues } from "../language/index.svelte";
import { api, ApiError } from "../net/api";
import type { Texts } from "../net/wire";
import { cardText, cards } from "./vocabulary.svelte";

vi.mock("../net/api", async (original) => ({
  ...(await original<object>()),
  api: { cards: vi.fn(), texts: vi.fn() },
}));
vi.mock("./settings.svelte", () => ({ settings: { lang: "en" } }));

afterEach(() => void vi.useRealTimers());

const card = (id: string, text: string) => ({ id, name: id, text });
const texts = (cards: Record<string, string>): Texts => ({
  lang: "en",
  patterns: {},
  nouns: {},
  names: {},
  words: {},
  joins: {},
  one: [1],
  effects: {},
  facts: {},
  cards,
});

it("takes what a card says at this table, and else what it says everywhere", async () => {
  vi.mocked(api.cards).mockResolvedValue({
    lang: "en",
    cards: [card("court", "by your season"), card("farm", "1 berry")],
  });
  await cards.load("everdell", "en");
  vi.mocked(api.texts).mockResolvedValue(texts({ court: "by her season" }));
  await catalogues.load("one", "en");
  expect(cardText("everdell", "en", "court")).toBe("by her season");
  expect(cardText("everdell", "en", "farm")).toBe("1 berry");
  vi.mocked(api.texts).mockResolvedValue(texts({}));
  await catalogues.load("another", "en");
  expect(cardText("everdell", "en", "court")).toBe("by your season");
});

it("asks for the words of a table until a server that is away or busy has given them", async () => {
  vi.useFakeTimers();
  vi.mocked(api.texts)
    .mockRejectedValueOnce(new ApiError(0, "unreachable", ""))
    .mockRejectedValueOnce(new ApiError(503, "busy", ""))
    .mockResolvedValue(texts({ court: "by his season" }));
  await catalogues.load("third", "en"); // whoever waits goes on, in notation
  expect(catalogues.speaker).toBeUndefined();
  await vi.advanceTimersByTimeAsync(5000);
  expect(catalogues.speaker).toBeDefined();
  expect(cardText("everdell", "en", "court")).toBe("by his season");
});

it("takes a no for an answer", async () => {
  vi.useFakeTimers();
  vi.mocked(api.texts)
    .mockClear()
    .mockRejectedValue(new ApiError(404, "no-table", ""));
  await catalogues.load("nowhere", "en");
  await vi.advanceTimersByTimeAsync(60000);
  expect(api.texts).toHaveBeenCalledTimes(1);
});
