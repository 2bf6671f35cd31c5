import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { shown } from "../shown.svelte";
import { Keys } from "./keys.svelte";

const rest = vi.fn(() => true);
let keys: Keys;
let stop: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  rest.mockClear();
  stop = $effect.root(() => {
    const lands = new Map(["A5", "F2"].map((name) => [name, { name, middle: { x: 0, y: 0 } }]));
    const presence = { key: "presence:A5/p1", kind: "piece", place: "A5", role: "target" };
    const situation = { scene: { layout: { lands } }, chooser: { things: [presence] }, looking: {}, over: null, rest };
    keys = new Keys(situation as unknown as ConstructorParameters<typeof Keys>[0]);
  });
  window.addEventListener("keydown", press, true);
});

afterEach(() => {
  window.removeEventListener("keydown", press, true);
  keys.leave();
  stop();
  vi.useRealTimers();
});

function press(event: KeyboardEvent): void {
  keys.anywhere(event, () => false);
}

function type(...typed: string[]): void {
  for (const key of typed) document.body.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
}

it("the name of a land is not taken for the keys that its letters are", () => {
  const before = shown.forecast;
  type("a", "5", "f", "2");
  vi.runAllTimers();
  expect(rest).not.toHaveBeenCalled();
  expect(shown.forecast).toBe(before);
});

it("the name of a land goes to what is lit in it", () => {
  type("f", "2");
  expect(keys.entrance).toBe("land:F2");
  type("a", "5");
  expect(keys.entrance).toBe("presence:A5/p1");
});

it("a letter that stands alone does what it means, after a moment", () => {
  const heard = vi.fn();
  document.body.addEventListener("keydown", heard);
  type("a");
  expect(rest).not.toHaveBeenCalled();
  vi.runAllTimers();
  expect(rest).toHaveBeenCalledTimes(1);
  expect(heard).toHaveBeenCalledTimes(2); // the page hears of it again
  document.body.removeEventListener("keydown", heard);
});

it("nothing that was typed is done once the island is gone", () => {
  type("a");
  keys.leave();
  vi.runAllTimers();
  expect(rest).not.toHaveBeenCalled();
});
