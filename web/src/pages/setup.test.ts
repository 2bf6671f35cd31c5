import { expect, it } from "vitest";
import type { GameInfo, SetupOption } from "../net/types";
import {
  applies,
  askedOptions,
  changedOptions,
  choicesFor,
  defaultsOf,
  freeFor,
  isContent,
  meaningOf,
  type SeatDraft,
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
  when: {},
  by_seat: false,
  own: {},
  meanings: {},
});
const seat = (kind: SeatDraft["kind"], own: Record<string, string> = {}): SeatDraft => ({
  kind,
  name: "",
  bot: "greedy",
  own,
});
const two = [seat("me"), seat("bot")];
const list = (choices: string[], maximum: number | null): SetupOption => ({
  ...option("spirits", [], "choices"),
  choices,
  maximum,
});
const game: GameInfo = {
  id: "toy",
  names: { en: "Toy", de: "Toy", fr: "Toy" },
  about: { en: "A toy", de: "Ein Spielzeug", fr: "Un jouet" },
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
  expect(changedOptions(game, { bitter_end: true, quiet_rounds: 20, strange: 1 }, two)).toEqual({ bitter_end: true });
});

it("compares lists by what is in them", () => {
  const spirits = { ...game, options: [list(["river", "lightning"], 4)] };
  expect(changedOptions(spirits, { spirits: [] }, two)).toEqual({});
  expect(changedOptions(spirits, { spirits: ["river"] }, two)).toEqual({ spirits: ["river"] });
});

it("leaves out players who are not there", () => {
  expect(choicesFor(list(["random", "p1", "p2", "p3"], null), 2)).toEqual(["random", "p1", "p2"]);
});

it("gives each seat its own, and leaves the rest to chance or to those who come", () => {
  const spirits = { ...game, options: [{ ...list(["river", "storm"], 4), by_seat: true }] };
  expect(changedOptions(spirits, {}, two)).toEqual({});
  expect(changedOptions(spirits, {}, [seat("me", { spirits: "storm" }), seat("bot")])).toEqual({
    spirits: ["storm", "random"],
  });
  expect(changedOptions(spirits, {}, [seat("me"), seat("open", { spirits: "river" })])).toEqual({
    spirits: ["random", "random"],
  });
  const [option] = spirits.options;
  expect(option && freeFor(option, ["storm", undefined], "storm")).toEqual(["river", "storm"]);
  expect(option && freeFor(option, ["storm", "river"], undefined)).toEqual([]);
});

it("parts what is played with from how", () => {
  const foe = { ...option("foe", null, "choice"), choices: ["north", "south"], optional: true };
  const level = { ...option("foe_level", 0, "int"), meanings: { "north:3": { en: "3 – Cold: snow" } } };
  const spirits = { ...game, options: [...game.options, list(["river"], 4), foe, level] };
  const content = spirits.options.filter((one) => isContent(one, spirits)).map((one) => one.name);
  expect(content).toEqual(["spirits", "foe", "foe_level"]);
  expect(meaningOf({ ...level, when: { foe: ["north"] } }, 3, { foe: "north" })).toEqual({ en: "3 – Cold: snow" });
  expect(meaningOf({ ...level, when: { foe: ["north"] } }, 3, { foe: "south" })).toBeUndefined();
});

it("leaves out what does not matter, as the game says", () => {
  const foe = { ...option("foe", null, "choice"), choices: ["north", "south"], optional: true };
  const level = { ...option("level", 0, "int"), when: { foe: ["north", "south"] } };
  const duel = { ...option("duel", false, "bool"), when: { players: [2] } };
  const scars = { ...option("scars", false, "bool"), when: { duel: [true] } };
  const sets = { ...option("sets", [], "choices"), choices: ["tide"] };
  const tides = { ...option("tides", 1, "int"), when: { sets: ["tide"] } };
  const whole = { ...game, options: [...game.options, foe, level, duel, scars, sets, tides] };
  const three = [...two, seat("bot")];
  expect(changedOptions(whole, { foe: null, level: 3, tides: 2 }, two)).toEqual({});
  expect(changedOptions(whole, { foe: "north", level: 3 }, two)).toEqual({ foe: "north", level: 3 });
  expect(changedOptions(whole, { sets: ["tide"], tides: 2 }, two)).toEqual({ sets: ["tide"], tides: 2 });
  expect(changedOptions(whole, { duel: true, scars: true }, two)).toEqual({ duel: true, scars: true });
  expect(
    changedOptions(whole, { duel: true, scars: true }, three),
    "a duel of three matters as little as its scars",
  ).toEqual({});
});

it("offers each of two that exclude each other until one is taken", () => {
  const one = { ...option("one", false, "bool"), when: { other: [false] } };
  const other = { ...option("other", false, "bool"), when: { one: [false] } };
  const both = { ...game, options: [...game.options, one, other] };
  expect([one, other].map((it) => applies(it, both, { one: false, other: false }))).toEqual([true, true]);
  expect([one, other].map((it) => applies(it, both, { one: true, other: false }))).toEqual([true, false]);
});

it("makes seats as the server takes them", () => {
  const seats = seatPlans([
    { ...seat("me"), name: " Ada " },
    { ...seat("open"), name: "x" },
    { ...seat("bot"), name: "x", bot: "search:200" },
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
