import { render, screen, within } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { flushSync, tick } from "svelte";
import { afterEach, describe, expect, it, vi } from "vitest";
import { settings } from "../../../lib/settings.svelte";
import type { View } from "../../../net/types";
import Made from "../../../testing/Made.svelte";
import type { BoardProps } from "../../contract";
import { SLOTS } from "../board/slots";
import { nowOf, option, player, valleyOf } from "../testing";
import type { PlayerTable } from "../view";
import { desk } from "../choosing/desk.svelte";
import Head from "./Head.svelte";
import Mine from "./Mine.svelte";

vi.mock("../../../language/index.svelte", async (original) => ({
  ...(await original<object>()),
  boardText: (await import("../testing")).speak,
}));

const score = (total: number) => ({ total, lines: { cards: total } });
const me = (more: Partial<PlayerTable> = {}): PlayerTable =>
  player({ spaces: 15, hand_limit: 8, score: score(14), ...more });
const view = (mine: PlayerTable): View => valleyOf({ players: { p1: mine } }) as unknown as View;

const show = (mine: PlayerTable, now: Partial<BoardProps> = {}) =>
  render(Mine, { props: { ...nowOf({ view: view(mine), ...now }), player: "p1" } });

it("shows what I have, how far my city is, and how many cards I may hold", () => {
  show(me());
  const purse = screen.getByTestId("purse");
  for (const text of [/Berry\s*7/, /Point tokens\s*1/, /Score so far\s*14/, /2\s*\/15/, /2\s*\/8/, /Summer/])
    expect(purse).toHaveTextContent(text);
  expect(within(screen.getByTestId("hand")).getAllByRole("button")).toHaveLength(2);
});

it("shows what an option would leave, and says it once", () => {
  const then = me({ twig: 4, score: score(15), workers: { home: 1, waiting: 0, placed: 2, aside: 0, lost: 0 } });
  show(me(), { options: [option(0, "visit twigs", "place:twigs")], selected: 0, preview: view(then) });
  const purse = screen.getByTestId("purse");
  expect(purse).toHaveTextContent(/Twig\s*1\s*then\s*4/);
  const said = purse.querySelector("[aria-live=polite]");
  expect(said).toHaveTextContent("Workers to place 2 to 1, Twig 1 to 4, Score so far 14 to 15");
});

it("shows cards that would come unseen as backs, and counts them", () => {
  show(me(), {
    options: [option(0, "visit cards", "place:cards")],
    selected: 0,
    preview: view(me({ hand: ["farm"] })),
    foreseen: { unseen: { hand: 2 } },
  });
  expect(screen.getByTestId("backs")).toHaveTextContent("+2");
  expect(screen.getByTestId("purse")).toHaveTextContent(/Hand\s*2\s*then\s*3/);
});

describe("what I have counts up to what it became", () => {
  const twigs = (): string | null | undefined =>
    screen.getByTestId("purse").querySelector('[data-stock="twig"] b')?.textContent;

  afterEach(() => {
    vi.useRealTimers();
    settings.speed = "normal";
  });

  it.each([
    ["step by step", "normal", ["1", "2", "4"]],
    ["at once where nothing moves", "off", ["4", "4", "4"]],
  ] as const)("%s", async (_, speed, seen) => {
    vi.useFakeTimers();
    settings.speed = speed;
    const { rerender } = show(me());
    await rerender({ ...nowOf({ view: view(me({ twig: 4 })) }), player: "p1" });
    const found = [twigs()];
    for (const time of [90, 800]) {
      vi.advanceTimersByTime(time);
      flushSync();
      found.push(twigs());
    }
    expect(found).toEqual(seen);
  });
});

it("hides the score where the table does not show it", () => {
  const hidden = me();
  delete hidden.score;
  show(hidden);
  expect(screen.getByTestId("purse")).not.toHaveTextContent("Score");
});

it.each(["click", "key"])("ends the season by its button, by %s", async (way) => {
  const onpick = vi.fn();
  const onhover = vi.fn();
  show(me(), { options: [option(5, "prepare", "season:p1")], onpick, onhover });
  const user = userEvent.setup();
  const button = screen.getByRole("button", { name: /Prepare: Autumn/ });
  if (way === "click") await user.click(button);
  else await user.keyboard("e");
  expect(onpick).toHaveBeenCalledExactlyOnceWith(5);
});

it("says how many workers are left to place before the season can end", () => {
  show(me(), { options: [option(0, "visit twigs", "place:twigs")] });
  expect(screen.getByTestId("purse")).toHaveTextContent("2 workers still to place this season");
  expect(screen.queryByTestId("end-season")).toBeNull();
});

it("a plot says all that lies on it, and is taken by a click where it is lit", async () => {
  const onpick = vi.fn();
  const rich = me({
    city: [{ card: "general-store", occupied: true, twig: 3, workers: ["p2"], under: ["judge"] }, { card: "judge" }],
  });
  show(rich, { options: [option(2, "activate general-store", "city:p1:1")], onpick });
  const [store, judge] = within(screen.getByTestId("city-p1")).getAllByRole("button");
  expect(store).toHaveAccessibleName(
    "General store, Production, 1 point, occupied, Twig 3, beneath it: Judge, 1 worker on it; option 1",
  );
  expect(judge).toHaveAttribute("aria-disabled", "true");
  await userEvent.setup().click(store!);
  expect(onpick).toHaveBeenCalledExactlyOnceWith(2);
});

it("shows where a card would stand, and what is face down only from behind", () => {
  const then = me({ city: [{ card: "general-store", occupied: true }, { card: "judge" }, { card: "shopkeeper" }] });
  show(me({ city: [{ card: "general-store" }, { card: "?", down: true }] }), {
    options: [option(0, "play shopkeeper", "hand:shopkeeper")],
    selected: 0,
    preview: view({ ...then, city: [{ card: "general-store" }, { card: "?", down: true }, { card: "shopkeeper" }] }),
  });
  const plots = within(screen.getByTestId("city-p1")).getAllByRole("button");
  expect(plots.map((plot) => plot.getAttribute("aria-label"))).toEqual([
    "General store, Production, 1 point",
    "face down, face down",
    "Shopkeeper, Governance, 1 point, would be added",
  ]);
});

it("legends lie at the end of the hand", () => {
  show(me({ hand: ["farm", "farm"], legends: ["palace"] }));
  const cards = within(screen.getByTestId("hand")).getAllByRole("button");
  expect(cards.map((card) => card.dataset["ref"])).toEqual(["hand:farm", "hand:farm", "legend:palace"]);
});

it("on a small screen the purse stands above all tabs, without what has no room", () => {
  render(Head, { props: nowOf({ view: view(me()), narrow: true }) });
  expect(screen.getByTestId("purse")).toHaveTextContent(/Workers to place\s*2.*Berry\s*7.*Score so far\s*14/);
  expect(screen.getByTestId("purse")).not.toHaveTextContent("Summer");
});

it("shows what the way of the counter that is looked at would leave, and frames the card it speaks of", async () => {
  const options = [option(0, "play shopkeeper", "hand:shopkeeper")];
  show(me(), { options });
  const answers = [["play shopkeeper", "pay"]];
  const way = { pay: [{ berry: 2 }], occupy: "city:p1:1", leaves: "city:p1:2", spaces: 3, answers };
  const at = { left: 0, top: 0, width: 0, height: 0 };
  const from = document.body;
  desk.open = { kind: "ways", ref: "hand:shopkeeper", card: "shopkeeper", ways: [way], brings: [], options, at, from };
  desk.looked = { way, pay: 0 };
  await tick();
  expect(screen.getByTestId("purse")).toHaveTextContent(/Berry\s*7\s*then\s*5/);
  expect(screen.getByTestId("purse")).toHaveTextContent(/2\s*then\s*1\s*\/8/);
  expect(screen.getByTestId("purse")).toHaveTextContent(/2\s*then\s*3\s*\/15/);
  const plots = within(screen.getByTestId("city-p1")).getAllByRole("button");
  expect(plots[0]).toHaveClass("marked");
  expect(plots.map((plot) => plot.getAttribute("aria-label"))).toEqual([
    "General store, Production, 1 point, would be occupied",
    "Judge, Governance, 1 point, would leave the city",
    "Shopkeeper, Governance, 1 point, would be added",
  ]);
  render(Head, { props: nowOf({ view: view(me()), options, narrow: true }) });
  expect(screen.getAllByTestId("purse")[1]).toHaveTextContent(/Berry\s*7\s*then\s*5/);
  desk.open = desk.looked = null;
});

it("at a real table shows only what the program knows", () => {
  const { season, passed, workers, events } = me();
  show({ season, passed, workers, events });
  expect(screen.getByTestId("purse")).toHaveTextContent(/Summer/);
  expect(screen.getByTestId("purse")).not.toHaveTextContent(/Berry|Hand/);
  expect(screen.queryByTestId("hand")).toBeNull();
});

it("a module adds to the purse, the street and the hand", () => {
  const names = ["purse", "street", "hand"] as const;
  for (const name of names) SLOTS[name].push({ id: "made", part: Made, word: "made" });
  show(me());
  for (const name of names)
    expect(document.querySelector(`[data-slot="${name}"]`)?.lastElementChild).toHaveTextContent("made up");
  const order = [...document.querySelectorAll("[data-testid=purse], [data-testid=hand], [data-slot]")];
  expect(order.map((one) => (one as HTMLElement).dataset["slot"] ?? (one as HTMLElement).dataset["testid"])).toEqual([
    "purse",
    "purse",
    "street",
    "hand",
    "hand",
  ]);
  for (const name of names) SLOTS[name].pop();
});
