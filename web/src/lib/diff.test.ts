import { expect, it } from "vitest";
import { differences, same } from "./diff";

it("compares tables by what they say", () => {
  expect(same({ a: [1, { b: null }] }, { a: [1, { b: null }] })).toBe(true);
  expect(same({ a: 1 }, { a: 1, b: undefined as unknown as null })).toBe(false);
  expect(same([1, 2], [2, 1])).toBe(false);
});

it("names the smallest parts that differ", () => {
  const before = { points_left: 3, hexes: { D4: { adventurers: ["p1"] }, D5: { adventurers: [] } }, turn: 7 };
  const after = { points_left: 2, hexes: { D4: { adventurers: [] }, D5: { adventurers: ["p1"] } }, turn: 7 };
  expect(differences(before, after)).toEqual([
    { path: ["points_left"], before: 3, after: 2 },
    { path: ["hexes", "D4", "adventurers"], before: ["p1"], after: [] },
    { path: ["hexes", "D5", "adventurers"], before: [], after: ["p1"] },
  ]);
  expect(differences(before, before)).toEqual([]);
});
