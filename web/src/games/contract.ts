/** What a drawn board gets from the table page, and what it may tell it. */

import type { Component } from "svelte";
import type { Settings } from "../lib/settings.svelte";
import type { Decision, Foreseen, LogLine, Option, Pointing, Seat, Then, View } from "../net/types";

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
  /** What the options would do, by `i`, as far as it is known already. */
  previews?: ReadonlyMap<number, Foreseen>;
  /** What would be asked after the selected option, and about which things. */
  then?: Then | null;
  /** The step of what happened that is being shown: its lines, and the things they speak of. Null when none is. */
  replay?: { lines: LogLine[]; refs: string[] } | null;
  /** The option with this `i` is taken. */
  onpick: (option: number) => void;
  /** Several answers in one step, in notation: all of them are taken, or none. */
  onanswers?: (answers: string[]) => void;
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
export interface MineProps extends BoardProps {
  player: string;
}

/** A part of a game, loaded when it is needed. */
export type Part<Props extends object = BoardProps> = () => Promise<{ default: Component<Props> }>;

/** A tab of its own on a phone. */
export interface GameTab {
  id: string;
  /** A word of the game's vocabulary. */
  word: string;
  icon: Component<{ size?: number }>;
  part: Part;
}

export interface GameParts {
  /** What stands for the game where it is chosen: shapes for an SVG of 64 by 64. */
  emblem?: Component;
  board?: Part;
  mine?: Part<MineProps>;
  /** Above the board: a rail of phases or the like. */
  head?: Part;
  /** Under the prompt: the card that is being resolved. */
  resolving?: Part;
  /** In place of the list of players. */
  players?: Part;
  /** Beside the usual tabs of a phone, after the board. */
  tabs?: GameTab[];
  /** How much of the height `mine` may take beside the board, from 0 to 1. */
  mineShare?: number;
  /** The id under which the text of a card is known, where the table has another name for it under some key. */
  cardId?: (view: View, under: string, token: string) => string;
}
