/** Keys that work anywhere on the table page. */

export interface Keymap {
  digits: (typed: string) => void;
  filter: () => void;
  undo: () => void;
  redo: () => void;
  escape: () => void;
  help: () => void;
  /** The space bar, where it presses no button. */
  space: () => void;
}

const FORGET = 1500;

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    target.closest("input:not([type=range], [type=checkbox]), textarea, select, dialog[open]") !== null
  );
}

/**
 * The space bar means this thing itself; on one that does nothing now, such as what was just clicked or a land that only
 * has the focus, it does not.
 */
function isPressed(target: EventTarget | null): boolean {
  const pressed =
    target instanceof Element ? target.closest("button, a, summary, input, [role=button], [tabindex='0']") : null;
  if (pressed === null || pressed.getAttribute("aria-disabled") === "true") return false;
  return !pressed.matches("[data-land]:not([data-lit])");
}

/** Letters by themselves, such as `h`: each does something, until the returned function is called. */
export function listenLetters(does: Record<string, () => void>): () => void {
  function press(event: KeyboardEvent): void {
    if (isTyping(event.target) || event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
    const act = does[event.key.toLowerCase()];
    if (!act) return;
    event.preventDefault();
    act();
  }

  addEventListener("keydown", press);
  return () => removeEventListener("keydown", press);
}

/** Listens until the returned function is called. */
export function listen(map: Keymap): () => void {
  let typed = "";
  let last = 0;

  function press(event: KeyboardEvent): void {
    if (isTyping(event.target) || event.defaultPrevented || event.altKey) return;
    const command = event.ctrlKey || event.metaKey;
    const key = event.key.toLowerCase();
    if (command && key === "z") {
      event.preventDefault();
      if (event.shiftKey) map.redo();
      else map.undo();
    } else if (command && key === "y") {
      event.preventDefault();
      map.redo();
    } else if (command) {
      return;
    } else if (/^[0-9]$/.test(key)) {
      typed = Date.now() - last < FORGET ? typed + key : key;
      last = Date.now();
      map.digits(typed);
    } else if (key === "/") {
      event.preventDefault();
      map.filter();
    } else if (key === "?") {
      map.help();
    } else if (key === "escape") {
      map.escape();
    } else if (key === " " && !isPressed(event.target)) {
      event.preventDefault();
      map.space();
    }
  }

  addEventListener("keydown", press);
  return () => removeEventListener("keydown", press);
}
