import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { tableWith } from "../testing";
import type { SpiritIslandView } from "../view";
import { Cover } from "./cover.svelte";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const HEALTHY = tableWith();
const FLIPPED = tableWith({ blight: { pool: 4, healthy: false, card: "memory-fades-to-dust", unused_cards: 3 } });
const TERRIBLE = tableWith({ fear: { ...HEALTHY.fear, terror: 2 } });

function covering(still = false) {
  let view = HEALTHY;
  const cover = new Cover(
    () => view,
    () => still,
  );
  const see = (next: SpiritIslandView) => {
    view = next;
    cover.follow();
    return cover.shown;
  };
  see(HEALTHY);
  return { cover, see };
}

it("a new Terror Level and a Blight card that turned over cover the map for three seconds", () => {
  const { cover, see } = covering();
  expect(see({ ...HEALTHY })).toBeNull();
  expect(see(TERRIBLE)).toEqual({ kind: "terror", level: 2 });
  vi.advanceTimersByTime(2900);
  expect(cover.shown).not.toBeNull();
  vi.advanceTimersByTime(200);
  expect(cover.shown).toBeNull();
  expect(see(HEALTHY), "back in the timeline").toBeNull();
  expect(see(FLIPPED)).toEqual({ kind: "blight", card: "memory-fades-to-dust" });
});

it("a key ends it and does nothing else", () => {
  const { cover, see } = covering();
  see(TERRIBLE);
  const key = new KeyboardEvent("keydown", { key: " ", cancelable: true });
  expect(cover.press(key)).toBe(true);
  expect([cover.shown, key.defaultPrevented]).toEqual([null, true]);
  expect(cover.press(new KeyboardEvent("keydown", { key: " " })), "then keys do what they do").toBe(false);
});

it("nothing covers the map for people who want no motion, or after a jump", () => {
  expect(covering(true).see(TERRIBLE)).toBeNull();
  expect(covering().see({ ...TERRIBLE, turn: HEALTHY.turn + 4 })).toBeNull();
});
