/** What travels between server and browser; see docs/protocol.md. Written by `python -m tools.protocol`. */

/** Anything JSON can say: the table of a game has whatever shape that game gives it. */
export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

export type Lang = string;
export type Text = Record<Lang, string>;
export type Path = (string | number)[];

export interface SeatWish {
  kind: "bot" | "me" | "open";
  name?: string | null;
  bot?: string | null;
}

export interface NewTable {
  game: string;
  seats: SeatWish[];
  setup?: { [key: string]: Json };
  name?: string | null;
  listed?: boolean;
  clock?: "correspondence" | "generous" | null;
  /** whether people may chat; left out: unless it is listed */
  talk?: boolean | null;
}

export interface Join {
  secret?: string | null;
  table?: string | null;
  name?: string | null;
  choose?: { [key: string]: string } | null;
}

export interface LinkBody {
  secret?: string | null;
  table?: string | null;
}

export interface Answering {
  answer: string | null;
  answers: string[] | null;
}

export interface AnswerBody {
  answer?: string | null;
  answers?: string[] | null;
  version: number;
  player?: string | null;
}

export interface HintBody {
  version: number;
  player?: string | null;
}

export interface UndoBody {
  to: number;
  player?: string | null;
}

export interface ConsentBody {
  request: number;
  agree: boolean;
  player?: string | null;
}

export interface PlayerBody {
  player?: string | null;
}

export interface WhatIfBody {
  at: number;
  player?: string | null;
}

export interface SeatBody {
  to?: "bot" | "human" | "leave" | "open" | null;
  bot?: string | null;
  name?: string | null;
  link?: "renew" | null;
  choose?: { [key: string]: string } | null;
}

export interface TalkBody {
  on: boolean;
}

export interface ChatBody {
  text: string;
  player?: string | null;
}

export interface PointMessage {
  type: "point";
  ref: string;
  player?: string | null;
}

export interface AnswerMessage {
  type: "answer";
  answer?: string | null;
  answers?: string[] | null;
  id: number;
  version: number;
  player?: string | null;
}

export interface Resync {
  type: "resync";
}

export interface Ping {
  type: "ping";
}

export interface ChatLine {
  type: "chat";
  n: number;
  player: string;
  name: string;
  text: string;
  at: string;
}

export interface Chat {
  lines: ChatLine[];
}

export interface Point {
  type: "point";
  player: string;
  ref: string;
}

export interface Said {
  id: string;
  args?: { [key: string]: Json };
}

export interface Option {
  i: number;
  player: string;
  notation: string;
  refs: string[];
  says?: Said | null;
  /** by language, as far as they were asked for */
  text?: Text;
  /** what a person types for it, where the game says so */
  number?: number | null;
}

export interface PickedThing {
  notation: string;
  refs: string[];
  /** so many of it there are */
  there: number;
  /** so many of them are picked */
  picked: number;
  says?: Said | null;
  /** by language, as far as they were asked for */
  text?: Text;
}

export interface BroughtPart {
  ref: string;
  /** the answer that chooses it, once the pick is answered */
  notation: string;
}

export interface Brought {
  what: string;
  /** how many, for each number of things picked from none on */
  n: number[];
  parts?: BroughtPart[];
}

export interface Pick {
  least: number;
  most: number;
  picked: number;
  things: PickedThing[];
  /** one thing may close another: which are open, the options say */
  bounded?: boolean;
  brings?: Brought[];
}

export interface Decision {
  players: string[];
  options: Option[];
  asks?: Said | null;
  /** the card whose effect asks */
  by?: string | null;
  /** by language, as far as they were asked for */
  prompt?: Text;
  pick?: Pick | null;
  /** of which kind the question is, by the words of the game */
  kind?: string;
  /** the ref of what asks: a card, a place, an event */
  source?: string | null;
}

export interface Waiting {
  player: string;
  since: string;
  /** from then on the seat counts as absent: by the clock, or after a day */
  until?: string | null;
}

export interface SeatView {
  kind: "bot" | "human" | "open";
  name: string;
  bot?: string | null;
  online?: boolean;
  /** since when its person is not connected */
  away?: string | null;
  /** from when the host may hand on the seat */
  host_may?: string | null;
  /** the same for everybody who is seated */
  all_may?: string | null;
}

export interface ClockView {
  kind: "correspondence" | "generous";
  /** for each answer; waiting[].until says when they are over */
  seconds: number;
}

export interface LogLine {
  n: number;
  kind: string;
  says?: Said | null;
  rules?: string[];
  /** by language, as far as they were asked for */
  text?: Text;
  /** how many answers had been given when it happened */
  answer?: number;
  /** it was taken back later */
  undone?: boolean;
  undoes?: [number, number] | null;
  /** the how many-eth turn of the game it belongs to; 0: before the first */
  turn?: number;
  /** who it is about in the first place */
  player?: string | null;
  /** the things it speaks of; left out where says names them */
  refs?: string[];
}

export interface Request {
  id: number;
  by: string;
  agreed: string[];
  needed: string[];
  to: number | null;
}

export interface UndoView {
  /** so many of the last answers this seat may take back without asking */
  free: number;
  /** of these, its own of this turn that revealed nothing: to start it anew */
  own: number;
  /** of these, those that began what is not finished: what a cancel takes back */
  action: number;
  /** answers left when it takes back its own last one; null: there is none */
  to: number | null;
  /** something had been revealed or rolled since */
  reveals: boolean;
  /** so many answers can be brought back */
  redo: number;
  request: Request | null;
}

export interface State {
  type: "state";
  version: number;
  table: string;
  game: string;
  you: string | null;
  /** all seats of this browser at this table */
  mine: string[];
  /** whether this browser opened the table */
  host: boolean;
  name: string;
  status: "ended" | "over" | "running";
  setup: { [key: string]: Json };
  view: { [key: string]: Json };
  decision: Decision | null;
  waiting: Waiting[];
  seats: { [key: string]: SeatView };
  log: LogLine[];
  undo: UndoView;
  end_request: Request | null;
  answers: number;
  outcome: { [key: string]: Json } | null;
  links: { [key: string]: string };
  clock: ClockView | null;
  /** not the game itself: it goes on from a copy, to try something */
  whatif: boolean;
  /** whether people chat and point here */
  talk: boolean;
  /** whether a player may ask what a bot would do */
  hints: boolean;
  /** each player's own part of the set-up, by player and option, while the game waits for people */
  choices: { [key: string]: { [key: string]: string } };
  /** its stored log is damaged: nothing can be played here any more */
  stopped: boolean;
  /** what the rules say of the things in the view, as the game's marks say; not for programs */
  marks: { [key: string]: Json } | null;
}

export interface Frame {
  /** of the line */
  n: number;
  /** the things that the line speaks of, in its order */
  refs?: string[];
  set?: [Path, Json][];
  del?: Path[];
}

export interface Patch {
  type: "patch";
  from: number;
  version: number;
  by?: string | null;
  set?: [Path, Json][];
  del?: Path[];
  log?: LogLine[];
  /** step by step what set and del say in one, where several things happened */
  frames?: Frame[];
}

export interface Replay {
  /** the version that it goes on from: that asked for, or a later one */
  since: number;
  version: number;
  /** the table at that version, as it may be looked at again */
  view: { [key: string]: Json };
  frames: Frame[];
  log: LogLine[];
}

export interface ErrorBody {
  code: string;
  message: string;
  allowed?: string[] | null;
  /** of several answers given together, the one at fault, from 0 */
  which?: number | null;
}

export interface Error {
  error: ErrorBody;
}

export interface Ack {
  type: "ack";
  id: number;
  version: number;
}

export interface Refused {
  type: "refused";
  id: number | null;
  error: ErrorBody;
}

export interface Pong {
  type: "pong";
}

export interface LinkView {
  kind: "invitation" | "personal" | "spectator";
  game: string;
  name: string;
  player: string | null;
  seats: { [key: string]: SeatView };
  /** what whoever sits down may choose of the set-up, by option */
  free: { [key: string]: string[] };
}

export interface Opened {
  table: string;
  seats: string[];
  links: { [key: string]: string };
}

export interface Joined {
  table: string;
  seats: string[];
  spectator: boolean;
}

export interface Reach {
  /** origins that other machines can open; none: only this one can */
  addresses: string[];
}

export interface TableEntry {
  table: string;
  game: string;
  name: string;
  seats: { [key: string]: SeatView };
  mine: string[];
  waiting: string[];
  updated: string;
  over: boolean;
}

export interface TableList {
  tables: TableEntry[];
}

export interface Done {
  version: number;
  done: boolean;
}

export interface SeatDone {
  version: number;
  link?: string | null;
}

export interface Then {
  players: string[];
  asks?: Said | null;
  /** the card whose effect asks */
  by?: string | null;
  /** by language, as far as they were asked for */
  prompt?: Text;
  /** the things that its options are about */
  refs?: string[];
}

export interface Preview {
  version: number;
  set: [Path, Json][];
  del: Path[];
  until: "chance" | "decision" | "end" | "reveal";
  then: Then | null;
  /** how many cards come that are not known, by where they go */
  unseen: { [key: string]: number };
  /** what this player would then be asked, where several answers were tried */
  decision: Decision | null;
}

export interface PreviewOf {
  /** the option */
  i: number;
  set: [Path, Json][];
  del: Path[];
  until: "chance" | "decision" | "end" | "reveal";
  then?: Then | null;
  /** how many cards come that are not known, by where they go */
  unseen?: { [key: string]: number };
}

export interface Previews {
  version: number;
  /** of the first options, as many as there was time for */
  previews: PreviewOf[];
}

export interface Hint {
  version: number;
  /** in notation: one, or those that complete a pick, in one step */
  answers: string[];
  /** of a pick, the things it chooses, by their notation */
  picked?: string[];
}

export interface Step {
  /** how many answers had been given with it */
  n: number;
  player: string;
  time: string;
  log: LogLine[];
  text?: Text | null;
}

export interface Timeline {
  /** the earliest number of answers that can be looked at */
  first: number;
  answers: Step[];
}

export interface Lines {
  log: LogLine[];
}

export interface Report {
  tidewood: string;
  rules: string;
  game: string;
  setup: { [key: string]: Json };
  table: string;
  version: number;
  player: string | null;
  answers: number;
  position: { [key: string]: Json };
  decision: Decision | null;
  log: LogLine[];
  record?: string | null;
}

export interface Health {
  status: string;
  version: string;
  tables: number;
  sockets: number;
}

export interface Field {
  name: string;
  /** int, bool, choice, text; choices and texts are lists */
  kind: string;
  default: Json;
  choices: Json[];
  minimum: number | null;
  maximum: number | null;
  optional: boolean;
  /** by language, as far as they were asked for */
  text: Text;
  /** it matters in one of these cases, or always if there are none: each of these options has one of these values, or holds one of them; `null` stands for an empty list */
  when: { [key: string]: Json[] }[];
  /** an entry for each player in turn, who may choose when sitting down */
  by_seat: boolean;
  /** what such an entry is called */
  own: Text;
  /** of its values; `england:3` is the value 3 where an option of `when` is england */
  meanings: { [key: string]: Text };
  /** the same for some of its choices */
  fits: { [key: string]: { [key: string]: Json[] }[] };
}

export interface Players {
  minimum: number;
  maximum: number;
}

export interface GameEntry {
  id: string;
  /** by language, as far as they were asked for */
  names: Text;
  /** what the game is like, in a sentence */
  about: Text;
  players: Players;
  languages: string[];
  competitive: boolean;
  bots: string[];
  options: Field[];
}

export interface Rule {
  id: string;
  section: string;
  text: string;
  question?: string;
}

export interface Vocabulary {
  lang: string;
  words: { [key: string]: string };
}

export interface Texts {
  lang: string;
  patterns: { [key: string]: string };
  /** by kind, id and form; the plain form is empty */
  nouns: { [key: string]: { [key: string]: { [key: string]: string } } };
  names: { [key: string]: string };
  words: { [key: string]: string };
  /** between the parts of a list, and before the last */
  joins: { [key: string]: [string, string] };
  /** numbers that take the first of two forms */
  one: number[];
  /** what effects of cards say, by path and form */
  effects: { [key: string]: { [key: string]: string } };
  /** what cards say that say something else with this set-up */
  cards: { [key: string]: string };
  /** what is printed on cards that only this set-up has, by id */
  facts: { [key: string]: { [key: string]: Json } };
}

export interface LanguageEntry {
  code: string;
  /** what the language calls itself */
  name: string;
}

export interface PageWords {
  lang: string;
  /** numbers that take the first of two forms */
  one: number[];
  /** patterns by key */
  words: { [key: string]: string };
}

export interface CardText {
  id: string;
  name: string;
  text: string;
  /** what is printed, as the game's CardFacts say */
  facts?: { [key: string]: Json } | null;
  /** the text without what the facts say; left out: all of it */
  effect?: string | null;
  /** what is printed in words, part by part, as the game's CardFace says */
  face?: { [key: string]: Json } | null;
  /** what to say beside the name, such as kind, cost and points; left out: nothing */
  brief?: string | null;
}

export interface CardTexts {
  lang: string;
  cards: CardText[];
}
export type ServerMessage = State | Patch | Ack | Refused | Pong | ChatLine | Point;
export type ClientMessage = AnswerMessage | Resync | Ping | PointMessage;
