import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { ChatLine } from "../net/types";
import { Talk } from "./talk.svelte";

const line = (n: number, player = "p2"): ChatLine => ({
  type: "chat",
  n,
  player,
  name: "Bo",
  text: `line ${n}`,
  at: "2026-01-01T12:00:00Z",
});

describe("talk", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it("shows what somebody points at for three seconds, one thing for each hand", () => {
    const talk = new Talk("t1");
    talk.see("p2", "hex:D4");
    talk.see("p2", "hex:D5");
    expect(talk.points.map((point) => point.ref)).toEqual(["hex:D5"]);
    vi.advanceTimersByTime(3000);
    expect(talk.points).toEqual([]);
  });

  it("shows what is rested on once, after a moment, and nothing that a pointer crosses", () => {
    const [talk, point] = [new Talk("t1"), vi.fn()];
    for (const ref of ["land:A1", "land:A2", undefined, "land:A2"]) talk.rest(ref, point);
    vi.advanceTimersByTime(400);
    talk.rest("land:A2", point);
    vi.advanceTimersByTime(400);
    expect(point.mock.calls).toEqual([["land:A2"]]);
  });

  it("has each line once, in order, and counts those that nobody has looked at", () => {
    const talk = new Talk("t1");
    for (const n of [2, 1, 2]) talk.hear(line(n));
    expect(talk.lines.map((one) => one.n)).toEqual([1, 2]);
    expect(talk.unread).toBe(2);
    talk.show(true);
    talk.hear(line(3));
    expect(talk.unread).toBe(0);
  });

  it("neither shows nor counts what a muted player says and points at", () => {
    const talk = new Talk("t1");
    talk.mute("p2", true);
    talk.hear(line(1));
    talk.see("p2", "hex:D4");
    expect([talk.heard, talk.unread, talk.points]).toEqual([[], 0, []]);
    talk.mute("p2", false);
    expect(talk.heard.map((one) => one.n)).toEqual([1]);
  });
});
