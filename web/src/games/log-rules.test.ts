import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { LOG_RULES, rulesOfLine } from "./log-rules";

it("names rules that are in the register", () => {
  for (const [game, kinds] of Object.entries(LOG_RULES)) {
    const file = new URL(`../../../src/tidewood/games/${game.replaceAll("-", "_")}/rules.toml`, import.meta.url);
    const known = new Set([...readFileSync(file, "utf8").matchAll(/^id = "(.+)"$/gm)].map((match) => match[1]));
    const unknown = Object.values(kinds).flat().filter((id) => !known.has(id));
    expect(unknown).toEqual([]);
  }
});

it("goes by the kind of the line", () => {
  expect(rulesOfLine("the-island", { kind: "die" })).toEqual(["TI-094"]);
  expect(rulesOfLine("another", { kind: "die" })).toEqual([]);
});
