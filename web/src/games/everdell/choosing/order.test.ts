import { beforeEach, expect, it, vi } from "vitest";
import { nowOf, option } from "../testing";
import type { BoardProps } from "../../contract";
import { order } from "./order.svelte";

const onanswers = vi.fn();

function asked(...cards: string[]): BoardProps {
  const options = cards.map((card, i) => option(i, `produce ${card}`, `city:p1:${i + 1}`));
  return nowOf({ options, decision: { players: ["p1"], options, kind: "order" }, onanswers });
}

beforeEach(() => {
  onanswers.mockReset();
  order.chosen = [];
});

it("what was put in order is sent as one step, what was not clicked last", () => {
  const now = asked("farm", "mine", "teacher");
  order.toggle(now.options[2]!);
  order.confirm(now);
  expect(onanswers).toHaveBeenCalledExactlyOnceWith(["produce teacher", "produce farm", "produce mine"], true);
});

it("goes on with the rest after what was drawn or asked in between", () => {
  const now = asked("farm", "mine", "teacher", "peddler");
  order.toggle(now.options[2]!);
  order.confirm(now);
  order.goOn(asked("farm", "mine", "peddler"));
  expect(onanswers).toHaveBeenLastCalledWith(["produce farm", "produce mine", "produce peddler"], true);
});

it("forgets what was clicked when another turn begins", () => {
  order.toggle(asked("farm", "mine").options[1]!);
  order.goOn(nowOf({ decision: { players: ["p1"], options: [], kind: "turn" } }));
  expect(order.at("produce mine")).toBe(0);
});

it("does not go on where it was taken back", () => {
  const now = asked("farm", "mine");
  order.confirm(now);
  order.goOn(asked("farm", "mine"));
  expect(onanswers).toHaveBeenCalledTimes(1);
});
