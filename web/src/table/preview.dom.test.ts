import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { api } from "../net/api";
import { optionsOf, stateOf, tableOf } from "../testing";

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
  const one = vi
    .spyOn(api, "preview")
    .mockResolvedValue({ version: 1, set: [[["view", "round"], 3]], del: [], until: "decision", then: null });
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
