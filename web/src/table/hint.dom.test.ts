import { render, screen } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, it, vi } from "vitest";
import { GAMES } from "../games";
import { toasts } from "../lib/toasts.svelte";
import { api, ApiError } from "../net/api";
import type { Decision, TableState } from "../net/types";
import type { Hint } from "../net/wire";
import { optionsOf, stateOf, tableOf } from "../testing";
import { pickOf } from "../testing/picks";
import Actions from "./Actions.svelte";
import HintBar from "./HintBar.svelte";
import type { Table } from "./store.svelte";

afterEach(() => void vi.restoreAllMocks());

function asked(decision: Partial<Decision>, told: Partial<Hint>, more: Partial<TableState> = {}) {
  const table = tableOf(stateOf({ decision: { players: ["p1"], options: [], ...decision }, ...more }));
  const ask = vi.spyOn(api, "hint").mockResolvedValue({ version: 1, answers: [], picked: [], ...told });
  const sent = vi.fn<(...answers: string[]) => void>();
  table.send = (option, answers) => sent(...(answers ?? [option.notation]));
  render(Actions, { table, onundo: () => undefined });
  render(HintBar, { table });
  return { table, ask, sent, user: userEvent.setup() };
}

const button = (): HTMLElement => screen.getByTestId("hint");
const bar = (): HTMLElement | null => screen.queryByTestId("hint-bar");

function becomes(table: Table, more: Partial<TableState>): void {
  table.latest = table.shown = { ...table.latest!, ...more };
}

describe("a hint", () => {
  const options = optionsOf("Stay", "Go there");

  it("is said, lights the option, and one click takes it", async () => {
    const { table, ask, sent, user } = asked({ options }, { answers: ["go-there"] });
    await user.click(button());
    expect(ask).toHaveBeenCalledExactlyOnceWith("t1", "p1", 1);
    expect(bar()).toHaveTextContent("Hint: Go there");
    expect(screen.getByRole("status")).toHaveTextContent("Hint: Go there");
    expect([table.preview.held, table.preview.selected]).toEqual([1, 1]);
    await user.click(screen.getByTestId("hint-take"));
    expect(sent).toHaveBeenCalledExactlyOnceWith("go-there");
  });

  it("goes with the state it was thought about, and is not shown when it comes too late", async () => {
    const { table, user } = asked({ options }, { answers: ["go-there"] });
    await user.click(button());
    becomes(table, { version: 2 });
    await vi.waitFor(() => expect(bar()).toBeNull());
    await user.click(button()); // what comes is for version 1
    expect(bar()).toBeNull();
  });

  it("is where the keyboard goes on, when it asked", async () => {
    const { sent, user } = asked({ options }, { answers: ["stay"] });
    button().focus();
    await user.keyboard("{Enter}");
    expect(screen.getByTestId("hint-take")).toHaveFocus();
    await user.keyboard("{Enter}");
    expect(sent).toHaveBeenCalledExactlyOnceWith("stay");
  });

  it("checks the things of a pick, and is sent as one set", async () => {
    const pick = pickOf(["give farm*2", "give inn", "give wife"], { least: 1, most: 3 });
    const { table, sent, user } = asked(
      { options, pick },
      { answers: ["give 2 farm", "stop"], picked: ["give farm", "give farm"] },
    );
    await user.click(button());
    expect(table.picking.total).toBe(2);
    expect(sent).not.toHaveBeenCalled();
    await user.click(screen.getByTestId("hint-take"));
    expect(sent).toHaveBeenCalledExactlyOnceWith("give farm, give farm");
  });

  it("plays nothing before it is taken where one thing may close another", async () => {
    const pick = pickOf(["pay twig", "pay resin"], { least: 0, most: 2, bounded: true });
    const some = optionsOf("Pay twig").map((option) => ({ ...option, notation: "pay twig" }));
    const { sent, user } = asked({ options: some, pick }, { answers: ["pay twig", "stop"], picked: ["pay twig"] });
    await user.click(button());
    expect(sent).not.toHaveBeenCalled();
    await user.click(screen.getByTestId("hint-take"));
    expect(sent).toHaveBeenCalledExactlyOnceWith("pay twig", "stop");
  });

  it("can be to take nothing of that", async () => {
    const pick = pickOf(["pay twig", "pay resin"], { least: 0, most: 2, bounded: true });
    const { sent, user } = asked({ options: optionsOf("Pay twig", "Stop"), pick }, { answers: ["stop"] });
    await user.click(button());
    await user.click(screen.getByTestId("hint-take"));
    expect(sent).toHaveBeenCalledExactlyOnceWith("stop");
  });

  it("is not asked for by a key either while things are marked", async () => {
    GAMES["the-island"]!.together = () => 2;
    const options = optionsOf("Go").map((one) => ({ ...one, refs: ["hex:A1"] }));
    const decision = { players: ["p1"], options };
    vi.spyOn(api, "tried").mockResolvedValue({
      version: 1,
      set: [],
      del: [],
      until: "decision",
      then: null,
      unseen: {},
      decision,
    });
    const { table, ask } = asked(decision, { answers: ["go"] });
    table.plan.mark(options[0]!);
    await vi.waitFor(() => expect(button()).toBeDisabled());
    await table.hint.ask(true);
    expect(ask).not.toHaveBeenCalled();
    delete GAMES["the-island"]!.together;
  });

  it("is not offered where there are none, nor to spectators; a refusal is said", async () => {
    const { ask, user } = asked({ options }, {});
    ask.mockRejectedValue(new ApiError(429, "too-many", "Too many messages at once."));
    await user.click(button());
    expect(toasts.at(-1)?.text).toContain("Too many");
    document.body.innerHTML = "";
    asked({ options }, {}, { hints: false });
    asked({ options }, {}, { you: null });
    expect(screen.queryByTestId("hint")).toBeNull();
  });
});
