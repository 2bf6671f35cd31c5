import { expect, it, vi } from "vitest";
import { catalogues } from "../language/index.svelte";
import { api } from "../net/api";
import type { Texts } from "../net/wire";
import { cardText, cardTexts } from "./vocabulary.svelte";

vi.mock("../net/api", () => ({ api: { cards: vi.fn(), texts: vi.fn() } }));
vi.mock("./settings.svelte", () => ({ settings: { lang: "en" } }));

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
  cards,
});

it("takes what a card says at this table, and else what it says everywhere", async () => {
  vi.mocked(api.cards).mockResolvedValue({
    lang: "en",
    cards: [card("court", "by your season"), card("farm", "1 berry")],
  });
  await cardTexts.load("everdell", "en");
  vi.mocked(api.texts).mockResolvedValue(texts({ court: "by her season" }));
  await catalogues.load("one", "en");
  expect(cardText("everdell", "en", "court")).toBe("by her season");
  expect(cardText("everdell", "en", "farm")).toBe("1 berry");
  vi.mocked(api.texts).mockResolvedValue(texts({}));
  await catalogues.load("another", "en");
  expect(cardText("everdell", "en", "court")).toBe("by your season");
});
