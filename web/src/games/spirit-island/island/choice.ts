/** How one chooses on the map: what its options are about, and where that is drawn. */

import { Chooser, type Situation } from "../../../board/chooser.svelte";
import type { BoardProps } from "../../contract";
import type { Layout } from "./layout";
import { readOptions } from "./options";
import { thingsOf, type Thing } from "./things";

interface Now extends Pick<BoardProps, "options" | "selected" | "onpick" | "onhover"> {
  readonly layout: Layout;
  readonly picked: ReadonlySet<number> | null;
  /** Tells one question from the next: pieces stay selected while the same is asked. */
  readonly stage: string;
}

export function islandChooser(now: Now): Chooser<Thing> {
  const situation: Situation<Thing> = {
    get options() {
      return now.options;
    },
    get moves() {
      return readOptions(now.options, now.picked !== null);
    },
    get picked() {
      return now.picked;
    },
    get selected() {
      return now.selected;
    },
    get stage() {
      return now.stage;
    },
    things: (lit) => thingsOf(lit, now.layout),
    // A piece is known by its ref alone: the next of the same kind stays selected.
    keysOf: (refs) => [...refs],
    refsOf: (keys) => [...keys],
    placeAt: (place) => now.layout.lands.get(place)?.middle,
    onpick: (option) => now.onpick(option),
    onhover: (option) => now.onhover(option),
  };
  return new Chooser(situation);
}
