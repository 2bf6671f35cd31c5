import { expect, it } from "vitest";
import { aside, over } from "./place";

const WIDTH = 1280;
const box = (left: number, top: number): { left: number; top: number; width: number; height: number } => ({
  left,
  top,
  width: 107,
  height: 146,
});

it("a hand card is held up above the purse and the city, not over them", () => {
  const size = { width: 292, height: 380 };
  const { top } = aside(box(600, 620), size, WIDTH, { from: 0, to: 490 });
  expect(top + size.height).toBeLessThanOrEqual(490);
});

it("a card of the Meadow has it beside itself, above the purse", () => {
  const size = { width: 292, height: 380 };
  const { top, left } = aside(box(600, 330), size, WIDTH, { from: 0, to: 490 });
  expect(top + size.height).toBeLessThanOrEqual(490);
  expect(left).toBeGreaterThanOrEqual(707);
});

it("on a phone nothing opens over the purse, which is on top", () => {
  const size = { width: 374, height: 560 };
  for (const stands of [over, aside]) {
    expect(stands(box(100, 300), size, 390, { from: 170, to: 844 }).top).toBeGreaterThanOrEqual(170);
    expect(stands(box(100, 700), size, 390, { from: 170, to: 844 }).top).toBeGreaterThanOrEqual(170);
  }
});
