/** Keys that work anywhere on the table page. */

export interface Keymap {
  digits: (typed: string) => void;
  filter: () => void;
  undo: () => void;
  redo: () => void;
  escape: () => void;
  help: () => void;
}

const FORGET = 1500;

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    target.closest("input:not([type=range], [type=checkbox]), textarea, select, dialog[open]") !== null
  );
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
    }
  }

  addEventListener("keydown", press);
  return () => removeEventListener("keydown", press);
}
