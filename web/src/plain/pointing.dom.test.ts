import { fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { SEATS } from "../lib/seats";
import PlainView from "./PlainView.svelte";

const onpoint = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  onpoint.mockClear();
  const props = {
    view: { game: "toy", lands: { "gold-ring": { n: 1, of: 2, to: 3 }, "old-map": { n: 2, of: 2, to: 4 } } },
    options: [],
    onpoint,
  } as never;
  render(PlainView, { props, context: new Map([[SEATS, () => ({})]]) });
});
afterEach(() => vi.useRealTimers());

function rest(target: Element, ms: number, moved = 0): void {
  void fireEvent(target, touch("pointerdown", 0));
  if (moved) void fireEvent(target, touch("pointermove", moved));
  vi.advanceTimersByTime(ms);
  void fireEvent(target, touch("pointerup", moved));
}

function touch(type: string, x: number): Event {
  const event = new MouseEvent(type, { bubbles: true, clientX: x });
  return Object.assign(event, { pointerType: "touch" });
}

const ring = (): Element => document.querySelector('[data-token="gold-ring"]')!;

it("a finger that rests on a name points at it", () => {
  rest(ring(), 600);
  expect(onpoint).toHaveBeenCalledExactlyOnceWith("thing:gold-ring");
});

it("a finger that only touches it, or slides on, does not", () => {
  rest(ring(), 100);
  rest(ring(), 600, 50);
  expect(onpoint).not.toHaveBeenCalled();
});

it("nor one that rests where nothing is to be pointed at", () => {
  rest(screen.getByRole("heading", { level: 2 }), 600);
  expect(onpoint).not.toHaveBeenCalled();
});
