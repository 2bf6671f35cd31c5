/** What is held open over the table, whichever part of it was clicked: ways to play a card, a menu, a card held up. */

import type { Option } from "../../../net/types";
import type { Brought, Way } from "../marks";

/** Where a thing is on the screen, in pixels. */
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

export function boxOf(element: Element): Box {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { left, top, width, height };
}

interface Opened {
  ref: string;
  at: Box;
  /** The options when it was opened: with others it is overtaken. */
  options: readonly Option[];
  /** Where focus goes back to. */
  from: HTMLElement;
}

export interface Ways extends Opened {
  kind: "ways";
  card: string;
  ways: readonly Way[];
  brings: readonly Brought[];
}

export interface Menu extends Opened {
  kind: "menu";
  among: readonly Option[];
}

/** An option that a first tap looked at. */
export interface Ready {
  option: Option;
  options: readonly Option[];
  take: () => void;
}

interface HeldUp {
  card: string;
  ref: string | null;
  at: Box;
  /** It stays until it is closed: somebody asked for it. */
  stays?: boolean;
}

class Desk {
  open: Ways | Menu | null = $state.raw(null);
  large: HeldUp | null = $state.raw(null);
  ready: Ready | null = $state.raw(null);
  /** The way of the counter that is looked at, and its payment: what would be left is shown in the purse. */
  looked: { way: Way; pay: number; leaves?: string | undefined } | null = $state.raw(null);

  close(): void {
    const from = this.open?.from;
    this.open = this.looked = null;
    if (from?.isConnected) from.focus({ preventScroll: true });
  }
}

export const desk = new Desk();
