import { expect, test } from "vitest";
import { pickOf } from "../testing/picks";
import { answerOf, asOption, putBack, sameQuestion } from "./picks";

const PICK = pickOf(["discard wife", "discard farm*2"], { least: 1, most: 3 });

test("a set is one answer, in the order of the table", () => {
  expect(answerOf(PICK, { "discard farm": 2, "discard wife": 1 })).toBe("discard wife, discard farm, discard farm");
});

test("one thing alone says that it is all, and nothing more is a stop", () => {
  expect(answerOf(PICK, { "discard farm": 1 })).toBe("discard farm, stop");
  expect(answerOf(PICK, {})).toBe("stop");
});

test("as an option it says everything that is chosen, whoever chose it", () => {
  const [wife, farm] = PICK.things;
  const begun = { ...PICK, picked: 1, things: [{ ...wife!, picked: 1 }, farm!] };
  const option = asOption(begun, { "discard farm": 1 }, "p1");
  expect(option.notation).toBe("discard farm, stop");
  expect(option.says).toEqual({ id: "option.several", args: { things: [wife!.says, farm!.says] } });
});

test("the option that puts a thing back is found by its name", () => {
  const open = ["put back old farm", "put back farm"].map((notation, i) => ({ i, player: "p1", notation, refs: [] }));
  expect(putBack(open, PICK.things[1]!)?.i).toBe(1);
  expect(putBack(open, PICK.things[0]!)).toBeUndefined();
});

test("the same question is known again whatever is picked of it", () => {
  expect(sameQuestion({ ...PICK, picked: 2 })).toBe(sameQuestion(PICK));
  expect(sameQuestion({ ...PICK, most: 2 })).not.toBe(sameQuestion(PICK));
});
