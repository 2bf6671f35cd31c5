/** What a drawn board gets from the table page, and what it may tell it. */

import type { Component, Snippet } from "svelte";
import type { Key } from "../i18n/index.svelte";
import type { Settings } from "../lib/settings.svelte";
import type {
  Decision,
  Foreseen,
  LogLine,
  Option,
  Outcome,
  Pointing,
  Seat,
  TableState,
  Then,
  View,
} from "../net/types";
import type { UsualTab } from "../table/panels";
import type { Picking } from "../table/picking.svelte";

/** A step of what happened. */
export interface Told {
  lines: LogLine[];
  refs: string[];
  /** The part of an automated turn that it is, one of so many. */
  chapter?: { who: string; n: number; of: number } | null;
}

export interface BoardProps {
  /** What this player may see (docs/formats.md). */
  view: View;
  /** What the server has worked out about the view for this seat, as the game's Marks say; null where there is nothing. */
  marks?: object | null;
  /** What is printed on the cards, by id, as the game's CardFacts say; empty until it is known. */
  facts?: Readonly<Record<string, object>>;
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
  /** What is marked to be answered, all at once, when it is confirmed; the view is as it would be then. */
  marked?: readonly Option[];
  /** How many of such a thing are checked: of some there are several alike. */
  counted?: (option: number) => number;
  /** The option (its `i`) that is hovered or focused, on the board or in the list. */
  selected: number | null;
  /** The view as it would be after the selected option, up to the next chance or reveal; null until it is known. */
  preview: View | null;
  /** What the options would do, by `i`, as far as it is known already. */
  previews?: ReadonlyMap<number, Foreseen>;
  /** What is known of the selected option, with what it cannot tell; null until it is known. */
  foreseen?: Foreseen | null;
  /** What would be asked after the selected option, and about which things. */
  then?: Then | null;
  /** The step of what happened that is being shown: its lines, and the things they speak of. Null when none is. */
  replay?: Told | null;
  /** A line of the log that somebody looks at. */
  spoken?: LogLine | null;
  /** The option with this `i` is taken. */
  onpick: (option: number) => void;
  /**
   * Several answers in one step, in notation: all of them are taken, or none. With `far`, as many as can be given together:
   * up to one that turns something up or leads to another question.
   */
  onanswers?: (answers: string[], far?: boolean) => void;
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
  /** Show again what has happened since one's last answer; missing where that is not known. */
  onreplay?: (() => void) | undefined;
  /** The screen is small: what does not fit beside the board stands in tabs. */
  narrow?: boolean;
  /** On a small screen: show this tab, one of the usual ones or of the game's. */
  onopen?: ((tab: string) => void) | undefined;
}

/** What is mine beside the board: hand, held tiles, what is still to be placed. */
export interface MineProps extends BoardProps {
  player: string;
  /** The tray is folded to its strip (`Tray`). */
  folded?: boolean;
  /** Takes back what was last answered about a thing, by its ref; undefined where nothing can be, without asking. */
  back?: (ref: string) => (() => void) | undefined;
}

/** Those who play, with what the table knows of them; `table/SeatName` and `table/Attendance` show it. */
export interface PlayersProps extends BoardProps {
  state: TableState;
  /** Look from another seat of this device. */
  onsit: (player: string) => void;
}

/** What stands under the question. */
export interface PromptProps extends BoardProps {
  /** What is checked where some things are picked, and the one confirmation. */
  picking: Picking;
  /** What stands there in other games: the bar that confirms a pick; on a small screen options about nothing. */
  usual: Snippet;
}

/** What stands beside an option in the list. */
export interface OptionProps {
  view: View;
  option: Option;
}

/** How the game ended, in place of the scores of any game. */
export interface OutcomeProps {
  state: TableState;
  outcome: Outcome;
  you: string | null;
}

/** A card that somebody holds up to read. */
export interface CardProps {
  id: string;
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
  /** Whether this game has it at all. */
  has?: (view: View) => boolean;
  /** How many things in it may be chosen. */
  lit?: (now: BoardProps) => number;
}

/** Room of its own for `mine` under the board, in pixels. */
export interface Tray {
  height: number;
  /** On a low screen, up to 780 pixels. */
  low?: number;
  /** There it can be folded to a strip of this height, by its handle and the key H. */
  strip?: number;
  /** Whether it folds by itself at this question; it stays as the player leaves it until another kind of question comes. */
  folds?: (now: BoardProps) => boolean;
  /** How high it is at a question with much to read, on any screen. */
  rises?: (now: BoardProps) => number | undefined;
}

/** A part of what an automated opponent does in its turn; they come in the order of their numbers. */
export interface Chapter {
  /** Who does it: a word of the game's vocabulary. */
  who: string;
  n: number;
}

/** The word for a key of a game; the same with `Text` says what the key does. */
export type OwnKey = Exclude<Extract<Key, `${string}.keys.${string}`>, `${string}Text`>;

export interface GameParts {
  /** What stands for the game where it is chosen: shapes for an SVG of 64 by 64. */
  emblem?: Component;
  board?: Part;
  mine?: Part<MineProps>;
  /** Whose things a spectator sees there, and what that tab of a phone is then called: a word of the game's vocabulary. */
  watched?: { word: string; first: (view: View) => string | null };
  /** Above the board, on a small screen above all tabs: a rail of phases or the like. */
  head?: Part;
  /** Under the prompt: the card that is being resolved. */
  resolving?: Part;
  /** Under the text of the prompt, in place of what stands there usually. */
  prompt?: Part<PromptProps>;
  /** How many answers to a question can be marked, and confirmed as one step; with less than 2 each is taken at once. */
  together?: (decision: Decision) => number;
  /** Whether what stands there has all options: then the list of a small screen stays down. */
  prompted?: (now: BoardProps) => boolean;
  /** What all options would do is cheap to tell: it is asked for before the first of them is looked at. */
  foresees?: boolean;
  /** With a finger the first tap on a thing looks and the second takes; a game that sees to that itself leaves it out. */
  looksFirst?: boolean;
  /** Beside an option in the list, in signs: what the table already knows of it. */
  beside?: Part<OptionProps>;
  /** Under the options, in place of the line that says what the one that is looked at would do. */
  would?: Part;
  /** In place of the list of players. */
  players?: Part<PlayersProps>;
  /** In place of the row of players at the top of a small screen. */
  strip?: Part<PlayersProps>;
  /** What an automated opponent does, line by line: each part of its turn is shown as one step that can wait. */
  chapters?: (lines: readonly LogLine[]) => (Chapter | null)[];
  /** The scores at the end. */
  outcome?: Part<OutcomeProps>;
  /** Beside the usual tabs of a phone, after the board. */
  tabs?: GameTab[];
  /** Usual tabs that have another name in this game, a word of its vocabulary, or are left out (false). */
  usualTabs?: Partial<Record<UsualTab, string | false>>;
  /** The tab of a phone that has what the question, or a step of an automated turn, is about; it is shown when that comes. */
  opens?: (now: BoardProps) => string | null;
  /** How much of the height `mine` may take beside the board, from 0 to 1; or a tray, or as much as it draws. */
  mineShare?: number;
  tray?: Tray | "own";
  /** The column at the right takes 27 % of the width, within these bounds in pixels. */
  column?: { least: number; most: number };
  /** From this width on, in pixels, everything stands side by side. */
  wideFrom?: number;
  /** Above the rules of the game, in their dialog: what of this table they are about. */
  rules?: Part;
  /** A card that is held up, drawn, in place of its text. */
  card?: Part<CardProps>;
  /** Cards are drawn with what they say: the list of options does not repeat it. */
  cardsDrawn?: boolean;
  /** Of which sort an option is, by a word of its vocabulary: a long list can be cut down to one of them. */
  sorts?: (option: Option) => string | null;
  /** Keys of this game, for the list of all keys; what they are usually there for is left out of it. */
  keys?: readonly OwnKey[];
  /** The key with which one points at what is selected, where it is not the usual one. */
  pointKey?: OwnKey;
  /** The ref that has the name of what lies at another. */
  named?: (view: View, ref: string) => string;
  /** The id under which the text of a card is known, where the table has another name for it under some key. */
  cardId?: (view: View, under: string, token: string) => string;
}
