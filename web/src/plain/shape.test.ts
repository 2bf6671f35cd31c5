import { expect, it } from "vitest";
import type { Json } from "../net/types";
import {
  counted,
  isBrief,
  isCounts,
  isEmpty,
  isLong,
  isNamed,
  isPlain,
  isRecords,
  isRows,
  nameKey,
  optionalColumns,
  partsOf,
  rowIsEmpty,
  rowsOf,
  tellingColumns,
  tellingLines,
  ownFirst,
  without,
} from "./shape";

const sea = { ship: null, swimmers: [], sharks: 0 };

it("knows what says nothing", () => {
  expect(isEmpty(sea)).toBe(true);
  expect(isEmpty({ ...sea, ship: ["p1"] })).toBe(false);
  expect(isEmpty(0)).toBe(true);
  expect(isEmpty(1)).toBe(false);
});

it("takes an empty ship for a ship, but no swimmers for nothing", () => {
  const rows = [sea, { ...sea, ship: [] }];
  const optional = optionalColumns(rows);
  expect([...optional]).toEqual(["ship"]);
  expect(rows.map((row) => rowIsEmpty(row, optional))).toEqual([true, false]);
  expect(tellingColumns(rows)).toEqual(["ship"]);
});

it("tells rows, records and lines apart", () => {
  expect(isRows({ D4: { tile: "jungle", adventurers: ["p1"] }, D5: sea })).toBe(true);
  expect(isRows({ NW: [], NE: ["p1"] })).toBe(false);
  expect(isRecords([{ id: 1, at: "D4" }])).toBe(true);
  expect(isRecords([])).toBe(false);
  expect(isPlain(["p1", "p2"])).toBe(true);
  expect(isPlain([{ id: 1 }])).toBe(false);
});

it("takes counts by name and lists of cards for a line, but nothing that is nested deeper", () => {
  expect(isBrief({ p1: 2, p2: 0 })).toBe(true);
  expect(isBrief([{ id: "farm", berries: 1 }, "inn"])).toBe(true);
  expect(isBrief([["a", "b"], ["c"]])).toBe(true);
  expect(isBrief({ tracks: { energy: { covered: 3 } } })).toBe(false);
  expect(isBrief([{ id: "farm", under: [{ id: "inn" }] }])).toBe(false);
  expect(isRows({ A1: { town: 1, presence: { p1: 2 } }, A2: { town: 0, presence: {} } })).toBe(true);
});

it("does not press into a table what has little in common", () => {
  const keys = (from: number) => Object.fromEntries([0, 1, 2, 3, 4].map((n) => [`k${from + n}`, n]));
  expect(isRows({ invaders: keys(0), fear: keys(5), blight: keys(10) })).toBe(false);
  expect(isRows({ p1: keys(0), p2: keys(0) })).toBe(true);
  const land = { tile: "jungle", adventurers: [] };
  expect(isRows({ D4: land, D5: land, A1: keys(0), A2: keys(0) })).toBe(true);
});

it("names the parts of any list", () => {
  expect(partsOf([{ id: "farm", under: [[1]] }, { id: "farm" }, [1, [2]]]).map(([name]) => name)).toEqual([
    "farm",
    "farm",
    "3",
  ]);
});

it("leaves out columns that say nothing", () => {
  expect(
    tellingColumns([
      { tile: "jungle", sharks: 0 },
      { tile: null, whales: 1 },
    ]),
  ).toEqual(["tile", "whales"]);
});

it("counts equal things", () => {
  expect(counted(["p1", "p2", "p1"])).toEqual([
    ["p1", 2],
    ["p2", 1],
  ]);
  expect(counted([3, 3])).toEqual([
    [3, 1],
    [3, 1],
  ]);
});

it("knows what a thing is called", () => {
  expect(nameKey({ id: "england", level: 2 })).toBe("id");
  expect(nameKey({ gives: "sun", uncovered: true })).toBe("gives");
  expect(nameKey({ gives: "sun", needs: "moon", met: true })).toBeUndefined();
  expect(nameKey({ home: 2, placed: 1 })).toBeUndefined();
  expect(isNamed({ id: "england", level: 2 })).toBe(true);
  expect(isNamed({ id: 3, at: "D4" })).toBe(false);
  expect(isNamed({ pool: 2, card: "downward-spiral" })).toBe(false);
});

it("does not say in a row what stands before it", () => {
  expect(
    rowsOf([
      { card: "farm", berry: 1 },
      { rule: "drought", player: "p1" },
    ]),
  ).toEqual([
    ["farm", { berry: 1 }],
    ["drought", { player: "p1" }],
  ]);
  expect(rowsOf([{ player: "p2", land: "A1" }])).toEqual([["p2", { land: "A1" }]]);
});

it("tells counts from a thing with numbers, and what needs the whole width", () => {
  expect(isCounts({ p1: 2, p2: 1 })).toBe(true);
  expect(isCounts({ cards: 7, known: [] })).toBe(false);
  expect([["a", "b"], ["a", "b", "c", "d"], [{ gives: "1", uncovered: true }], { p1: 2 }, 3].map(isLong)).toEqual([
    false,
    true,
    true,
    false,
    false,
  ]);
});

it("leaves out what is not there, but no place where nobody is", () => {
  const nothing = (): undefined => undefined;
  expect(
    tellingLines(
      [
        ["energy", 0],
        ["used", []],
        ["card", null],
      ],
      nothing,
    ),
  ).toEqual([["energy", 0]]);
  expect(
    tellingLines(
      [
        ["energy", 0],
        ["used", []],
      ],
      (key) => (key === "used" ? ["drought"] : 1),
    ),
  ).toHaveLength(2);
  expect(
    tellingLines(
      [
        ["haven", []],
        ["journey", ["p1"]],
      ],
      nothing,
    ),
  ).toHaveLength(2);
});

it("begins with one's own things", () => {
  const entries = Object.entries<Json>({ meadow: { a: 1 }, players: { p1: { twig: 1 }, p2: { twig: 2 } } });
  const [first, second] = ownFirst(entries, "p2");
  expect(first?.[0]).toBe("players");
  expect(Object.keys(first?.[1] ?? {})).toEqual(["p2", "p1"]);
  expect(second?.[0]).toBe("meadow");
  expect(ownFirst(entries, null)).toEqual(entries);
});

it("leaves out what is told elsewhere, inside a part too", () => {
  const table = { game: "everdell", phantomia: { last: { turn: 3 }, level: 2 }, deck: 9 };
  const left = without(new Set(["game", "phantomia.last"]), table);
  expect(left).toEqual([
    ["phantomia", { level: 2 }],
    ["deck", 9],
  ]);
});
