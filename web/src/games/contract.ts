/** What a drawn board gets from the table page, and what it may tell it. */

import type { Component } from "svelte";
import type { Settings } from "../lib/settings.svelte";
import type { Decision, LogLine, Option, Pointing, Seat, View } from "../net/types";

export interface BoardProps {
  /** What this player may see (docs/formats.md). */
  view: View;
  /** What has happened so far, or the end of it: a board shows from it how the view came about. */
  log: LogLine[];
  /** The open question; null while others answer, or when the game is over. */
  decision: Decision | null;
  /** The options of this player, `decision.options`, or none. */
  options: Option[];
  /**
   * Where some things are picked, each option is a thing: those that are checked. `onpick` checks or clears one, and the
   * page confirms. Null where an option is taken at once.
   */
  picked?: ReadonlySet<number> | null;
  /** The option (its `i`) that is hovered or focused, on the board or in the list. */
  selected: number | null;
  /** The view as it would be after the selected option, up to the next chance or reveal; null until it is known. */
  preview: View | null;
  /** The option with this `i` is taken. */
  onpick: (option: number) => void;
  /** The option with this `i` is looked at; null when no more. */
  onhover: (option: number | null) => void;
  settings: Settings;
  /** Who sits where, for names. */
  seats?: Record<string, Seat>;
  /** Whose eyes these are; null for a spectator. */
  you?: string | null;
  /** What people point at now; it is gone after a few seconds. A ref that a board does not know is not drawn. */
  points?: Pointing[];
  /** Point at a thing, for the others; missing where people do not. */
  onpoint?: ((ref: string) => void) | undefined;
}

/** What is mine beside the board: hand, held tiles, what is still to be placed. */
export interface MineProps extends Pick<BoardProps, "view" | "options" | "selected" | "onpick" | "onhover"> {
  player: string;
}

export interface GameParts {
  /** What stands for the game where it is chosen: shapes for an SVG of 64 by 64. */
  emblem?: Component;
  board?: () => Promise<{ default: Component<BoardProps> }>;
  mine?: () => Promise<{ default: Component<MineProps> }>;
  /** The id under which the text of a card is known, where the table has another name for it under some key. */
  cardId?: (view: View, under: string, token: string) => string;
}
