import { expect, test } from "vitest";
import { pieces } from "../lib/names";
import type { Json, Texts } from "../net/wire";
import { Speaker } from "./patterns";

const TEXTS: Texts = {
  lang: "en",
  patterns: {},
  nouns: {
    piece: { town: { "": "Town", a: "a Town", pl: "Towns" }, owl: { "": "Owl", a: "an Owl", pl: "Owls" } },
    land: { "*0": { "": "the Ocean *0" } },
    player: { phantomia: { "": "Phantomia" } },
  },
  names: { flood: "Flash Floods" },
  words: {},
  joins: { and: [", ", " and "], or: [", ", " or "] },
  one: [1],
  effects: { "card:flood/0": { "": "defend 2" } },
  cards: {},
  facts: {},
};

function say(pattern: string, args: Record<string, Json>, more: Record<string, string> = {}): string {
  return new Speaker({ ...TEXTS, patterns: { it: pattern, ...more } }).say({ id: "it", args });
}

test("a slot takes a value in the form it asks for", () => {
  expect(say("{a:a} and {b:a.cap}, {a:pl}", { a: "piece:town", b: "piece:owl" })).toBe("a Town and An Owl, Towns");
});

test("a number, a truth and a name pick an alternative", () => {
  const counted = "{n:# {what}|# {what:pl}}{again: again|}, {level:1=I|*=more}";
  expect(say(counted, { n: 1, what: "piece:town", again: true, level: 1 })).toBe("1 Town again, I");
  expect(say(counted, { n: 3, what: "piece:town", again: false, level: 2 })).toBe("3 Towns, more");
});

test("a group vanishes with its empty slot", () => {
  expect(say("push[ to {to}][, {apart}]", { to: "land:A1" })).toBe("push to A1");
});

test("lists are joined as asked", () => {
  expect(say("{them:or.pl}; {them:comma}", { them: ["piece:town", "piece:owl"] })).toBe("Towns or Owls; Town, Owl");
});

test("names, effects, texts and messages within a message are said", () => {
  const args = {
    card: "card:flood",
    part: "effect:card:flood/0",
    word: { text: "x" },
    inner: { id: "in", args: { n: 2 } },
  };
  expect(say("{card}: {part:cap} {word} {inner}", args, { in: "({n})" })).toBe("Flash Floods: Defend 2 x (2)");
});

test("an entry with a star speaks for many, but never cuts a number in two", () => {
  expect(say("{a} {b}", { a: "land:A0", b: "land:A10" })).toBe("the Ocean A0 A10");
});

test("an automated opponent is called by its name", () => {
  expect(say("{who} and {other}", { who: "player:phantomia", other: "player:p1" })).toBe("Phantomia and p1");
});

test("a card called p1 is no player", () => {
  const text = say("{who} turns up {card}", { who: "player:p1", card: "action-card:p1" });
  expect(pieces(text, ["p1"]).map((piece) => piece.player)).toEqual(["p1", null]);
});

test("signs of the notation can be written", () => {
  expect(say("~[{a}~] 1~#", { a: { text: "x" } })).toBe("[x] 1#");
});
