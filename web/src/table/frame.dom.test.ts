import { fireEvent, render, screen } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
import { SEATS } from "../lib/seats";
import { settings } from "../lib/settings.svelte";
import type { BoardProps } from "../games/contract";
import type { TableState } from "../net/types";
import { html, optionsOf, stateOf, tableOf } from "../testing";
import Actions from "./Actions.svelte";
import { tabsFor } from "./panels";
import Prompt from "./Prompt.svelte";
import Sheet from "./Sheet.svelte";
import TabBar from "./TabBar.svelte";

describe("Prompt", () => {
  function shown(state: TableState) {
    const [table, onoutcome] = [tableOf(state), vi.fn()];
    const props = { table, onoutcome, tools: html("<span></span>") };
    render(Prompt, { props, context: new Map([[SEATS, () => state.seats]]) });
    return { table, onoutcome, user: userEvent.setup() };
  }
  const decision = { players: ["p1"], prompt: { en: "Choose a land" }, options: optionsOf("A1", "A2") };

  it("asks, in a heading that is read out when it changes", () => {
    shown(stateOf({ decision }));
    const region = screen.getByRole("region", { name: "Prompt" });
    expect(region).toHaveTextContent("Your turn");
    const heading = screen.getByRole("heading", { name: "Choose a land" });
    expect(heading).toHaveAttribute("aria-live", "polite");
  });

  it("says of a question for all that anyone may answer", () => {
    shown(stateOf({ decision: { ...decision, players: ["p1", "p2"] }, view: { about: { joint: true } } }));
    expect(screen.getByRole("region", { name: "Prompt" })).toHaveTextContent("Anyone may answer");
  });

  it("says whom the table waits for, by name", () => {
    shown(stateOf({ waiting: [{ player: "p2", since: "" }] }));
    expect(screen.getByText(/Bo/)).toBeVisible();
    expect(screen.queryByText("Your turn")).toBeNull();
  });

  it.each([
    ["en", "Greedy 2 is thinking …", "Greedy 2 and Greedy 3 are thinking …"],
    ["de", "Gierig 2 denkt nach …", "Gierig 2 und Gierig 3 denken nach …"],
    ["fr", "Gourmand 2 réfléchit…", "Gourmand 2 et Gourmand 3 réfléchissent…"],
  ])("says which bots think, one or several: %s", (lang, one, both) => {
    settings.lang = lang;
    const seats = Object.fromEntries(
      ["p2", "p3"].map((who) => [who, { kind: "bot" as const, name: "", bot: "greedy" }]),
    );
    const waiting = Object.keys(seats).map((player) => ({ player, since: "" }));
    shown(stateOf({ seats, waiting: waiting.slice(0, 1) }));
    shown(stateOf({ seats, waiting }));
    const said = screen.getAllByTestId("prompt").map((prompt) => prompt.querySelector(".tag")?.textContent);
    expect(said).toEqual([one, both]);
  });

  it("tells a spectator so", () => {
    shown(stateOf({ you: null, mine: [], waiting: [{ player: "p2", since: "" }] }));
    expect(screen.getByTestId("prompt")).toHaveTextContent("You are watching");
  });

  it("leads back from the past", async () => {
    const { table, user } = shown(stateOf({ decision, answers: 5 }));
    table.at = 3;
    await user.click(await screen.findByTestId("back-to-game"));
    expect(table.at).toBeNull();
    expect(screen.getByRole("heading", { name: "Choose a land" })).toBeVisible();
  });

  it("says so when the table has stopped", () => {
    shown(stateOf({ stopped: true }));
    expect(screen.getByTestId("prompt")).toHaveTextContent("This table has stopped");
    expect(screen.getByRole("heading")).toHaveTextContent("cannot be read");
  });

  it("opens the result when the game is over", async () => {
    const outcome = { winners: ["p2"], scores: {} };
    const log = [{ n: 1, kind: "end", text: { en: "p2 wins" } }];
    const { onoutcome, user } = shown(stateOf({ status: "over", outcome, log }));
    expect(screen.getByRole("heading", { name: "Bo wins" })).toBeVisible();
    await user.click(screen.getByTestId("show-outcome"));
    expect(onoutcome).toHaveBeenCalledOnce();
  });
});

describe("TabBar", () => {
  const usual = (you: string | null) => tabsFor("", {}, true, { you } as BoardProps);

  it("marks the tab that is shown, and a press shows another", async () => {
    render(TabBar, { tab: "board", tabs: usual("p1") });
    const user = userEvent.setup();
    const [board, log] = [screen.getByTestId("tab-board"), screen.getByTestId("tab-log")];
    expect(board).toHaveAttribute("aria-current", "true");
    expect(log).not.toHaveAttribute("aria-current");
    log.focus();
    await user.keyboard("{Enter}");
    expect(log).toHaveAttribute("aria-current", "true");
    expect(board).not.toHaveAttribute("aria-current");
  });

  it("leaves out what a spectator does not have; every tab has a name", () => {
    render(TabBar, { tab: "board", tabs: usual(null) });
    expect(screen.queryByTestId("tab-mine")).toBeNull();
    const tabs = screen.getAllByRole("button");
    expect(tabs).toHaveLength(4);
    for (const tab of tabs) expect(tab).toHaveAccessibleName(/\w/);
  });
});

describe("Sheet", () => {
  const sheet = (count: number) =>
    render(Sheet, { height: "peek", count, head: html("<b>Head</b>"), children: html("<i>Options</i>") });

  it("opens and closes by its handle, which says how many options there are", async () => {
    sheet(3);
    const user = userEvent.setup();
    expect(screen.queryByText("Options")).toBeNull();
    const handle = screen.getByRole("button", { name: /^3 options/, expanded: false });
    await user.click(handle);
    expect(screen.getByText("Options")).toBeVisible();
    expect(handle).toHaveAttribute("aria-expanded", "true");
    await user.keyboard("{Enter}");
    expect(screen.queryByText("Options")).toBeNull();
  });

  it("is pulled up by a finger, in two steps, and pushed down", async () => {
    sheet(3);
    const handle = screen.getByRole("button");
    const pull = async (from: number, to: number): Promise<string | undefined> => {
      await fireEvent.pointerDown(handle, { clientY: from, pointerId: 1 });
      await fireEvent.pointerMove(handle, { clientY: to, pointerId: 1 });
      await fireEvent.pointerUp(handle, { clientY: to, pointerId: 1 });
      return screen.getByTestId("sheet").dataset["height"];
    };
    expect(await pull(600, 590)).toBe("peek");
    expect(await pull(600, 500)).toBe("half");
    expect(await pull(500, 300)).toBe("full");
    expect(await pull(300, 500)).toBe("half");
    await fireEvent.click(handle, { detail: 1 }); // what a mouse does then
    expect(screen.getByTestId("sheet").dataset["height"]).toBe("half");
    await fireEvent.click(handle, { detail: 1 });
    expect(screen.getByTestId("sheet").dataset["height"]).toBe("peek");
  });

  it("has no handle when there is nothing to choose", () => {
    sheet(0);
    expect(screen.queryByRole("button")).toBeNull();
    expect(screen.getByText("Head")).toBeVisible();
  });
});

describe("Actions", () => {
  const undo = { free: 0, own: 0, action: 0, to: null, reveals: false, redo: 0, request: null };

  it("offers neither undo nor redo where there is none", () => {
    render(Actions, { table: tableOf(stateOf()), onundo: vi.fn() });
    expect(screen.getByRole("button", { name: "Undo" })).toBeDisabled();
    expect(screen.getByRole("button", { name: "Redo" })).toBeDisabled();
  });

  it("takes back the last answer", async () => {
    const onundo = vi.fn();
    render(Actions, { table: tableOf(stateOf({ answers: 4, undo: { ...undo, free: 1, to: 3 } })), onundo });
    await userEvent.setup().click(screen.getByRole("button", { name: "Undo" }));
    expect(onundo).toHaveBeenCalledOnce();
  });

  it("is not there for spectators", () => {
    render(Actions, { table: tableOf(stateOf({ you: null, mine: [] })), onundo: vi.fn() });
    expect(screen.queryByRole("button")).toBeNull();
  });
});
