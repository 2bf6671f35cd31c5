/** Cards that people show each other: with Alt a click on a card points at it, and so does a finger that goes on resting
 *  there after the card was held up; all see a ring around it. */

import type { Attachment } from "svelte/attachments";
import { heldUp } from "../../../lib/cards.svelte";
import { LONGER, longPress } from "../../../lib/longpress";
import { livery } from "../../../lib/players";
import type { Pointing } from "../../../net/types";

const CARD = "card:";

/** Rings around the cards that are pointed at, in the colours of those who do, until the returned function is called. */
export function ringed(root: Element | undefined, points: readonly Pointing[]): () => void {
  const found = points.flatMap(({ ref, player }) => {
    const id = ref.startsWith(CARD) ? CSS.escape(ref.slice(CARD.length)) : null;
    const card = id === null ? null : root?.querySelector<HTMLElement>(`[data-card="${id}"]`);
    return card ? [{ card, player }] : [];
  });
  for (const { card, player } of found) {
    card.style.outline = `3px solid var(${livery(player).colour})`;
    card.dataset["pointed"] = player;
  }
  return () => {
    for (const { card } of found) {
      card.style.outline = "";
      delete card.dataset["pointed"];
    }
  };
}

type Point = ((ref: string) => void) | undefined;

/** Whether a click only points. */
export function pointsAt(event: MouseEvent, onpoint: Point): boolean {
  if (!event.altKey || !(event.target instanceof Element) || !pointedAt(event.target, onpoint)) return false;
  event.stopPropagation();
  return true;
}

/** A finger that goes on resting on a card lays it down again and points at it. */
export function heldOn(onpoint: () => Point): Attachment<HTMLElement> {
  return longPress((target) => {
    if (!pointedAt(target, onpoint())) return false;
    heldUp.id = null;
    return true;
  }, LONGER);
}

function pointedAt(target: Element, onpoint: Point): boolean {
  const card = target.closest<HTMLElement>("[data-card]");
  if (!card || !onpoint) return false;
  onpoint(`${CARD}${card.dataset["card"] ?? ""}`);
  return true;
}
