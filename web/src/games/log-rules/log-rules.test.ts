import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { LOG_RULES, rulesOfLine } from ".";

it("names rules that are in the register", () => {
  for (const [game, kinds] of Object.entries(LOG_RULES)) {
    const file = new URL(`../../../../src/tidewood/games/${game.replaceAll("-", "_")}/rules.toml`, import.meta.url);
    const known = new Set([...readFileSync(file, "utf8").matchAll(/^id = "(.+)"$/gm)].map((match) => match[1]));
    const unknown = Object.values(kinds)
      .flat()
      .filter((id) => !known.has(id));
    expect(unknown).toEqual([]);
  }
});

it("knows only kinds of lines that are written", () => {
  for (const [game, kinds] of Object.entries(LOG_RULES)) {
    const folder = new URL(`../../../../src/tidewood/games/${game.replaceAll("-", "_")}/`, import.meta.url);
    const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter(
      (file) => file.endsWith(".py") && !file.startsWith("text"),
    );
    const rules = files.map((file) => readFileSync(new URL(file, folder), "utf8")).join("");
    const unheard = Object.keys(kinds).filter((kind) => !new RegExp(`tell\\(\\s*(\\n\\s*)?[^,]*"${kind}"`).test(rules));
    expect(unheard).toEqual([]);
  }
});

it("goes by the kind of the line", () => {
  expect(rulesOfLine("the-island", { kind: "die" })).toEqual(["TI-094"]);
  expect(rulesOfLine("another", { kind: "die" })).toEqual([]);
});
