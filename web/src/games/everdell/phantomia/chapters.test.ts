import { expect, it } from "vitest";
import type { Event } from "../events";
import { lines } from "../testing";
import { chapters } from "./chapters";

const turn = (who: string): Event => ({ id: "log.turn", args: { who: `player:${who}`, n: 1 } });
const turned: Event = { id: "log.she-turns-up", args: { house: true, card: "action-card:w3" } };
const cannot: Event = { id: "log.she-cannot", args: { action: "action:draw", n: 1, why: "why:no-worker" } };
const acts: Event = { id: "log.she-acts", args: { action: "action:haven", n: 2 } };
const visits: Event = { id: "log.she-visits", args: { place: "place:haven" } };
const gains: Event = { id: "log.gains-points", args: { who: "player:phantomia", n: 1 } };
const mine: Event = { id: "log.gains", args: { who: "player:p1", what: "resource:twig", n: 3 } };

const parts = (...events: Event[]) => chapters(lines(...events)).map((chapter) => chapter?.n ?? null);

it("cuts her turn into the card, what she tries, what she does and what it brings", () => {
  expect(parts(mine, turn("phantomia"), turned, cannot, acts, visits, gains, turn("p1"))).toEqual([
    ...[null, 1, 1, 2, 2, 3, 4, null],
  ]);
});

it("nothing goes back within a turn, and each turn begins anew", () => {
  expect(parts(turned, visits, gains, visits, turn("phantomia"), turned, acts)).toEqual([1, 3, 4, 4, 1, 1, 2]);
});

it("a walk past webs is part of what she does", () => {
  const kept: Event = { id: "log.she-is-kept-off", args: { action: "place:haven" } };
  const on: Event = { id: "log.she-goes-on", args: { action: "place:haven" } };
  expect(parts(turn("phantomia"), turned, acts, kept, on, visits, gains)).toEqual([1, 1, 2, 3, 3, 3, 4]);
});

it("other turns have no parts", () => {
  expect(parts(turn("p1"), mine)).toEqual([null, null]);
});
