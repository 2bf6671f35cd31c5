/** What the Invaders will do in each land if nobody does anything more: the server's forecast, as a plate shows it. */

import { aheadOf } from "../rail/rail";
import type { BuildToCome, ExploreToCome, MortalPiece, RavageToCome, SpiritIslandView } from "../view";
import type { Kind } from "./groups";

/** A part of the pill: a number, an icon, a piece or the mark of a player. */
export type Item =
  | { text: string; tone: "" | "bad" | "good" | "was" }
  | { icon: "ravage" | "cascade" | "check" }
  | { piece: Kind }
  | { mark: string };

export interface Pill {
  items: Item[];
  /** `unsure`: no Blight as far as it is certain. */
  tone: "bad" | "ok" | "unsure" | "changed";
  /** It is about the next turn. */
  later: boolean;
}

const MINUS = "−";
const CHECK: Item = { icon: "check" };
/** There is more than there is room for: the card of the land says it. */
const MORE: Item = { text: "…", tone: "bad" };

function same(a: RavageToCome | undefined, b: RavageToCome | undefined): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

/** At least so much; where Fear cards or a Spirit's right come before it, perhaps less. */
export const least = (one: RavageToCome): string => `${one.net}${one.open ? "?" : !one.sure ? "+" : ""}`;

/** Whether this much is certain: that Blight comes, or may if nobody acts. */
export const bringsBlight = (one: RavageToCome | undefined): boolean =>
  one !== undefined && one.stopped === undefined && one.blight > 0;

/** What the pill of a land says; with a preview, what it would say and what the number is now. */
export function pillOf(now: RavageToCome | undefined, then: RavageToCome | undefined, later: boolean): Pill | null {
  const changed = !same(now, then);
  const one = then;
  if (!now && !then) return null;
  const items: Item[] = [{ icon: "ravage" }];
  const was = now && !now.stopped ? least(now) : null;
  if (!one || one.stopped !== undefined) {
    if (changed && was !== null) items.push({ text: was, tone: "was" }, { text: "→", tone: "" });
    const safe = one?.sure ?? true;
    items.push({ text: safe ? "0" : "0?", tone: safe ? "good" : "" }, ...(safe ? [CHECK] : []));
    return { items, tone: changed ? "changed" : safe ? "ok" : "unsure", later };
  }
  if (changed && was !== null && was !== least(one)) items.push({ text: was, tone: "was" }, { text: "→", tone: "" });
  const safe = !one.blight && one.sure;
  items.push({ text: least(one), tone: one.blight ? "bad" : safe ? "good" : "" });
  if (one.blight) items.push({ piece: "blight" });
  if (one.blight > 1) items.push({ text: String(one.blight), tone: "bad" });
  if (one.cascade || one.may_cascade) items.push({ icon: "cascade" });
  if (!one.cascade && one.may_cascade) items.push({ text: "?", tone: "bad" });
  if (one.dahan_lost) items.push({ piece: "dahan" }, { text: MINUS + one.dahan_lost, tone: "bad" });
  const lost = new Map<string, number>();
  for (const player of one.presence_lost) lost.set(player, (lost.get(player) ?? 0) + 1);
  for (const [player, n] of lost) items.push({ mark: player }, { text: MINUS + n, tone: "bad" });
  for (const player of one.may_lose ?? []) items.push({ mark: player }, { text: "?", tone: "bad" });
  if (safe) items.push(CHECK);
  return { items, tone: changed ? "changed" : one.blight ? "bad" : safe ? "ok" : "unsure", later };
}

const isIcon = (item: Item, icon: string): boolean => "icon" in item && item.icon === icon;
const isOld = (item: Item): boolean => "text" in item && (item.tone === "was" || item.text === "→");

/** Shorter forms of a pill for a land where it has no room: without the swords, then with a sign for all that is lost, and
 * for a cascade too; without the number of now, if another one would stand there; at last that number alone. The edge of
 * the land says that Blight comes in any of them. */
export function shorter(pill: Pill): Pill[] {
  const bare = pill.items.filter((item) => !isIcon(item, "ravage"));
  const upTo = (items: Item[], is: (item: Item) => boolean): Item[] => {
    const at = items.findIndex(is);
    return at < 0 ? items : [...items.slice(0, at), MORE];
  };
  const least = upTo(bare, (item) => "mark" in item || ("piece" in item && item.piece === "dahan"));
  const flat = upTo(
    bare,
    (item) => isIcon(item, "cascade") || "mark" in item || ("piece" in item && item.piece === "dahan"),
  );
  const then = flat.filter((item) => !isOld(item));
  const alone = then.slice(0, 1);
  const more = then.includes(MORE) ? [[...alone, MORE]] : [];
  return [pill, ...[bare, least, flat, then, ...more, alone].map((items) => ({ ...pill, items }))];
}

/** From far away: the number, with that of now in a preview, and whether Blight comes. */
export function briefly({ items }: Pill): { text: string; blight: boolean } {
  const [, ...rest] = items;
  const end = rest.findIndex((item) => !("text" in item));
  const numbers = end < 0 ? rest : rest.slice(0, end);
  return {
    text: numbers.map((item) => ("text" in item ? item.text : "")).join(""),
    blight: items.some((item) => "piece" in item && item.piece === "blight"),
  };
}

/** The width of a part for text of this size. */
export function itemWidth(item: Item, size: number): number {
  return ("text" in item ? item.text.length * size * 0.62 + size * 0.1 : size * 1.22) + size * 0.16;
}

export function pillWidth(pill: Pill, size: number): number {
  return pill.items.reduce((sum, item) => sum + itemWidth(item, size), 0) + size * 0.65;
}

/** What will come to a land by a Build, by the escalation and by an Explore. */
export interface Coming {
  built: MortalPiece[];
  /** What is not certain: whether these are built, or the Explorers come. */
  perhaps: { built: boolean; explorers: boolean };
  /** Null where there is none; nothing in it where nobody knows whether it comes here. */
  escalated: MortalPiece[] | null;
  explorers: number;
  /** Where nothing is foreseen: the steps whose Invader cards show this land. */
  cards: readonly CardStep[];
}

export type CardStep = "ravage" | "build";

/** The lands that Invader cards show, each with their steps. */
export function cardsOn(view: SpiritIslandView): [string, CardStep[]][] {
  const found = new Map<string, CardStep[]>();
  for (const { id, cards } of aheadOf(view)) {
    const step = id === "ravage" ? "ravage" : "build";
    for (const land of cards.flatMap((card) => view.shown[card] ?? [])) {
      const steps = found.get(land) ?? [];
      found.set(land, steps.includes(step) ? steps : [...steps, step]);
    }
  }
  return [...found];
}

const SURE = { built: false, explorers: false };
export const NOTHING: Coming = { built: [], perhaps: SURE, escalated: null, explorers: 0, cards: [] };

export function comingTo(
  build: BuildToCome | undefined,
  escalated: BuildToCome | undefined,
  explore: ExploreToCome | undefined,
  cards: readonly CardStep[] = [],
): Coming {
  return {
    built: build && build.stopped === undefined ? build.adds : [],
    perhaps: { built: build?.sure === false, explorers: explore?.sure === false },
    escalated: escalated ? (escalated.sure ? escalated.adds : []) : null,
    explorers: explore?.adds ?? 0,
    cards,
  };
}
