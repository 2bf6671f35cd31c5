/** Cards that can be looked at, wherever their names stand. */

import { getContext, setContext } from "svelte";
import { partsOf } from "../games";
import type { Json, Option, View } from "../net/types";
import { parseRef } from "./options";

/** The card that is held up, if any. */
class HeldUp {
  id: string | null = $state(null);
}

export const heldUp = new HeldUp();

/** Kinds of refs that name a card by its id. */
const CARDS = new Set(["card", "hand", "legend", "event", "ability", "tile"]);
const IDS = Symbol("card ids");

type CardId = (under: string, token: string) => string;

function idOf(view: View, under: string, token: string): string {
  const game = view["game"];
  return partsOf(typeof game === "string" ? game : "").cardId?.(view, under, token) ?? token;
}

/** For everything below a table in words: the id of the card that a token under some key is. */
export function provideCardIds(view: () => View): void {
  setContext<CardId>(IDS, (under, token) => idOf(view(), under, token));
}

export function getCardIds(): CardId {
  return getContext<CardId | undefined>(IDS) ?? ((_under, token) => token);
}

/** The card an option is about: named itself, or by its number in a row of the table. */
export function cardOf(option: Option, view: View): string | null {
  for (const ref of option.refs) {
    const { kind, id } = parseRef(ref);
    const card = idOf(view, kind, id);
    if (CARDS.has(kind) || card !== id) return card;
    const row: Json | undefined = view[kind];
    const there = Array.isArray(row) && /^\d+$/.test(id) ? row[Number(id) - 1] : undefined;
    if (typeof there === "string") return there;
  }
  return null;
}
