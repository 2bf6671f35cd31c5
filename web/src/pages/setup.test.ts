import { expect, it } from "vitest";
import type { GameInfo, SetupOption } from "../net/types";
import { askedOptions, changedOptions, choicesFor, defaultsOf, isBySeat, seatPlans, titleAndText } from "./setup";

const option = (name: string, value: SetupOption["default"], kind: SetupOption["kind"]): SetupOption => ({
  name, kind, default: value, choices: [], minimum: null, maximum: null, optional: false, text: { en: name, de: name, fr: name },
});
const list = (choices: string[], maximum: number | null): SetupOption => ({ ...option("spirits", [], "choices"), choices, maximum });
const game: GameInfo = {
  id: "toy", names: { en: "Toy", de: "Toy", fr: "Toy" }, players: { minimum: 2, maximum: 4 }, languages: ["en"],
  bots: ["random"], competitive: true,
  options: [option("players", 2, "int"), option("bitter_end", false, "bool"), option("quiet_rounds", 20, "int")],
};

it("asks everything but the number of players", () => {
  expect(askedOptions(game).map((o) => o.name)).toEqual(["bitter_end", "quiet_rounds"]);
  expect(defaultsOf(game)).toEqual({ bitter_end: false, quiet_rounds: 20 });
});

it("sends only what was changed", () => {
  expect(changedOptions(game, { bitter_end: true, quiet_rounds: 20, strange: 1 })).toEqual({ bitter_end: true });
});

it("compares lists by what is in them", () => {
  const spirits = { ...game, options: [list(["river", "lightning"], 4)] };
  expect(changedOptions(spirits, { spirits: [] })).toEqual({});
  expect(changedOptions(spirits, { spirits: ["river"] })).toEqual({ spirits: ["river"] });
});

it("knows lists with an entry for each seat, and leaves out players who are not there", () => {
  expect(isBySeat(list(["river"], 4), game)).toBe(true);
  expect(isBySeat(list(["river"], null), game)).toBe(false);
  expect(choicesFor(list(["random", "p1", "p2", "p3"], null), 2)).toEqual(["random", "p1", "p2"]);
});

it("makes seats as the server takes them", () => {
  const seats = seatPlans([
    { kind: "me", name: " Ada ", bot: "greedy" },
    { kind: "open", name: "x", bot: "greedy" },
    { kind: "bot", name: "x", bot: "mcts:200" },
  ]);
  expect(seats).toEqual([{ kind: "me", name: "Ada" }, { kind: "open" }, { kind: "bot", bot: "mcts:200" }]);
});

it("cuts an explanation off its title", () => {
  expect(titleAndText("Variant 1, overpopulation: two may start")).toEqual(["Variant 1, overpopulation", "Two may start"]);
  expect(titleAndText("Surpopulation\u00a0: seul le bord")).toEqual(["Surpopulation", "Seul le bord"]);
  expect(titleAndText("Who begins")).toEqual(["Who begins", ""]);
});
