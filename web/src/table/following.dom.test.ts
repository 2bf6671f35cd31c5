import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { settings } from "../lib/settings.svelte";
import { toasts } from "../lib/toasts.svelte";
import { api, ApiError } from "../net/api";
import type { Frame, LogLine, PatchMessage, Replay, ServerMessage, TableState } from "../net/types";
import { optionsOf, stateOf, tableOf } from "../testing";
import { see } from "./seen";

const line = vi.hoisted(() => ({ hear: (_: unknown): void => undefined }));
vi.mock("../net/stream", () => ({
  Stream: class {
    constructor(_: string, { message }: { message: (_: unknown) => void }) {
      line.hear = message;
    }
    send(): void {}
    close(): void {}
  },
}));

const decision = { players: ["p1"], options: optionsOf("stay", "go") };
const step = (n: number): LogLine => ({ n, kind: "step", text: { en: `line ${n}` } });
const frame = (n: number): Frame => ({ n, refs: [], set: [[["view", "round"], n]] });
/** Somebody else's answer, which two lines tell of. */
const others = (version: number, asked: TableState["decision"] = null): PatchMessage => ({
  type: "patch",
  from: version - 1,
  version,
  by: "p2",
  log: [step(2 * version), step(2 * version + 1)],
  frames: [frame(2 * version), frame(2 * version + 1)],
  set: [
    [["answers"], version],
    [["view", "round"], 2 * version + 1],
    [["decision"], asked as never],
  ],
});
const hear = (message: ServerMessage): void => line.hear(message);

function follows(state: TableState): ReturnType<typeof tableOf> {
  const table = tableOf(state);
  table.listen();
  return table;
}

beforeEach(() => {
  vi.useFakeTimers();
  settings.speed = "normal";
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it("who chooses keeps the very options while others answer", () => {
  const table = follows(stateOf({ decision }));
  const before = table.options;
  hear(others(2, { ...decision, options: optionsOf("stay", "go") }));
  expect(table.latest?.answers).toBe(2);
  expect(table.options).toBe(before);
  hear(others(3, { ...decision, options: optionsOf("stay") }));
  expect(table.options).toEqual(optionsOf("stay"));
});

it("who skips sees at once what others do, until it is their turn", () => {
  const table = follows(stateOf());
  table.skip();
  hear(others(2));
  expect([table.replaying, table.shown?.view["round"]]).toEqual([false, 5]);
  hear(others(3, decision));
  expect([table.replaying, table.options.length]).toEqual([false, 2]);
  hear({ ...others(4), set: [[["answers"], 4], [["decision"], null]] }); // prettier-ignore
  hear(others(5));
  expect(table.replaying, "it was for one turn").toBe(true);
});

it.each([
  ["of another moment", 9],
  ["of this moment", 3],
])("what was missed is shown if it is %s", async (_, version) => {
  const missed: Replay = {
    since: 1,
    version,
    view: { round: 0 },
    log: [step(1), step(2)],
    frames: [frame(1), frame(2)],
  };
  vi.spyOn(api, "frames").mockResolvedValue(missed);
  see("t1", 1);
  const table = tableOf(stateOf());
  Object.assign(table, { latest: null, shown: null });
  table.listen();
  hear({ type: "state", ...stateOf({ version: 3, view: { round: 2 }, log: [step(1), step(2)] }) });
  await vi.advanceTimersByTimeAsync(1);
  expect([table.replaying, table.shown?.view["round"]]).toEqual(version === 3 ? [true, 1] : [false, 2]);
});

it("between seats without secrets the table stays on the screen, and nobody is sent on before it has come", () => {
  const waiting = [{ player: "p1" }, { player: "p2" }] as TableState["waiting"];
  const view = { lands: { A1: { town: 1 } } };
  const table = tableOf(stateOf({ decision, mine: ["p1", "p2"], waiting, view }));
  table.sit("p2", true, false);
  expect(table.shown?.view).toBe(view);
  expect([table.options, table.asked, table.next]).toEqual([[], false, null]);
  hear({ type: "state", ...stateOf({ you: "p2", mine: ["p1", "p2"], view: structuredClone(view) }) });
  expect(table.shown?.you).toBe("p2");
  expect(table.shown?.view, "what is equal is not drawn again").toBe(view);
  table.sit("p1");
  expect(table.shown).toBeNull();
});

it("whose answer to a question for all came late is told who was first", () => {
  const asked = { players: ["p1", "p2"], options: optionsOf("stay", "go") };
  const table = follows(stateOf({ decision: asked, seats: { p2: { kind: "human", name: "Bo" } } as never }));
  table.answer(table.options[0]!);
  hear(others(2));
  hear({ type: "refused", id: table.pending!.id, error: { code: "stale", message: "stale" } } as never);
  expect(toasts.map((one) => one.text)).toContain("Bo answered first.");
});

const missed = (since: number, version: number, ...lines: number[]): Replay => ({
  since,
  version,
  view: { round: lines[0]! - 1 },
  log: lines.map(step),
  frames: lines.map(frame),
});
/** The table as it is sent whole, after a connection was lost. */
const whole = (version: number, asked: TableState["decision"] = null): ServerMessage => ({
  type: "state",
  ...stateOf({ version, answers: version, view: { round: 2 * version + 1 }, decision: asked }),
});

it("what still waited to be shown when the connection was lost comes before what was missed", async () => {
  const frames = vi.spyOn(api, "frames").mockResolvedValue(missed(1, 3, 4, 5, 6, 7));
  const table = follows(stateOf());
  hear(others(2));
  expect(table.shown?.view["round"]).toBe(4);
  hear(whole(3, decision));
  expect(frames).toHaveBeenCalledExactlyOnceWith("t1", "p1", 1);
  await vi.advanceTimersByTimeAsync(60_000);
  expect([table.replaying, table.shown === table.latest, table.options.length]).toEqual([false, true, 2]);
});

it("a connection that is lost again and again leaves the newest table on the screen", async () => {
  const answers: ((answer: Replay) => void)[] = [];
  vi.spyOn(api, "frames").mockImplementation(() => new Promise((give) => answers.push(give)));
  const table = follows(stateOf());
  hear(whole(2));
  hear(whole(3, decision));
  answers[0]!(missed(1, 2, 4, 5));
  answers[1]!(missed(1, 3, 4, 5, 6, 7));
  await vi.advanceTimersByTimeAsync(60_000);
  expect([table.shown === table.latest, table.options.length]).toEqual([true, 2]);
});

it("a taking back that was refused answers nothing later", async () => {
  const undo = { free: 2, own: 2, action: 0, to: 1, reveals: false, redo: 0, request: null };
  const grow = optionsOf("grow", "rest").map((one) => ({
    ...one,
    refs: [one.notation],
    says: { id: "option.growth" },
  }));
  const asked = { players: ["p1"], options: grow };
  const table = follows(stateOf({ decision: asked, undo }));
  for (const [version, option] of [
    [2, grow[0]!],
    [3, grow[1]!],
  ] as const) {
    table.answer(option);
    hear({ ...others(version, asked), by: "p1", frames: [], set: [[["answers"], version - 1], [["decision"], asked]] }); // prettier-ignore
  }
  expect(table.pending).toBeNull();
  vi.spyOn(api, "undo").mockRejectedValue(new ApiError(409, "not-free", "no"));
  table.undo.about("grow")!();
  await vi.advanceTimersByTimeAsync(1);
  // Somebody takes back two answers in another way.
  hear({ type: "patch", from: 3, version: 4, set: [[["answers"], 0]] } as never);
  await vi.advanceTimersByTimeAsync(1);
  expect([table.latest?.answers, table.pending]).toEqual([0, null]);
});
