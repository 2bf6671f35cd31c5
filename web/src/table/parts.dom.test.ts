import { cleanup, render, screen, within } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { GAMES } from "../games";
import type { BoardProps, GameParts, Part } from "../games/contract";
import Book from "../icons/Book.svelte";
import { heldUp } from "../lib/cards.svelte";
import { SEATS } from "../lib/seats";
import { settings } from "../lib/settings.svelte";
import { cardFacts } from "../lib/vocabulary.svelte";
import { api } from "../net/api";
import type { Decision, TableState } from "../net/types";
import { html, optionsOf, stateOf, tableOf } from "../testing";
import { matching } from "../testing/media";
import CardDialog from "./CardDialog.svelte";
import Desktop from "./Desktop.svelte";
import GamePart from "./GamePart.svelte";
import Phone from "./Phone.svelte";

const probe = () => import("../testing/Probe.svelte");
const throws = vi.fn(() => {
  throw new Error("broken");
});
const broken: Part = () => Promise.resolve({ default: throws });
const cards = { id: "cards", word: "cards", icon: Book, part: probe };
const decision: Decision = { players: ["p1"], asks: { id: "question.way" }, options: optionsOf("stay", "go") };
const other: Decision = { ...decision, asks: { id: "question.other" }, options: optionsOf("left", "right") };
const context = new Map([[SEATS, () => ({})]]);

beforeEach(() => void (settings.boardView = "board"));
afterEach(() => void delete GAMES["toy"]);

const show = (Screen: typeof Phone, parts: GameParts, more: Partial<TableState> = {}) => {
  GAMES["toy"] = parts;
  const table = tableOf(stateOf({ game: "toy", decision, ...more }));
  const snippets = {
    options: html("<p>all options</p>"),
    body: html("<p>usual body</p>"),
    confirm: html("<span></span>"),
    undo: html("<span></span>"),
  };
  const acts = { onpick: vi.fn(), onopen: vi.fn(), onrule: vi.fn(), onsit: vi.fn() };
  render(Screen, { props: { table, ...acts, ...snippets }, context });
  return { table, user: userEvent.setup() };
};
const tabs = (): (string | undefined)[] =>
  within(screen.getByTestId("tab-bar"))
    .getAllByRole("button")
    .map((tab) => tab.dataset["testid"]?.slice("tab-".length));
const opened = () =>
  within(screen.getByTestId("tab-bar")).getByRole("button", { current: true }).dataset["testid"]?.slice("tab-".length);

it("a part of a game gets what a board gets, and may give several answers in one step", async () => {
  cardFacts.learn("toy", [{ id: "farm", name: "Farm", text: "", facts: { cost: 3 } }]);
  const table = tableOf(stateOf({ game: "toy", decision, marks: { plays: 1 } }));
  const sent = vi.spyOn(table, "send");
  render(GamePart, { props: { table, part: probe, onpick: vi.fn() }, context });
  expect(await screen.findByTestId("probe")).toHaveTextContent("2 options, 0 previews, no replay");
  expect(screen.getByTestId("probe")).toHaveTextContent(
    '{"marks":{"plays":1},"facts":{"farm":{"cost":3}},"narrow":false}',
  );
  await userEvent.setup().click(screen.getByRole("button", { name: "answer both" }));
  expect(sent).toHaveBeenCalledWith(decision.options[0], ["stay", "then this"], false);
});

it.each([
  ["that the game does not bring", undefined],
  ["that fails", broken],
])("a part %s is as everywhere", async (_, part) => {
  const table = tableOf(stateOf({ game: "toy", decision }));
  render(GamePart, { props: { table, part, onpick: vi.fn(), children: html("<p>usual</p>") }, context });
  if (part) await vi.waitFor(() => expect(throws).toHaveBeenCalled());
  expect(screen.getByText("usual")).toBeVisible();
});

it("a board that fails gives way to the table in words", async () => {
  const said = vi.spyOn(console, "error").mockReturnValue();
  show(Desktop, { board: broken });
  expect(await screen.findByTestId("plain")).toBeVisible();
  expect(screen.getByText(/drawn board could not be loaded/)).toBeVisible();
  expect(said).toHaveBeenCalledOnce();
});

it.each(["head", "resolving", "strip", "prompt"] as const)("a phone has the game's own %s", async (name) => {
  show(Phone, { board: probe, [name]: probe });
  const shown = await screen.findAllByTestId("probe");
  expect(shown).toHaveLength(2);
  for (const one of shown) expect(one).toHaveTextContent('"narrow":true');
  expect(screen.queryAllByRole("list", { name: "Players" })).toHaveLength(name === "strip" ? 0 : 1);
});

it("a card that was held up does not come along to another table", async () => {
  const { unmount } = render(CardDialog, { game: "toy" });
  heldUp.id = "farm";
  expect(await screen.findByTestId("card-dialog")).toBeVisible();
  unmount();
  expect(heldUp.id).toBeNull();
});

it.each([Phone, Desktop])("what turns something up is said beside what the game shows of an option", async (Screen) => {
  const { table } = show(Screen, { would: probe });
  table.preview.held = 0;
  table.preview.foreseen = { until: "chance" };
  expect(await screen.findByTestId("preview-unseen")).toHaveTextContent("Turns up something new");
  expect(await screen.findByTestId("probe")).toBeVisible();
});

it("a phone has the game's own players, in their tab", async () => {
  const { user } = show(Phone, { players: probe });
  await user.click(screen.getByTestId("tab-players"));
  expect(await screen.findByTestId("probe")).toBeVisible();
  expect(screen.queryByTestId("players")).toBeNull();
});

it.each([Phone, Desktop])(
  "what stands under the question is the game's, and may have what is usual in it",
  async (Screen) => {
    show(Screen, { prompt: probe });
    expect(within(await screen.findByTestId("probe")).getByText("usual body")).toBeVisible();
    expect(screen.getAllByText("usual body")).toHaveLength(1);
  },
);

it("a game has tabs of its own on a phone, after the board, with how much may be chosen in each", () => {
  const lit = ({ options }: BoardProps): number => options.length;
  show(Phone, {
    board: probe,
    tabs: [
      { ...cards, lit },
      { ...cards, id: "none", has: () => false },
    ],
  });
  expect(tabs()).toEqual(["board", "cards", "mine", "log", "timeline", "players"]);
  expect(screen.getByTestId("lit-cards")).toHaveTextContent("2");
});

it("the open tab stays as it is while something else changes: what lies under a finger must not go", async () => {
  const { table } = show(Phone, { board: probe, tabs: [cards], usualTabs: { board: false } });
  const shown = await screen.findByTestId("probe");
  const version = table.latest!.version;
  const known = { i: 0, set: [], del: [], until: "decision" as const };
  vi.spyOn(api, "previews").mockResolvedValue({ version, previews: [known] });
  table.preview.prime();
  dispatchEvent(new Event("pointermove"));
  await vi.waitFor(() => expect(screen.getByTestId("probe")).toHaveTextContent("1 previews"));
  expect(screen.getByTestId("probe")).toBe(shown);
});

it("a game names and leaves out usual tabs", () => {
  const parts: GameParts = {
    board: probe,
    tabs: [cards],
    usualTabs: { board: false, mine: false, players: "spirits" },
  };
  show(Phone, parts);
  expect(tabs()).toEqual(["cards", "log", "timeline", "players"]);
  expect(screen.getByTestId("tab-players")).toHaveTextContent("Spirits");
  expect(opened()).toBe("cards");
});

it("a spectator sees the things of one player where the game says so", async () => {
  const watched = { word: "spirit", first: () => "p2" };
  show(Desktop, { mine: probe, tray: { height: 206 }, watched }, { you: null });
  expect(await screen.findByTestId("probe")).toHaveTextContent('"player":"p2"');
  expect(screen.getByTestId("mine-room")).toHaveClass("tray");
  cleanup();
  show(Phone, { board: probe, mine: probe, watched }, { you: null });
  expect(screen.getByTestId("tab-mine")).toHaveTextContent("Spirit");
  cleanup();
  show(Phone, { board: probe, mine: probe }, { you: null });
  expect(tabs()).toEqual(["board", "log", "timeline", "players"]);
});

it("in words, the board is there all the same", () => {
  settings.boardView = "plain";
  show(Phone, { board: probe, tabs: [cards], usualTabs: { board: false }, opens: () => "cards" });
  expect(opened()).toBe("board");
});

it("a question opens the tab of what it is about, once; a part opens another", async () => {
  const opens = ({ decision: now }: BoardProps) => (now?.asks?.id === "question.other" ? "mine" : "cards");
  const { table, user } = show(Phone, { board: probe, tabs: [cards], opens });
  await vi.waitFor(() => expect(opened()).toBe("cards"));
  await user.click(await screen.findByRole("button", { name: "look at the log" }));
  expect(opened()).toBe("log");
  table.latest = table.shown = stateOf({ ...table.latest, version: 2, decision });
  await vi.waitFor(() => expect(opened()).toBe("log"));
  table.latest = table.shown = stateOf({ ...table.latest, version: 3, decision: other });
  await vi.waitFor(() => expect(opened()).toBe("mine"));
});

it("a game says how wide the column is, and how high what is mine", async () => {
  show(Desktop, { mine: probe, column: { least: 330, most: 388 }, tray: { height: 206, low: 176, strip: 84 } });
  const room = screen.getByTestId("mine-room");
  expect(room.style.getPropertyValue("--tray")).toBe("206px");
  expect(room.style.getPropertyValue("--low")).toBe("176px");
  expect(room).toHaveClass("tray");
  expect(room.closest<HTMLElement>(".table")?.style.getPropertyValue("--column")).toBe("clamp(330px, 27vw, 388px)");
  expect(await screen.findByTestId("probe")).toHaveTextContent('"player":"p1","folded":false');
  expect(screen.queryByTestId("fold")).toBeNull();
});

it("what is mine is higher at a question with much to read", async () => {
  const rises = ({ decision: now }: BoardProps) => (now?.asks?.id === "question.way" ? 300 : undefined);
  const { table } = show(Desktop, { mine: probe, tray: { height: 206, low: 176, rises } });
  const room = screen.getByTestId("mine-room");
  const height = (): string => room.style.getPropertyValue("--tray") + room.style.getPropertyValue("--low");
  expect(height()).toBe("300px300px");
  table.latest = table.shown = stateOf({ ...table.latest, version: 2, decision: other });
  await vi.waitFor(() => expect(height()).toBe("206px176px"));
});

it("on a low screen the tray folds by itself, by its handle and by a key, until another kind of question", async () => {
  matching.add("(max-height: 780px)");
  const folds = ({ decision: now }: BoardProps) => now?.asks?.id === "question.way";
  const { table, user } = show(Desktop, { mine: probe, tray: { height: 206, strip: 84, folds } });
  const handle = screen.getByTestId("fold");
  const isFolded = async (folded: boolean) => {
    await vi.waitFor(() => expect(handle).toHaveAttribute("aria-expanded", String(!folded)));
    expect(await screen.findByTestId("probe")).toHaveTextContent(`"folded":${folded}`);
  };
  await isFolded(true);
  await user.click(handle);
  await isFolded(false);
  table.latest = table.shown = stateOf({ ...table.latest, version: 2, decision: { ...decision } });
  await isFolded(false);
  await user.keyboard("h");
  await isFolded(true);
  table.latest = table.shown = stateOf({ ...table.latest, version: 3, decision: other });
  await isFolded(false);
});

it("a spectator has no tray", () => {
  show(Desktop, { mine: probe, tray: { height: 206 } }, { you: null, mine: [] });
  expect(screen.getByTestId("mine-room")).not.toHaveClass("tray");
});
