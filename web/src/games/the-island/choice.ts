/** How one chooses on this board: what its options are about, and where that is drawn. */

import { Chooser, type Situation } from "../../board/chooser.svelte";
import type { BoardProps } from "../contract";
import type { Shown } from "./follower";
import { placeAt } from "./geometry";
import { readOptions, readThings } from "./options";
import type { Ref } from "./refs";
import { thingsOf, type Thing } from "./things";

interface Now extends Pick<BoardProps, "options" | "selected" | "onpick" | "onhover"> {
  readonly shown: Shown;
  readonly picked: ReadonlySet<number> | null;
}

export function islandChooser(now: Now): Chooser<Thing, Ref> {
  const situation: Situation<Thing, Ref> = {
    get options() {
      return now.options;
    },
    get moves() {
      return now.picked ? readThings(now.options) : readOptions(now.options);
    },
    get picked() {
      return now.picked;
    },
    get selected() {
      return now.selected;
    },
    get stage() {
      const { turn, phase, active } = now.shown.view;
      return `${turn} ${phase} ${active}`;
    },
    things: (lit) => thingsOf(lit, now.shown.scene, now.shown.view),
    keysOf: (refs) => now.shown.scene.sprites.filter(({ ref }) => refs.includes(ref)).map(({ key }) => key),
    refsOf: (keys) => now.shown.scene.sprites.filter(({ key }) => keys.includes(key)).map(({ ref }) => ref),
    placeAt,
    onpick: (option) => now.onpick(option),
    onhover: (option) => now.onhover(option),
  };
  return new Chooser(situation);
}
