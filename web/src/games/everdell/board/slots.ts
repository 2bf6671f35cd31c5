/**
 * The board is five slots. A part of the game or of an expansion stands in one of them, in this order; what does not fit
 * becomes a tab of its slot.
 */

import type { Component } from "svelte";
import Trace from "../phantomia/Trace.svelte";
import TurnedUp from "../phantomia/TurnedUp.svelte";
import type { EverdellView } from "../view";
import Basics from "./Basics.svelte";
import CityDrawer from "./CityDrawer.svelte";
import Events from "./Events.svelte";
import Meadow from "./Meadow.svelte";
import Since from "./Since.svelte";
import Wild from "./Wild.svelte";

/** Five on the board; beside what is mine an expansion adds to the purse, the street and the hand. */
export type SlotName = "events" | "west" | "meadow" | "east" | "drawers" | "purse" | "street" | "hand";

export interface SlotPart {
  id: string;
  part: Component;
  /** Its name where it is a tab: a word of the game's vocabulary. */
  word: string;
  /** Whether this table has it. */
  has?: (view: EverdellView) => boolean;
}

export const SLOTS: Record<SlotName, SlotPart[]> = {
  events: [{ id: "events", part: Events, word: "events" }],
  west: [{ id: "basics", part: Basics, word: "places" }],
  meadow: [
    { id: "meadow", part: Meadow, word: "meadow", has: (view) => view.meadow !== undefined },
    { id: "since", part: Since, word: "turn" },
  ],
  east: [{ id: "wild", part: Wild, word: "forest" }],
  drawers: [
    { id: "walk", part: Trace, word: "phantomia", has: (view) => view.phantomia !== undefined },
    { id: "turned-up", part: TurnedUp, word: "phantomia", has: (view) => view.phantomia !== undefined },
    { id: "city", part: CityDrawer, word: "city" },
  ],
  purse: [],
  street: [],
  hand: [],
};
