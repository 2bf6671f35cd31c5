import { expect, it } from "vitest";
import { player, valleyOf } from "../testing";
import { moves, stirs } from "./moves";

it("a worker goes from home to its place", () => {
  const before = valleyOf();
  const after = valleyOf({ places: { ...before.places, "basic-3-twigs": ["p1"] } });
  expect(moves(before, after)).toEqual([{ what: "worker", player: "p1", from: "home:p1", to: "place:basic-3-twigs" }]);
});

it("a worker goes to a card of a city", () => {
  const before = valleyOf();
  const bo = player({ hand: 5, city: [{ card: "general-store" }, { card: "judge", workers: ["p1"] }] });
  const after = valleyOf({ players: { ...before.players, p2: bo } });
  expect(moves(before, after)).toEqual([{ what: "worker", player: "p1", from: "home:p1", to: "city:p2:2" }]);
});

it("a card goes from the Meadow or the hand into the city", () => {
  const before = valleyOf();
  const city = [...player().city!, { card: "shopkeeper" }];
  const played = { p1: player({ city }), p2: player({ hand: 5 }) };
  const [fromHand] = moves(before, valleyOf({ players: played }));
  expect(fromHand).toMatchObject({ what: "card", from: "hand:shopkeeper", to: "city:p1:3" });
  const meadow = before.meadow!.map((card, i) => (i === 3 ? "judge" : card));
  const [fromMeadow] = moves(before, valleyOf({ players: played, meadow }));
  expect(fromMeadow).toMatchObject({ from: "meadow:4", to: "city:p1:3" });
});

it("another moment of the game is no motion", () => {
  const many = Object.fromEntries(Array.from({ length: 8 }, (_, i) => [`place-${i}`, ["p1"]]));
  expect(moves(valleyOf(), valleyOf({ places: many }))).toEqual([]);
});

it("what a worker brings comes from its place, and what a card costs goes to it", () => {
  const before = valleyOf();
  const places = { ...before.places, "basic-3-twigs": ["p1"] };
  const visited = valleyOf({ places, players: { ...before.players, p1: player({ twig: 4, points: 2 }) } });
  expect(moves(before, visited).filter(({ what }) => what === "good")).toEqual([
    { what: "good", player: "p1", good: "twig", from: "place:basic-3-twigs", to: "stock:p1:twig" },
    { what: "good", player: "p1", good: "point", from: "place:basic-3-twigs", to: "stock:p1:point" },
  ]);
  const city = [...player().city!, { card: "shopkeeper" }];
  const [paid] = moves(before, valleyOf({ players: { ...before.players, p1: player({ city, berry: 5 }) } }));
  expect(paid).toEqual({ what: "good", player: "p1", good: "berry", from: "stock:p1:berry", to: "city:p1:3" });
});

it("a card that came turns over, and cards that produce do so one after the other", () => {
  const before = valleyOf();
  const meadow = before.meadow!.map((card, i) => (i === 3 ? "judge" : card));
  const produces = (card: string): boolean => card !== "judge";
  expect(stirs(before, valleyOf({ meadow }), produces)).toEqual([{ what: "turns", ref: "meadow:4", after: 0 }]);
  const city = [{ card: "farm" }, { card: "judge" }, { card: "general-store" }];
  const spring = { ...before.players, p1: player({ city, season: "autumn", berry: 9 }) };
  expect(stirs(before, valleyOf({ players: spring }), produces)).toEqual([
    { what: "produces", ref: "city:p1:1", after: 0 },
    { what: "produces", ref: "city:p1:3", after: 1 },
  ]);
  const summer = { ...before.players, p1: player({ city, season: "autumn" }) };
  expect(stirs(before, valleyOf({ players: summer }), produces)).toEqual([]);
});
