import { render, screen } from "@testing-library/svelte";
import { beforeEach, expect, it } from "vitest";
import { learnWords, option, propsWith, RIVER, tableWith } from "../testing";
import type { TrackSpace } from "../view";
import Mine from "./Mine.svelte";
import { tracksOf } from "./tracks";

beforeEach(() => learnWords());

const GROW = [option(0, "growth 1", "growth:1"), option(1, "growth 2", "growth:2")];
const space: TrackSpace = { gives: "", uncovered: false };

it("Growth says how many are chosen and what an option costs", () => {
  render(Mine, { props: propsWith(tableWith({}, { spirit: "keeper" }), GROW) });
  expect(screen.getByText("choose 2")).toBeVisible();
  expect(document.querySelector("[data-growth='2']")).toHaveTextContent("−3");
  expect(document.querySelector("[data-growth='1']")).not.toHaveTextContent("−");
});

it("Growth options that are not open yet are left out, unless one of them may be opened", () => {
  const table = tableWith({}, { spirit: "keeper", growth: [1] });
  const { unmount } = render(Mine, { props: propsWith(table, GROW.slice(0, 1)) });
  expect(document.querySelector("[data-growth='2']")).toBeNull();
  unmount();
  render(Mine, { props: propsWith(table, GROW) });
  expect(document.querySelector("[data-growth='2']")).not.toBeNull();
});

it("Time, prepared elements and cards set aside are shown", () => {
  const kept = { time: 2, prepared: { moon: 2 }, days: ["wash-away"], hand: ["flash-floods"] };
  render(Mine, { props: propsWith(tableWith({}, kept), []) });
  expect(screen.getByText("2 Time")).toBeVisible();
  expect(screen.getByRole("img", { name: "Prepared: 2 Moon" })).toBeVisible();
  expect(screen.getByRole("region", { name: "Days That Never Were 1" })).toHaveTextContent("Wash Away");
});

it("tracks that open Growth options stand in one row, and spaces keep their numbers", () => {
  const tracks = { ...RIVER.tracks, "growth-1": [space], "growth-2": [space, space] };
  const found = tracksOf({ ...RIVER, tracks });
  expect(found.map(({ track }) => track)).toEqual(["energy", "plays", "growth-1"]);
  expect(found.at(-1)?.spaces.map(({ index, next }) => [index, next])).toEqual([
    [5, true],
    [6, true],
    [7, false],
  ]);
});
