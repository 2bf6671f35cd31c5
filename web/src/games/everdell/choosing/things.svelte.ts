/** Choosing on the things themselves: which are lit, what a click on one does, and what is said of it. */

import { getContext, setContext } from "svelte";
import type { Attachment } from "svelte/attachments";
import { t } from "../../../i18n/index.svelte";
import { rulebook } from "../../../lib/rulebook.svelte";
import { longPress } from "../../../lib/longpress";
import { playerName } from "../../../lib/seats";
import type { Json, Option, Said } from "../../../net/types";
import type { BoardProps } from "../../contract";
import { NO_MARKS } from "../cards/marks";
import type { EverdellMarks, Mark as PlayMark } from "../marks";
import { type Printed, printed } from "../cards/printed";
import { say } from "../cards/words";
import { called, type Facts, valley } from "../table";
import { isPlain } from "./answers";
import { boxOf, desk } from "./desk.svelte";
import { isOrder } from "./ordered";
import { order } from "./order.svelte";
import { isTouch, takeOrLook } from "./taps";
import { told } from "./told";

/** Before a card that the pointer rests on is held up. */
const REST = 400;
const GAME = "everdell";
const THINGS = Symbol("things");
/** The stack of Farms: its top card can be played. */
export const FARM_STACK = "pile:farm_stack";

export class Things {
  constructor(private readonly read: () => BoardProps) {}

  readonly view = $derived.by(() => valley(this.read().view));
  readonly facts = $derived.by(() => (this.read().facts ?? NO_FACTS) as Facts);
  readonly marks = $derived.by(() => ({ ...NO_MARKS, ...(this.read().marks as Partial<EverdellMarks> | null) }));
  readonly you = $derived.by(() => this.read().you ?? null);
  /** The view after the option that is looked at. */
  readonly ahead = $derived.by(() => {
    const { preview, selected } = this.read();
    return preview && selected !== null ? valley(preview) : null;
  });

  /** So many cards would come unseen into one's hand. */
  readonly drawn = $derived.by(() => this.read().foreseen?.unseen?.["hand"] ?? 0);

  /** What is being told, step by step or by a line that somebody looks at, speaks of these. */
  readonly told = $derived.by(() => {
    const { replay, spoken } = this.read();
    return told([...(replay?.lines ?? []), ...(spoken ? [spoken] : [])], this.view);
  });

  readonly #byRef = $derived.by(() => {
    const found = new Map<string, Option[]>();
    for (const option of this.read().options) {
      for (const ref of new Set(option.refs)) {
        const there = found.get(ref);
        if (there) there.push(option);
        else found.set(ref, [option]);
      }
    }
    return found;
  });

  /** What asks the open question, and where Phantomia came in her last turn. */
  readonly #asks = $derived.by(() => this.read().decision?.source);
  readonly #hers = $derived.by(() => this.view.phantomia?.last?.at);

  readonly #listening = new Map<string, Attachment<HTMLElement>>();

  get props(): BoardProps {
    return this.read();
  }

  options(ref: string): readonly Option[] {
    return this.#byRef.get(ref) ?? NONE;
  }

  isLit(ref: string): boolean {
    return this.#byRef.has(ref);
  }

  /** Whether it is the thing of the option that is looked at. */
  isLookedAt(ref: string): boolean {
    const { selected } = this.read();
    return selected !== null && this.options(ref).some((option) => option.i === selected);
  }

  /** Whether it is chosen among several; of equal things the first ones are. */
  isPicked(ref: string, before = 0): boolean {
    const { picked, counted } = this.read();
    return Boolean(picked) && this.options(ref).some(({ i }) => (counted?.(i) ?? (picked?.has(i) ? 1 : 0)) > before);
  }

  /** Which of the cards that act one after another it is, as they were clicked; 0 where it was not. */
  place(ref: string): number {
    const [only, more] = this.options(ref);
    return only && !more && isOrder(this.read()) ? order.at(only.notation) : 0;
  }

  /** Whether it asks the open question. */
  isAsking(ref: string): boolean {
    return this.#asks === ref;
  }

  /** Whether Phantomia came to it in her last turn. */
  isHers(ref: string): boolean {
    return this.#hers === ref;
  }

  /** Whether the question is about what Phantomia does: what may be chosen then has her colour. */
  get forHer(): boolean {
    return isForHer(this.read().decision?.asks);
  }

  printed(id: string): Printed | null {
    return printed(this.facts, id);
  }

  play(ref: string): PlayMark | undefined {
    return this.marks.plays[ref];
  }

  /** Whether one of its options plays it. */
  canPlay(ref: string): boolean {
    return this.options(ref).some(plays);
  }

  /** The card that stands at a place of a city, such as `city:p1:3`. */
  cardAt = (ref: string): string | null => {
    const [kind, player = "", at] = ref.split(":");
    if (kind !== "city") return null;
    return this.view.players[player]?.city?.[Number(at) - 1]?.card ?? null;
  };

  /** The same with its kind, for its picture. */
  kindAt = (ref: string): { id: string; type: string } | null => {
    const id = this.cardAt(ref);
    return id ? { id, type: this.printed(id)?.type ?? "unknown" } : null;
  };

  // -- in words

  /** People by name; an automated opponent as the game calls it. */
  nameOf(player: string): string {
    return /^p\d/.test(player) ? playerName(player, this.read().seats ?? {}) : called(player);
  }

  /** What stands at a ref: a card, or a player. */
  nameAt(ref: string): string {
    const card = this.cardOf(ref);
    const id = ref.slice(ref.indexOf(":") + 1);
    return card ? called(card) : ref.startsWith("player:") ? this.nameOf(id) : called(id);
  }

  /** The same as a value of a pattern. */
  who(player: string): Json {
    return { text: this.nameOf(player) };
  }

  /** What a screen reader says of a thing: its name, then what can be done with it. */
  label(name: string, ref: string, ...more: string[]): string {
    const { options } = this.read();
    const own = this.options(ref);
    const first = own[0];
    const number = own.length === 1 && first ? (first.number ?? options.indexOf(first) + 1) : null;
    const can = !own.length ? "" : number === null ? say("several", { n: own.length }) : say("option", { n: number });
    const asks = this.isAsking(ref) ? t("everdell.asks") : "";
    const hers = this.isHers(ref) ? say("her-last") : "";
    return [name, ...more, hers, asks, can].filter(Boolean).join("; ");
  }

  // -- what a click does

  /** One option is taken; a card with several ways shows them; a thing with several options asks. */
  take(ref: string, from: HTMLElement, by?: Event): void {
    const now = this.read();
    const { options, onpick, onanswers, picked, settings } = now;
    const among = this.options(ref);
    const [only, ...more] = among;
    desk.large = null;
    if (!only) return;
    if (picked) onpick(only.i);
    else if (!more.length && isOrder(now)) order.toggle(only);
    else if (more.length) desk.open = { kind: "menu", ref, at: boxOf(from), options, from, among };
    else {
      const mark = plays(only) ? this.play(ref) : undefined;
      const ways = mark?.ways ?? [];
      const [way] = ways;
      const [answers] = way?.answers ?? [];
      const one = way !== undefined && ways.length === 1 && isPlain(way);
      if (way && (!one || settings.confirm)) {
        const card = this.cardOf(ref) ?? "";
        desk.open = { kind: "ways", ref, at: boxOf(from), options, from, card, ways, brings: mark?.brings ?? [] };
      } else {
        const all = answers && answers.length > 1 && onanswers;
        takeOrLook(by, only, now, () => (all ? onanswers(answers) : onpick(only.i)));
      }
    }
  }

  /** One option, by what stands for it elsewhere than on the table. */
  pick(i: number, by?: Event): void {
    const now = this.read();
    const option = now.options.find((one) => one.i === i);
    if (option) takeOrLook(by, option, now, () => now.onpick(i));
  }

  look(ref: string | null): void {
    const options = ref === null ? NONE : this.options(ref);
    this.read().onhover(options.length === 1 && !this.read().picked ? (options[0]?.i ?? null) : null);
  }

  /** The card that a ref stands for. */
  cardOf(ref: string): string | null {
    const [kind = "", id = ""] = ref.split(":");
    if (ref === FARM_STACK) return this.view.farm_stack?.top ?? null;
    if (kind === "meadow") return this.view.meadow?.[Number(id) - 1] ?? null;
    return this.cardAt(ref) ?? (NAMED.has(kind) ? id : null);
  }

  /** What only rests under the pointer goes with it; what somebody asked for stays. */
  enlarge(card: string, ref: string | null, from: Element, stays = false): void {
    desk.large = { card, ref, at: boxOf(from), stays };
  }

  /** The rules about a card, its kind, and what is in the way of playing it. */
  readRules(card: string, ref: string | null): void {
    const why = ref ? this.play(ref)?.rule : undefined;
    const type = this.printed(card)?.type;
    desk.large = null;
    void rulebook.open(GAME, [card, ...(type ? [type] : [])], why ? [why] : []);
  }

  /**
   * A thing of the table: a click takes it, hover and focus look at it, and a card is held up when one rests on it. Who
   * asks again gets the same: what listens to a thing is not made anew with each view.
   */
  thing(ref: string, card?: string | null): Attachment<HTMLElement> {
    const key = `${ref} ${card ?? ""}`;
    const known = this.#listening.get(key) ?? this.#listen(ref, card);
    this.#listening.set(key, known);
    return known;
  }

  #listen(ref: string, card?: string | null): Attachment<HTMLElement> {
    return (element) => {
      let timer = 0;
      let pointed = false;
      const rest = (): void => clearTimeout(timer);
      const hold = (stays = true): void => {
        rest();
        if (card) this.enlarge(card, ref, element, stays);
      };
      const leave = (): void => {
        if (desk.large?.ref === ref && !desk.large.stays) desk.large = null;
      };
      const on = listener(element);
      on("click", (event) => {
        rest();
        if (isTouch(event) && !this.isLit(ref)) hold();
        else this.take(ref, element, event);
      });
      // When the mouse comes to the thing, not when the thing comes to the mouse; and again when it can be chosen since.
      on("pointermove", (event) => {
        if (event.pointerType !== "mouse") return;
        if (!pointed || (this.read().selected === null && this.isLit(ref))) this.look(ref);
        if (!pointed) timer = setTimeout(() => hold(false), REST) as unknown as number;
        pointed = true;
      });
      on("pointerleave", (event) => {
        rest();
        pointed = false;
        if (event.pointerType !== "mouse") return;
        this.look(null);
        leave();
      });
      on("focus", () => element.matches(":focus-visible") && this.look(ref));
      on("blur", (event) => {
        this.look(null);
        const to = event.relatedTarget;
        if (desk.large?.ref === ref && !(to instanceof Element && to.closest("[data-overlay]"))) desk.large = null;
      });
      on("contextmenu", (event) => {
        if (!card) return;
        event.preventDefault();
        hold();
      });
      on("keydown", (event) => {
        if (event.key.toLowerCase() !== "i" || event.ctrlKey || event.metaKey || event.altKey) return;
        event.preventDefault();
        if (card && desk.large?.ref === ref && desk.large.stays) this.readRules(card, ref);
        else hold();
      });
      $effect(() => void element.toggleAttribute("data-told", this.told.has(ref)));
      const letGo = longPress(() => (card ? hold() : this.look(ref)))(element);
      return () => {
        rest();
        leave(); // another card lies here now
        on.stop();
        letGo?.();
      };
    };
  }
}

const NONE: readonly Option[] = [];
const NO_FACTS: Facts = {};
/** Kinds of refs that name a card by its id. */
const NAMED = new Set(["hand", "card", "legend", "shown"]);

/** Questions in which one chooses for Phantomia. */
const FOR_HER = new Set(["her-worker", "lay-web", "put-figure", "snatch"].map((id) => `prompt.${id}`));

/** A card may ask it, or it may say how many are chosen. */
function isForHer(asks: Said | null | undefined): boolean {
  const within = asks?.args?.["question"];
  if (within && typeof within === "object" && "id" in within) return isForHer(within as unknown as Said);
  return FOR_HER.has(asks?.id ?? "");
}

const plays = (option: Option): boolean => option.says?.id === "option.play";

interface Listener {
  <K extends keyof HTMLElementEventMap>(kind: K, hear: (event: HTMLElementEventMap[K]) => unknown): void;
  stop: () => void;
}

function listener(element: HTMLElement): Listener {
  const ends = new AbortController();
  const on = ((kind: string, hear: EventListener) =>
    element.addEventListener(kind, hear, { signal: ends.signal })) as Listener;
  on.stop = () => ends.abort();
  return on;
}

/** For everything below a part of the game. */
export function provideThings(read: () => BoardProps): Things {
  const things = new Things(read);
  setContext(THINGS, things);
  return things;
}

export function getThings(): Things {
  return getContext<Things>(THINGS);
}
