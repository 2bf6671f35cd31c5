import { expect, it } from "vitest";
import { valleyOf } from "../testing";
import { Newcomers, newcomersAt } from "./fresh.svelte";

const at = (turn: number, active: string, first: string) =>
  valleyOf({ turn, active, meadow: [first, "palace", "judge"] });

it("everybody at one device sees what came since their own last turn", () => {
  const table = new Newcomers();
  table.since(at(1, "p1", "farm"), "p1");
  table.since(at(2, "p2", "judge"), "p2");
  expect(table.since(at(3, "p1", "palace"), "p1")).toEqual(new Set([1]));
  expect(table.since(at(4, "p2", "palace"), "p2")).toEqual(new Set([1]));
  expect(table.since(at(5, "p1", "palace"), "p1")).toEqual(new Set());
  expect(table.since(at(5, "p1", "palace"), null)).toEqual(new Set());
});

it("another table has nothing to do with it", () => {
  const one = newcomersAt("/t/one");
  one.since(at(1, "p1", "farm"), "p1");
  one.since(at(2, "p2", "farm"), "p1");
  expect(newcomersAt("/t/two").since(at(3, "p1", "palace"), "p1")).toEqual(new Set());
  expect(newcomersAt("/t/one").since(at(3, "p1", "palace"), "p1")).toEqual(new Set([1]));
});
