import { render, screen, within } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { stateOf } from "../../../testing";
import { learnWords, option, propsWith, RIVER, tableWith, viewOf } from "../testing";
import { shown } from "../shown.svelte";
import type { Forecast, RavageToCome } from "../view";
import { heldUp } from "../../../lib/cards.svelte";
import OptionList from "../../../table/OptionList.svelte";
import { watched } from "../watched.svelte";
import { changesOf, isBetter } from "./changes";
import "../parts";
import Mine from "../tray/Mine.svelte";
import Gauges from "./Gauges.svelte";
import Rail from "./Rail.svelte";
import Resolving from "./Resolving.svelte";
import Spirits from "./Spirits.svelte";
import Would from "./Would.svelte";

beforeEach(async () => {
  watched.player = null;
  await learnWords();
});

const RAVAGE: RavageToCome = {
  damage: 4,
  dealt: { town: 4 },
  defend: 0,
  net: 4,
  blight: 1,
  cascade: false,
  dahan_lost: 0,
  strike: 0,
  presence_lost: ["p1"],
  sure: true,
};
const SAFE = { ...RAVAGE, net: 0, blight: 0, presence_lost: [] };
const forecast = (ravage: Record<string, RavageToCome>, to_come: number): Forecast => ({
  turn: 2,
  fear: 0,
  escalation: "no",
  losses: { lands: 2, dahan_lost: 0, presence_lost: {}, sure: true },
  ravage,
  build: { A1: { adds: ["city"], sure: true } },
  explore: {},
  opens: { jungle: 2 },
  blight: { to_come, left: 2 - to_come, then: to_come > 1 ? "lost" : "", sure: true },
});
const FORECAST = forecast({ A1: RAVAGE, A2: SAFE }, 1);

describe("the rail", () => {
  it("has the steps in order, the present one marked, with cards and what they will do", () => {
    const table = tableWith({ phase: "invaders.fear", forecast: FORECAST });
    render(Rail, { props: propsWith(table, []) });
    const steps = screen.getAllByRole("listitem");
    expect(steps.map((step) => step.textContent?.trim().split(/\s+/)[0])).toEqual([
      "Spirits",
      "Fast",
      "Fear",
      "I",
      "II",
      "II",
      "Slow",
    ]);
    expect(screen.getByText("Fear").closest("li")).toHaveAttribute("aria-current", "step");
    expect(screen.getByText("2 lands · 1 Blight")).toBeVisible();
    expect(screen.getByRole("img", { name: "2 Invader cards left" })).toHaveTextContent("IIIII");
  });

  it("says how many lands each card that may come would open, and what an Escalation would do", async () => {
    const table = tableWith({
      forecast: { ...FORECAST, escalation: "maybe" },
      adversary: { id: "sweden", level: 1 },
    });
    render(Rail, { props: propsWith(table, []) });
    expect(screen.getByRole("img", { name: "The next card may bring Escalation" })).toBeVisible();
    await userEvent.setup().click(screen.getByTestId("explore"));
    const told = await screen.findByTestId("opens");
    expect(within(told).getByRole("listitem")).toHaveTextContent(/2 lands/);
    expect(told).toHaveTextContent(/Replace a Dahan/);
  });

  it("who is ready has a check in the phase that everybody shares", () => {
    const table = tableWith({ phase: "fast" }, { ready: true });
    render(Rail, { props: propsWith(table, [], { seats: { p1: { kind: "human", name: "Ada" } } }) });
    expect(screen.getByRole("img", { name: "Ada: ready" })).toBeVisible();
  });

  it("is short on a small screen", () => {
    render(Rail, { props: propsWith(tableWith({ phase: "slow" }), [], { narrow: true }) });
    expect(screen.getByRole("navigation")).toHaveTextContent(/Slow ?turn 2/);
    expect(screen.getByRole("button", { name: "2 Blight left" })).toBeVisible();
  });

  it("opens all that stands around the island on a small screen, with the switch of the forecast", async () => {
    const england = tableWith({
      phase: "fast",
      forecast: FORECAST,
      adversary: { id: "sweden", level: 3 },
      scenario: "blitz",
      invaders: { ...tableWith().invaders, immigration: ["jungle-2"] },
      steps: [...tableWith().steps, "invaders.immigration"],
    });
    const seats = { p1: { kind: "human", name: "Ada" } } as const;
    render(Rail, { props: propsWith(england, [], { narrow: true, seats }) });
    expect(screen.getByRole("navigation").querySelectorAll(".immigration .card, .immigration svg").length).toBeTruthy();
    const user = userEvent.setup();
    await user.click(screen.getByRole("button", { name: /Terror Level I/ }));
    const sheet = within(await screen.findByTestId("overview"));
    for (const told of ["Level 3", "Scenario", "Win: no invaders", "Immigration", "1 to come", "Ada"])
      expect(sheet.getByText(told)).toBeVisible();
    expect(sheet.getByRole("img", { name: "Terror Level II: 3 cards left" })).toBeVisible();
    await user.click(sheet.getByTestId("forecast"));
    expect(sheet.queryByText("1 to come"), "what is foreseen is gone everywhere").toBeNull();
    await user.click(sheet.getByTestId("forecast"));
    expect(sheet.getByText("1 to come")).toBeVisible();
  });

  it.each([
    ["more", { ...RAVAGE, sure: false }, "2 lands · ≥ 1 Blight", "at least 1 to come"],
    ["less", { ...RAVAGE, sure: false, open: true }, "2 lands · 1? Blight", "perhaps 1 to come"],
  ])("says of a sum that may come to %s as much as the lands do", (_, one, rail, gauge) => {
    const unsure = forecast({ A1: one, A2: SAFE }, 1);
    const table = tableWith({ forecast: { ...unsure, blight: { ...unsure.blight, sure: false } } });
    render(Rail, { props: propsWith(table, []) });
    render(Gauges, { props: { view: viewOf(table), preview: null } });
    expect(screen.getByText(rail)).toBeVisible();
    expect(screen.getByText(gauge)).toBeVisible();
  });

  it("says nothing of what is foreseen to those who reckon themselves", () => {
    shown.forecast = false;
    render(Rail, { props: propsWith(tableWith({ phase: "fast", forecast: FORECAST }), []) });
    expect(screen.queryByText(/1 Blight/)).toBeNull();
    shown.forecast = true;
  });
});

describe("the gauges", () => {
  it("say how far Fear is, with what the preview adds, and what wins now", () => {
    const after = tableWith();
    after.fear = { ...after.fear, generated: 3 };
    render(Gauges, { props: { view: viewOf(tableWith()), preview: viewOf(after) } });
    const gauges = screen.getByRole("group", { name: "Fear, Blight, adversary" });
    expect(gauges).toHaveTextContent("1 + 2 of 4 Fear");
    expect(gauges).toHaveTextContent("Win: no invaders");
    expect([...gauges.querySelectorAll(".ticks i")].map((tick) => tick.className.split(" ")[0])).toEqual([
      "on",
      "soon",
      "soon",
      "off",
    ]);
  });

  it("show two adversaries with what their panels count", () => {
    const table = tableWith({
      adversary: { id: "france", level: 5, blight: 2, towns_left: 4 },
      second_adversary: { id: "russia", level: 5, beasts: 1, after_fear_cards: [3, 7] },
    });
    render(Gauges, { props: { view: viewOf(table), preview: null } });
    const gauges = screen.getByRole("group", { name: "Fear, Blight, adversary" });
    for (const told of [
      "2 Blight on the panel",
      "4 Towns left",
      "1 Beasts on the panel",
      "its cards after 3, 7 Fear cards",
    ])
      expect(gauges).toHaveTextContent(told);
  });

  it("warn when the Blight to come uses up the pool, and say what follows", () => {
    const table = tableWith({ forecast: forecast({ A1: RAVAGE, A2: RAVAGE }, 2) });
    render(Gauges, { props: { view: viewOf(table), preview: null } });
    expect(screen.getByText("2 to come")).toBeVisible();
    expect(screen.getByText("the game is lost")).toBeVisible();
  });

  it("say that what uses up the pool may not come", () => {
    const open = { ...RAVAGE, sure: false, open: true };
    const coming = forecast({ A1: open, A2: open }, 2);
    const table = tableWith({ forecast: { ...coming, blight: { ...coming.blight, sure: false } } });
    render(Gauges, { props: { view: viewOf(table), preview: null } });
    expect(screen.getByText("perhaps: the game is lost")).toBeVisible();
  });
});

it("what is in force stands beside the Spirits, and with all open cards in a list", async () => {
  const table = tableWith({
    rules: [{ rule: "isolation-1" }, { rule: "swift-boon", player: "p1" }, { rule: "flame-marker", land: "A1" }],
    invaders: { ...tableWith().invaders, discard: ["jungle"] },
    fear: { ...tableWith().fear, discard: ["isolation"] },
  });
  table.spirits["p1"]!.forgotten = ["wash-away"];
  render(Spirits, { props: { ...propsWith(table, []), state: stateOf({ game: "spirit-island" }), onsit: vi.fn() } });
  expect(document.querySelector("[data-player=p1]")).toHaveTextContent("Swift boon");
  const user = userEvent.setup();
  await user.click(screen.getByRole("button", { name: /Isolation 1/ }));
  const known = within(await screen.findByTestId("known"));
  for (const told of ["Flame marker", "No presence", "Wash Away"]) expect(known.getByText(told)).toBeVisible();
  expect(known.getAllByRole("img").map((one) => one.getAttribute("aria-label"))).toContain("Jungle");
  await user.click(known.getByRole("button", { name: "Isolation 1" }));
  expect(heldUp.id).toBe("isolation");
  heldUp.id = null;
});

describe("the Spirits", () => {
  const two = tableWith();
  two.spirits["p2"] = { ...RIVER, ready: true };
  const state = stateOf({ game: "spirit-island", waiting: [{ player: "p1", since: "2026-01-01T00:00:00Z" }] });
  const show = (options = propsWith(two, [])) => {
    const props = { ...options, state, onsit: vi.fn() };
    render(Spirits, { props });
    return { props, rows: screen.getAllByRole<HTMLElement>("button"), user: userEvent.setup() };
  };

  it("say who acts and who is ready, and a click or a bracket shows another in the tray", async () => {
    const { rows, user } = show();
    expect(rows[0]).toHaveTextContent(/Ada.*acts/s);
    expect(rows[1]).toHaveTextContent(/Bo.*ready/s);
    await user.click(rows[1] as HTMLElement);
    expect(watched.player).toBe("p2");
    await user.keyboard("]");
    expect(watched.player).toBeNull();
    await user.keyboard("[[");
    expect(watched.player).toBe("p2");
  });

  it("open on a small screen what is theirs", async () => {
    const onopen = vi.fn();
    const { rows, user } = show(propsWith(two, [], { onopen }));
    await user.click(rows[1] as HTMLElement);
    expect([watched.player, onopen.mock.calls]).toEqual(["p2", [["mine"]]]);
  });

  it("are looked at by spectators, who begin at the first", async () => {
    const { rows, user } = show(propsWith(two, [], { you: null }));
    expect(rows[0]).toHaveClass("shown");
    await user.keyboard("]");
    expect(watched.player).toBe("p2");
    expect(rows[0]).not.toHaveClass("shown");
    render(Mine, { props: propsWith(two, [], { you: null }) });
    expect(screen.queryByRole("button", { name: "My Spirit" })).toBeNull();
  });

  it("are clicked where one is the target", async () => {
    const { props, rows, user } = show(propsWith(two, [option(0, "to p2", "player:p2")]));
    await user.click(rows[1] as HTMLElement);
    expect(props.onpick).toHaveBeenCalledWith(0);
  });
});

it("the card that asks is shown with its line lit", () => {
  const asking = { players: ["p1"], options: [option(0, "A1", "land:A1")] };
  const table = tableWith({ about: { card: "flash-floods", by: "p1", line: 1 } });
  render(Resolving, { props: propsWith(table, [], { decision: asking }) });
  const shown = within(screen.getByTestId("resolving"));
  expect(shown.getByText(/1 more Damage/)).toHaveClass("on");
  expect(shown.getByText("1 Damage.")).toHaveClass("done");
});

it("a Fear card has a line for each Terror Level, and the one that counts is lit", () => {
  const table = tableWith({ about: { card: "isolation", line: 1 } });
  render(Resolving, { props: propsWith(table, [option(0, "A1", "land:A1")]) });
  const lines = [...screen.getByTestId("resolving").querySelectorAll("p")];
  expect(lines.map((line) => line.textContent?.trim())).toEqual(["IRemove 1 Town.", "IIRemove 2.", "IIIRemove 3."]);
  expect(lines.map((line) => line.ariaCurrent)).toEqual([null, "true", null]);
});

it("an adversary that asks is shown with the level that asks", () => {
  const table = tableWith({ about: { card: "sweden", line: 0 } });
  render(Resolving, { props: propsWith(table, [option(0, "A1", "land:A1")]) });
  expect(screen.getByText("Replace a Dahan by a Town.")).toHaveClass("on");
});

it("a long card is scrolled to the line that asks, a threshold too", () => {
  const below = vi.spyOn(HTMLElement.prototype, "offsetTop", "get").mockImplementation(function (this: HTMLElement) {
    return this.classList.contains("level") ? 300 : 0;
  });
  const table = tableWith({ about: { card: "wash-away", by: "p1", line: 1 } });
  render(Resolving, { props: propsWith(table, [option(0, "A1", "land:A1")]) });
  expect(screen.getByText("Again.")).toHaveAttribute("aria-current");
  expect(screen.getByTestId("resolving").scrollTop).toBe(300);
  below.mockRestore();
});

describe("what an option would do", () => {
  const before = tableWith({ forecast: FORECAST });
  const after = tableWith({ forecast: forecast({ A1: SAFE, A2: SAFE }, 0) });
  after.lands["A1"] = { ...after.lands["A1"]!, town: 0, "town-1": 1, dahan: 1, defend: 4 };
  after.fear = { ...after.fear, generated: 3 };

  it("is told land by land, better and worse apart", () => {
    const told = changesOf(before, after, "p1").map((change) => [
      change.kind,
      change.before,
      change.after,
      isBetter(change),
    ]);
    expect(told).toEqual([
      ["fear", 1, 3, true],
      ["piece", 2, 1, false],
      ["piece", 0, 1, true],
      ["defend", 0, 4, true],
      ["ravage", 4, 0, true],
      ["keeps", 1, 0, true],
      ["to-come", 1, 0, true],
    ]);
  });

  it("earning a Fear card is a gain, and what the Invaders would do less too", () => {
    const two = { ...before, spirits: { ...before.spirits, p2: RIVER } };
    const earned = structuredClone(two);
    earned.fear = { ...earned.fear, generated: 0, earned: 1, terror: 2 };
    earned.spirits["p2"].energy += 1;
    const coming = forecast({ A1: { ...RAVAGE, dahan_lost: 2 }, A2: SAFE }, 1);
    const told = changesOf({ ...two, forecast: coming }, { ...earned, forecast: { ...FORECAST, build: {} } }, "p1");
    expect(told.map((change) => [change.kind, change.before, change.after, isBetter(change)])).toEqual([
      ["terror", 1, 2, true],
      ["earned", 0, 1, true],
      ["fear", 1, 4, true],
      ["energy", 1, 2, true],
      ["dahan-lost", 2, 0, true],
      ["build", 1, 0, true],
    ]);
    render(Gauges, { props: { view: viewOf(two), preview: viewOf(earned) } });
    expect(screen.getByTestId("earned")).toHaveTextContent("+ 1 card");
    expect(screen.getByRole("group", { name: "Fear, Blight, adversary" })).toHaveTextContent("1 + 3 of 4 Fear");
  });

  it("stands under the options, in words", () => {
    render(Would, { props: propsWith(before, [], { preview: viewOf(after) }) });
    const rows = screen
      .getAllByRole("listitem", { hidden: true })
      .map((row) => row.textContent?.replace(/\s+/g, " ").trim());
    expect(rows).toContain("Ravage in A1 4 → 0");
    expect(rows).toContain("Presence in A1 stays");
    expect(rows).toContain("town-1 in A1 0 → 1");
  });

  it("the damage of its Ravage stands beside a land to choose", async () => {
    const options = [option(0, "A1", "land:A1"), option(1, "A2", "land:A2"), option(2, "A3", "land:A3")];
    const game = { game: "spirit-island", view: viewOf(before), you: "p1" };
    const now = { options, selected: null, armed: null, onpick: vi.fn(), onlook: vi.fn() };
    render(OptionList, { props: { ...game, ...now } });
    expect(await screen.findByRole("button", { name: "1 A1 Ravage in A1 4" })).toBeVisible();
    expect(screen.getByRole("button", { name: "2 A2 Ravage in A2 0" })).toBeVisible();
    expect(screen.getByRole("button", { name: "3 A3" })).toBeVisible();
  });
});
