import { expect, it } from "vitest";
import { nameOf, pieces, withNames } from "./names";

const seats = { p1: { kind: "human", name: "Ada" }, p2: { kind: "bot", name: "" } } as const;
const nobody = (n: number): string => `Player ${n}`;

it("replaces players, not figures, codes or strangers", () => {
  expect(withNames("p1 moves a shark from A4 to p1#3; p9 and up1 stay.", seats, nobody)).toBe(
    "Ada moves a shark from A4 to p1#3; p9 and up1 stay.",
  );
  expect(withNames("p1, p2 und p1b", seats, nobody)).toBe("Ada, Player 2 und Ada");
});

it("cuts a sentence into pieces that make it up again", () => {
  const cut = pieces("Turn 4: p2.", ["p1", "p2"]);
  expect(cut).toEqual([
    { text: "Turn 4: ", player: null },
    { text: "p2", player: "p2" },
    { text: ".", player: null },
  ]);
});

it("tells two of the same name apart", () => {
  const two = {
    p1: { kind: "human", name: "Ada" },
    p2: { kind: "bot", name: "Greedy" },
    p3: { kind: "bot", name: "Greedy" },
  } as const;
  expect(withNames("p1, p2, p3", two, nobody)).toBe("Ada, Greedy 2, Greedy 3");
});

it("names who has no name", () => {
  expect(nameOf("p2", seats, nobody)).toBe("Player 2");
});
