/** A long touch looks, a short one takes. */

import type { Attachment } from "svelte/attachments";

const LONG = 420;
/** Held on after that: shown to the others. */
export const LONGER = 1100;
const FAR = 12;
const ENDS = ["pointerup", "pointercancel"] as const;

/** Calls `look` with what lies under a finger that rests on the element, and then swallows the click that would follow,
 *  unless `look` says that it had nothing to do. */
export function longPress(look: (target: Element) => boolean | void, after = LONG): Attachment<HTMLElement> {
  return (element) => {
    let timer = 0;
    let held = false;
    let x = 0;
    let y = 0;

    // What is held up may cover the element: the finger is then lifted from something else.
    const stop = (): void => {
      clearTimeout(timer);
      for (const end of ENDS) removeEventListener(end, stop, true);
    };
    const down = (event: PointerEvent): void => {
      held = false;
      if (event.pointerType === "mouse") return;
      stop();
      for (const end of ENDS) addEventListener(end, stop, true);
      [x, y] = [event.clientX, event.clientY];
      const target = event.target instanceof Element ? event.target : element;
      timer = setTimeout(() => {
        held = look(target) !== false;
      }, after) as unknown as number;
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
    element.addEventListener("click", click, true);
    element.addEventListener("contextmenu", menu);
    return () => {
      stop();
      element.removeEventListener("pointerdown", down);
      element.removeEventListener("pointermove", move);
      element.removeEventListener("click", click, true);
      element.removeEventListener("contextmenu", menu);
    };
  };
}
