import { expect, it } from "vitest";
import { LONGEST, stepTime } from "./pace";

it("shows nothing step by step when motion is off or too much waits", () => {
  expect(stepTime("off", 3, 0)).toBe(0);
  expect(stepTime("normal", 1, 100)).toBe(0);
});

it("shows a whole Invader Phase within six seconds, however much there is to read", () => {
  for (const steps of [8, 12, 20, 40]) {
    let spent = 0;
    for (let waiting = steps - 1; waiting >= 0; waiting--)
      spent += stepTime("normal", 2, waiting, LONGEST.normal - spent);
    expect(spent).toBeLessThanOrEqual(6001);
    expect(spent).toBeGreaterThan(5000);
  }
});

it("hurries when many steps wait, and lingers where there is more to read", () => {
  expect(stepTime("normal", 1, 20)).toBeLessThan(stepTime("normal", 1, 1));
  expect(stepTime("normal", 2, 1)).toBeGreaterThan(stepTime("normal", 1, 1));
  expect(stepTime("normal", 0, 1)).toBeLessThan(stepTime("fast", 1, 1));
});
