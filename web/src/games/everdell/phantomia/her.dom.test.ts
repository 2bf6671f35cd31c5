import { render, screen, within } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import type { Component } from "svelte";
import { beforeEach, expect, it, vi } from "vitest";
import { heldUp } from "../../../lib/cards.svelte";
import type { View } from "../../../net/types";
import { opened } from "../people/cities.svelte";
import { lines, nowOf, option, player, valleyOf } from "../testing";
import type { PhantomiaTable } from "../view";
import WithThings from "../WithThings.svelte";
import ActionCards from "./ActionCards.svelte";
import Her from "./Her.svelte";
import HerTab from "./HerTab.svelte";
import Prevent from "./Prevent.svelte";
import TurnedUp from "./TurnedUp.svelte";
import Board from "../board/Board.svelte";
import City from "../mine/City.svelte";
import Trace from "./Trace.svelte";
import { pathOf } from "./walk";

vi.mock("../../../language/index.svelte", async (original) => ({
  ...(await original<object>()),
  boardText: (await import("../testing")).speak,
  valueText: (value: unknown) => String(value).replace(/^\w+:/, ""),
}));

beforeEach(() => void (heldUp.id = opened.player = null));

const her: PhantomiaTable = {
  level: 2,
  action: "w3",
  arrow: "right",
  house_cards: ["action"],
  stack: 8,
  unseen: [],
  played: ["w3"],
  figure: null,
  deck: { cards: 7, known: [] },
  lair: { cards: 1, known: [] },
  special_event: false,
  character: "the-splendid-one",
};
const view = valleyOf({
  players: { p1: player(), phantomia: player({ points: 14, score: { total: 28, lines: {} } }) },
  phantomia: her,
}) as unknown as View;
const log = lines(
  { id: "log.she-turns-up", args: { house: true, card: "action-card:w3" } },
  { id: "log.she-cannot", args: { action: "place:forest-2", n: 1, why: "why:no-free-place" } },
  { id: "log.she-acts", args: { action: "place:berry", n: 2 } },
);

function show() {
  const part = Her as unknown as Component<Record<string, unknown>>;
  render(WithThings, { props: { now: nowOf({ view }), part, given: { log } } });
  return screen.getByRole("region", { name: "Phantomia" });
}

it("shows what she has, and what she tried with the reason", () => {
  const panel = show();
  for (const text of [/level 2/, /Score so far\s*28/]) expect(panel).toHaveTextContent(text);
  const [tried, taken] = within(screen.getByTestId("action-card")).getAllByRole("listitem");
  expect(tried).toHaveTextContent(/Not possible:\s*forest-2\s*no-free-place/);
  expect(taken).toHaveTextContent(/Done:\s*berry/);
});

it("lists her action cards with what is still in the stack, and shows what she has caught", () => {
  const card = (arrow: string): object => ({ kind: "action", symbol: "spider", arrow, rows: {}, points: 1 });
  const facts = { "phantomia-w3": card("right"), "phantomia-p1": card("left") };
  const now: PhantomiaTable = { ...her, unseen: ["p1"], caught: { cards: 2, known: ["farm"] } };
  const table = { ...view, phantomia: now } as unknown as View;
  render(ActionCards, { props: nowOf({ view: table, facts }) });
  const [unseen, played] = screen.getByTestId("action-cards").querySelectorAll("ul");
  expect(unseen).toHaveTextContent(/^p1/);
  expect(played).toHaveTextContent(/^w3/);
  const part = Her as unknown as Component<Record<string, unknown>>;
  render(WithThings, { props: { now: nowOf({ view: table }), part, given: { log } } });
  expect(screen.getByTestId("her-stack")).toHaveAttribute("title", "Action stack: p1");
  expect(screen.getByTitle("Hand cards face down: Farm")).toHaveTextContent("2");
});

it("her cards can be held up, and her city opens", async () => {
  show();
  const user = userEvent.setup();
  await user.click(screen.getByRole("button", { name: /Action card w3/ }));
  expect(heldUp.id).toBe("phantomia-w3");
  await user.click(screen.getByRole("button", { name: /The splendid one/ }));
  expect(heldUp.id).toBe("the-splendid-one");
  await user.click(screen.getByTestId("look-phantomia"));
  expect(opened.player).toBe("phantomia");
});

it("has a tab of her own on a phone", () => {
  render(HerTab, { props: nowOf({ view, log }) });
  expect(screen.getByTestId("action-card")).toBeVisible();
});

it("asks whether something is prevented with the card it comes from, its price, and to let it happen", async () => {
  const onpick = vi.fn();
  const options = [option(0, "prevent", "module:theft"), option(1, "let-it-happen", "module:theft")];
  const decision = { players: ["p1"], options, kind: "prevent", source: "module:theft" };
  const part = Prevent as unknown as Component<Record<string, unknown>>;
  render(WithThings, { props: { now: nowOf({ view, options, decision, onpick }), part, given: {} } });
  const user = userEvent.setup();
  await user.click(screen.getByRole("button", { name: "Theft" }));
  expect(heldUp.id).toBe("theft");
  const [, prevent, happens] = screen.getAllByRole("button");
  expect(prevent).toHaveClass("primary");
  await user.click(happens!);
  expect(onpick).toHaveBeenCalledExactlyOnceWith(1);
});

it("prevents something with what is chosen for it, in one answer", async () => {
  const onanswers = vi.fn();
  const options = [option(0, "prevent", "module:theft"), option(1, "let-it-happen", "module:theft")];
  const decision = { players: ["p1"], options, kind: "prevent", source: "module:theft" };
  const spare = [
    { ref: "hand:farm", answer: "discard farm", n: [2] },
    { ref: "resource:twig", answer: "pay twig", n: [1] },
  ];
  const toll = { by: "module:theft", price: "effect:theft", takes: [{ what: "anything", n: 2 }], n: 2, at: 1, spare };
  const marks = { plays: {}, needs: {}, prevent: [{ pay: [{}], answers: [["prevent"]], tolls: [toll] }] };
  const part = Prevent as unknown as Component<Record<string, unknown>>;
  render(WithThings, { props: { now: nowOf({ view, options, decision, onanswers, marks }), part, given: {} } });
  const user = userEvent.setup();
  const prevent = screen.getByTestId("prevent-1");
  expect(prevent).toBeDisabled();
  await user.click(screen.getByRole("button", { name: "Farm: 0" }));
  await user.click(screen.getByRole("button", { name: /^Twig: 0$/i }));
  expect(prevent).toBeEnabled();
  await user.click(prevent);
  expect(onanswers).toHaveBeenCalledExactlyOnceWith(["prevent", "discard farm, pay twig"]);
});

it("holds up a card that she turns up, while that is told", () => {
  const module = { id: "module.turned-up", args: { name: "module:bandits-in-the-forest", text: "" } };
  const told = lines({ id: "log.module", args: { module } });
  const part = TurnedUp as unknown as Component<Record<string, unknown>>;
  render(WithThings, { props: { now: nowOf({ view, replay: { lines: told, refs: [] } }), part, given: {} } });
  expect(screen.getByTestId("turned-up")).toHaveTextContent(/Bandits/i);
});

it("draws her walk as arcs from place to place", () => {
  expect(pathOf([{ x: 100, y: 50 }])).toBe("M100 50");
  expect(
    pathOf([
      { x: 100, y: 50 },
      { x: 20, y: 60 },
    ]),
  ).toBe("M100 50Q60 18 20 60");
});

const LAST = { turn: 3, action: "w3", season: "summer", did: "acts", tried: [], points: 0 } as const;
const after = (walk: string[], at: string): View =>
  valleyOf({ phantomia: { ...her, last: { ...LAST, tried: [], walk, at } } }) as unknown as View;

it("draws her walk while her turn is shown, and not with what others do afterwards", async () => {
  const now = nowOf({ view: after(["place:haven", "forest-2-any"], "place:haven") });
  const told = { lines: lines({ id: "log.turn", args: { who: "player:p2", n: 4 } }), refs: [] };
  const part = Trace as unknown as Component<Record<string, unknown>>;
  const hers = { ...told, chapter: { who: "phantomia", n: 3, of: 4 } };
  const { rerender } = render(WithThings, { props: { now: { ...now, replay: hers }, part, given: {} } });
  expect(screen.getByTestId("trace")).toBeInTheDocument();
  await rerender({ now: { ...now, replay: { ...told, chapter: null } } });
  expect(screen.queryByTestId("trace")).toBeNull();
});

it.each(["place:haven", "place:journey-3", "meadow:2", "event:harvest-festival"])("frames %s, where she went", (at) => {
  render(Board, { props: nowOf({ view: after([], at) }) });
  const framed = [...document.querySelectorAll<HTMLElement>(".hers")].map((one) => one.dataset["ref"]);
  expect(framed).toEqual([at]);
  expect(document.querySelector(".hers")).toHaveAccessibleName(/Phantomia’s last turn/);
});

it("frames a card of a city that she came to", () => {
  const part = City as unknown as Component<Record<string, unknown>>;
  const given = { player: "p1", city: player(), then: null, label: "Your city", marked: new Set() };
  render(WithThings, { props: { now: nowOf({ view: after([], "city:p1:2") }), part, given } });
  expect([...document.querySelectorAll<HTMLElement>(".hers")].map((one) => one.dataset["ref"])).toEqual(["city:p1:2"]);
});
