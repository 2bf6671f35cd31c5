import { fireEvent, render, screen, within } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { rulebook } from "../../../lib/rulebook.svelte";
import type { Decision, View } from "../../../net/types";
import type { BoardProps } from "../../contract";
import { desk } from "../choosing/desk.svelte";
import { lines, nowOf, option, player, valleyOf } from "../testing";
import type { EverdellView } from "../view";
import Made from "../../../testing/Made.svelte";
import Board from "./Board.svelte";
import { SLOTS, type SlotName } from "./slots";
import "../choosing/Large.svelte"; // loaded when a card is held up; here it is known already

vi.mock("../../../language/index.svelte", async (original) => ({
  ...(await original<object>()),
  boardText: (await import("../testing")).speak,
}));

beforeEach(() => void (desk.open = desk.large = rulebook.wanted = null));

function show(now: Partial<BoardProps> = {}, view: Partial<EverdellView> = {}): void {
  render(Board, { props: nowOf({ view: valleyOf(view) as unknown as View, ...now }) });
}

const thing = (ref: string): HTMLElement => document.querySelector<HTMLElement>(`[data-ref="${ref}"]`)!;
const visit = option(4, "visit basic-3-twigs", "place:basic-3-twigs");

describe("places", () => {
  it("one click on a lit place sends the worker there, one on another does nothing", async () => {
    const onpick = vi.fn();
    show({ options: [visit], onpick });
    const user = userEvent.setup();
    await user.click(thing("place:basic-1-berry"));
    expect(onpick).not.toHaveBeenCalled();
    await user.click(thing("place:basic-3-twigs"));
    expect(onpick).toHaveBeenCalledExactlyOnceWith(4);
  });

  it("shows where the worker would stand while one looks", () => {
    const there = valleyOf();
    const preview = { ...there, places: { ...there.places, "basic-3-twigs": ["p1"] } } as unknown as View;
    show({ options: [visit], selected: 4, preview });
    expect(thing("place:basic-3-twigs").querySelectorAll(".ghost")).toHaveLength(1);
    expect(thing("place:basic-1-berry").querySelectorAll(".ghost")).toHaveLength(0);
  });

  it("looks at the option while the pointer or the focus is there", async () => {
    const onhover = vi.fn();
    show({ options: [visit], onhover });
    await userEvent.setup().hover(thing("place:basic-3-twigs"));
    expect(onhover).toHaveBeenLastCalledWith(4);
  });

  it("looks at what may be chosen now as soon as a pointer stirs that has rested there", async () => {
    const onhover = vi.fn();
    const props = nowOf({ view: valleyOf() as unknown as View, onhover });
    const { rerender } = render(Board, { props });
    const place = thing("place:basic-3-twigs");
    await fireEvent.pointerMove(place, { pointerType: "mouse" });
    await rerender({ ...props, options: [visit] });
    await fireEvent.pointerEnter(place, { pointerType: "mouse" }); // as browsers do when what lies there is new
    expect(onhover).not.toHaveBeenCalledWith(4);
    await fireEvent.pointerMove(place, { pointerType: "mouse" });
    expect(onhover).toHaveBeenLastCalledWith(4);
  });

  it("says who stands there, and whether more may come", () => {
    show();
    expect(thing("place:basic-1-berry")).toHaveAccessibleName(/any number of workers; here: Bo, Bo, Bo/);
  });

  it("carries web tiles and the number by which Phantomia counts", () => {
    const phantomia = { webs: { "forest-2-any": 2 }, figure: 8, adjacent: [7] } as unknown as EverdellView["phantomia"];
    show({}, { phantomia });
    expect(thing("place:forest-2-any")).toHaveAccessibleName(/2 web tiles/);
    expect(thing("place:forest-2-any")).toHaveTextContent("1");
    expect(thing("meadow:8")).toHaveAccessibleName("her figure");
    expect(thing("meadow:7").querySelector(".web")).not.toBeNull();
  });

  it("says what a worker costs besides under web tiles", () => {
    const phantomia = { webs: { "forest-2-any": 2 } } as unknown as EverdellView["phantomia"];
    const tolls = [{ by: "module:x", price: "", takes: [{ what: "her-point", n: 2 }] }];
    show({ marks: { plays: {}, needs: {}, places: { "place:forest-2-any": { ok: true, tolls } } } }, { phantomia });
    expect(thing("place:forest-2-any")).toHaveAccessibleName(/besides: 2 point tokens for Phantomia/);
    expect(thing("place:forest-2-any").querySelector(".web")).toHaveTextContent("+2");
  });
});

it("an event shows how far I am", () => {
  const needs = {
    "harvest-festival": { p1: { met: false, parts: [{ type: "production", have: 2, of: 4 }] } },
  };
  show({ marks: { plays: {}, needs } });
  const event = thing("event:harvest-festival");
  expect(event.querySelectorAll(".pip")).toHaveLength(4);
  expect(event.querySelectorAll(".pip.on")).toHaveLength(2);
  expect(event).toHaveAccessibleName(/production 2 of 4/);
});

it("a taken event shows whose it is", () => {
  show({}, { events: { "harvest-festival": { owner: "p2", workers: [] } } });
  expect(thing("event:harvest-festival")).toHaveTextContent("Bo");
});

it("Rugwort's workers lie on the cards he bars", () => {
  show({}, { warded: [2] });
  expect(thing("meadow:2").querySelector(".ward")).not.toBeNull();
  expect(thing("meadow:1").querySelector(".ward")).toBeNull();
});

it("marks the cards that came since my last turn", async () => {
  const view = valleyOf({ turn: 20 });
  const as = (more: Partial<EverdellView>): BoardProps => nowOf({ view: { ...view, ...more } as unknown as View });
  const { rerender } = render(Board, { props: as({}) });
  await rerender(as({ active: "p2", turn: 21 }));
  expect(document.querySelector(".fresh")).toBeNull();
  const meadow = ["palace", "shopkeeper", ...view.meadow!.slice(2)];
  await rerender(as({ active: "p1", turn: 22, meadow }));
  expect(thing("meadow:2")).toHaveTextContent("new");
  expect(thing("meadow:1")).not.toHaveTextContent("new");
});

describe("ways to play a card", () => {
  const plays = {
    "meadow:4": {
      ok: true,
      price: { berry: 2 },
      ways: [
        { pay: [{ berry: 2 }], answers: [["play shopkeeper meadow 4", "pay"]] },
        {
          by: "city:p1:2",
          pay: [
            { pebble: 1, berry: 1 },
            { twig: 1, berry: 1 },
          ],
          answers: [
            ["play shopkeeper meadow 4", "judge", "1 pebble 1 berry"],
            ["play shopkeeper meadow 4", "judge", "1 twig 1 berry"],
          ],
        },
      ],
    },
  };
  const options = [option(0, "play shopkeeper meadow 4", "meadow:4")];

  it("two clicks take a way, and say before what is left", async () => {
    const onanswers = vi.fn();
    show({ options, marks: { plays, needs: {} }, onanswers });
    const user = userEvent.setup();
    await user.click(thing("meadow:4"));
    const counter = screen.getByTestId("counter");
    const [pay] = within(counter).getAllByRole("button", { name: /^1 2 Pay|Pay/ });
    expect(pay).toHaveTextContent("5");
    await user.click(pay!);
    expect(onanswers).toHaveBeenCalledExactlyOnceWith(["play shopkeeper meadow 4", "pay"]);
    expect(screen.queryByTestId("counter")).toBeNull();
  });

  it("another payment is one click more", async () => {
    const onanswers = vi.fn();
    show({ options, marks: { plays, needs: {} }, onanswers });
    const user = userEvent.setup();
    await user.click(thing("meadow:4"));
    await user.click(screen.getByRole("radio", { name: "for 1 twig and 1 berry" }));
    await user.keyboard("2");
    expect(onanswers).toHaveBeenCalledExactlyOnceWith(["play shopkeeper meadow 4", "judge", "1 twig 1 berry"]);
  });

  it("Escape closes it and goes back to the card", async () => {
    show({ options, marks: { plays, needs: {} } });
    await userEvent.setup().click(thing("meadow:4"));
    await fireEvent.keyDown(screen.getByTestId("counter"), { key: "Escape" });
    expect(screen.queryByTestId("counter")).toBeNull();
    expect(thing("meadow:4")).toHaveFocus();
  });
});

it("a card that is held up shows where its partner is", async () => {
  show({}, { players: { p1: player(), p2: player({ hand: 3 }) } });
  await fireEvent.contextMenu(thing("meadow:4"));
  expect(await screen.findByTestId("large")).toHaveTextContent("lives in General Store your city");
  await fireEvent.keyDown(document.body, { key: "Escape" });
  expect(screen.queryByTestId("large")).toBeNull();
});

it("a card of the Meadow on which a pointer rests is not held up any more when another lies in its place", async () => {
  vi.useFakeTimers();
  const lies = (...meadow: string[]): View => valleyOf({ meadow }) as unknown as View;
  const props = nowOf({ view: lies("farm", "judge") });
  const { rerender } = render(Board, { props });
  await fireEvent.pointerMove(thing("meadow:1"), { pointerType: "mouse" });
  await vi.advanceTimersByTimeAsync(500);
  vi.useRealTimers();
  expect(await screen.findByTestId("large")).toHaveTextContent("Farm");
  await rerender({ ...props, view: lies("palace", "judge") });
  expect(screen.queryByTestId("large")).toBeNull();
});

it.each([
  ["event:harvest-festival", /^Harvest festival 3 production 2 of 4 Read/],
  ["place:forest-2-any", /^Forest 2 any Read/],
  ["place:journey-3", /^Journey 3 3 Read/],
])("%s can be read by right click and by its key", async (ref, text) => {
  const needs = { "harvest-festival": { p1: { met: false, parts: [{ type: "production", have: 2, of: 4 }] } } };
  show({ marks: { plays: {}, needs } });
  await fireEvent.contextMenu(thing(ref));
  expect(await screen.findByTestId("large")).toHaveTextContent(text);
  await fireEvent.keyDown(document.body, { key: "Escape" });
  thing(ref).focus();
  const user = userEvent.setup();
  await user.keyboard("i");
  expect(await screen.findByTestId("large")).toHaveTextContent(text);
  await user.keyboard("i"); // once more for the rules about it
  expect(screen.queryByTestId("large")).toBeNull();
  await vi.waitFor(() => expect(rulebook.wanted).toEqual([]));
});

it("what asks is framed and says so, and what is chosen for Phantomia has her colour", () => {
  const asks = { id: "asked.chosen", args: { n: 0, most: 1, question: { id: "prompt.lay-web" } } };
  const decision = { source: "place:forest-2-any", asks, players: ["p1"], options: [] } as unknown as Decision;
  show({ decision });
  expect(thing("place:forest-2-any")).toHaveClass("asking");
  expect(thing("place:forest-2-any")).toHaveAccessibleName(/asks this/);
  expect(thing("place:haven")).not.toHaveClass("asking");
  expect(screen.getByTestId("everdell-board")).toHaveClass("for-her");
});

it("the stack of farms says what its card takes", () => {
  const mark = { ok: false, why: "cost", price: { twig: 2 }, lacks: { twig: 2 } };
  show({ marks: { plays: { "pile:farm_stack": mark }, needs: {} } }, { farm_stack: { top: "farm", below: 3 } });
  expect(thing("pile:farm_stack").querySelector(".takes")).toHaveTextContent("−2");
});

it("the top card of the stack of farms is played with a click", async () => {
  const onpick = vi.fn();
  show(
    { options: [option(2, "play farm stack", "pile:farm_stack")], onpick },
    { farm_stack: { top: "farm", below: 3 } },
  );
  await userEvent.setup().click(thing("pile:farm_stack"));
  expect(onpick).toHaveBeenCalledExactlyOnceWith(2);
});

it("letters lead to a group, arrows go on in it", async () => {
  show({ options: [visit] });
  const user = userEvent.setup();
  await user.keyboard("p");
  expect(thing("place:basic-3-twigs")).toHaveFocus();
  await user.keyboard("{ArrowRight}");
  expect(thing("place:basic-1-berry")).toHaveFocus();
  await user.keyboard("p");
  expect(thing("place:forest-2-any")).toHaveFocus();
  await user.keyboard("{ArrowRight}");
  expect(thing("place:haven")).toHaveFocus();
  await user.keyboard("p");
  expect(thing("place:basic-3-twigs")).toHaveFocus();
  await user.keyboard("m");
  expect(thing("meadow:1")).toHaveFocus();
});

it("revealed cards lie over the table and can be pushed aside", async () => {
  const onpick = vi.fn();
  show({ options: [option(1, "play farm shown", "card:farm")], onpick }, { shown: ["farm", "judge"] });
  const user = userEvent.setup();
  await user.click(within(screen.getByTestId("tray")).getByRole("button", { name: /^Farm/ }));
  expect(onpick).toHaveBeenCalledExactlyOnceWith(1);
  await user.click(screen.getByTestId("aside"));
  expect(screen.queryByRole("button", { name: /^Farm, .*option 1/ })).toBeNull();
});

it("revealed cards have a switch each and one confirmation, within the room of the hand", async () => {
  const onanswers = vi.fn();
  const sort = {
    room: 1,
    cards: [
      { card: "farm", under: "tuck farm", hand: "keep farm" },
      { card: "judge", under: "tuck judge", hand: "keep judge" },
      { card: "palace", under: "tuck palace" },
    ],
  };
  const options = [option(0, "tuck farm", "card:farm"), option(1, "keep farm", "card:farm")];
  show({ options, marks: { plays: {}, needs: {}, sort }, onanswers }, { shown: ["farm", "judge", "palace"] });
  const user = userEvent.setup();
  const hands = screen.getAllByRole("radio", { name: "into the hand" });
  expect(hands[2]).toBeDisabled();
  await user.click(hands[1]!);
  expect(hands[0]).toBeDisabled();
  await user.click(screen.getByTestId("sort-confirm"));
  expect(onanswers).toHaveBeenCalledExactlyOnceWith(["tuck farm", "keep judge", "tuck palace"]);
});

it("lights what is being told, and what a line that one looks at speaks of", () => {
  const [visits] = lines({ id: "log.visits", args: { who: "player:p2", place: "place:basic-1-berry" } });
  const [came] = lines({ id: "log.refills", args: { place: 2, card: "card:farm" } });
  show({ replay: { lines: [visits!], refs: [] }, spoken: came! });
  const lit = [...document.querySelectorAll<HTMLElement>("[data-told]")].map((one) => one.dataset["ref"]);
  expect(lit.sort()).toEqual(["meadow:2", "meadow:5", "place:basic-1-berry"]);
});

it("what does not fit into its slot becomes a tab of it", async () => {
  const heights = { scrollHeight: 300, clientHeight: 100 };
  const spies = Object.entries(heights).map(([key, height]) =>
    vi.spyOn(HTMLElement.prototype, key as "clientHeight", "get").mockReturnValue(height),
  );
  // A page that is laid out at once.
  vi.stubGlobal(
    "ResizeObserver",
    class {
      constructor(private readonly told: () => void) {}
      observe(): void {
        queueMicrotask(this.told);
      }
      disconnect(): void {}
    },
  );
  SLOTS.east.push({ id: "made", part: Made, word: "made" });
  show();
  const east = document.querySelector<HTMLElement>('[data-slot="east"]')!;
  const tab = await within(east).findByRole("button", { name: "Made" });
  expect(within(east).queryByText("made up")).toBeNull();
  await userEvent.setup().click(tab);
  expect(within(east).getByText("made up")).toBeInTheDocument();
  expect(thing("place:forest-2-any")).toBeNull();
  SLOTS.east.pop();
  for (const spy of spies) spy.mockRestore();
  vi.unstubAllGlobals();
});

describe("room for more", () => {
  const names: SlotName[] = ["events", "west", "meadow", "east", "drawers"];

  afterEach(() => {
    for (const name of names) SLOTS[name] = SLOTS[name].filter((part) => part.id !== "made");
  });

  it("a module fills each slot, after what is there", () => {
    for (const name of names) SLOTS[name].push({ id: "made", part: Made, word: "made" });
    show();
    for (const name of names) {
      const slot = document.querySelector(`[data-slot="${name}"]`)!;
      expect(slot.lastElementChild).toHaveTextContent("made up");
    }
  });

  it("a table that does not have it does not show it", () => {
    SLOTS.east.push({ id: "made", part: Made, word: "made", has: (view) => view.turn > 100 });
    show();
    expect(screen.queryByText("made up")).toBeNull();
  });
});
