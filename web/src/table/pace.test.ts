import { expect, it } from "vitest";
import { stepTime } from "./pace";

it("shows nothing step by step when motion is off or too much waits", () => {
  expect(stepTime("off", 3, 0)).toBe(0);
  expect(stepTime("normal", 1, 100)).toBe(0);
});

it("hurries when many steps wait, and lingers where there is more to read", () => {
  expect(stepTime("normal", 1, 20)).toBeLessThan(stepTime("normal", 1, 1));
  expect(stepTime("normal", 2, 1)).toBeGreaterThan(stepTime("normal", 1, 1));
  expect(stepTime("normal", 0, 1)).toBeLessThan(stepTime("fast", 1, 1));
});
