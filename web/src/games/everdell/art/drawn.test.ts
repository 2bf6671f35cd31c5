import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { DRAWN } from "./drawn";

const idsIn = (file: string): string[] =>
  [...readFileSync(new URL(file, import.meta.url), "utf8").matchAll(/<g id="([^"]+)"/g)].map(([, id]) => id!);

it("knows every drawing, and no other", () => {
  expect(idsIn("drawings.svg")).toEqual([...DRAWN]);
});

it("draws nothing in a colour of its own, so that light and dark are both designed", () => {
  const drawn = readFileSync(new URL("drawings.svg", import.meta.url), "utf8");
  expect(drawn).not.toMatch(/(fill|stroke)="#/);
});
