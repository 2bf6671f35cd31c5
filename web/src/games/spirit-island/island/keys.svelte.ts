/** What the keyboard does on the map: arrows from thing to thing, names of lands typed, the land card, the forecast. */

import { tick } from "svelte";
import { isArrow, nearest, neighbour } from "../../../board/arrows";
import type { Chooser } from "../../../board/chooser.svelte";
import type { Point } from "../../../board/plane";
import { shown } from "../shown.svelte";
import type { Looking } from "./looking.svelte";
import { Naming } from "./naming";
import type { Scene } from "./scene.svelte";
import { landOf, landRef } from "./table";
import type { Thing } from "./things";

interface Situation {
  readonly looking: Looking;
  readonly scene: Scene;
  readonly chooser: Chooser<Thing>;
  /** The land that the pointer is over. */
  readonly over: string | null;
  open: (land: string) => void;
  point: (ref: string) => void;
  /** Takes the rest in the order they stand in; says whether there was anything to take. */
  rest: () => boolean;
}

interface Goal extends Point {
  key: string;
}

const MIDDLE: Point = { x: 0, y: 0 };
const CLOSER = 1.4;
/** Milliseconds after which a letter is no longer taken for the beginning of a name. */
const ALONE = 400;

export class Keys {
  /** What has or had the focus: a land, or a piece that may be chosen. */
  #current: string | null = $state.raw(null);
  /** The focus came by the keyboard, and is here. */
  #here = false;
  #naming = new Naming();
  #waiting: ReturnType<typeof setTimeout> | undefined;
  /** A letter that turned out to stand alone, on its way to whoever listens. */
  #alone: KeyboardEvent | null = null;

  constructor(private readonly now: Situation) {}

  /** The one that Tab comes to. */
  readonly entrance: string = $derived.by(() => {
    const { things } = this.now.chooser;
    const lands = this.now.scene.layout.lands;
    const current = this.#current;
    if (current && (things.some((one) => one.key === current) || lands.has(landOf(current) ?? ""))) {
      if (current.startsWith("land:") || things.some((one) => one.key === current)) return current;
    }
    const first = things.find((thing) => thing.role !== "selected") ?? things[0];
    return first?.key ?? landRef([...lands.keys()][0] ?? "");
  });

  #placeOf(key: string): Point | undefined {
    const { chooser, scene } = this.now;
    return chooser.things.find((thing) => thing.key === key) ?? scene.layout.lands.get(landOf(key) ?? "")?.middle;
  }

  focus(key: string | null): void {
    if (key === null) return;
    this.#current = key;
    const find = (): Element | null | undefined =>
      this.now.looking.svg?.querySelector(`[data-thing="${CSS.escape(key)}"]`);
    void tick().then(() => (find() as SVGElement | null)?.focus());
  }

  /** Back to where the focus was, once a menu is closed. */
  back(): void {
    if (this.#here) this.focus(this.#current);
  }

  focused(key: string, seen: boolean): void {
    this.#current = key;
    // A pointer has its own way of looking, and leaves no focus to come back to.
    this.#here = seen;
    if (!seen) return;
    this.now.looking.show(this.#placeOf(key));
    this.now.chooser.lookAt(this.now.chooser.things.find((thing) => thing.key === key) ?? null);
  }

  blurred(to: EventTarget | null, root: Element | undefined): void {
    // Whoever goes on to something else of the page must not be held here.
    if (to instanceof Node && !root?.contains(to)) this.#here = false;
    this.now.chooser.lookAt(null);
  }

  /** The focused thing may be gone after an answer: stay near it. Called when what is lit has changed. */
  stay(things: readonly Thing[]): void {
    if (!this.#here || document.activeElement !== document.body) return;
    const near = nearest(things, this.#placeOf(this.#current ?? "") ?? MIDDLE);
    if (near) this.focus(near.key);
  }

  /** Where the arrows go: the goals of what is selected, what is lit, or any land. */
  #goals(): readonly Goal[] {
    const { chooser, scene } = this.now;
    const lit = chooser.selection.length ? chooser.things.filter((one) => one.role !== "source") : chooser.things;
    if (lit.length > 0) return lit;
    return [...scene.layout.lands.values()].map((land) => ({ key: landRef(land.name), ...land.middle }));
  }

  /** A key on the map itself. */
  press(event: KeyboardEvent): void {
    const { looking, scene } = this.now;
    scene.stop();
    const at = this.#current ?? this.entrance;
    if (isArrow(event.key)) {
      const from = this.#placeOf(at);
      const goal = from && neighbour(this.#goals(), from, event.key);
      if (goal) this.focus(goal.key);
    } else if (event.key === "+" || event.key === "-") looking.zoomBy(event.key === "+" ? CLOSER : 1 / CLOSER);
    else if (event.key === "0") looking.whole();
    else if (event.key.toLowerCase() === "p") this.now.point(at);
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  /** A key anywhere on the page, before the page hears of it. */
  anywhere(event: KeyboardEvent, escape: () => boolean): void {
    if (isTyping(event.target) || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event !== this.#alone) {
      clearTimeout(this.#waiting);
      const lands = [...this.now.scene.layout.lands.keys()];
      const { used, begun, land } = this.#naming.press(event.key, Date.now(), lands);
      if (land) this.focus(this.#meant(land));
      if (begun) this.#wait(event);
      if (used || begun) {
        event.preventDefault();
        return;
      }
    }
    if (this.#command(event, escape)) event.preventDefault();
  }

  /** The land, or what is lit in it where that is not the land itself. */
  #meant(land: string): string {
    const lit = this.now.chooser.things.filter((thing) => thing.place === land);
    const own = lit.find((thing) => thing.kind === "land") ?? lit[0];
    return own?.key ?? landRef(land);
  }

  /** `a`, `f` and `h` mean something by themselves, and begin the names of lands too: whoever types `a5` wants the land. */
  #wait({ key, target }: KeyboardEvent): void {
    this.#waiting = setTimeout(() => {
      this.#alone = new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true });
      (target instanceof Element && target.isConnected ? target : document.body).dispatchEvent(this.#alone);
      this.#alone = null;
    }, ALONE);
  }

  /** Nothing that was pressed is still to come. */
  leave(): void {
    clearTimeout(this.#waiting);
  }

  #command({ key, target }: KeyboardEvent, escape: () => boolean): boolean {
    if (key === "Escape") return escape();
    const letter = key.toLowerCase();
    if (letter === "i" && target instanceof Element && target.closest("[data-card]")) return false; // it opens that card
    if (letter === "f") shown.switchForecast();
    else if (letter === "i") {
      const land = this.now.over ?? landOf(this.#current ?? "");
      if (land) this.now.open(land);
    } else if (letter === "a") return this.now.rest();
    else return false;
    return true;
  }
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest("input, textarea, select, dialog[open]") !== null;
}
