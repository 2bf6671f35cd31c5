import { render } from "@testing-library/svelte";
import { expect, it } from "vitest";
import { SEATS } from "../lib/seats";
import type { Seats } from "../lib/names";
import Says from "./Says.svelte";

const seats = { p1: { kind: "human", name: "Ada" }, p2: { kind: "bot", name: "Bo" } } as Seats;
const told = (text: string): string | null =>
  render(Says, { props: { text, marks: false }, context: new Map([[SEATS, () => seats]]) }).container.textContent;

it("names a player, or the seat where the name has been said already", () => {
  expect(told("p2 draws Dissolve the Bonds of Kinship.")).toBe("Bo draws Dissolve the Bonds of Kinship.");
  expect(told("Bonbo and Bob watch p2.")).toBe("Bonbo and Bob watch Bo.");
  expect(told("Bo takes over p2.")).toBe("Bo takes over Seat 2.");
});
