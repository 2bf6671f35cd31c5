import { render, screen } from "@testing-library/svelte";
import { afterEach, describe, expect, it, vi } from "vitest";
import Made from "../../testing/Made.svelte";
import type { View } from "../../net/types";
import { SLOTS, type SlotName } from "./board/slots";
import CardsTab from "./board/CardsTab.svelte";
import PlacesTab from "./board/PlacesTab.svelte";
import Head from "./mine/Head.svelte";
import Cities from "./people/Cities.svelte";
import { opens } from "./tabs";
import { lines, nowOf, option, player, valleyOf } from "./testing";
import type { EverdellView } from "./view";

vi.mock("../../language/index.svelte", async (original) => ({
  ...(await original<object>()),
  boardText: (await import("./testing")).speak,
}));

const phantomia = { last: { walk: ["place:forest-2-any", "place:basic-3-twigs"] } } as EverdellView["phantomia"];
const hers = (more: Partial<EverdellView> = {}): View => valleyOf({ phantomia, ...more }) as unknown as View;
const chapter = { who: "phantomia", n: 3, of: 4 };

describe("the tab that opens by itself", () => {
  it("has what the question is about", () => {
    expect(opens(nowOf({ options: [option(0, "visit x", "place:basic-3-twigs")] }))).toBe("places");
    const both = [option(0, "visit x", "place:basic-3-twigs"), option(1, "play farm", "hand:farm")];
    expect(opens(nowOf({ options: both }))).toBeNull();
  });

  it("in her turn shows what she does, and her walk where she goes on", () => {
    const told = (id: string) => ({ lines: lines({ id } as never), refs: [], chapter });
    expect(opens(nowOf({ view: hers(), replay: told("log.she-turns-up") }))).toBe("phantomia");
    expect(opens(nowOf({ view: hers(), replay: told("log.she-goes-on") }))).toBe("places");
  });
});

it("her walk and the card that she turns up are there on a phone too", () => {
  const module = { id: "log.module", args: { module: { id: "x", args: { name: "module:theft" } } } };
  const replay = { lines: lines(module as never), refs: [], chapter };
  render(PlacesTab, { props: nowOf({ view: hers(), replay, narrow: true }) });
  expect(screen.getByTestId("trace")).toBeInTheDocument();
  expect(screen.getByTestId("turned-up")).toBeInTheDocument();
});

it("one's ability card is in one's city", () => {
  const view = valleyOf({ players: { p1: player({ ability: "pigs" }) } }) as unknown as View;
  render(Cities, { props: nowOf({ view, narrow: true }) });
  expect(screen.getByRole("button", { name: "Pigs" })).toBeInTheDocument();
});

describe("room for more on a phone", () => {
  const where = [
    [PlacesTab, ["events", "west", "east", "drawers"]],
    [CardsTab, ["meadow", "hand", "drawers"]],
    [Cities, ["street"]],
    [Head, ["purse"]],
  ] as const;

  afterEach(() => {
    for (const name of Object.keys(SLOTS) as SlotName[]) SLOTS[name] = SLOTS[name].filter((part) => part.id !== "made");
  });

  it.each(where)("a module fills its slots (%#)", (tab, names) => {
    for (const name of names) SLOTS[name].push({ id: "made", part: Made, word: "made" });
    render(tab, { props: nowOf({ narrow: true }) });
    for (const name of names)
      expect(document.querySelector(`[data-slot="${name}"]`)?.lastElementChild).toHaveTextContent("made up");
  });
});
