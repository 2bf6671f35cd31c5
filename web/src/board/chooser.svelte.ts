/** Choosing on the board: what is lit, selected, looked at and asked about, until an option is taken. */

import type { Option } from "../net/types";
import { light, type Lit, type Move, onlySource, type Spot } from "./choosing";
import type { Point } from "./plane";

/** What the board knows, read anew whenever it changes. */
export interface Situation<Thing extends Spot, R extends string = string> {
  readonly options: Option[];
  /** What the options are about. */
  readonly moves: readonly Move<R>[];
  /** The options that are checked, where some things are picked; else null. */
  readonly picked: ReadonlySet<number> | null;
  /** The option that is looked at, here or in the list. */
  readonly selected: number | null;
  /** Whose turn and which part of it: a selection ends with it. */
  readonly stage: string;
  /** Lit things where they are drawn. */
  things: (lit: Lit<R>[]) => Thing[];
  /** Pieces have refs by where they are, and keys that they keep when they move. */
  keysOf: (refs: readonly string[]) => string[];
  refsOf: (keys: readonly string[]) => string[];
  placeAt: (place: string) => Point | undefined;
  onpick: (option: number) => void;
  onhover: (option: number | null) => void;
}

/** A menu: options of a thing, or things that a thumb may have meant. */
export interface Question<Thing extends Spot> {
  options: Option[];
  at: Point;
  thing: Thing | null;
  things: Thing[];
}

export class Chooser<Thing extends Spot, R extends string = string> {
  /** Pieces that were selected, by the keys they keep when they move. */
  #choice = $state.raw<{ stage: string; keys: string[] } | null>(null);
  #question = $state.raw<Question<Thing> | null>(null);
  #hovered = $state.raw<string | null>(null);
  #told: number | null = null;

  constructor(private readonly now: Situation<Thing, R>) {}

  readonly #moves = $derived.by(() => this.now.moves);

  /** Refs of what is selected. A piece stays selected while it can go on; the only one there is needs no selecting. */
  readonly selection: string[] = $derived.by(() => {
    const kept = this.#choice?.stage === this.now.stage ? this.#choice.keys : [];
    const able = this.now.refsOf(kept).filter((ref) => this.#moves.some((move) => move.source === ref));
    const only = onlySource(this.#moves);
    return able.length > 0 ? able : only ? [only] : [];
  });

  readonly things: Thing[] = $derived.by(() =>
    this.now
      .things(light(this.#moves, this.selection))
      .map((thing) => (thing.options.every((i) => this.now.picked?.has(i)) ? { ...thing, role: "picked" } : thing)),
  );

  /** The menu that is open; answered or overtaken ones are not. */
  readonly question = $derived.by(() => (this.#question?.options === this.now.options ? this.#question : null));

  /** Keys of what is hovered, or of what the option in the list is about. */
  readonly bright: ReadonlySet<string> = $derived.by(() => {
    const move = this.#moves.find((one) => one.i === this.now.selected);
    const meant = (ref: string): boolean => move !== undefined && (ref === move.source || ref === move.target);
    return new Set(
      this.things.filter((thing) => thing.key === this.#hovered || thing.refs.some(meant)).map((thing) => thing.key),
    );
  });

  /** How lit pieces shine, by their refs. */
  readonly shining: ReadonlyMap<string, string> = $derived.by(() => {
    const chosen = this.selection.length > 0;
    return new Map(
      this.things.flatMap((thing) => {
        const degree = this.bright.has(thing.key) ? "bright" : thing.role === "source" && chosen ? "quiet" : "";
        return thing.refs.map((ref) => [ref, `lit ${thing.role} ${degree}`] as const);
      }),
    );
  });

  /** The goals of a piece that is hovered, and of the option that is looked at. */
  readonly hints: Point[] = $derived.by(() => {
    const thing = this.things.find((one) => one.key === this.#hovered && one.role === "source");
    const places = this.#moves
      .filter((move) => (move.source !== null && thing?.refs.includes(move.source)) || move.i === this.now.selected)
      .map((move) => move.place);
    return [...new Set(places)].map((place) => place && this.now.placeAt(place)).filter((point) => !!point);
  });

  get pointing(): boolean {
    return this.#hovered !== null;
  }

  /** Look at an option, wherever it stands. */
  look(option: number | null): void {
    if (option === this.#told) return;
    this.#told = option;
    this.now.onhover(option);
  }

  lookAt(thing: Thing | null): void {
    this.#hovered = thing?.key ?? null;
    this.look(thing?.options.length === 1 ? (thing.options[0] ?? null) : null);
  }

  take(option: number): void {
    this.#question = null;
    this.look(null);
    this.now.onpick(option);
  }

  /** One option is taken; a piece with several is selected; a goal with several asks. Says whether it was selected. */
  choose(thing: Thing): boolean {
    const [first, ...more] = thing.options;
    this.#question = null;
    if (thing.role === "selected") this.#choice = null;
    else if (first !== undefined && more.length === 0 && !this.#isUnderfoot(thing)) this.take(first);
    else if (thing.role === "source") {
      this.#choice = { stage: this.now.stage, keys: this.now.keysOf(thing.refs) };
      this.look(null);
      return true;
    } else this.#question = { options: this.now.options, at: thing, thing, things: [] };
    return false;
  }

  /**
   * A goal where the selected piece is already, such as over board: a click there may as well mean what carries the
   * piece, so it is asked for.
   */
  #isUnderfoot(thing: Thing): boolean {
    return thing.role === "target" && this.things.some((one) => one.role === "selected" && one.place === thing.place);
  }

  ask(things: Thing[], at: Point): void {
    this.#question = { options: this.now.options, at, thing: null, things };
  }

  close(): boolean {
    const was = this.question !== null;
    this.#question = null;
    return was;
  }

  /** One step back: the menu, then the selection. */
  back(): boolean {
    this.look(null);
    if (this.close()) return true;
    const was = this.#choice?.stage === this.now.stage;
    this.#choice = null;
    return was;
  }
}
