import { render, screen, within } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { heldUp } from "../../../lib/cards.svelte";
import EventDeck from "../rail/EventDeck.svelte";
import Gauges from "../rail/Gauges.svelte";
import Rail from "../rail/Rail.svelte";
import Resolving from "../rail/Resolving.svelte";
import { learnWords, option, propsWith, tableWith, viewOf } from "../testing";
import HeldUp from "./HeldUp.svelte";

beforeEach(async () => {
  heldUp.id = null;
  await learnWords();
});

const VOTE = [option(0, "vote 1", "line:1"), option(1, "vote 2", "line:2")].map((one) => ({
  ...one,
  says: { id: "option.vote", args: {} },
}));
const SEATS = { p2: { kind: "person", name: "Ben" } };
const asked = (about: object) => tableWith({ about: { card: "drought", ...about }, phase: "invaders.event" });
const line = (n: number): Element | null => document.querySelector(`[data-line="${n}"]`);

describe("the Event card that asks", () => {
  it("has its parts in order, and an option is taken on its part", async () => {
    const props = { ...propsWith(asked({ votes: { p2: 2 } }), VOTE), seats: SEATS as never, onpick: vi.fn() };
    render(Resolving, { props });
    expect(screen.getAllByRole("listitem")).toHaveLength(4);
    expect(document.querySelector("[data-votes='2']")).toHaveTextContent("For this: Ben");
    expect(document.querySelector("[data-votes='1']")).toBeNull();
    expect(within(screen.getByTestId("resolving")).getAllByRole("button")).toHaveLength(3);
    await userEvent.setup().click(line(2) as Element);
    expect(props.onpick).toHaveBeenCalledWith(1);
  });

  it("lights the part that is carried out, which stands for all where there is little room", () => {
    const { rerender } = render(Resolving, { props: propsWith(asked({ line: 2 }), []) });
    expect(line(3)?.closest("li")).toHaveAttribute("aria-current", "true");
    expect(line(1)).toBeVisible();
    void rerender({ ...propsWith(asked({ line: 2 }), []), narrow: true });
    expect(screen.getByText(/Beasts attack/)).toBeVisible();
  });

  it("is drawn in parts when it is held up", () => {
    render(HeldUp, { props: { id: "drought" } });
    expect(screen.getAllByRole("listitem").map((part) => part.className.split(" ")[0])).toEqual(
      expect.arrayContaining(["main", "token", "dahan"]),
    );
  });
});

describe("Event cards around the island", () => {
  const events = { deck: 21, discard: ["flash-floods", "drought"] };

  it("the rail names the Event of this turn, and before it how many are left", async () => {
    const steps = ["spirit", "fast", "invaders.event", "invaders.fear"] as const;
    const { unmount } = render(Rail, {
      props: propsWith(tableWith({ events, steps: [...steps], phase: "fast" }), []),
    });
    expect(screen.getByText("21 cards left")).toBeVisible();
    unmount();
    render(Rail, { props: propsWith(tableWith({ events, steps: [...steps], phase: "invaders.fear" }), []) });
    await userEvent.setup().click(screen.getByTestId("event"));
    expect(heldUp.id).toBe("drought");
  });

  it("those carried out are listed, the last one first", async () => {
    render(EventDeck, { props: { events } });
    const user = userEvent.setup();
    await user.click(screen.getByTestId("event-deck"));
    const cards = within(screen.getByTestId("events-done")).getAllByRole("listitem");
    expect(cards.map((card) => card.textContent.trim())).toEqual(["Drought", "Flash Floods"]);
  });

  it("a Blight card of a still-healthy island says so", () => {
    const blight = { pool: 4, healthy: true, card: "drought", unused_cards: 0 };
    render(Gauges, { props: { view: viewOf(tableWith({ blight })), preview: null } });
    expect(screen.getByText("Still healthy")).toBeVisible();
  });
});
