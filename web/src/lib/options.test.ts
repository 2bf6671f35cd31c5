import { describe, expect, it } from "vitest";
import type { Option } from "../net/types";
import { about, aboutName, grouped, matching, numbersOnly, parseRef, widthOf } from "./options";

let next = 0;
const option = (notation: string, refs: string[], en = notation): Option => ({
  i: next++,
  player: "p1",
  notation,
  refs,
  text: { en, de: en, fr: en },
});

const said = (one: Option): string => one.text?.en ?? one.notation;

const moves = [
  option("walk D4→D5", ["adventurer:p1#1", "hex:D4", "hex:D5"], "Walk from D4 to D5"),
  option("jump D4→C4", ["adventurer:p1#1", "hex:D4", "hex:C4"], "Jump from D4 into the water on C4"),
  option("board D4→C4", ["adventurer:p1#1", "hex:D4", "hex:C4", "ship:C4"]),
  option("sail C4→C3", ["ship:C4", "hex:C4", "hex:C3"]),
  option("sail C4→B3", ["ship:C4", "hex:C4", "hex:B3"]),
  option("walk E5→E6", ["adventurer:p1#2", "hex:E5", "hex:E6"]),
  option("walk E5→D5", ["adventurer:p1#2", "hex:E5", "hex:D5"]),
  option("stop", [], "Stop moving"),
];

describe("grouped", () => {
  it("puts options of one thing together and numbers them through", () => {
    const groups = grouped(moves);
    expect(groups.map((g) => g.ref)).toEqual(["adventurer:p1#1", "ship:C4", "adventurer:p1#2", null]);
    expect(groups.flatMap((g) => g.items.map((i) => i.number))).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    expect(groups.map((g) => g.place)).toEqual(["hex:D4", "hex:C4", "hex:E5", null]);
  });

  it("keeps the number of an option when groups are not in its order", () => {
    const mixed = [moves[0], moves[5], moves[1], moves[6], moves[2], moves[3], moves[4], moves[7]] as Option[];
    expect(grouped(mixed)[0]?.items.map((i) => i.number)).toEqual([1, 3, 5]);
  });

  it("does not group a few, nor options that are each about another thing", () => {
    expect(grouped(moves.slice(0, 4))).toHaveLength(1);
    const places = ["A1", "A2", "A3", "A4", "A5", "A6", "A7", "A8"].map((at) =>
      option(`place ${at}`, [`hex:${at}`], at),
    );
    expect(grouped(places)).toHaveLength(1);
    expect(widthOf(places, said)).toBe("tiny");
  });

  it("holds every option exactly once", () => {
    const all = grouped(moves).flatMap((g) => g.items.map((i) => i.option.i));
    expect(new Set(all).size).toBe(moves.length);
  });
});

it("sees how much room texts need", () => {
  const values = ["1", "2", "3", "4"].map((n) => option(`value ${n}`, [], `Value ${n}`));
  expect(widthOf(values, said)).toBe("short");
  expect(widthOf(values.slice(0, 2), said)).toBe("long");
  expect(widthOf(moves, said)).toBe("long");
});

describe("looking things up", () => {
  it("splits a ref at its first colon", () => {
    expect(parseRef("creature:shark:F3")).toEqual({ kind: "creature", id: "shark:F3" });
    expect(parseRef("adventurer:p1#3")).toEqual({ kind: "adventurer", id: "p1#3" });
  });

  it("finds the options about a thing, by ref or by name", () => {
    expect(about(moves, "ship:C4").map((o) => o.notation)).toEqual(["board D4→C4", "sail C4→C3", "sail C4→B3"]);
    expect(aboutName(moves, "C4")).toHaveLength(4);
  });

  it("filters by words of text or notation, accents and arrows aside", () => {
    expect([...matching(moves, "d4 water", said)]).toEqual([moves[1]?.i]);
    expect([...matching(moves, "sail c4->b3", said)]).toEqual([moves[4]?.i]);
    expect(matching([option("x", [], "Île du nord-ouest")], "ile nord", said).size).toBe(1);
  });
});

describe("numbers", () => {
  const counted = (n: number, id = "option.told-score"): Option => ({
    ...option(`score ${n}`, ["player:p1"]),
    says: { id, args: { n } },
    number: n,
  });

  it("are those of the game where it gives some, and the free ones for the rest", () => {
    const mixed = [{ ...option("prepare", []), number: 2 }, option("free", []), option("lose", [])];
    expect(grouped(mixed)[0]?.items.map((item) => item.number)).toEqual([2, 1, 3]);
  });

  it("are typed where nothing but a number is asked for", () => {
    const scores = Array.from({ length: 201 }, (_, n) => counted(n));
    expect(numbersOnly(scores)?.get(62)?.notation).toBe("score 62");
    expect(numbersOnly([...scores, option("stop", [])])).toBeNull();
    expect(numbersOnly(scores.slice(0, 8))).toBeNull();
  });
});

it("does not take a card called p1 for a player", () => {
  const cards = [option("action p1", ["action-card:p1"]), option("give p1", ["player:p1"])];
  expect(aboutName(cards, "p1").map((one) => one.notation)).toEqual(["give p1"]);
});
