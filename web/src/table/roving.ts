/** Arrow keys through a row or a grid of buttons, of which Tab reaches one. */

import { tick } from "svelte";

/** Whoever answers by keyboard finds the next list under the fingers. */
export const keyboard = { used: false };

/** Give a new list the focus that its predecessor took with it. */
export function takeOver(list: HTMLElement | undefined): void {
  if (!keyboard.used) return;
  keyboard.used = false;
  void tick().then(() => {
    if (document.activeElement === document.body || !document.activeElement) list?.focus();
  });
}

export function step<T extends Element>(buttons: T[], active: Element | null, key: string, grid = false): T | null {
  const at = buttons.findIndex((button) => button === active);
  if (at < 0) return key === "ArrowDown" || key === "Home" ? (buttons[0] ?? null) : null;
  switch (key) {
    case "Home":
      return buttons[0] ?? null;
    case "End":
      return buttons.at(-1) ?? null;
    case "ArrowRight":
      return grid ? (buttons[at + 1] ?? null) : null;
    case "ArrowLeft":
      return grid ? (buttons[at - 1] ?? null) : null;
    case "ArrowDown":
      return grid ? below(buttons, at, 1) : (buttons[at + 1] ?? null);
    case "ArrowUp":
      return grid ? below(buttons, at, -1) : (buttons[at - 1] ?? null);
    default:
      return null;
  }
}

/** The nearest button of the next row. */
function below<T extends Element>(buttons: T[], at: number, direction: 1 | -1): T | null {
  const here = buttons[at]?.getBoundingClientRect();
  if (!here) return null;
  let best: T | null = null;
  let nearest = Infinity;
  for (const button of buttons) {
    const there = button.getBoundingClientRect();
    const down = (there.top - here.top) * direction;
    if (down <= 1) continue;
    const distance = down * 100 + Math.abs(there.left - here.left);
    if (distance < nearest) [best, nearest] = [button, distance];
  }
  return best;
}
