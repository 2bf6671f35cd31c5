import { expect, it } from "vitest";
import { hintFor, isSeeing, nextStep } from "./guide.svelte";

const HAS = ["guide.see.1", "guide.see.2", "guide.on.move", "guide.on.gain"];
const has = (id: string): boolean => HAS.includes(id);

it("knows a question by its kind, also when a card or a pick asks it", () => {
  expect(hintFor({ id: "prompt.move", args: { n: 3 } })).toBe("guide.on.move");
  expect(hintFor({ id: "asked.by-card", args: { card: "card:inn", question: { id: "prompt.gain" } } })).toBe(
    "guide.on.gain",
  );
  expect(hintFor({ id: "option.yes" })).toBeNull();
  expect(hintFor(null)).toBeNull();
});

it("says what there is to see, then what is asked, each once", () => {
  expect(nextStep([], "guide.on.move", has)).toBe("guide.see.1");
  expect(nextStep(["guide.see.1"], null, has)).toBe("guide.see.2");
  expect(nextStep(["guide.see.1", "guide.see.2"], "guide.on.move", has)).toBe("guide.on.move");
  expect(nextStep(HAS, "guide.on.move", has)).toBeNull();
});

it("has nothing to say of what the game has no hint for, and does not mind another order", () => {
  expect(nextStep(["guide.see.1", "guide.see.2"], "guide.on.strange", has)).toBeNull();
  expect(nextStep(["guide.see.1", "guide.see.2", "guide.on.gain"], "guide.on.move", has)).toBe("guide.on.move");
  expect([isSeeing("guide.see.2"), isSeeing("guide.on.move"), isSeeing(null)]).toEqual([true, false, false]);
});
