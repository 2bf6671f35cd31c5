import { expect, it } from "vitest";
import type { Event } from "../events";
import { lines, player, valleyOf } from "../testing";
import { told } from "./told";

const view = valleyOf({ players: { p1: player(), p2: player({ city: [{ card: "farm" }, { card: "judge" }] }) } });
const lit = (event: object): string[] => [...told(lines(event as Event), view)];

it("a place and an event are lit as they are", () => {
  const visits = { id: "log.visits", args: { who: "player:p2", place: "place:basic-3-twigs" } };
  expect(lit(visits)).toContain("place:basic-3-twigs");
  expect(lit({ id: "log.achieves", args: { who: "player:p2", event: "event:grand-tour" } })).toContain(
    "event:grand-tour",
  );
});

it("a card is lit in the city of whom the line names", () => {
  const found = lit({ id: "log.plays", args: { who: "player:p2", card: "card:farm", home: false, paid: [] } });
  expect(found).toContain("city:p2:1");
  expect(found).not.toContain("meadow:2");
});

it("a card that came into the Meadow is lit there", () => {
  expect(lit({ id: "log.refills", args: { place: 2, card: "card:farm" } })).toContain("meadow:2");
});

it("what she tried is lit too, from within its sentence", () => {
  const action = { id: "action.place", args: { place: "place:forest-2-any" } };
  expect(lit({ id: "log.she-cannot", args: { action, n: 1, why: { id: "why.taken" } } })).toContain(
    "place:forest-2-any",
  );
});

it("nothing told is the same nothing each time: nothing is drawn again", () => {
  expect(told([], view)).toBe(told([], valleyOf()));
});
