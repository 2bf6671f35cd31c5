import { expect, it } from "vitest";
import { counted, isEmpty, isPlain, isRecords, isRows, optionalColumns, rowIsEmpty, tellingColumns } from "./shape";

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

it("leaves out columns that say nothing", () => {
  expect(tellingColumns([{ tile: "jungle", sharks: 0 }, { tile: null, whales: 1 }])).toEqual(["tile", "whales"]);
});

it("counts equal things", () => {
  expect(counted(["p1", "p2", "p1"])).toEqual([["p1", 2], ["p2", 1]]);
});
