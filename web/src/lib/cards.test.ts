import { expect, it } from "vitest";
import type { Option } from "../net/types";
import { cardOf } from "./cards.svelte";

const option = (...refs: string[]): Option => ({ i: 0, notation: "", text: {}, refs }) as unknown as Option;
const view = { meadow: ["king", null, "farm"], lands: { A1: {} } };

it("finds the card an option is about", () => {
  expect(cardOf(option("card:wash-away"), view)).toBe("wash-away");
  expect(cardOf(option("land:A1", "hand:farm"), view)).toBe("farm");
  expect(cardOf(option("meadow:3"), view)).toBe("farm");
});

it("knows when there is none", () => {
  expect(cardOf(option("meadow:2"), view)).toBeNull();
  expect(cardOf(option("land:A1", "place:haven"), view)).toBeNull();
  expect(cardOf(option(), view)).toBeNull();
});

it("knows Phantomia's action cards, but not those that people typed in", () => {
  const hers = { game: "everdell", phantomia: { house_cards: ["action"] } };
  expect(cardOf(option("action-card:p1"), hers)).toBe("phantomia-p1");
  expect(cardOf(option("action-card:p1"), { game: "everdell", phantomia: { house_cards: [] } })).toBeNull();
});
