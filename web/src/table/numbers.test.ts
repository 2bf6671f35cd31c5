import { expect, it } from "vitest";
import { byPlayer, numbersOf } from "./numbers";

const view = {
  players: {
    p1: {
      held: ["dolphin"],
      held_terrains: ["beach"],
      unplaced: 0,
      values_unplaced: [],
      saved: 1,
      removed: 0,
      figures: [{ id: 1 }],
    },
    p2: {
      held: 2,
      held_terrains: ["jungle", "beach"],
      unplaced: 0,
      values_unplaced: null,
      saved: 0,
      removed: 0,
      figures: [],
    },
  },
};

it("counts what a player has, hidden or not, once", () => {
  expect(numbersOf(view, "p1")).toEqual([
    ["held", 1],
    ["saved", 1],
  ]);
  expect(numbersOf(view, "p2")).toEqual([
    ["held", 2],
    ["saved", 0],
  ]);
});

it("says nothing of who is not there", () => {
  expect(numbersOf(view, "p3")).toEqual([]);
  expect(numbersOf({}, "p1")).toEqual([]);
});

it("finds what is a player's under whatever name", () => {
  expect(byPlayer(view)["p1"]).toBe(view.players.p1);
  expect(byPlayer({ lands: { A1: { p1: 2 } }, rules: {}, spirits: { p1: { energy: 3 } } })).toEqual({
    p1: { energy: 3 },
  });
  expect(byPlayer({ lands: { A1: {} } })).toEqual({});
});
