import { render, screen } from "@testing-library/svelte";
import type { Component } from "svelte";
import { expect, it, vi } from "vitest";
import type { Foreseen } from "../../../net/types";
import { nowOf, option } from "../testing";
import WithThings from "../WithThings.svelte";
import Ready from "./Ready.svelte";

vi.mock("../../../language/index.svelte", async (original) => ({
  ...(await original<object>()),
  boardText: (await import("../testing")).speak,
}));

const visit = option(4, "visit basic-2-cards-1-point", "place:basic-2-cards-1-point");

function show(foreseen: Partial<Foreseen>): void {
  const previews = new Map([[4, { i: 4, set: [], del: [], until: null, ...foreseen } as unknown as Foreseen]]);
  const part = Ready as unknown as Component<Record<string, unknown>>;
  const given = { ready: { option: visit, options: [visit], take: () => undefined } };
  render(WithThings, { props: { now: nowOf({ options: [visit], previews }), part, given } });
}

it("warns before a finger takes what cannot be taken back alone", () => {
  show({ until: "reveal", unseen: { hand: 2 } });
  expect(screen.getByRole("status")).toHaveTextContent("Draws 2 cards: you cannot take this back on your own.");
});

it("does not where nothing is turned up", () => {
  show({});
  expect(screen.queryByRole("status")).toBeNull();
});
