import { expect, it } from "vitest";
import type { GameInfo, SetupOption } from "../net/types";
import {
  applies,
  askedOptions,
  changedOptions,
  choicesFor,
  defaultsOf,
  isBySeat,
  isContent,
  seatPlans,
  titleAndText,
} from "./setup";

const option = (name: string, value: SetupOption["default"], kind: SetupOption["kind"]): SetupOption => ({
  name,
  kind,
  default: value,
  choices: [],
  minimum: null,
  maximum: null,
  optional: false,
  text: { en: name, de: name, fr: name },
});
const list = (choices: string[], maximum: number | null): SetupOption => ({
  ...option("spirits", [], "choices"),
  choices,
  maximum,
});
const game: GameInfo = {
  id: "toy",
  names: { en: "Toy", de: "Toy", fr: "Toy" },
  players: { minimum: 2, maximum: 4 },
  languages: ["en"],
  bots: ["random"],
  competitive: true,
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

it("parts what is played with from how, and leaves out what does not matter", () => {
  const foe = { ...option("foe", null, "choice"), choices: ["north", "south"], optional: true };
  const level = option("foe_level", 0, "int");
  const rival = option("rival", false, "bool");
  const mood = option("rival_mood", "calm", "text");
  const spirits = { ...game, options: [...game.options, list(["river"], 4), foe, level, rival, mood] };
  const content = spirits.options.filter((one) => isContent(one, spirits)).map((one) => one.name);
  expect(content).toEqual(["spirits", "foe", "foe_level", "rival", "rival_mood"]);
  expect([level, mood].map((one) => applies(one, spirits, { foe: null, rival: false }))).toEqual([false, false]);
  expect([level, mood].map((one) => applies(one, spirits, { foe: "north", rival: true }))).toEqual([true, true]);
  expect(changedOptions(spirits, { foe: null, foe_level: 3 })).toEqual({});
  expect(changedOptions(spirits, { foe: "north", foe_level: 3 })).toEqual({ foe: "north", foe_level: 3 });
});

it("makes seats as the server takes them", () => {
  const seats = seatPlans([
    { kind: "me", name: " Ada ", bot: "greedy" },
    { kind: "open", name: "x", bot: "greedy" },
    { kind: "bot", name: "x", bot: "search:200" },
  ]);
  expect(seats).toEqual([{ kind: "me", name: "Ada" }, { kind: "open" }, { kind: "bot", bot: "search:200" }]);
});

it("cuts an explanation off its title", () => {
  expect(titleAndText("Variant 1, overpopulation: two may start")).toEqual([
    "Variant 1, overpopulation",
    "Two may start",
  ]);
  expect(titleAndText("Surpopulation\u00a0: seul le bord")).toEqual(["Surpopulation", "Seul le bord"]);
  expect(titleAndText("Who begins")).toEqual(["Who begins", ""]);
});
