/** A group of things that the keyboard goes through: one of them is reached by Tab, arrows go on from there. */

import type { Attachment } from "svelte/attachments";
import { step } from "../../../table/roving";
import type { Things } from "../choosing/things.svelte";

const THING = "[data-ref]";
const ARROWS = new Set(["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown", "Home", "End"]);

/** `id` is what a letter of the keyboard jumps to. After an answer the focus stays in the group. */
export function group(id: string, things: Things): Attachment<HTMLElement> {
  return (element) => {
    let at = -1;
    const all = (): HTMLElement[] => [...element.querySelectorAll<HTMLElement>(THING)];

    function settle(current?: HTMLElement): void {
      const found = all();
      const reached = current ?? found.find((one) => one.matches(".lit")) ?? found[0];
      for (const one of found) {
        const index = one === reached ? 0 : -1;
        if (one.tabIndex !== index || !one.hasAttribute("tabindex")) one.tabIndex = index;
      }
    }

    const entered = (event: FocusEvent): void => {
      const thing = (event.target as Element).closest<HTMLElement>(THING);
      if (!thing) return;
      at = all().indexOf(thing);
      settle(thing);
    };
    const left = (event: FocusEvent): void => {
      // What is gone has lost its focus to nothing; whoever goes on has it elsewhere.
      if (event.relatedTarget) at = -1;
    };
    const pressed = (event: KeyboardEvent): void => {
      if (!ARROWS.has(event.key)) return;
      const next = step(all(), document.activeElement, event.key, true);
      if (!next) return;
      event.preventDefault();
      next.focus();
    };
    const changed = new MutationObserver(() => {
      settle(all().find((one) => one === document.activeElement));
      // On the way to another thing the focus is nowhere for a moment.
      if (at >= 0 && document.activeElement === document.body) setTimeout(stay);
    });

    function stay(): void {
      const found = all();
      if (at >= 0 && document.activeElement === document.body) found[Math.min(at, found.length - 1)]?.focus();
    }

    element.dataset["group"] = id;
    // With other options the first lit thing is where Tab leads.
    $effect(() => {
      void things.props.options;
      settle();
    });
    element.addEventListener("focusin", entered);
    element.addEventListener("focusout", left);
    element.addEventListener("keydown", pressed);
    changed.observe(element, { childList: true, subtree: true });
    return () => {
      changed.disconnect();
      element.removeEventListener("focusin", entered);
      element.removeEventListener("focusout", left);
      element.removeEventListener("keydown", pressed);
    };
  };
}
