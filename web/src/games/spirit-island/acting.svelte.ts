/** Choosing by the things themselves: what may be chosen is lit, one click takes it, several options open a menu. */

import { heldUp } from "../../lib/cards.svelte";
import type { Option } from "../../net/types";
import type { BoardProps } from "../contract";
import { type Carried, carry, landAt } from "./carry";
import { about } from "./seen";

type Now = Pick<BoardProps, "options" | "selected" | "picked" | "onpick" | "onhover">;

interface Menu {
  options: Option[];
  /** The options it was opened for: a menu of an older question is gone. */
  among: readonly Option[];
  anchor: DOMRect;
}

export class Acting {
  #menu = $state.raw<Menu | null>(null);
  /** A land that something was dropped on: chosen in the next question, if that asks for it. */
  #then: { land: string; after: readonly Option[] } | null = null;
  /** What is on its way from the tray to the island. */
  carried = $state.raw<Carried | null>(null);

  constructor(private readonly now: () => Now) {}

  readonly menu: Menu | null = $derived.by(() => (this.#menu?.among === this.now().options ? this.#menu : null));

  /** The options by the refs that name their things. */
  readonly #about = $derived.by(() => {
    const found = new Map<string, Option[]>();
    for (const option of this.now().options)
      for (const ref of new Set(option.refs)) found.set(ref, [...(found.get(ref) ?? []), option]);
    return found;
  });

  options(ref: string): Option[] {
    return this.#about.get(ref) ?? [];
  }

  /** The rules that let something be done now. */
  get rules(): string[] {
    const acts = this.now().options.filter(({ says }) => says?.id === "option.act");
    return acts.flatMap(({ refs }) => refs.map((ref) => ref.slice("rule:".length)));
  }

  lit(ref: string): boolean {
    return this.options(ref).length > 0;
  }

  /** The option that is looked at is about this. */
  bright(ref: string): boolean {
    const { selected } = this.now();
    return selected !== null && this.options(ref).some((option) => option.i === selected);
  }

  /** Where some things are picked, this is one of them. */
  picked(ref: string): boolean {
    return this.options(ref).some((option) => this.now().picked?.has(option.i));
  }

  choose(ref: string, at: Element): void {
    const options = this.options(ref);
    const [only] = options;
    if (options.length > 1) this.#menu = { options, among: this.now().options, anchor: at.getBoundingClientRect() };
    else if (only) this.take(only.i);
  }

  /** A card that cannot be chosen is held up instead. */
  card(id: string, at: Element): void {
    if (this.lit(`card:${id}`)) this.choose(`card:${id}`, at);
    else heldUp.id = id;
  }

  take(i: number): void {
    this.close();
    this.now().onpick(i);
  }

  /** Carried to a land, it answers as a click on it and one on the land. */
  grab(ref: string, event: PointerEvent): void {
    const [only, ...more] = this.options(ref);
    if (!only || more.length) return;
    carry(event, {
      over: (at) => void (this.carried = at),
      drop: (at) => {
        this.carried = null;
        const land = at && landAt(at);
        if (!land) return;
        this.#then = { land, after: this.now().options };
        this.take(only.i);
      },
    });
  }

  /** Called whenever another question comes. */
  goOn(): void {
    const { options, onpick } = this.now();
    const then = this.#then;
    if (!then || !options.length || options === then.after) return;
    this.#then = null;
    const [only, ...more] = about(options, `land:${then.land}`);
    if (only && !more.length) onpick(only.i);
  }

  look(ref: string, on: boolean): void {
    if (this.carried) return;
    const options = on ? this.options(ref) : [];
    const [only] = options;
    this.now().onhover(only && options.length === 1 ? only.i : null);
  }

  readonly close = (): void => void (this.#menu = null);
}
