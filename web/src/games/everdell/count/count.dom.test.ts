import { render, screen, within } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { settings } from "../../../lib/settings.svelte";
import type { Outcome, View } from "../../../net/types";
import { stateOf } from "../../../testing";
import { player, valleyOf } from "../testing";
import Count from "./Count.svelte";

const line = (of: string, points: number, ...parts: object[]) => ({ of, points, ...(parts.length ? { parts } : {}) });
const scored = (...lines: ReturnType<typeof line>[]) => ({
  total: lines.reduce((sum, { points }) => sum + points, 0),
  lines: lines as unknown as Outcome["scores"][string]["lines"],
});
const outcome: Outcome = {
  winners: ["p2"],
  scores: {
    p1: scored(line("cards", 14), line("tokens", 8)),
    p2: scored(
      line("cards", 20, { card: "palace", points: 4 }),
      line("tokens", 2),
      line("events", 3, { event: "tour", points: 3 }),
    ),
  },
};
const view = valleyOf({ players: { p1: player(), p2: player({ twig: 9, events: ["tour"] }) } }) as unknown as View;
const show = (ended = outcome) =>
  render(Count, { props: { state: stateOf({ game: "everdell", view }), outcome: ended, you: "p1" } });

beforeEach(() => void (settings.speed = "normal"));
afterEach(() => {
  vi.useRealTimers();
  settings.speed = "normal";
});

it("counts line by line with running totals, best player first", async () => {
  vi.useFakeTimers();
  show();
  expect(screen.getAllByRole("columnheader").map((head) => head.dataset["player"])).toEqual(["p2", "p1"]);
  expect(screen.getByTestId("total-p2")).toHaveTextContent("0");
  await vi.advanceTimersByTimeAsync(700);
  expect(screen.getByTestId("total-p2")).toHaveTextContent("20");
  await vi.advanceTimersByTimeAsync(2000);
  expect(screen.getByTestId("total-p2")).toHaveTextContent("25");
  expect(screen.queryByTestId("skip-count")).toBeNull();
});

it("can be skipped", async () => {
  show();
  await userEvent.setup().click(screen.getByTestId("skip-count"));
  expect(screen.getByTestId("total-p1")).toHaveTextContent("22");
});

it("says what a line is made of, and who has the most of it", () => {
  settings.speed = "off";
  show();
  const row = screen.getByRole("row", { name: /Tokens/ });
  expect(within(row).getByText("8")).toHaveTextContent("best");
  expect(screen.getByText(/Palace 4/)).toBeInTheDocument();
  expect(screen.getByText(/Tour 3/)).toBeInTheDocument();
});

it("explains who wins a tie", () => {
  settings.speed = "off";
  const tied = (events: number, resources: number) => ({
    ...scored(line("cards", 20)),
    tie: { events, resources },
  });
  const tie = { winners: ["p2"], scores: { p1: tied(0, 10), p2: tied(1, 18) } };
  show(tie);
  const told = (name: RegExp) =>
    within(screen.getByRole("row", { name }))
      .getAllByRole("cell")
      .map((cell) => cell.textContent?.trim());
  expect(told(/Tie: events/)).toEqual(["1", "0"]);
  expect(told(/Tie: resources left/)).toEqual(["18", "10"]);
});

it("of a line that is made of a whole city the weightiest are shown, and all on request", async () => {
  settings.speed = "off";
  const many = [...Array.from({ length: 9 }, () => ({ card: "farm", points: 1 })), { card: "palace", points: 4 }];
  const scores = { p1: scored(line("cards", 13, ...many)), p2: scored(line("cards", 4, { card: "judge", points: 4 })) };
  show({ winners: ["p1"], scores });
  expect(screen.getByText(/Judge 4/)).toBeVisible();
  expect(screen.getByText(/Palace 4/)).toBeVisible();
  expect(screen.getAllByText(/Farm 1/).filter((one) => !one.closest("details"))).toHaveLength(4);
  await userEvent.setup().click(screen.getByText("5 more: 5 points"));
  const all = screen.getAllByText(/Farm 1/);
  expect(all).toHaveLength(9);
  expect(all[8]!.closest("details")).toHaveAttribute("open");
});

it("the skyline has every card of the city", () => {
  settings.speed = "off";
  const city = Array.from({ length: 17 }, () => ({ card: "farm" }));
  const full = valleyOf({ players: { p1: player({ city }), p2: player() } }) as unknown as View;
  render(Count, { props: { state: stateOf({ game: "everdell", view: full }), outcome, you: "p1" } });
  const [, mine] = screen.getAllByRole("columnheader");
  expect(mine!.querySelectorAll(".skyline > span")).toHaveLength(17);
});
