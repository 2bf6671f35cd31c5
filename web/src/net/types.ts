/** What travels, in the words of the client. The shapes are those of `wire.ts`, which is written from the server's. */

import type * as wire from "./wire";

export type {
  Brought,
  CardText,
  CardTexts,
  ChatLine,
  Decision,
  ErrorBody,
  Frame,
  Joined,
  Json,
  Lang,
  LinkView,
  LogLine,
  Option,
  PageWords,
  Path,
  Pick,
  PickedThing,
  Replay,
  Request,
  Rule,
  Said,
  Text,
  Texts,
  Then,
  Timeline,
  Vocabulary,
  Waiting,
} from "./wire";
export type {
  Field as SetupOption,
  GameEntry as GameInfo,
  Opened as Created,
  Patch as PatchMessage,
  SeatView as Seat,
  SeatWish as SeatPlan,
  Step as TimelineAnswer,
  TableEntry as TableInfo,
  UndoView as UndoState,
} from "./wire";

/** The effect of a card in a message: by its path, under which its texts are, or in words, in all forms. */
export type Effect = `effect:${string}` | { forms: Record<wire.Lang, Record<string, string>> };

export type Player = string;

/** A player points at a thing of the table; each time has a key of its own. */
export interface Pointing {
  player: Player;
  ref: string;
  key: number;
}
export type View = wire.State["view"];
export type ClientMessage = wire.ClientMessage;

/** What an option would do. */
export interface Foreseen {
  set?: [wire.Path, wire.Json][];
  del?: wire.Path[];
  until?: wire.Preview["until"];
  then?: wire.Then | null;
  /** How many cards come that are not known, by where they go. */
  unseen?: Record<string, number>;
}

export interface ScoreLine {
  points: number;
  [key: string]: wire.Json;
}

export interface Score {
  total: number;
  lines: ScoreLine[];
  [key: string]: wire.Json | ScoreLine[];
}

/** How a game ended; what else a game tells of it is its own. */
export interface Outcome {
  ended?: string;
  winners: Player[];
  scores: Record<Player, Score>;
}

export interface TableState extends Omit<wire.State, "type" | "outcome" | "marks"> {
  outcome: Outcome | null;
  /** What the server has worked out about the view, in the shape of the game. */
  marks?: object | null;
}

export interface StateMessage extends TableState {
  type: "state";
}

export type ServerMessage = StateMessage | Exclude<wire.ServerMessage, wire.State>;
