/** What cards, places and events are called for people who hear them, and the few words that are seen. */

import { boardText, valueText } from "../../../language/index.svelte";
import type { Json } from "../../../net/types";
import { capital } from "../../../plain/words";
import type { CardType } from "../facts";
import { RESOURCES } from "../table";
import type { Mark as PlayMark, Toll, Way } from "../marks";
import type { Goods, Printed } from "./printed";
import { broughtParts, partsOf } from "./tolls";

export const say = (id: string, args: Record<string, Json> = {}): string => boardText(`board.${id}`, args);

/** A kind of card is a noun of the game's catalogue, and no word of the table. */
export const typeName = (type: CardType): string => capital(valueText(`type:${type}`) || type);

/** “2 twigs”, “1 resin”: a part of a list. */
const amount = (what: string, n: number): Json => ({ id: "board.good", args: { n, what: `resource:${what}` } });

export function amounts(goods: Goods): Json[] {
  return RESOURCES.flatMap((kind) => (goods[kind] ? [amount(kind, goods[kind])] : []));
}

/** What somebody has to pay besides for a worker at a place or event. */
export const tollWords = (tolls: readonly Toll[]): string[] =>
  tolls.length ? [say("besides", { tolls: partsOf(tolls) })] : [];

const orNothing = (list: Json[]): Json => (list.length ? list : null);

/** A card with all that is printed at its head. */
export function cardWords(id: string, card: Printed | null): string {
  if (!card) return say("card-only", { card: `card:${id}` });
  return say("card", {
    card: `card:${id}`,
    type: `type:${card.type}`,
    rarity: `rarity:${card.rarity}`,
    folk: `folk:${card.folk}`,
    points: card.points,
    cost: orNothing(amounts(card.cost)),
  });
}

/** Whether it can be played, how, and else why not. `cardAt` names the card that stands at a place of a city. */
export function playWords(mark: PlayMark, cardAt: (ref: string) => string | null): string {
  if (!mark.ok) {
    return say("not-playable", {
      why: `why:${mark.why ?? ""}`,
      lacks: orNothing(amounts(mark.lacks ?? {})),
      tolls: orNothing(partsOf(mark.tolls ?? [])),
    });
  }
  const ways = (mark.ways ?? []).map((way) => wayArgs(way, cardAt));
  return say("playable", {
    ways: orNothing(ways),
    tolls: orNothing(partsOf(mark.tolls ?? [])),
    brings: orNothing(broughtParts(mark.brings ?? [])),
  });
}

function wayArgs(way: Way, cardAt: (ref: string) => string | null): Json {
  const at = way.occupy ?? way.by ?? way.replace;
  const card = at ? cardAt(at) : null;
  const how = way.occupy ? "occupy" : way.by ? "by" : way.replace ? "replace" : "pay";
  return { id: "board.way", args: { how: `how:${how}`, card: card ? `card:${card}` : null } };
}
