/** The island in its frame: how it lies, where everything stands, and what moves. */

import { untrack } from "svelte";
import type { Forecast, IslandMap, SpiritIslandView } from "../view";
import { cardsOn, type CardStep } from "./forecast";
import { Kept, layoutOf, type Layout } from "./layout";
import { motionBetween, type Motion } from "./motion";
import { roomFor, type GaugeSizes, type Room } from "./room";
import { fitted, worldOf, type Fitted, type Padding, type World } from "./world";

/** What the map knows, read anew whenever it changes. */
interface Now {
  readonly view: SpiritIslandView;
  readonly preview: SpiritIslandView | null;
  readonly width: number;
  readonly height: number;
  readonly padding: Padding;
  /** What the gauges take on the sea; null where they are not drawn on it. */
  readonly gauges: GaugeSizes | null;
  /** How near the camera rests: plates and pieces are laid for it. */
  readonly zoom: number;
  /** The turn that the player has fixed; null lets the island turn to fit. */
  readonly turned: number | null;
  /** An option is held on a small screen: what it would do takes room, and the island must not turn for that. */
  readonly held: boolean;
  /** Nothing is foreseen: the Invader cards mark the lands. */
  readonly reckoned: boolean;
  /** Milliseconds that a piece travels; none where nothing moves. */
  readonly travel: number;
}

interface Seen {
  view: SpiritIslandView;
  fitted: Fitted;
  layout: Layout;
  motion: Motion | null;
}

export class Scene {
  /** What is kept while the island lies as it does: slots of pieces, and places of plates. */
  #kept: { of: Fitted | null; kept: Kept } = { of: null, kept: new Kept() };
  #seen: Seen | null = null;
  /** What has been shown to its end, or was cut short. */
  #done: Seen | null = $state.raw(null);

  constructor(private readonly now: Now) {}

  // Read one by one, so that the island is laid anew only when one of them is another.
  readonly #lie = $derived.by(() => JSON.stringify(this.now.view.map));
  readonly #map = $derived.by(() => JSON.parse(this.#lie) as IslandMap);
  readonly #gauges = $derived.by(() => this.now.gauges);
  readonly #world = $derived.by(() => worldOf(this.#map));
  readonly #padding = $derived.by(() => this.now.padding);
  readonly #frame = $derived.by(() => ({ width: this.now.width, height: this.now.height, padding: this.#padding }));

  /** How it lies, once there is a frame. */
  #lies: { world: World; room: Room } | null = null;

  readonly #room: Room = $derived.by(() => {
    const { turned, width } = this.now;
    const gauges = this.#gauges;
    const world = this.#world;
    const last = this.#lies?.world === world ? this.#lies.room : null;
    const held = untrack(() => this.now.held);
    const turn = { fixed: turned ?? (held ? (last?.degrees ?? null) : null), now: last?.degrees ?? null };
    const room = roomFor(world, this.#map, this.#frame, gauges, turn, last?.wide ?? null);
    if (width > 1) this.#lies = { world, room };
    return room;
  });

  /** The gauges lie along the top. */
  readonly wide: boolean = $derived.by(() => this.#room.wide);
  readonly fitted: Fitted = $derived.by(() =>
    fitted(this.#world, this.#room.degrees, { ...this.#frame, padding: this.#room.padding }),
  );
  readonly forecast: Forecast | null = $derived.by(() => this.now.view.forecast ?? null);

  readonly #marked = $derived.by(() => (this.now.reckoned ? JSON.stringify(cardsOn(this.now.view)) : "[]"));
  readonly #cards = $derived.by(() => new Map(JSON.parse(this.#marked) as [string, CardStep[]][]));

  #laid(then: SpiritIslandView | null): Layout {
    const { view, zoom } = this.now;
    if (this.#kept.of !== this.fitted) this.#kept = { of: this.fitted, kept: new Kept() };
    const foreseen = then?.forecast ?? null;
    return layoutOf(
      { fitted: this.fitted, view, then, forecast: this.forecast, foreseen, cards: this.#cards, zoom },
      this.#kept.kept,
    );
  }

  /** The view as it is. */
  readonly layout: Layout = $derived.by(() => this.#laid(null));

  /** With what the option that is looked at would change. */
  readonly drawn: Layout = $derived.by(() => {
    const { layout } = this;
    const then = this.now.preview;
    return then ? this.#laid(then) : layout;
  });

  readonly #shown: Seen = $derived.by(() => {
    const { view, travel } = this.now;
    const { layout, fitted: island } = this;
    const last = this.#seen;
    const isNew = last !== null && last.view !== view && last.fitted === island && last.layout.piece === layout.piece;
    const motion = isNew ? motionBetween(last.layout, layout, travel) : last?.view === view ? last.motion : null;
    this.#seen = { view, fitted: island, layout, motion };
    return this.#seen;
  });

  /** What moves now; null when everything is where it is. */
  readonly motion: Motion | null = $derived.by(() => (this.#done === this.#shown ? null : this.#shown.motion));

  stop(): void {
    if (this.motion) this.#done = this.#shown;
  }

  /** Lets a motion end; called inside an effect. */
  follow(): (() => void) | undefined {
    const shown = this.#shown;
    if (!this.motion) return undefined;
    const timer = setTimeout(() => (this.#done = shown), this.motion.total);
    return () => clearTimeout(timer);
  }
}
