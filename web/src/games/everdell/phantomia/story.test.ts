import { expect, it } from "vitest";
import type { Event } from "../events";
import type { ActionFacts } from "../facts";
import { lines } from "../testing";
import { herTurn } from "./story";

const FACTS = {
  kind: "action",
  symbol: "spider",
  arrow: "left",
  rows: {
    summer: [
      { option: "open destination", says: "action:open destination" },
      { option: "forest 2", says: "action:forest" },
      { option: "draw", says: "action:draw" },
    ],
  },
  fallback: { option: "haven", says: "action:haven" },
  points: 1,
} as unknown as ActionFacts;
const turned: Event = { id: "log.she-turns-up", args: { house: true, card: "action-card:p1" } };
const cannot: Event = {
  id: "log.she-cannot",
  args: { action: "action:open destination", n: 1, why: "why:no-free-place" },
};
const acts: Event = { id: "log.she-acts", args: { action: "action:forest", n: 2 } };
const visits: Event = { id: "log.she-visits", args: { place: "place:forest-2-any" } };
const turn = (who: string): Event => ({ id: "log.turn", args: { who: `player:${who}`, n: 1 } });

it("tells what she tried and why not, what she took, and what she left", () => {
  const told = herTurn(lines(turn("phantomia"), turned, cannot, acts, visits, turn("p1")), FACTS, "summer");
  expect(told?.card).toBe("p1");
  expect(told?.options.map(({ fate, why }) => [fate, why])).toEqual([
    ["impossible", "why:no-free-place"],
    ["taken", null],
    ["idle", null],
  ]);
  expect(told?.fallback?.fate).toBe("idle");
  expect(told?.deeds.map(({ kind }) => kind)).toEqual(["log.she-visits"]);
});

it("tells of her last turn only", () => {
  const again = { ...turned, args: { ...turned.args, card: "action-card:w3" } } as Event;
  expect(herTurn(lines(turned, cannot, again, acts), FACTS, "summer")?.card).toBe("w3");
  expect(herTurn(lines(turn("p1")), FACTS, "summer")).toBeNull();
});

it("tells what she did where nobody has told what is printed on the card", () => {
  const told = herTurn(lines(turned, acts), undefined, "summer");
  expect(told?.options.map(({ fate, says }) => [fate, says])).toEqual([
    ["idle", null],
    ["taken", "action:forest"],
  ]);
  expect(told?.fallback).toBeNull();
});

it("falls back where nothing is possible", () => {
  const back: Event = { id: "log.she-falls-back", args: { action: "action:haven" } };
  expect(herTurn(lines(turned, cannot, back), FACTS, "summer")?.fallback).toMatchObject({ fate: "taken" });
});
