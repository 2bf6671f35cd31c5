import { expect, it } from "vitest";
import type { Event } from "../events";
import { lines } from "../testing";
import { since } from "./since";

const turn = (who: string, n: number): Event => ({ id: "log.turn", args: { who: `player:${who}`, n } });
const visits = (who: string, place: string): Event => ({
  id: "log.visits",
  args: { who: `player:${who}`, place: `place:${place}` },
});
const gains = (who: string): Event => ({
  id: "log.gains",
  args: { who: `player:${who}`, what: "resource:twig", n: 3 },
});
const plays = (who: string, card: string): Event => ({
  id: "log.plays",
  args: { who: `player:${who}`, card: `card:${card}`, home: false, paid: [] },
});

it("tells one deed of each turn of the others, not what comes of it", () => {
  const told = lines(turn("p2", 1), visits("p2", "haven"), gains("p2"), turn("p3", 2), plays("p3", "farm"));
  expect(since(told, "p1").map(({ who, what }) => `${who} ${what}`)).toEqual(["p2 haven", "p3 farm"]);
});

it("stays in sight during one's own turn, and begins anew after it", () => {
  const mine = lines(turn("p2", 1), plays("p2", "farm"), turn("p1", 2), visits("p1", "haven"));
  expect(since(mine, "p1").map(({ what }) => what)).toEqual(["farm"]);
  const told = lines(
    turn("p2", 1),
    plays("p2", "farm"),
    turn("p1", 2),
    gains("p1"),
    turn("p2", 3),
    visits("p2", "haven"),
  );
  expect(since(told, "p1").map(({ what }) => what)).toEqual(["haven"]);
  expect(since(told, null).map(({ what }) => what)).toEqual(["farm", "haven"]);
});

it("leaves out what was taken back", () => {
  const told = lines(turn("p2", 1), plays("p2", "farm"));
  expect(since([told[0]!, { ...told[1]!, undone: true }], "p1")).toEqual([]);
});
