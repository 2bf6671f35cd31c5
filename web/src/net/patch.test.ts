import { describe, expect, it } from "vitest";
import { changed, joinedLog, patched, shared } from "./patch";
import type { LogLine, TableState } from "./types";

const line = (n: number, en = `line ${n}`): LogLine => ({ n, kind: "x", text: { en, de: en, fr: en } });

const state: TableState = {
  mine: ["p1"],
  host: true,
  name: "",
  status: "running",
  setup: {},
  links: {},
  version: 41,
  table: "k3v9",
  game: "the-island",
  you: "p1",
  view: { turn: 7, hexes: { D4: { tile: "jungle" }, D5: { tile: "beach" } }, list: [1, 2, 3], quiet: 4 },
  decision: null,
  waiting: [],
  seats: {},
  log: [line(1), line(2)],
  undo: { free: 0, own: 0, action: 0, to: null, reveals: false, redo: 0, request: null },
  end_request: null,
  whatif: false,
  stopped: false,
  clock: null,
  talk: true,
  hints: true,
  choices: {},
  answers: 17,
  outcome: null,
};

describe("a state that comes whole", () => {
  it("shares with the last one what is equal, and nothing else", () => {
    const fresh = structuredClone(state);
    expect(shared(state, fresh)).toBe(state);
    fresh.view["hexes"] = { D4: { tile: "jungle" }, D5: { tile: "rock" } };
    const next = shared(state, fresh);
    expect(next).toEqual(fresh);
    expect((next.view["hexes"] as Record<string, unknown>)["D4"]).toBe(
      (state.view["hexes"] as Record<string, unknown>)["D4"],
    );
    expect(next.view["list"]).toBe(state.view["list"]);
    expect(shared(state, { ...fresh, view: { list: [1, 2] } }).view).toEqual({ list: [1, 2] });
    expect(shared({ a: 1, b: 2 }, { a: 1 })).toEqual({ a: 1 });
    expect(shared(null, fresh)).toBe(fresh);
  });
});

describe("changed", () => {
  it("replaces each path as a whole and leaves the old tree alone", () => {
    const before = structuredClone(state);
    const next = changed(state, { set: [[["view", "hexes", "D4"], { ship: [] }]] });
    expect(next.view["hexes"]).toEqual({ D4: { ship: [] }, D5: { tile: "beach" } });
    expect(state).toEqual(before);
  });

  it("shares what did not change", () => {
    const next = changed(state, { set: [[["answers"], 18]] });
    expect(next.view).toBe(state.view);
  });

  it("removes paths, of lists too, and ignores what is not there", () => {
    const next = changed(state, {
      del: [
        ["view", "quiet"],
        ["view", "nothing", "here"],
        ["view", "list", 1],
      ],
    });
    expect(next.view).toEqual({ turn: 7, hexes: state.view["hexes"], list: [1, 3] });
  });

  it("makes what is missing on the way, and writes into lists", () => {
    const next = changed(state, {
      set: [
        [["view", "a", "b"], 1],
        [["view", "list", 0], 9],
        [["view", "list", 3], 4],
      ],
    });
    expect(next.view["a"]).toEqual({ b: 1 });
    expect(next.view["list"]).toEqual([9, 2, 3, 4]);
  });

  it("replaces everything by an empty path", () => {
    expect(changed<object>({ a: 1 }, { set: [[[], { b: 2 }]] })).toEqual({ b: 2 });
  });
});

describe("patched", () => {
  it("goes to the next version with new log lines", () => {
    const next = patched(state, {
      type: "patch",
      from: 41,
      version: 42,
      set: [[["view", "turn"], 8]],
      log: [line(3)],
    });
    expect(next?.version).toBe(42);
    expect(next?.view["turn"]).toBe(8);
    expect(next?.log.map((l) => l.n)).toEqual([1, 2, 3]);
  });

  it("refuses a patch that does not follow", () => {
    expect(patched(state, { type: "patch", from: 40, version: 42 })).toBeNull();
  });
});

describe("joinedLog", () => {
  it("takes a line only once", () => {
    const joined = joinedLog([line(1), line(2)], [line(2, "again"), line(3)]);
    expect(joined.map((l) => l.text?.en)).toEqual(["line 1", "again", "line 3"]);
  });

  it("marks the lines that another line takes back", () => {
    const joined = joinedLog([line(1), line(2), line(3)], [{ ...line(4), undoes: [2, 3] }]);
    expect(joined.map((l) => l.undone ?? false)).toEqual([false, true, true, false]);
  });

  it("leaves lines alone that come with it and count again", () => {
    const joined = joinedLog(
      [line(5)],
      [line(1), line(2), { ...line(3), undone: true }, { ...line(4), undoes: [2, 3] }],
    );
    expect(joined.map((l) => l.undone ?? false)).toEqual([false, false, true, false, false]);
  });

  it("lets lines count again that come again", () => {
    const joined = joinedLog(
      [line(1), { ...line(2), undone: true }, { ...line(3), undoes: [2, 2] }],
      [line(2), line(4)],
    );
    expect(joined.map((l) => l.undone ?? false)).toEqual([false, false, false, false]);
  });
});
