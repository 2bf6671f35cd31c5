import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { type Hand, gestures } from "./gestures";

const NAMES = "tap hold show point release drag pinch hover leave wheel twice touch".split(" ");
let hand: Record<string, ReturnType<typeof vi.fn>>;
let svg: SVGElement;
let stop: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  hand = Object.fromEntries(NAMES.map((name) => [name, vi.fn()]));
  svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  stop = gestures(svg, hand as unknown as Hand);
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});

const touch = (type: string, x = 10): void => {
  const event = new MouseEvent(type, { clientX: x, clientY: 10, button: 0 });
  Object.assign(event, { pointerId: 1, pointerType: "touch" });
  svg.dispatchEvent(event);
};
const done = (): string[] => NAMES.filter((name) => name !== "touch" && hand[name]?.mock.calls.length);

it("a finger that rests looks first, and shows it to the others if it goes on resting", () => {
  touch("pointerdown");
  vi.advanceTimersByTime(500);
  expect(done()).toEqual(["hold"]);
  vi.advanceTimersByTime(1000);
  expect(done()).toEqual(["hold", "show"]);
  expect(hand["show"]).toHaveBeenCalledExactlyOnceWith({ x: 10, y: 10 });
  touch("pointerup");
  expect(done()).toEqual(["hold", "show", "release"]);
});

it.each(["pointerup", "pointercancel"])("a finger that only looks shows nothing: %s", (end) => {
  touch("pointerdown");
  vi.advanceTimersByTime(500);
  touch(end);
  vi.advanceTimersByTime(2000);
  expect(done()).toEqual(["hold", "release"]);
});

it("a finger that moves neither looks nor shows", () => {
  touch("pointerdown");
  touch("pointermove", 60);
  vi.advanceTimersByTime(2000);
  expect(done()).toEqual(["drag"]);
});

it("a finger that looks and then slides on shows nothing", () => {
  touch("pointerdown");
  vi.advanceTimersByTime(500);
  touch("pointermove", 60);
  vi.advanceTimersByTime(2000);
  expect(done()).toEqual(["hold"]);
});
