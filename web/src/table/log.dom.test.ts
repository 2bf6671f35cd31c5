import { render, screen } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { SEATS } from "../lib/seats";
import { api } from "../net/api";
import type { LogLine } from "../net/types";
import { stateOf, tableOf } from "../testing";
import LogPanel from "./LogPanel.svelte";

const lines = (from: number, to: number): LogLine[] =>
  Array.from({ length: to - from + 1 }, (_, i) => ({ n: from + i, kind: "step", text: { en: `line ${from + i}` } }));
const numbers = (): number[] =>
  [...screen.getByTestId("log").querySelectorAll("li")].map((item) => Number(/line (\d+)/.exec(item.textContent)?.[1]));
const range = (from: number, to: number): number[] => lines(from, to).map(({ n }) => n);

/** Somebody has gone up to the older lines. */
async function older() {
  const table = tableOf(stateOf({ log: lines(20, 39) }));
  vi.spyOn(api, "log").mockImplementation((_, __, before) => Promise.resolve(lines(0, before - 1)));
  render(LogPanel, { props: { table, onrule: vi.fn() }, context: new Map([[SEATS, () => ({})]]) });
  const user = userEvent.setup();
  await user.click(screen.getByText("Show older lines"));
  expect(numbers()).toEqual(range(0, 39));
  return { table, user };
}

it("tells each line once while an earlier moment is looked at", async () => {
  const { table } = await older();
  table.at = 5;
  table.past = stateOf({ log: lines(10, 29) });
  await vi.waitFor(() => expect(numbers()).toEqual(range(0, 29)));
});

it("has no hole where the table came anew with later lines", async () => {
  const { table, user } = await older();
  table.latest = table.shown = stateOf({ version: 2, log: lines(30, 49) });
  await vi.waitFor(() => expect(numbers()).toEqual(range(30, 49)));
  await user.click(screen.getByText("Show older lines"));
  expect(numbers()).toEqual(range(0, 49));
});
