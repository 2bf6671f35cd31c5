import { fireEvent, render, screen, within } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import type { Component } from "svelte";
import { beforeEach, expect, it, vi } from "vitest";
import { catalogues } from "../../../language/index.svelte";
import { spoken } from "../../../lib/spoken.svelte";
import { api, ApiError } from "../../../net/api";
import type { Option, View } from "../../../net/types";
import { stateOf } from "../../../testing";
import type { BoardProps } from "../../contract";
import { FACTS, lines, nowOf, option, player, valleyOf } from "../testing";
import WithThings from "../WithThings.svelte";
import Cities from "./Cities.svelte";
import { cityKey, opened } from "./cities.svelte";
import Drawer from "./Drawer.svelte";
import Players from "./Players.svelte";
import Ribbon from "./Ribbon.svelte";
import Strip from "./Strip.svelte";

vi.mock("../../../language/index.svelte", async (original) => ({
  ...(await original<object>()),
  boardText: (await import("../testing")).speak,
}));

beforeEach(() => void (opened.player = null));

const score = (total: number, lines: Record<string, number> = { cards: total }) => ({ total, lines });
const seats = { p1: { kind: "human" as const, name: "Ada" }, p2: { kind: "bot" as const, name: "", bot: "greedy" } };
const bo = player({ hand: 5, hand_known: ["farm"], spaces: 15, score: score(26, { cards: 20, tokens: 6, events: 0 }) });
const view = valleyOf({ players: { p1: player(), p2: bo } }) as unknown as View;

function show(now: Partial<BoardProps> = {}) {
  const state = stateOf({ game: "everdell", seats, waiting: [{ player: "p1", since: "" }] });
  return render(Players, { props: { ...nowOf({ view, seats, ...now }), state, onsit: vi.fn() } });
}

it("draws critters round and constructions square", () => {
  const { container } = show();
  const cells = [...container.querySelectorAll('[data-cell^="city:p1:"]')];
  expect(cells.map((cell) => ["critter", "construction"].filter((folk) => cell.classList.contains(folk)))).toEqual([
    ["construction"],
    ["critter"],
  ]);
});

it("shows what everybody has, and how much they would score", () => {
  show();
  const row = screen.getByTestId("row-p2");
  for (const text of [/Score so far\s*26/, /2\/15/, /2 workers to place/]) expect(row).toHaveTextContent(text);
  expect(within(row).getByRole("img", { name: "Hand" }).parentElement).toHaveTextContent("5");
  expect(screen.getByTestId("row-p1")).toHaveTextContent("you");
});

it("open destinations of others are lit buttons in their row; one's own lie in one's city", async () => {
  const onpick = vi.fn();
  const options = [
    option(0, "visit p1 general-store", "city:p1:1"),
    option(4, "visit p2 general-store", "city:p2:1"),
    option(5, "copy judge", "city:p2:2"),
  ];
  show({ options, onpick });
  const lit = within(screen.getByTestId("row-p2")).getByRole("button", { name: "General store" });
  expect(within(screen.getByTestId("row-p1")).queryByRole("button", { name: "General store" })).toBeNull();
  expect(within(screen.getByTestId("row-p2")).queryByRole("button", { name: "Judge" })).toBeNull();
  await userEvent.setup().click(lit);
  expect(onpick).toHaveBeenCalledExactlyOnceWith(4);
});

it("open destinations stay in the row while nobody can visit them, so that nothing moves", () => {
  const facts = { ...FACTS, judge: { ...FACTS["judge"], open: 1 } };
  show({ facts });
  const row = within(screen.getByTestId("row-p2"));
  expect(row.getByText("Judge")).toBeInTheDocument();
  expect(row.queryByRole("button", { name: "Judge" })).toBeNull();
  expect(within(screen.getByTestId("row-p1")).queryByText("Judge")).toBeNull();
});

it("a city opens by its row or key and closes with Escape", async () => {
  show();
  const user = userEvent.setup();
  await user.click(screen.getByTestId("look-p2"));
  expect(opened.player).toBe("p2");
  await user.keyboard("{Escape}");
  expect(opened.player).toBeNull();
  await fireEvent.keyDown(document.body, { key: "@", code: "Digit2", shiftKey: true });
  expect(opened.player).toBe("p2");
});

it("a keyboard that needs shift for numbers keeps them for the options", () => {
  const press = (key: string) => new KeyboardEvent("keydown", { key, code: "Digit1", shiftKey: true });
  expect(cityKey(press("!"), ["p1"])).toBe("p1");
  expect(cityKey(press("1"), ["p1"])).toBeNull();
});

it("the drawer shows a city in cards, what is known of the hand, and how the score comes about", async () => {
  opened.player = "p2";
  const part = Drawer as unknown as Component<Record<string, unknown>>;
  render(WithThings, { props: { now: nowOf({ view, seats }), part, given: { seats } } });
  const drawer = screen.getByRole("dialog", { name: /^City of Greedy 2/ });
  expect(drawer).toHaveFocus();
  expect(drawer).toHaveTextContent(/5, you know Farm/);
  expect(drawer).toHaveTextContent(/26 = 20\s+Cards \+ 6\s+Tokens/);
  expect(drawer.querySelectorAll("[data-card]")).toHaveLength(2);
  await userEvent.setup().click(within(drawer).getByTestId("close-drawer"));
  expect(screen.queryByRole("dialog")).toBeNull();
});

it("the drawer names the kinds of cards in the language of the player", async () => {
  const nouns = { type: { production: { "": "Produktion" }, governance: { "": "Verwaltung" } } };
  const none = { patterns: {}, names: {}, words: {}, joins: {}, effects: {}, facts: {}, cards: {} };
  const texts = vi.spyOn(api, "texts").mockResolvedValue({ lang: "en", one: [1], nouns, ...none });
  await catalogues.load("kinds", "en");
  opened.player = "p2";
  const part = Drawer as unknown as Component<Record<string, unknown>>;
  render(WithThings, { props: { now: nowOf({ view, seats }), part, given: { seats } } });
  expect(screen.getByRole("img", { name: "Produktion" })).toBeVisible();
  expect(screen.queryByRole("img", { name: "Production" })).toBeNull();
  texts.mockRejectedValue(new ApiError(404, "gone", ""));
  await catalogues.load("another", "en");
});

it("a city in which all lies that is asked for opens by itself, until it is answered", async () => {
  const part = Drawer as unknown as Component<Record<string, unknown>>;
  const now = (...options: Option[]) => ({ now: nowOf({ view, seats, options }), part, given: { seats } });
  const copy = option(0, "copy judge", "city:p2:2");
  const stop = option(1, "stop");
  const { rerender } = render(WithThings, { props: now(copy, option(1, "copy farm", "city:p1:1")) });
  expect(screen.queryByTestId("drawer")).toBeNull();
  await rerender(now(copy, stop));
  const drawer = screen.getByTestId("drawer");
  expect(within(drawer).getByRole("button", { name: /^Greedy 2/ })).toHaveClass("lit");
  expect(drawer.querySelector('[data-ref="city:p2:2"]')).toHaveClass("lit");
  await rerender(now());
  expect(screen.queryByTestId("drawer")).toBeNull();
  await rerender(now(copy));
  opened.player = null; // by whoever wants to see the table
  await rerender(now(option(0, "copy judge", "city:p2:2")));
  expect(screen.queryByTestId("drawer")).toBeNull();
});

it("a phone shows all cities, mine first", () => {
  render(Cities, { props: nowOf({ view, seats, you: "p2" }) });
  const cities = within(screen.getByTestId("cities")).getAllByRole("region");
  expect(cities.map((city) => city.getAttribute("aria-label"))).toEqual(["City of Greedy 2", "City of Ada"]);
});

it("the ribbon says what the others did, and shows it again", async () => {
  const onreplay = vi.fn();
  const told = lines(
    { id: "log.turn", args: { who: "player:p2", n: 1 } },
    { id: "log.visits", args: { who: "player:p2", place: "place:haven" } },
  );
  const log = told.map((line) => ({ ...line, text: { en: "p2 visits." } }));
  render(Ribbon, { props: { log, you: "p1", seats, onreplay } });
  const deed = screen.getByRole("button", { name: "Greedy 2 visits." });
  expect(deed).toHaveTextContent("Haven");
  const user = userEvent.setup();
  await user.hover(deed);
  expect(spoken.line?.says?.id).toBe("log.visits");
  await user.unhover(deed);
  expect(spoken.line).toBeNull();
  await user.click(deed);
  expect(onreplay).toHaveBeenCalledOnce();
});

it("at the top of a small screen stand scores and seasons, and whose turn it is", () => {
  const state = stateOf({ game: "everdell", seats, waiting: [{ player: "p2", since: "" }] });
  render(Strip, { props: { ...nowOf({ view, seats }), state, onsit: vi.fn() } });
  const [, bot] = within(screen.getByTestId("player-strip")).getAllByRole("listitem");
  expect(bot).toHaveTextContent(/Greedy 2\s*Score so far\s*26\s*Summer/);
  expect(bot).toHaveClass("turn");
});
