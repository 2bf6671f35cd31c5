/** A long touch looks, a short one takes. */

import type { Attachment } from "svelte/attachments";

const LONG = 420;
const FAR = 12;

/** Calls `look` when a finger rests on the element, and then swallows the click that would follow. */
export function longPress(look: () => void): Attachment<HTMLElement> {
  return (element) => {
    let timer = 0;
    let held = false;
    let x = 0;
    let y = 0;

    const stop = (): void => clearTimeout(timer);
    const down = (event: PointerEvent): void => {
      held = false;
      if (event.pointerType === "mouse") return;
      [x, y] = [event.clientX, event.clientY];
      timer = setTimeout(() => {
        held = true;
        look();
      }, LONG) as unknown as number;
    };
    const move = (event: PointerEvent): void => {
      if (Math.hypot(event.clientX - x, event.clientY - y) > FAR) stop();
    };
    const click = (event: MouseEvent): void => {
      if (!held) return;
      held = false;
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    const menu = (event: Event): void => {
      if (held) event.preventDefault();
    };

    element.addEventListener("pointerdown", down);
    element.addEventListener("pointermove", move);
    element.addEventListener("pointerup", stop);
    element.addEventListener("pointercancel", stop);
    element.addEventListener("click", click, true);
    element.addEventListener("contextmenu", menu);
    return () => {
      stop();
      element.removeEventListener("pointerdown", down);
      element.removeEventListener("pointermove", move);
      element.removeEventListener("pointerup", stop);
      element.removeEventListener("pointercancel", stop);
      element.removeEventListener("click", click, true);
      element.removeEventListener("contextmenu", menu);
    };
  };
}
