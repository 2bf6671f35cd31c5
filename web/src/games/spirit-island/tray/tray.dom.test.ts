import { render, screen, within } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { View } from "../../../net/types";
import { learnWords, option, propsWith, tableWith } from "../testing";
import { heldUp } from "../../../lib/cards.svelte";
import HeldUp from "../cards/HeldUp.svelte";
import { watched } from "../watched.svelte";
import Mine from "./Mine.svelte";

beforeEach(async () => {
  watched.player = null;
  await learnWords();
});

const pile = (name: RegExp): HTMLElement => screen.getByRole("region", { name });
const card = (id: string): HTMLElement => {
  const found = document.querySelector<HTMLElement>(`[data-card="${id}"]`);
  if (!found) throw new Error(`no card ${id}`);
  return found;
};

const play = [option(0, "play flash-floods", "card:flash-floods"), option(1, "done")];

describe("cards", () => {
  it("the pile that is asked about lies open with what the cards say; one click plays a card", async () => {
    const props = propsWith(tableWith(), play);
    render(Mine, { props });
    expect(within(pile(/^Hand/)).getByText(/1 more Damage/)).toBeVisible();
    expect(within(pile(/^In play/)).queryByText(/Fast/)).toBeNull();
    await userEvent.setup().click(card("flash-floods"));
    expect(props.onpick).toHaveBeenCalledWith(0);
  });

  it("a card shows cost, speed, range, target, elements and thresholds by name", () => {
    render(Mine, { props: propsWith(tableWith(), play) });
    expect(card("wash-away")).toHaveAccessibleName(
      /Cost ?1.*Wash Away.*Water.*Earth.*Slow.*Range.*1.*any land.*Needs 2 Water/s,
    );
  });

  it("a card says what makes it fast or slow as well, where its range starts, and what makes it longer", () => {
    render(Mine, { props: propsWith(tableWith({}, { hand: ["flash-floods", "storm-swath"] }), play) });
    expect(card("storm-swath")).toHaveAccessibleName(
      /Fast.*Slow.*Needs 3 Moon.*Range from a Sacred Site.*1.*2.*Needs 2 Fire, 3 Air.*4 to Sands.*in a jungle/s,
    );
  });

  it("one that cannot be paid is dimmed with a word, and a click looks at it", async () => {
    const props = propsWith(tableWith({}, { cannot: { "wash-away": "no-energy" } }), play);
    render(Mine, { props });
    expect(card("wash-away")).toHaveTextContent(/energy/i);
    expect(card("wash-away")).not.toHaveAttribute("data-lit");
    await userEvent.setup().click(card("wash-away"));
    expect(props.onpick).not.toHaveBeenCalled();
  });

  it("a rule that cannot be used says why, and one of the scenario stands beside those of the panel", async () => {
    const act = { ...option(0, "use ritual-of-terror", "rule:ritual-of-terror"), says: { id: "option.act", args: {} } };
    const props = propsWith(tableWith({}, { cannot: { "ritual-of-terror": "no-energy" } }), []);
    const { rerender } = render(Mine, { props });
    const rule = (): HTMLElement => screen.getByRole("button", { name: /^ritual of terror/ });
    expect(rule()).toHaveTextContent(/no energy/i);
    await rerender(propsWith(tableWith(), [act], { onpick: props.onpick }));
    expect(rule()).toHaveTextContent(/^ritual of terror$/);
    await userEvent.setup().click(rule());
    expect(props.onpick).toHaveBeenCalledWith(0);
  });

  it("a played card has an x that takes it back", async () => {
    const undo = vi.fn();
    const back = (ref: string) => (ref === "card:rivers-bounty" ? undo : undefined);
    render(Mine, { props: propsWith(tableWith(), play, { back }) });
    const takes = screen.getAllByRole("button", { name: /^Take .* back$/ });
    expect(takes).toHaveLength(1);
    await userEvent.setup().click(takes[0] as HTMLElement);
    expect(undo).toHaveBeenCalledOnce();
  });

  it("with Alt a click points at a card, and all see a ring around it", async () => {
    const props = propsWith(tableWith(), play, { onpoint: vi.fn() });
    const { rerender } = render(Mine, { props });
    const user = userEvent.setup();
    await user.keyboard("{Alt>}");
    await user.click(card("wash-away"));
    await user.keyboard("{/Alt}");
    expect(props.onpoint).toHaveBeenCalledWith("card:wash-away");
    expect(props.onpick).not.toHaveBeenCalled();
    await rerender({ ...props, points: [{ player: "p2", ref: "card:wash-away", key: 1 }] });
    expect(card("wash-away")).toHaveAttribute("data-pointed", "p2");
    await rerender({ ...props, points: [] });
    expect(card("wash-away")).not.toHaveAttribute("data-pointed");
  });

  describe("a finger that rests on a card", () => {
    const touch = (type: string): Event =>
      Object.assign(new MouseEvent(type, { bubbles: true }), { pointerType: "touch" });
    const props = propsWith(tableWith(), play, { onpoint: vi.fn() });

    beforeEach(() => {
      vi.useFakeTimers();
      heldUp.id = null;
      render(Mine, { props });
      card("flash-floods").dispatchEvent(touch("pointerdown"));
      vi.advanceTimersByTime(500);
      expect(heldUp.id).toBe("flash-floods");
    });
    afterEach(() => {
      vi.useRealTimers();
      vi.clearAllMocks();
    });

    it("holds it up, and points at it if it goes on resting", () => {
      vi.advanceTimersByTime(1000);
      expect(props.onpoint).toHaveBeenCalledExactlyOnceWith("card:flash-floods");
      expect(heldUp.id).toBeNull();
      card("flash-floods").dispatchEvent(touch("pointerup"));
      card("flash-floods").click();
      expect(props.onpick).not.toHaveBeenCalled();
    });

    it("only looks if it is lifted before, though from the card that is held up above", () => {
      document.body.dispatchEvent(touch("pointerup"));
      vi.advanceTimersByTime(2000);
      expect(props.onpoint).not.toHaveBeenCalled();
      expect(heldUp.id).toBe("flash-floods");
    });
  });

  it("cards on offer lie open before one's own", () => {
    const offered = [option(0, "keep gift", "card:gift"), option(1, "keep talons", "card:talons")];
    render(Mine, { props: propsWith(tableWith(), offered) });
    expect(within(pile(/^On offer/)).getAllByRole("listitem")).toHaveLength(2);
  });

  it("what another Spirit chooses from is seen by all, and nothing of it is lit", () => {
    const table = tableWith({ offer: { to: "p2", cards: ["flash-floods", "wash-away"] } });
    table.spirits["p2"] = { ...tableWith().spirits["p1"]!, hand: [], play: [] };
    watched.player = "p2";
    render(Mine, { props: propsWith(table, [option(0, "keep flash-floods", "card:flash-floods")]) });
    expect(within(pile(/^On offer/)).getAllByRole("listitem")).toHaveLength(2);
    expect(card("flash-floods")).not.toHaveAttribute("data-lit");
  });

  it("a card that is rested on is shown whole, and held up by I", async () => {
    const user = userEvent.setup();
    render(Mine, { props: propsWith(tableWith(), play) });
    await user.hover(card("wash-away"));
    await vi.waitFor(() => expect(document.querySelector("[data-whole=wash-away]")).toHaveTextContent("Again."));
    await user.unhover(card("wash-away"));
    expect(document.querySelector("[data-whole]")).toBeNull();
    card("wash-away").focus();
    await user.keyboard("i");
    expect(heldUp.id).toBe("wash-away");
    heldUp.id = null;
  });

  it("a card that is held up is drawn with everything on it", () => {
    const { container, unmount } = render(HeldUp, { props: { id: "wash-away" } });
    expect(container).toHaveTextContent(/Slow.*1.*any land.*Push up to 3 Explorers or Towns\..*2.*Again\./s);
    unmount();
    render(HeldUp, { props: { id: "river-surges-in-sunlight" } });
    expect(screen.getByText("Wetlands are Sacred Sites.")).toBeVisible();
    expect(screen.getByText("Add 1 Presence.")).toBeVisible();
  });
});

describe("the Spirit", () => {
  it("spaces that give a card play more say so", () => {
    const energy = [
      { gives: "1", uncovered: true },
      { gives: "play", uncovered: true },
    ];
    render(Mine, { props: propsWith(tableWith({}, { tracks: { energy, plays: [] } }), play) });
    expect(screen.getByRole("img", { name: "+1 card play" })).toBeVisible();
  });

  it("thresholds that the card looked at would meet light up, with elements, Energy and plays after it", () => {
    const then = tableWith({}, { energy: 0, plays_left: 0, elements: { sun: 1, water: 2 } });
    then.spirits["p1"]!.innates = { "massive-flooding": [{ needs: "1 sun 2 water", met: true }] };
    render(Mine, { props: propsWith(tableWith(), [], { preview: then as unknown as View }) });
    expect(screen.getByText("Push 1 Explorer or Town.").closest("li")).toHaveClass("soon");
    expect(screen.getByText("2 Damage.").closest("li")).not.toHaveClass("soon");
    expect(screen.getByRole("group", { name: "Elements" })).toHaveTextContent(/1→2/);
  });

  it("a space of a track is lit and taken where Presence comes from it", async () => {
    const props = propsWith(tableWith(), [option(0, "from plays", "space:4"), option(1, "from energy", "space:1")]);
    render(Mine, { props });
    await userEvent.setup().click(screen.getByRole("button", { name: /^Reclaim/ }));
    expect(props.onpick).toHaveBeenCalledWith(0);
  });

  it("an innate that can be used in several ways opens a menu of them", async () => {
    const ways = [option(0, "use both", "card:massive-flooding"), option(1, "use the first", "card:massive-flooding")];
    const props = propsWith(tableWith({ phase: "slow" }), ways);
    render(Mine, { props });
    await userEvent.setup().click(card("massive-flooding"));
    await userEvent.setup().click(screen.getByRole("menuitem", { name: "use the first" }));
    expect(props.onpick).toHaveBeenCalledWith(1);
  });

  it("another Spirit can be looked at, and there nothing is lit", async () => {
    const other = { ...tableWith().spirits["p1"]!, spirit: "wash-away", hand: ["flash-floods"], play: [] };
    const table = tableWith();
    table.spirits["p2"] = other;
    watched.player = "p2";
    render(Mine, { props: propsWith(table, [option(0, "play flash-floods", "card:flash-floods")]) });
    expect(card("flash-floods")).not.toHaveAttribute("data-lit");
    await userEvent.setup().click(screen.getByRole("button", { name: "My Spirit" }));
    expect(watched.player).toBeNull();
  });
});

describe("Growth", () => {
  it("options are cards; one that was chosen can be changed afterwards", async () => {
    const grow = [option(0, "growth 1", "growth:1"), option(1, "growth 2", "growth:2")];
    const props = propsWith(tableWith(), grow);
    const { rerender } = render(Mine, { props });
    await userEvent.setup().click(screen.getByRole("button", { name: /Add 1 Presence/ }));
    expect(props.onpick).toHaveBeenCalledWith(1);
    const undo = vi.fn();
    await rerender(propsWith(tableWith(), [], { back: (ref) => (ref === "growth:2" ? undo : undefined) }));
    await userEvent.setup().click(screen.getByRole("button", { name: /Growth 2/ }));
    expect(undo).toHaveBeenCalledOnce();
  });

  it("where the order matters the parts are lit one by one, those of every turn beside the option", async () => {
    const keeper = tableWith({}, { spirit: "keeper" });
    const props = propsWith(keeper, [option(0, "part 1", "growth:2/1"), option(1, "part 2", "growth:always/1")]);
    render(Mine, { props });
    await userEvent.setup().click(screen.getByRole("button", { name: "Add 1 Presence." }));
    expect(props.onpick).toHaveBeenCalledWith(0);
    await userEvent.setup().click(screen.getByRole("button", { name: "Gain 1 Energy." }));
    expect(props.onpick).toHaveBeenCalledWith(1);
  });
});

it("of the eight elements those that would light a threshold are marked", async () => {
  const ways = [option(0, "sun", "element:sun"), option(1, "moon", "element:moon")];
  const lights = { set: [[["spirits", "p1", "innates", "massive-flooding", 0, "met"], true]] } as never;
  const props = propsWith(tableWith(), ways, { previews: new Map([[0, lights]]) });
  render(Mine, { props });
  expect(screen.getByRole("button", { name: /^Sun.*meets a threshold$/ })).toBeVisible();
  await userEvent.setup().click(screen.getByRole("button", { name: "Moon" }));
  expect(props.onpick).toHaveBeenCalledWith(1);
});

it("who sits at the tray now stands across it for a moment", async () => {
  vi.useFakeTimers();
  const seats = { p1: { kind: "human", name: "Ada" }, p2: { kind: "human", name: "Ben" } } as never;
  const props = propsWith(tableWith(), [], { seats, player: "p2" });
  const { rerender } = render(Mine, { props });
  expect(screen.queryByTestId("announced")).toBeNull();
  await rerender({ ...props, player: "p1" });
  expect(screen.getByTestId("announced")).toHaveTextContent("Ada");
  await vi.advanceTimersByTimeAsync(2000);
  expect(screen.queryByTestId("announced")).toBeNull();
  vi.useRealTimers();
});
