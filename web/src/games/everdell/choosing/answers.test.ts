import { expect, it } from "vitest";
import { answersOf, isPlain } from "./answers";

const way = {
  pay: [{}, { berry: 1 }],
  answers: [
    ["play ranger", "dungeon", "imprison wife"],
    ["play ranger", "dungeon", "imprison wife", "1 berry"],
  ],
  choices: [
    [
      { ref: "city:p1:1", answer: "imprison wife" },
      { ref: "city:p1:4", answer: "imprison monk" },
    ],
  ],
};

it("sends what was chosen in place of the first of each", () => {
  expect(answersOf(way, 0, [])).toEqual(["play ranger", "dungeon", "imprison wife"]);
  expect(answersOf(way, 1, [1])).toEqual(["play ranger", "dungeon", "imprison monk", "1 berry"]);
  expect(answersOf(way, 2, [0])).toBeUndefined();
});

it("what leaves something open is not taken at one click", () => {
  expect(isPlain({ pay: [{}], answers: [["play ranger"]] })).toBe(true);
  expect(isPlain({ ...way, answers: way.answers.slice(0, 1) })).toBe(false);
});
