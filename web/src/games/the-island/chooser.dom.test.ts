import { expect, it, vi } from "vitest";
import type { Option } from "../../net/types";
import { islandChooser } from "./choice";
import { Follower } from "./follower";
import { sail, sea, step, table } from "./testing";

const view = table({ C4: sea({ ship: ["p1"] }) }, { "p1#1": "C4 aboard" });
const shown = new Follower().next(view, [], 0);

function chooser(options: Option[]) {
  const onpick = vi.fn();
  return { onpick, chooser: islandChooser({ shown, options, picked: null, selected: null, onpick, onhover: vi.fn() }) };
}

it("nobody is thrown over board by one click: it is asked for", () => {
  const overboard = step(0, "p1#1", "ship:C4", "hex:C4", "option.overboard");
  const { chooser: one, onpick } = chooser([overboard, step(1, "p1#1", "ship:C4", "hex:D4")]);
  const thing = (key: string) => one.things.find((found) => found.key === key);
  expect(thing("adventurer:p1#1")?.role).toBe("selected");
  const water = thing("hex:C4");
  if (water) one.choose(water);
  expect(onpick).not.toHaveBeenCalled();
  expect(one.question?.thing?.options).toEqual([0]);
  one.take(0);
  expect(onpick).toHaveBeenCalledWith(0);
});

it("any other goal is taken at once", () => {
  const { chooser: one, onpick } = chooser([sail(0, "C4", "C5"), sail(1, "C4", "B4")]);
  const goal = one.things.find((thing) => thing.key === "hex:C5");
  if (goal) one.choose(goal);
  expect(onpick).toHaveBeenCalledWith(0);
});
