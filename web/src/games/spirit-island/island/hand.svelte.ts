/** What a pointer does on the map: choose, drag pieces and the map, look, point. */

import type { Chooser } from "../../../board/chooser.svelte";
import type { Hand as Gestures } from "../../../board/gestures";
import type { Point } from "../../../board/plane";
import type { Option } from "../../../net/types";
import type { Looking } from "./looking.svelte";
import type { Scene } from "./scene.svelte";
import { landRef } from "./table";
import { hit, landUnder, pieceUnder, type Hit, type Thing } from "./things";

interface Situation {
  readonly looking: Looking;
  readonly scene: Scene;
  readonly chooser: Chooser<Thing>;
  readonly options: readonly Option[];
  readonly picking: boolean;
  choose: (thing: Thing) => void;
  /** Show a land as a card. */
  open: (land: string) => void;
  point: (ref: string) => void;
}

export class Hand {
  /** A piece that is dragged, and where it is. */
  carried: { at: Point; thing: Thing } | null = $state.raw(null);
  /** The land that the pointer is over. */
  over: string | null = $state(null);

  constructor(private readonly now: Situation) {}

  #landAt(at: Point): string | null {
    return landUnder(this.now.scene.layout, this.now.looking.onMap(at));
  }

  #meant(at: Point, coarse: boolean): Hit {
    const { looking, scene, chooser } = this.now;
    return hit(chooser.things, scene.layout, looking.onMap(at), { pixel: looking.pixel, coarse });
  }

  #tap(at: Point, coarse: boolean): boolean {
    const { chooser, looking, scene } = this.now;
    const wasOpen = chooser.close();
    const { thing, unsure } = this.#meant(at, coarse);
    if (thing) this.now.choose(thing);
    else if (unsure.length > 0) chooser.ask(unsure, looking.onMap(at));
    else if (!wasOpen && !chooser.back()) {
      // What cannot be chosen says what it is, and why; far away, so does every land.
      const land = this.#landAt(at);
      if (land && (scene.layout.far || chooser.things.length > 0)) this.now.open(land);
    }
    return thing !== null || unsure.length > 0;
  }

  /** A piece that can go somewhere is taken along; its goals light up. */
  #grab(at: Point): boolean {
    const { looking, chooser, picking } = this.now;
    const thing = pieceUnder(chooser.things, looking.onMap(at), looking.pixel);
    if (!thing || picking) return false;
    if (thing.role === "source") this.now.choose(thing);
    this.carried = { at: looking.onMap(at), thing };
    return true;
  }

  #drop(at: Point | null): void {
    const thing = this.carried?.thing;
    this.carried = null;
    const land = at && this.#landAt(at);
    if (!thing || !land || land === thing.place) return;
    const { chooser, options } = this.now;
    const goal = chooser.things.find((one) => one.kind === "land" && one.place === land && one.role === "target");
    const only = options.find((one) => thing.options.includes(one.i) && one.refs.at(-1) === landRef(land));
    if (goal) this.now.choose(goal);
    else if (only && thing.role === "target") chooser.take(only.i);
  }

  #point(at: Point): void {
    const land = this.#landAt(at);
    if (land) this.now.point(landRef(land));
  }

  readonly gestures: Gestures = {
    touch: () => this.now.scene.stop(),
    tap: (at, coarse) => this.#tap(at, coarse),
    hold: (at) => {
      const land = this.#landAt(at);
      if (land) this.now.open(land);
    },
    show: (at) => this.#point(at),
    point: (at) => this.#point(at),
    release: () => undefined,
    hover: (at) => {
      this.over = this.#landAt(at);
      this.now.chooser.lookAt(this.#meant(at, false).thing);
    },
    leave: () => {
      this.over = null;
      this.now.chooser.lookAt(null);
    },
    drag: (by) => this.now.looking.pan(by),
    grab: (at) => this.#grab(at),
    carry: (at) => void (this.carried = this.carried && { ...this.carried, at: this.now.looking.onMap(at) }),
    drop: (at) => this.#drop(at),
    pinch: (factor, at) => this.now.looking.zoomBy(factor, this.now.looking.inFrame(at)),
    wheel: (turns, at) => this.now.looking.zoomBy(Math.exp(-turns * 0.25), this.now.looking.inFrame(at)),
    twice: () => this.now.looking.whole(),
  };
}
