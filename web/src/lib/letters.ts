/** Keys of a single character, such as H or 1. Who speaks to the computer, or hits keys unawares, can do without them
 *  (WCAG 2.1.4). */

import { settings } from "./settings.svelte";

function isTyping(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest("input, textarea, select, [contenteditable]") !== null;
}

/** Keeps such keys from everything on the page while the settings say so. Listens first, so it is called before anything
 *  else is shown. */
export function guardLetters(): () => void {
  function press(event: KeyboardEvent): void {
    if (settings.letters || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key.length === 1 && event.key !== " " && !isTyping(event.target)) event.stopImmediatePropagation();
  }

  addEventListener("keydown", press, true);
  return () => removeEventListener("keydown", press, true);
}
