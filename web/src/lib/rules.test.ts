import { expect, it } from "vitest";
import type { Rule } from "../net/types";
import { about } from "./rules";

const rule = (id: string, text: string): Rule => ({ id, section: "", text });

it("finds what the rules say about a thing by its name", () => {
  const rules = [
    rule("A-1", "Clock Tower: at the start of preparing…"),
    rule("A-2", "Click Clack's (banner: Judge): may be…"),
    rule("A-3", "The Clock Tower stays: so it says."),
    rule("A-4", "Traveller (tan): acts once."),
  ];
  const found = (id: string): string[] => about(rules, id).map((one) => one.id);
  expect(found("clock-tower")).toEqual(["A-1"]);
  expect(found("click-clacks")).toEqual(["A-2"]);
  expect(found("traveller")).toEqual(["A-4"]);
  expect(found("clock")).toEqual([]);
});
