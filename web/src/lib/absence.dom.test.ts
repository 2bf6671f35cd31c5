import { describe, expect, it } from "vitest";
import { stateOf } from "../testing";
import { absenceOf, missing } from "./absence";

const T = Date.parse("2026-01-01T12:00:00Z");
const at = (minutes: number): string => new Date(T + minutes * 60_000).toISOString();

function away(host: boolean): Parameters<typeof absenceOf>[0] {
  return stateOf({
    host,
    waiting: [{ player: "p2", since: at(-20), until: at(1000) }],
    seats: {
      p1: { kind: "human", name: "Ada", online: true },
      p2: { kind: "human", name: "Bo", away: at(-10), host_may: at(-9.5), all_may: at(20) },
    },
  });
}

describe("absence", () => {
  it("lets the host act sooner than the others", () => {
    expect(absenceOf(away(true), "p2", T)).toMatchObject({ reason: "away", since: at(-10), may: true });
    expect(absenceOf(away(false), "p2", T)).toMatchObject({ may: false, from: at(20) });
  });

  it("knows who is late though connected, by the clock or without one", () => {
    const state = away(false);
    state.seats["p2"] = { kind: "human", name: "Bo", online: true };
    expect(missing(state, T)).toEqual([]);
    expect(missing(state, T + 1001 * 60_000)).toMatchObject([{ player: "p2", reason: "idle", may: true }]);
    const timed = { ...state, clock: { kind: "generous" as const, seconds: 600 } };
    expect(missing(timed, T + 1001 * 60_000)).toMatchObject([{ reason: "up" }]);
  });

  it("says nothing to spectators, of one's own seats, or after the end", () => {
    expect(absenceOf({ ...away(false), mine: [] }, "p2", T)).toBeNull();
    expect(absenceOf({ ...away(true), mine: ["p1", "p2"] }, "p2", T)).toBeNull();
    expect(absenceOf({ ...away(true), status: "ended" }, "p2", T)).toBeNull();
  });
});
