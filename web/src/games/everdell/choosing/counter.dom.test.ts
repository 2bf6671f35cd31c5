import { fireEvent, render, screen } from "@testing-library/svelte";
import type { Component } from "svelte";
import { expect, it, vi } from "vitest";
import type { Decision } from "../../../net/types";
import { keyboard } from "../../../table/roving";
import type { Way } from "../marks";
import { nowOf, option } from "../testing";
import WithThings from "../WithThings.svelte";
import Buttons from "./Buttons.svelte";
import Counter from "./Counter.svelte";
import { desk, type Ways } from "./desk.svelte";
import Overlays from "./Overlays.svelte";

vi.mock("../../../language/index.svelte", async (original) => ({
  ...(await original<object>()),
  boardText: (await import("../testing")).speak,
}));

function show(ways: Way[], more: Partial<Ways> = {}): ReturnType<typeof vi.fn> {
  const onanswers = vi.fn();
  const at = { left: 300, top: 300, width: 100, height: 130 };
  const open = { kind: "ways", ref: "hand:farm", card: "farm", at, options: [], from: document.body, brings: [], ways };
  const part = Counter as unknown as Component<Record<string, unknown>>;
  render(WithThings, { props: { now: nowOf({ onanswers }), part, given: { ways: { ...open, ...more } } } });
  return onanswers;
}

const TOLLED: Way = {
  pay: [{ twig: 2 }],
  answers: [["play farm", "pay", "2 twig"]],
  tolls: [
    {
      by: "module:spiders-in-the-soil",
      price: "",
      takes: [{ what: "anything", n: 2 }],
      n: 2,
      at: 1,
      spare: [
        { ref: "resource:berry", answer: "pay berry", n: [3] },
        { ref: "hand:shopkeeper", answer: "discard shopkeeper", n: [1] },
      ],
    },
  ],
};

it("shows the score after each way and what the card brings", () => {
  const brings: Ways["brings"] = [
    { what: "berry", n: 1 },
    { what: "card", n: 2, up_to: true },
  ];
  show([{ pay: [{ berry: 2 }], answers: [["play farm", "pay"]], score: [15] }], { brings });
  expect(screen.getByText(/Σ\s15/)).toBeInTheDocument();
  expect(screen.getByText("brings 1 berry and up to 2 cards")).toBeInTheDocument();
});

it("says how many tokens a way takes off a card", () => {
  const answers = [["play farm", "cache", "3 token"]];
  show([{ pay: [{}], by: "city:p1:1", tokens: 3, answers }]);
  expect(screen.getByRole("button", { name: /takes 3 point tokens off it/ })).toBeInTheDocument();
});

it("shows a player that may be chosen by shape and name", () => {
  const choices = [
    [
      { ref: "player:p2", answer: "into p2" },
      { ref: "player:p3", answer: "into p3" },
    ],
  ];
  show([{ pay: [{}], answers: [["play farm", "into p2"]], choices }]);
  const [bo] = screen.getAllByRole("radio");
  expect(bo).toHaveTextContent("Bo");
  expect(bo!.querySelector("svg path")).not.toBeNull();
});

it("asks for a toll with the way, and sends all of it in one step", async () => {
  const onanswers = show([TOLLED]);
  const [way] = screen.getAllByRole("button");
  await fireEvent.click(way!);
  expect(onanswers).not.toHaveBeenCalled();
  const group = screen.getByRole("group", { name: "besides: 2 cards or resources" });
  const [berry, card] = group.querySelectorAll("button");
  await fireEvent.click(berry!);
  await fireEvent.click(card!);
  await fireEvent.click(way!);
  expect(onanswers).toHaveBeenCalledExactlyOnceWith(["play farm", "pay berry, discard shopkeeper", "pay", "2 twig"]);
});

it("names a point token that may be given", () => {
  const spare = [
    { ref: "point:p1", answer: "pay point", n: [1] },
    { ref: "resource:berry", answer: "pay berry", n: [3] },
  ];
  show([{ ...TOLLED, tolls: [{ ...TOLLED.tolls![0]!, spare }] }]);
  const point = screen.getByRole("button", { name: "Point tokens: 0" });
  expect(point.querySelector("use")!.getAttribute("href")).toMatch(/#point$/);
});

it("gives what must be given where there is nothing to choose, and takes a thing back at another click", async () => {
  const spare = [{ ref: "resource:berry", answer: "pay berry", n: [2] }];
  const onanswers = show([{ ...TOLLED, tolls: [{ ...TOLLED.tolls![0]!, spare }] }]);
  const [way, berry] = screen.getAllByRole("button");
  await fireEvent.click(berry!);
  await fireEvent.click(way!);
  expect(onanswers).not.toHaveBeenCalled();
  await fireEvent.click(berry!);
  await fireEvent.click(berry!);
  await fireEvent.click(way!);
  expect(onanswers).toHaveBeenCalledExactlyOnceWith(["play farm", "pay berry, pay berry", "pay", "2 twig"]);
});

it("where one pays up to so much the most is set, and Enter takes it", async () => {
  const onpick = vi.fn();
  const pays = (i: number, n: number) => ({
    ...option(i, `pay ${n} twig`),
    says: { id: "option.pay-number", args: { n, what: "resource:twig" } },
  });
  const options = [pays(0, 1), pays(1, 3), pays(2, 2), option(3, "pay nothing")];
  const decision = { kind: "number", options } as unknown as Decision;
  const part = Buttons as unknown as Component<Record<string, unknown>>;
  render(WithThings, { props: { now: nowOf({ onpick, options, decision }), part, given: { options } } });
  const set = screen.getAllByRole("button").map((button) => button.classList.contains("primary"));
  expect(set).toEqual([false, true, false, false]);
  await fireEvent.keyDown(document.body, { key: "Enter" });
  expect(onpick).toHaveBeenCalledExactlyOnceWith(1);
});

it("whoever has chosen a way by the keyboard is back at the card", async () => {
  const from = document.body.appendChild(document.createElement("button"));
  const options = [option(0, "play farm")];
  const at = { left: 300, top: 300, width: 100, height: 130 };
  const ways: Way[] = [{ pay: [{ twig: 1 }], answers: [["play farm", "twig"]] }];
  desk.open = { kind: "ways", ref: "hand:farm", card: "farm", at, options, from, brings: [], ways };
  const part = Overlays as unknown as Component<Record<string, unknown>>;
  render(WithThings, { props: { now: nowOf({ options, onanswers: vi.fn() }), part, given: {} } });
  const way = document.querySelector<HTMLElement>(".way")!;
  way.focus();
  await fireEvent.click(way);
  expect(from).toHaveFocus();
  from.remove();
});

it("whoever has pressed a button finds the next list under the fingers", async () => {
  const part = Buttons as unknown as Component<Record<string, unknown>>;
  const options = [option(0, "yes"), option(1, "no")];
  render(WithThings, { props: { now: nowOf({ options }), part, given: { options } } });
  await fireEvent.click(screen.getAllByRole("button")[0]!, { detail: 1 });
  expect(keyboard.used).toBe(false);
  await fireEvent.click(screen.getAllByRole("button")[0]!, { detail: 0 });
  expect(keyboard.used).toBe(true);
  keyboard.used = false;
});

it("shows the ways of another card as they are, whatever was chosen for the one before", async () => {
  const options = [option(0, "play farm"), option(1, "play mine")];
  const part = Overlays as unknown as Component<Record<string, unknown>>;
  const at = { left: 300, top: 300, width: 100, height: 130 };
  const twigOrBerry: Way = {
    pay: [{ twig: 1 }, { berry: 1 }],
    answers: [
      ["play farm", "twig"],
      ["play farm", "berry"],
    ],
  };
  const pebble: Way = { pay: [{ pebble: 1 }], answers: [["play mine", "pebble"]] };
  const opened = (card: string, way: Way): Ways => {
    return { kind: "ways", ref: `hand:${card}`, card, at, options, from: document.body, brings: [], ways: [way] };
  };
  desk.open = opened("farm", twigOrBerry);
  const onanswers = vi.fn();
  render(WithThings, { props: { now: nowOf({ options, onanswers }), part, given: {} } });
  await fireEvent.click(screen.getByRole("radio", { name: /1 berry/ }));
  desk.open = opened("mine", pebble);
  await vi.waitFor(() => expect(desk.looked).toMatchObject({ way: pebble, pay: 0 }));
  await fireEvent.click(document.querySelector(".way")!);
  expect(onanswers).toHaveBeenCalledExactlyOnceWith(["play mine", "pebble"]);
});
