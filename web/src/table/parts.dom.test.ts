import { render, screen } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { GAMES } from "../games";
import Book from "../icons/Book.svelte";
import { SEATS } from "../lib/seats";
import { html, optionsOf, stateOf, tableOf } from "../testing";
import GamePart from "./GamePart.svelte";
import TabBar from "./TabBar.svelte";

const probe = () => import("../testing/Probe.svelte");
const decision = { players: ["p1"], options: optionsOf("stay", "go") };
const context = new Map([[SEATS, () => ({})]]);

beforeEach(() => {
  GAMES["toy"] = { head: probe, tabs: [{ id: "cards", word: "cards", icon: Book, part: probe }] };
});
afterEach(() => void delete GAMES["toy"]);

it("a part of a game gets what a board gets, and may give several answers in one step", async () => {
  const table = tableOf(stateOf({ game: "toy", decision }));
  const sent = vi.spyOn(table, "send");
  render(GamePart, { props: { table, part: probe, onpick: vi.fn() }, context });
  expect(await screen.findByTestId("probe")).toHaveTextContent("2 options, 0 previews, no replay");
  await userEvent.setup().click(screen.getByRole("button", { name: "answer both" }));
  expect(sent).toHaveBeenCalledWith(decision.options[0], ["stay", "then this"]);
});

it("what the game does not bring is as everywhere", () => {
  const table = tableOf(stateOf({ game: "toy", decision }));
  render(GamePart, { props: { table, part: undefined, onpick: vi.fn(), children: html("<p>usual</p>") }, context });
  expect(screen.getByText("usual")).toBeVisible();
});

it("a game has tabs of its own on a phone, after the board", () => {
  render(TabBar, { props: { tab: "board", game: "toy", hasMine: true } });
  expect(screen.getAllByRole("button").map((tab) => tab.dataset["testid"])).toEqual([
    "tab-board",
    "tab-cards",
    "tab-mine",
    "tab-log",
    "tab-timeline",
    "tab-players",
  ]);
});
