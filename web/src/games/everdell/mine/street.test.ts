import { expect, it } from "vitest";
import { player } from "../testing";
import type { CityCard } from "../view";
import { type Standing, street } from "./street";

const city = (...cards: (string | CityCard)[]) =>
  player({
    city: cards.map((card) => (typeof card === "string" ? { card } : card)),
    spaces: 15,
    spaces_used: cards.length,
  });

const told = (standing: Standing[]): string[] =>
  standing.map((one) =>
    one.kind === "pair"
      ? one.plots.map(({ row }) => row.card).join("+")
      : `${one.ghost ? "+" : ""}${one.leaves ? "-" : ""}${one.row.card}${one.closes ? "!" : ""}`,
  );

it("stands in the order in which it was built, with the free spaces at its end", () => {
  const { standing, free } = street(city("farm", "judge"), null);
  expect(told(standing)).toEqual(["farm", "judge"]);
  expect(free).toBe(13);
});

it("two that share a space stand in one frame, wherever they were built", () => {
  const pair = city({ card: "wife", with: 3 }, "farm", { card: "husband", with: 1 });
  expect(told(street(pair, null).standing)).toEqual(["wife+husband", "farm"]);
});

it("what an option adds stands at the end, and what it occupies has a new door", () => {
  const then = city("farm", { card: "general-store", occupied: true }, "shopkeeper");
  const { standing } = street(city("farm", "general-store"), then);
  expect(told(standing)).toEqual(["farm", "general-store!", "+shopkeeper"]);
});

it("a worker that an option would send there is shown beside those who stand there", () => {
  const then = city({ card: "inn", workers: ["p2", "p1"] });
  const [plot] = street(city({ card: "inn", workers: ["p2"] }), then).standing;
  expect(plot).toMatchObject({ coming: ["p1"] });
});

it("what an option takes away is marked where it stands, and others are not taken for it", () => {
  const then = city("judge", { card: "farm", occupied: true });
  expect(told(street(city("ruins", "judge", "farm"), then).standing)).toEqual(["-ruins", "judge", "farm!"]);
});
