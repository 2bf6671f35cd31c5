import { fireEvent, render, screen, within } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import type { Component } from "svelte";
import { beforeEach, expect, it, vi } from "vitest";
import { desk } from "../choosing/desk.svelte";
import type { BoardProps } from "../../contract";
import { nowOf, option } from "../testing";
import WithThings from "../WithThings.svelte";
import Card from "./Card.svelte";
import type { Mark as PlayMark } from "../marks";

vi.mock("../../../language/index.svelte", async (original) => ({
  ...(await original<object>()),
  boardText: (await import("../testing")).speak,
}));

beforeEach(() => void (desk.open = desk.large = null));

function show(
  props: { id: string; ref: string; before?: number; web?: boolean; warded?: boolean },
  now: Partial<BoardProps> = {},
): HTMLElement {
  const part = Card as unknown as Component<Record<string, unknown>>;
  render(WithThings, { props: { now: nowOf(now), part, given: props } });
  return screen.getByRole("button");
}

const marks = (ref: string, mark: PlayMark): BoardProps["marks"] => ({ plays: { [ref]: mark }, places: {}, needs: {} });
const WAYS: PlayMark = {
  ok: true,
  price: { berry: 2 },
  ways: [
    { pay: [{ berry: 2 }], answers: [["play shopkeeper", "pay"]] },
    { occupy: "city:p1:1", pay: [{}], answers: [["play shopkeeper", "occupy general-store"]] },
    { by: "city:p1:2", pay: [{ pebble: 1, berry: 1 }], answers: [["play shopkeeper", "judge", "1 pebble 1 berry"]] },
  ],
};

it("says all that is printed, every way to play it, and the number of its option", () => {
  const button = show(
    { id: "shopkeeper", ref: "hand:shopkeeper" },
    { options: [option(0, "play shopkeeper", "hand:shopkeeper")], marks: marks("hand:shopkeeper", WAYS) },
  );
  expect(button).toHaveAccessibleName(
    "Shopkeeper, governance, unique critter, 1 point, costs 2 berries; can be played: pay, General Store free, Judge; option 1",
  );
});

it("shows what is paid where something makes it cheaper", () => {
  const cheaper: PlayMark = {
    ok: true,
    price: { berry: 6 },
    ways: [{ pay: [{ berry: 3 }], answers: [["play king"]] }],
  };
  const button = show({ id: "king", ref: "meadow:1" }, { marks: marks("meadow:1", cheaper) });
  expect(button.querySelector(".takes")).toHaveTextContent(/^3$/);
});

it("says what is missing where it cannot be played", () => {
  const mark: PlayMark = { ok: false, price: {}, why: "cost", lacks: { twig: 1, pebble: 2 } };
  const button = show({ id: "palace", ref: "meadow:1" }, { marks: marks("meadow:1", mark) });
  expect(button).toHaveAccessibleName(/cannot be played now: missing 1 twig and 2 pebbles$/);
  expect(within(button).getByText("−2")).toBeInTheDocument();
  expect(button).toHaveAttribute("aria-disabled", "true");
});

it("shows and says what Phantomia wants besides", () => {
  const tolls = [{ by: "module:x", price: "", takes: [{ what: "anything" as const, n: 2 }] }];
  const mark: PlayMark = { ok: false, price: { twig: 2 }, why: "toll", tolls };
  const button = show({ id: "farm", ref: "hand:farm" }, { marks: marks("hand:farm", mark) });
  expect(button).toHaveAccessibleName(/something must be paid first; besides: 2 cards or resources$/);
  expect(within(button).getAllByTestId("toll")).toHaveLength(2);
});

it("is taken at one click where there is one way", async () => {
  const onanswers = vi.fn();
  const one: PlayMark = { ok: true, price: {}, ways: WAYS.ways!.slice(1, 2) };
  const options = [option(3, "play shopkeeper", "hand:shopkeeper")];
  const button = show(
    { id: "shopkeeper", ref: "hand:shopkeeper" },
    { options, marks: marks("hand:shopkeeper", one), onanswers },
  );
  await userEvent.setup().click(button);
  expect(onanswers).toHaveBeenCalledExactlyOnceWith(["play shopkeeper", "occupy general-store"]);
  expect(desk.open).toBeNull();
});

it("opens the counter where there are several ways, and a menu where it means several things", async () => {
  const onpick = vi.fn();
  const user = userEvent.setup();
  const play = option(0, "play shopkeeper", "hand:shopkeeper");
  const now = { marks: marks("hand:shopkeeper", WAYS), onpick };
  await user.click(show({ id: "shopkeeper", ref: "hand:shopkeeper" }, { ...now, options: [play] }));
  expect(desk.open).toMatchObject({ kind: "ways", card: "shopkeeper", ways: WAYS.ways });
  document.body.innerHTML = "";
  const options = [play, option(1, "discard shopkeeper", "hand:shopkeeper")];
  await user.click(show({ id: "shopkeeper", ref: "hand:shopkeeper" }, { ...now, options }));
  expect(desk.open).toMatchObject({ kind: "menu", among: options });
  expect(onpick).not.toHaveBeenCalled();
});

it("is held up with a right click and the key I", async () => {
  const button = show({ id: "farm", ref: "hand:farm" });
  await fireEvent.contextMenu(button);
  expect(desk.large).toMatchObject({ card: "farm" });
  desk.large = null;
  await fireEvent.keyDown(button, { key: "i" });
  expect(desk.large).toMatchObject({ card: "farm", ref: "hand:farm" });
});

it("is checked where some are picked", () => {
  const button = show(
    { id: "farm", ref: "hand:farm" },
    { options: [option(0, "discard farm", "hand:farm")], picked: new Set([0]) },
  );
  expect(button).toHaveAttribute("aria-pressed", "true");
});

it("shows initials where a card has no drawing", () => {
  expect(show({ id: "a-card-of-mine", ref: "hand:a-card-of-mine" })).toHaveTextContent("AC");
});

it.each([true, false])("says by a sign who bars it (Rugwort: %s)", (warded) => {
  const mark: PlayMark = { ok: false, why: "barred", price: { berry: 2 } };
  const button = show({ id: "shopkeeper", ref: "meadow:2", warded }, { marks: marks("meadow:2", mark) });
  const tag = button.querySelector(".takes")!;
  expect(tag.querySelector(".pawn") !== null).toBe(warded);
  expect(tag).toHaveTextContent("barred");
});
