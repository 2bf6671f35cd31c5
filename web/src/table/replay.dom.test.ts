import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { GAMES } from "../games";
import { gamePlayed, settings } from "../lib/settings.svelte";
import { api } from "../net/api";
import type { Frame, LogLine, TableState } from "../net/types";
import { optionsOf, stateOf, tableOf } from "../testing";
import { stepsOf } from "./replay";
import { see, seenUntil } from "./seen";

const line = (n: number): LogLine => ({ n, kind: "step", text: { en: `line ${n}` } });
const frame = (n: number, round: number | null): Frame => ({
  n,
  refs: [`land:A${n}`],
  ...(round === null ? {} : { set: [[["view", "round"], round]] }),
});

const decision = { players: ["p1"], options: optionsOf("stay", "go"), prompt: { en: "Go?" } };
const before = stateOf({ view: { round: 0 } });
const log = [line(1), line(2), line(3), line(4)];
const after = stateOf({ version: 2, view: { round: 4 }, answers: 1, log, decision });
/** Line 2 is a heading: what it speaks of happens at line 3. */
const frames = [frame(1, 1), frame(2, null), frame(3, 3), frame(4, 4)];

const rounds = (states: TableState[]): unknown[] => states.map((state) => state.view["round"]);

describe("steps", () => {
  it("come one for each line that changes something, headings with what follows", () => {
    const steps = stepsOf(before, after, { log, frames });
    expect(rounds(steps.map((step) => step.state))).toEqual([1, 3, 4]);
    expect(steps.map((step) => step.lines.map((one) => one.n))).toEqual([[1], [2, 3], [4]]);
    expect(steps.map((step) => step.refs)).toEqual([["land:A1"], ["land:A2", "land:A3"], ["land:A4"]]);
    expect(steps.map((step) => step.state.log.length)).toEqual([1, 3, 4]);
    expect(steps.at(-1)?.state).toBe(after);
  });

  it("ask nothing before the last of them", () => {
    const steps = stepsOf(before, after, { log, frames });
    expect(steps.map((step) => step.state.decision !== null)).toEqual([false, false, true]);
  });

  it("are words alone where nothing may move", () => {
    const steps = stepsOf(before, after, { log, frames }, { words: true });
    expect(rounds(steps.map((step) => step.state))).toEqual([4, 4, 4]);
    expect(steps.flatMap((step) => step.lines)).toEqual(log);
  });

  it("are one where few things follow from one's own answer", () => {
    expect(stepsOf(before, after, { log, frames }, { answers: 1 })).toHaveLength(1);
    const many = [...frames, frame(5, 5), frame(6, 6)];
    expect(stepsOf(before, after, { log: [...log, line(5), line(6)], frames: many }, { answers: 1 })).toHaveLength(5);
  });

  it("are one without frames", () => {
    expect(stepsOf(before, after, { log })).toEqual([{ state: after, lines: log, refs: [], own: false }]);
  });
});

/** Lines 2 and 3 are the first part of a turn of hers, line 4 the second. */
const hers = (lines: readonly LogLine[]) =>
  lines.map(({ n }) => (n === 1 ? null : { who: "spider", n: n < 4 ? 1 : 2 }));

describe("parts of an automated turn", () => {
  beforeEach(() => {
    vi.useFakeTimers();
    GAMES["toy"] = { chapters: hers };
  });
  afterEach(() => {
    vi.useRealTimers();
    settings.steps = "auto";
    delete GAMES["toy"];
  });

  it("are one step each, and know which of how many they are", () => {
    const steps = stepsOf(before, after, { log, frames }, { answers: 1 }, hers);
    expect(steps.map((step) => step.lines.map((one) => one.n))).toEqual([[1], [2, 3], [4]]);
    expect(steps.map((step) => step.chapter ?? null)).toEqual([
      null,
      { who: "spider", n: 1, of: 2 },
      { who: "spider", n: 2, of: 2 },
    ]);
  });

  function shown(): ReturnType<typeof tableOf> {
    const toy = { ...before, game: "toy" };
    const table = tableOf(toy);
    table.latest = { ...after, game: "toy" };
    table.replay.add(toy, table.latest, { type: "patch", from: 1, version: 2, log, frames }, false);
    vi.advanceTimersByTime(650); // the step before them, at the usual speed
    return table;
  }

  it("wait until somebody goes on", () => {
    settings.steps = "step";
    const table = shown();
    vi.advanceTimersByTime(60_000);
    expect([table.replay.chapter?.n, table.replay.waits, table.decision]).toEqual([1, true, null]);
    table.replay.next();
    expect([table.replay.chapter?.n, table.shown?.view["round"]]).toEqual([2, 4]);
    table.replay.next();
    expect([table.replaying, table.replay.waits, table.decision]).toEqual([false, false, decision]);
  });

  it("can be skipped all together", () => {
    settings.steps = "step";
    const table = shown();
    table.skip();
    expect([table.replaying, table.replay.waits, table.decision]).toEqual([false, false, decision]);
  });

  it("flow by themselves, or are shown at once, as somebody likes", () => {
    settings.steps = "flow";
    const table = shown();
    expect(table.replay.waits).toBe(false);
    vi.advanceTimersByTime(1400);
    expect(table.replaying).toBe(false);
    settings.steps = "once";
    expect(shown().replaying).toBe(false);
  });

  it("wait in the first game only, where nobody has said anything", () => {
    expect(shown().replay.waits).toBe(true);
    gamePlayed();
    expect(shown().replay.waits).toBe(false);
  });
});

describe("a replay", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
    settings.speed = "normal";
  });

  const patch = { type: "patch" as const, from: 1, version: 2, log, frames };

  function replayed(): ReturnType<typeof tableOf> {
    const table = tableOf(before);
    table.latest = after;
    table.replay.add(before, after, patch, false);
    return table;
  }

  it("goes through what happened and then asks", () => {
    const table = replayed();
    const seen = [];
    for (let n = 0; n < 50 && table.replaying; n += 1) {
      seen.push([table.shown?.view["round"], table.replay.lines.map((one) => one.n), table.decision]);
      vi.advanceTimersToNextTimer();
    }
    expect(seen).toEqual([
      [1, [1], null],
      [3, [2, 3], null],
      [4, [4], null],
    ]);
    expect(table.decision).toBe(decision);
    expect(seenUntil("t1")).toBe(2);
  });

  it("is skipped at any moment", () => {
    const table = replayed();
    vi.advanceTimersToNextTimer();
    table.skip();
    expect(table.shown).toBe(after);
    expect(table.decision).toBe(decision);
  });

  it("waits for somebody who looks elsewhere, who is called all the same", () => {
    const hidden = vi.spyOn(document, "hidden", "get").mockReturnValue(true);
    const table = replayed();
    expect(table.shown).toBe(before);
    expect(table.asked).toBe(true);
    hidden.mockReturnValue(false);
    table.replay.open();
    document.dispatchEvent(new Event("visibilitychange"));
    expect(table.shown?.view["round"]).toBe(1);
    table.close();
  });

  it("shows who comes back what was missed", async () => {
    const missed = { since: 1, version: 2, view: { round: 0 }, frames, log };
    const asked = vi.spyOn(api, "frames").mockResolvedValue(missed);
    const table = tableOf(after);
    void table.replay.recall(1);
    expect(table.decision).toBeNull();
    await vi.advanceTimersByTimeAsync(0);
    expect(asked).toHaveBeenCalledWith("t1", "p1", 1);
    expect(table.shown?.view["round"]).toBe(1);
    table.skip();
    expect(table.decision).toBe(decision);
  });

  it("does not wait long for what was missed", async () => {
    vi.spyOn(api, "frames").mockReturnValue(new Promise(() => undefined));
    const table = tableOf(before);
    table.latest = after;
    void table.replay.recall(1);
    await vi.advanceTimersByTimeAsync(1300);
    expect(table.shown).toBe(after);
    expect(table.decision).toBe(decision);
  });
});

it("remembers how far each of the last tables was seen", () => {
  for (let n = 0; n < 50; n += 1) see(`t${n}`, n);
  see("t49", 99);
  expect([seenUntil("t49"), seenUntil("t48"), seenUntil("t0")]).toEqual([99, 48, null]);
});
