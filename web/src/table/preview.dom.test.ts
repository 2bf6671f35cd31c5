import { render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { api } from "../net/api";
import { optionsOf, stateOf, tableOf } from "../testing";
import { turnsUp } from "./preview.svelte";
import PreviewWarning from "./PreviewWarning.svelte";

const options = optionsOf("stay", "go", "fly");
const then = { players: ["p1"], prompt: { en: "Where to?" } };
const previews = [
  { i: 0, set: [], del: [], until: "decision" as const },
  { i: 1, set: [[["view", "round"], 2]] as [string[], number][], del: [], until: "decision" as const, then },
];

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function asked() {
  const table = tableOf(stateOf({ view: { round: 1 }, decision: { players: ["p1"], options } }));
  const all = vi.spyOn(api, "previews").mockResolvedValue({ version: 1, previews });
  const one = vi.spyOn(api, "tried").mockResolvedValue({
    version: 1,
    set: [[["view", "round"], 3]],
    del: [],
    until: "decision",
    then: null,
    unseen: { hand: 2 },
    decision: null,
  });
  return { table, all, one };
}

it("asks what the options would do when somebody is there, and once", async () => {
  const { table, all } = asked();
  const stop = table.preview.prime();
  await vi.advanceTimersByTimeAsync(5000);
  expect(all).not.toHaveBeenCalled();
  dispatchEvent(new Event("pointermove"));
  dispatchEvent(new Event("pointermove"));
  await vi.advanceTimersByTimeAsync(0);
  table.preview.prime()();
  expect(all.mock.calls).toEqual([["t1", "p1"]]);
  stop();
});

it("asks before anybody stirs where a game tells it cheaply, and no more when somebody does", async () => {
  const { table, all } = asked();
  table.preview.prime(true);
  await vi.advanceTimersByTimeAsync(1000);
  dispatchEvent(new Event("pointermove"));
  await vi.advanceTimersByTimeAsync(0);
  expect(all.mock.calls).toEqual([["t1", "p1"]]);
  table.preview.look(1);
  expect(table.preview.view).toEqual({ round: 2 });
});

it("shows at once what is known, and what is asked next", async () => {
  const { table, one } = asked();
  table.preview.prime();
  dispatchEvent(new Event("pointermove"));
  await vi.advanceTimersByTimeAsync(0);
  table.preview.look(1);
  expect(table.preview.view).toEqual({ round: 2 });
  expect(table.preview.then).toEqual(then);
  table.preview.look(null);
  expect([table.preview.view, table.preview.then]).toEqual([null, null]);
  expect(one).not.toHaveBeenCalled();
});

it("shows it as soon as it comes where somebody looks already", async () => {
  const { table } = asked();
  table.preview.prime();
  dispatchEvent(new Event("keydown"));
  table.preview.look(1);
  expect(table.preview.view).toBeNull();
  await vi.advanceTimersByTimeAsync(0);
  expect(table.preview.view).toEqual({ round: 2 });
});

it("listens for the end of a click no longer than that", () => {
  for (let n = 0; n < 3; n += 1) {
    dispatchEvent(new Event("pointerdown"));
    dispatchEvent(new Event("pointerup"));
  }
  const after = vi.getTimerCount();
  dispatchEvent(new Event("pointercancel"));
  expect(vi.getTimerCount()).toBe(after);
  vi.runAllTimers();
});

it("says nothing of options that came after those it knows", async () => {
  const { table, all } = asked();
  table.preview.prime();
  dispatchEvent(new Event("pointermove"));
  await vi.advanceTimersByTimeAsync(0);
  expect([...table.preview.all.keys()]).toEqual([0, 1]);
  const next = (version: number, ...notations: string[]) =>
    stateOf({ version, view: { round: 1 }, decision: { players: ["p1"], options: optionsOf(...notations) } });
  table.latest = table.shown = next(2, "swim", "walk");
  expect([...table.preview.all.keys()]).toEqual([]);
  // Nor does an answer that comes late.
  let late: (told: { version: number; previews: typeof previews }) => void = () => undefined;
  all.mockReturnValueOnce(new Promise((told) => (late = told)));
  table.preview.prime();
  dispatchEvent(new Event("pointermove"));
  table.latest = table.shown = next(3, "rest", "leave");
  late({ version: 2, previews });
  await vi.advanceTimersByTimeAsync(0);
  expect([...table.preview.all.keys()]).toEqual([]);
});

it("asks by itself for what was not among them, after a moment", async () => {
  const { table, one } = asked();
  table.preview.prime();
  dispatchEvent(new Event("pointermove"));
  await vi.advanceTimersByTimeAsync(0);
  table.preview.look(2);
  expect(one).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(200);
  expect(table.preview.view).toEqual({ round: 3 });
});

it("says before it is taken that it cannot be taken back alone", async () => {
  const { table } = asked();
  render(PreviewWarning, { props: { table } });
  table.preview.look(1);
  await vi.advanceTimersByTimeAsync(200);
  expect(screen.queryByTestId("preview-unseen")).toHaveTextContent(
    "Draws 2 cards: you cannot take this back on your own.",
  );
  expect(screen.getByRole("status")).toHaveTextContent("Draws 2 cards: you cannot take this back on your own.");
  table.preview.look(null);
  await vi.advanceTimersByTimeAsync(0);
  expect(screen.queryByTestId("preview-unseen")).toBeNull();
});

it.each([
  ["chance", true],
  ["reveal", true],
  ["decision", false],
  ["end", false],
] as const)("a preview up to %s", (until, hidden) => expect(turnsUp({ until })).toBe(hidden));
