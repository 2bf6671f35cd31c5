/** Short messages at the edge of the screen. */

export interface Toast {
  id: number;
  text: string;
  bad: boolean;
}

const SHOWN_FOR = 6000;
let next = 1;

export const toasts: Toast[] = $state([]);

export function toast(text: string, bad = false): void {
  const same = toasts.find((other) => other.text === text);
  if (same) dismiss(same.id);
  const id = next++;
  toasts.push({ id, text, bad });
  setTimeout(() => dismiss(id), bad ? SHOWN_FOR * 1.5 : SHOWN_FOR);
}

export function dismiss(id: number): void {
  const at = toasts.findIndex((other) => other.id === id);
  if (at >= 0) toasts.splice(at, 1);
}
