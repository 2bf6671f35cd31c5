import { fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Pointing, View } from "../../../net/types";
import type { BoardProps } from "../../contract";
import Board from "../board/Board.svelte";
import { nowOf, option, player, valleyOf } from "../testing";
import { named } from "./pointing";

vi.mock("../../../language/index.svelte", async (original) => ({
  ...(await original<object>()),
  boardText: (await import("../testing")).speak,
}));

const onpoint = vi.fn();
const onpick = vi.fn();
const visit = option(4, "visit basic-3-twigs", "place:basic-3-twigs");
const thing = (ref: string): HTMLElement => document.querySelector<HTMLElement>(`[data-ref="${ref}"]`)!;

function show(more: Partial<BoardProps> = {}): void {
  render(Board, { props: nowOf({ options: [visit], onpick, onpoint, ...more }) });
}

beforeEach(() => {
  onpoint.mockClear();
  onpick.mockClear();
});
afterEach(() => vi.useRealTimers());

it("an Alt-click points at a thing for the others, and takes nothing", async () => {
  show();
  await fireEvent.click(thing("place:basic-3-twigs"), { altKey: true });
  await fireEvent.click(thing("meadow:5"), { altKey: true });
  expect(onpoint.mock.calls).toEqual([["place:basic-3-twigs"], ["meadow:5"]]);
  expect(onpick).not.toHaveBeenCalled();
});

it("nor does it where nobody else sits", async () => {
  show({ onpoint: undefined });
  await fireEvent.click(thing("place:basic-3-twigs"), { altKey: true });
  expect(onpick).not.toHaveBeenCalled();
});

it("a finger that rests for long points, and the click at its end takes nothing", async () => {
  vi.useFakeTimers();
  show();
  const touch = { pointerType: "touch", clientX: 5, clientY: 5 };
  const place = thing("place:basic-3-twigs");
  await fireEvent.pointerDown(place, touch);
  vi.advanceTimersByTime(600);
  expect(onpoint).not.toHaveBeenCalled(); // so far one only looks
  vi.advanceTimersByTime(600);
  await fireEvent.pointerUp(place, touch);
  await fireEvent.click(place, touch);
  expect(onpoint).toHaveBeenCalledExactlyOnceWith("place:basic-3-twigs");
  expect(onpick).not.toHaveBeenCalled();
  // One that slides on does not.
  await fireEvent.pointerDown(place, touch);
  await fireEvent.pointerMove(place, { ...touch, clientX: 60 });
  vi.advanceTimersByTime(2000);
  expect(onpoint).toHaveBeenCalledTimes(1);
});

it("S points at what has the focus", async () => {
  show();
  thing("meadow:2").focus();
  await fireEvent.keyDown(thing("meadow:2"), { key: "s" });
  expect(onpoint).toHaveBeenCalledExactlyOnceWith("meadow:2");
});

it("draws a ring with the name around what somebody points at", async () => {
  const box = { left: 100, top: 200, width: 120, height: 60 } as DOMRect;
  vi.spyOn(Element.prototype, "getBoundingClientRect").mockReturnValue(box);
  const points: Pointing[] = [{ player: "p2", ref: "event:harvest-festival", key: 1 }];
  show({ points });
  const ring = await screen.findByTestId("point-p2");
  expect(ring).toHaveTextContent("Bo");
  expect(ring).toHaveAttribute("transform", "translate(160 230)");
  vi.restoreAllMocks();
});

it("calls a plot and a place in the Meadow by the card that lies there", () => {
  const view = valleyOf({ players: { p1: player({ city: [{ card: "judge" }, { card: "?", down: true }] }) } });
  const told = (ref: string): string => named(view as unknown as View, ref);
  expect(told("meadow:1")).toBe("card:palace");
  expect(told("meadow:8")).toBe("meadow:8");
  expect(told("city:p1:1")).toBe("card:judge");
  expect(told("city:p1:2")).toBe("player:p1");
  expect(told("place:haven")).toBe("place:haven");
});
