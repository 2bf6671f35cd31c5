/** What travels between server and browser; see docs/protocol.md. */

export type Lang = "en" | "de" | "fr";
export type Text = Record<Lang, string>;
export type Player = string;

/** Anything JSON can say: the table of a game has whatever shape that game gives it. */
export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
export type View = { [key: string]: Json };

export interface Option {
  i: number;
  player: Player;
  notation: string;
  refs: string[];
  text: Text;
}

export interface Decision {
  players: Player[];
  prompt: Text;
  options: Option[];
}

export type SeatKind = "human" | "bot" | "open";

export interface Seat {
  kind: SeatKind;
  name?: string | null;
  bot?: string | null;
  online?: boolean;
}

export interface Waiting {
  player: Player;
  since?: string;
}

export interface LogLine {
  n: number;
  kind: string;
  text: Text;
  /** Ids of the rules it rests on. */
  rules?: string[];
  /** How many answers had been given when it happened. */
  answer?: number;
  /** It was taken back later. */
  undone?: boolean;
  /** This line says that the lines from the first to the last of these were taken back. */
  undoes?: [number, number];
}

/** Somebody asks the others to agree to something. */
export interface Request {
  id: string | number;
  by: Player;
  to?: number;
  agreed?: Player[];
  needed?: Player[];
}

export interface UndoState {
  /** So many of the last answers this seat may take back without asking. */
  free: number;
  /** Of these, the last ones that are this seat's own and revealed nothing: what cancelling takes back. */
  own?: number;
  /** The number of answers left when this seat takes back its own last one; null when there is none. */
  to?: number | null;
  /** Something had been revealed or rolled since. */
  reveals?: boolean;
  /** So many answers can be brought back. */
  redo?: number;
  request: Request | null;
}

export interface ScoreLine {
  points: number;
  [key: string]: Json;
}

export interface Score {
  total: number;
  lines: ScoreLine[];
  [key: string]: Json | ScoreLine[];
}

export interface Outcome {
  ended: string;
  winners: Player[];
  scores: Record<Player, Score>;
}

/** One thing that moved, for animation. */
export interface GameEvent {
  kind: string;
  [key: string]: Json;
}

export interface TableState {
  version: number;
  table: string;
  game: string;
  you: Player | null;
  /** All seats of this browser at this table. */
  mine?: Player[];
  name?: string | null;
  /** Whether this browser opened the table. */
  host?: boolean;
  status?: "running" | "over" | "ended";
  setup?: Record<string, Json>;
  view: View;
  decision: Decision | null;
  waiting: Waiting[];
  seats: Record<Player, Seat>;
  links?: Record<string, string>;
  log: LogLine[];
  undo: UndoState;
  end_request: Request | null;
  answers: number;
  outcome: Outcome | null;
}

export type Path = (string | number)[];

export interface StateMessage extends TableState {
  type: "state";
}

export interface PatchMessage {
  type: "patch";
  from: number;
  version: number;
  /** Who answered. */
  by?: Player | null;
  set?: [Path, Json][];
  del?: Path[];
  log?: LogLine[];
  events?: GameEvent[];
}

export interface ErrorBody {
  code: string;
  message: string;
  allowed?: Json;
}

export type ServerMessage =
  | StateMessage
  | PatchMessage
  | { type: "ack"; id: number; version: number }
  | { type: "refused"; id: number; error: ErrorBody }
  | { type: "error"; error: ErrorBody }
  | { type: "pong" };

export type ClientMessage =
  | { type: "answer"; id: number; player: Player; version: number; answer: string }
  | { type: "resync" }
  | { type: "ping" };

/** One set-up option of a game, as its own schema says. */
export interface SetupOption {
  name: string;
  kind: "int" | "bool" | "choice" | "text";
  default: Json;
  choices?: Json[] | null;
  minimum?: number | null;
  maximum?: number | null;
  text: Text;
}

export interface GameInfo {
  id: string;
  names: Text;
  players: { minimum: number; maximum: number };
  languages: Lang[];
  bots: string[];
  competitive: boolean;
  options: SetupOption[];
}

export interface SeatPlan {
  kind: "me" | "open" | "bot";
  name?: string;
  bot?: string;
}

export interface Created {
  table: string;
  seats: Player[];
  links: Record<string, string>;
}

export interface Joined {
  table: string;
  seats: Player[];
  spectator: boolean;
}

export interface TableInfo {
  table: string;
  game: string;
  name?: string | null;
  seats: Record<Player, Seat>;
  mine?: Player[];
  waiting: Player[];
  updated: string;
  over: boolean;
}

export interface Rule {
  id: string;
  section: string;
  text: string;
  question?: string | null;
}

/** One answer: who gave it, and the lines of the log it led to, as this player may read them. */
export interface TimelineAnswer {
  /** How many answers had been given with it. */
  n: number;
  player: Player;
  time?: string;
  log: LogLine[];
  text?: Text | null;
}

export interface Timeline {
  /** The earliest number of answers that can be looked at. */
  first: number;
  answers: TimelineAnswer[];
}
