import { expect, it } from "vitest";
import { givenTogether } from "./together";

const answers = ["produce farm", "produce fairgrounds", "produce peddler", "produce mine"];

it.each([
  ["not-together", 1, ["produce farm", "produce fairgrounds"]],
  ["not-open", 3, ["produce farm", "produce fairgrounds", "produce peddler"]],
  ["not-your-turn", 1, ["produce farm"]],
  ["too-long", 2, ["produce farm", "produce fairgrounds"]],
  ["not-open", 0, []],
  ["stale", null, []],
] as const)("%s at %s leaves what comes before it", (code, which, left) =>
  expect(givenTogether(answers, { code, which })).toEqual(left),
);
