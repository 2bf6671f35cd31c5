import { expect, it } from "vitest";
import type { GameInfo, Json, SetupOption } from "../net/types";
import {
  applies,
  askedOptions,
  changedOptions,
  choicesFor,
  defaultsOf,
  freeFor,
  isAnySubset,
  isAsked,
  isContent,
  meaningOf,
  type SeatDraft,
  seatPlans,
  titleAndText,
  wholeSetup,
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
  when: [],
  fits: {},
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

it("leaves out choices that do not go with the rest", () => {
  const start: SetupOption = { ...option("start", "random", "choice"), choices: ["random", "p1", "p3"] };
  const fits: SetupOption["fits"] = { p3: [{ players: [3, 4] }, { extra: [true] }] };
  const extra = option("extra", false, "bool");
  const whole = { ...game, options: [{ ...start, fits }, extra] };
  const offered = (chosen: Record<string, Json>) => choicesFor({ ...start, fits }, whole, chosen);
  expect(offered({ players: 2 })).toEqual(["random", "p1"]);
  expect(offered({ players: 3 })).toEqual(["random", "p1", "p3"]);
  expect(offered({ players: 2, extra: true })).toEqual(["random", "p1", "p3"]);
  expect(changedOptions(whole, { start: "p3" }, two)).toEqual({});
  expect(changedOptions(whole, { start: "p1" }, two)).toEqual({ start: "p1" });
});

it("matters in one of several cases", () => {
  const lists = option("lists", false, "bool");
  const plan = { ...option("plan", "none", "choice"), choices: ["none", "rising"] };
  const court: SetupOption = { ...option("court", false, "bool"), when: [{ lists: [true] }, { plan: ["rising"] }] };
  const whole = { ...game, options: [lists, plan, court] };
  expect(applies(court, whole, {})).toBe(false);
  expect(applies(court, whole, { lists: true })).toBe(true);
  expect(applies(court, whole, { plan: "rising" })).toBe(true);
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
  expect(freeFor(["river", "storm"], ["storm", undefined], "storm")).toEqual(["river", "storm"]);
  expect(freeFor(["river", "storm"], ["storm", "river"], undefined)).toEqual([]);
});

it("drops what came with a set that was put away again", () => {
  const sets: SetupOption = { ...option("sets", [], "choices"), choices: ["claw"], maximum: 1 };
  const spirits: SetupOption = {
    ...list(["river", "fangs"], 4),
    by_seat: true,
    fits: { fangs: [{ sets: ["claw"] }] },
  };
  const faces: SetupOption = {
    ...option("faces", [], "choices"),
    choices: ["calm", "fierce"],
    maximum: 2,
    fits: { calm: [{ spirits: ["river"] }], fierce: [{ sets: ["claw"], spirits: ["fangs"] }] },
  };
  const whole = { ...game, options: [sets, spirits, faces] };
  const fangs = [seat("me", { spirits: "fangs" }), seat("bot")];
  const chosen = { sets: ["claw"], faces: ["calm", "fierce"] };
  expect(changedOptions(whole, chosen, fangs)).toEqual({
    sets: ["claw"],
    spirits: ["fangs", "random"],
    faces: ["fierce"],
  });
  expect(changedOptions(whole, { ...chosen, sets: [] }, fangs)).toEqual({});
  expect(isAsked(faces, whole, wholeSetup(whole, chosen, fangs))).toBe(true);
  expect(isAsked(faces, whole, wholeSetup(whole, { ...chosen, sets: [] }, fangs))).toBe(false);
  expect([sets, spirits, faces].map(isAnySubset)).toEqual([true, false, true]);
});

it("parts what is played with from how", () => {
  const foe = { ...option("foe", null, "choice"), choices: ["north", "south"], optional: true };
  const level = { ...option("foe_level", 0, "int"), meanings: { "north:3": { en: "3 – Cold: snow" } } };
  const spirits = { ...game, options: [...game.options, list(["river"], 4), foe, level] };
  const content = spirits.options.filter((one) => isContent(one, spirits)).map((one) => one.name);
  expect(content).toEqual(["spirits", "foe", "foe_level"]);
  expect(meaningOf({ ...level, when: [{ foe: ["north"] }] }, 3, { foe: "north" })).toEqual({ en: "3 – Cold: snow" });
  expect(meaningOf({ ...level, when: [{ foe: ["north"] }] }, 3, { foe: "south" })).toBeUndefined();
});

it("leaves out what does not matter, as the game says", () => {
  const foe = { ...option("foe", null, "choice"), choices: ["north", "south"], optional: true };
  const level = { ...option("level", 0, "int"), when: [{ foe: ["north", "south"] }] };
  const duel = { ...option("duel", false, "bool"), when: [{ players: [2] }] };
  const scars = { ...option("scars", false, "bool"), when: [{ duel: [true] }] };
  const sets = { ...option("sets", [], "choices"), choices: ["tide"] };
  const tides = { ...option("tides", 1, "int"), when: [{ sets: ["tide"] }] };
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

it("offers what goes with nothing else until something is taken", () => {
  const sets = { ...option("sets", [], "choices"), choices: ["tide"] };
  const calm = { ...option("calm", true, "bool"), when: [{ sets: [null] }] };
  const whole = { ...game, options: [...game.options, sets, calm] };
  expect(changedOptions(whole, { sets: [], calm: false }, two)).toEqual({ calm: false });
  expect(changedOptions(whole, { sets: ["tide"], calm: false }, two)).toEqual({ sets: ["tide"] });
});

it("offers each of two that exclude each other until one is taken", () => {
  const one = { ...option("one", false, "bool"), when: [{ other: [false] }] };
  const other = { ...option("other", false, "bool"), when: [{ one: [false] }] };
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
