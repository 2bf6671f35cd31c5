/** How a card of the tray is looked at: rested on, focused, held, or asked for with I. */

import type { Attachment } from "svelte/attachments";
import { heldUp } from "../../../lib/cards.svelte";
import { longPress } from "../../../lib/longpress";
import { near } from "./near.svelte";

/** Shows the card whole while it is rested on, and holds it up for a long touch or the key I. */
export function looks(id: string, onlook: ((on: boolean) => void) | undefined): Attachment<HTMLElement> {
  return (element) => {
    const hold = (): void => void (heldUp.id = id);
    const look = (): void => {
      onlook?.(true);
      near.look(id, element);
    };
    const away = (): void => {
      onlook?.(false);
      near.away();
    };
    const over = (event: PointerEvent): void => {
      if (event.pointerType === "mouse") (event.type === "pointerenter" ? look : away)();
    };
    const focus = (): void => (element.matches(":focus-visible") ? look() : onlook?.(true));
    const key = (event: KeyboardEvent): void => {
      if (event.key !== "i" && event.key !== "I") return;
      event.preventDefault();
      event.stopPropagation();
      hold();
    };
    const letGo = longPress(hold)(element);
    const heard = Object.entries({
      pointerenter: over,
      pointerleave: over,
      pointerdown: () => near.away(),
      focus,
      blur: away,
      keydown: key,
    }) as [string, EventListener][];
    for (const [name, listen] of heard) element.addEventListener(name, listen);
    return () => {
      letGo?.();
      near.away();
      for (const [name, listen] of heard) element.removeEventListener(name, listen);
    };
  };
}
