import { flushSync } from "svelte";
import { expect, it } from "vitest";
import type { Decision, Option } from "../../../net/types";
import { InOrder } from "./order.svelte";

const options = (...lands: string[]): Option[] =>
  lands.map((land, i) => ({ i, player: "p1", notation: `ravage ${land}`, refs: [`land:${land}`] }));
const asked = (lands: string[], id = "prompt.invade"): Decision => ({
  players: ["p1"],
  options: options(...lands),
  asks: { id, args: {} },
});

function table(first: Decision) {
  let decision = $state.raw(first);
  const answers: string[] = [];
  const order = new InOrder({
    get decision() {
      return decision;
    },
    get options() {
      return decision.options;
    },
    forecast: null,
    answer: (option) => answers.push(option.notation),
  });
  const stop = $effect.root(() => {
    $effect(() => order.follow());
  });
  const ask = (next: Decision): void => {
    decision = next;
    flushSync();
  };
  return { order, answers, ask, stop };
}

it("answers with the first land until something else is asked", () => {
  const { order, answers, ask, stop } = table(asked(["B2", "B7", "C3"]));
  expect(order.begin()).toBe(true);
  flushSync();
  ask(asked(["B7", "C3"]));
  ask(asked(["C4"], "prompt.cascade"));
  ask(asked(["C3", "D1"]));
  expect(answers).toEqual(["ravage B2", "ravage B7"]);
  stop();
});

it("does nothing where no order is asked for", () => {
  const { order, answers, stop } = table(asked(["B2", "B7"], "prompt.cascade"));
  expect(order.begin()).toBe(false);
  flushSync();
  expect(answers).toEqual([]);
  stop();
});
