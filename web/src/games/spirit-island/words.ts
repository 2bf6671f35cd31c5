/** What stands around the island in words: labels, and names for people who hear them. */

import { boardText } from "../../language/index.svelte";
import { settings } from "../../lib/settings.svelte";
import { capital, word } from "../../plain/words";
import type { Json } from "../../net/types";
import type { StepId } from "./rail/rail";
import type { How } from "./rail/sums";
import type { Element, Track } from "./view";

export type Label =
  | "acts"
  | "back"
  | "blight-acts"
  | "change"
  | "cost"
  | "elements"
  | "energy"
  | "escalates"
  | "events"
  | "events-done"
  | "may-escalate"
  | "gauges"
  | "growth"
  | "healthy"
  | "left"
  | "lights"
  | "lost"
  | "no-elements"
  | "no-event"
  | "offer"
  | "opening"
  | "plays"
  | "prepared"
  | "rail"
  | "range"
  | "ready"
  | "reclaim"
  | "sacred"
  | "scenario"
  | "spirits"
  | "stays"
  | "still-healthy"
  | "then"
  | "turn"
  | "would";

export type Changed = "fear" | "terror" | "to-come" | "blight-pool" | "presence-in" | "defend-in" | "ravage-in";

const say = (id: string, args: Record<string, Json> = {}): string => boardText(`tray.${id}`, args);
const text = (words: string): Json => ({ text: words });

export const words = {
  label: (id: Label): string => say(`label.${id}`),
  counted: (what: string, n: Json): string => say(`counted.${what}`, { n }),
  element: (element: Element | "any", n?: number): string =>
    element === "any" ? say("any") : say("element", { element: `element:${element}`, n: n ?? null }),
  needs: (parts: string[]): string => say("needs", { parts: parts.map(text) }),
  step: (step: StepId): string => say(`step.${step}`),
  track: (track: Track): string => say("track", { track: `track:${track}` }),
  act: (act: string): string => say(`act.${act}`),
  space: (what: string, covered: boolean): string => say("space", { what: text(what), covered }),
  morePlays: (n: number): string => say("more-plays", { n }),
  speed: (speed: "fast" | "slow"): string => say("speed", { speed: `speed:${speed}` }),
  income: (n: number): string => say("income", { n }),
  playsOf: (n: number): string => say("plays-of", { n }),
  takeBack: (card: string): string => say("take-back", { card: `card:${card}` }),
  pile: (pile: "hand" | "play" | "discard" | "days", n: number): string => say(`pile.${pile}`, { n }),
  deck: (deck: "minor" | "major"): string => say("deck", { deck: `deck:${deck}` }),
  inDeck: (n: number): string => say("in-deck", { n }),
  grown: (n: number): string => say("grown", { n }),
  turn: (n: number): string => say("turn", { n }),
  lands: (n: number): string => say("lands", { n }),
  ravage: (lands: number, blight: number, how: How): string => say("ravage", { n: lands, blight, how }),
  earned: (n: number): string => say("earned", { n }),
  terror: (level: number): string => say("terror", { n: level }),
  roman: (n: number): string => say("roman", { n }),
  fear: (n: number, more: number, of: number): string => say("fear", { n, more: more || null, of }),
  fearLeft: (level: number, n: number): string => say("fear-left", { level, n }),
  blight: (n: number): string => say("blight", { n }),
  toCome: (n: number, how: How): string => say("to-come", { n, how }),
  level: (n: number): string => say("level", { n }),
  difficulty: (n: number): string => say("difficulty", { n }),
  isReady: (name: string, ready: boolean): string => say("is-ready", { name: text(name), ready }),
  deckLeft: (n: number): string => say("deck-left", { n }),
  cards: (play: number, hand: number): string => say("cards", { play, hand }),
  presence: (island: number, destroyed: number): string => say("presence", { n: island, destroyed }),
  met: (n: number, of: number): string => say("met", { n, of }),
  stage: (stage: string): string => say("stage", { stage: text(stage) }),
  invaderCard: (card: string): string => say("invader-card", { card: `invader-card:${card}` }),
  changed: (what: Changed, land?: string): string => say(`would.${what}`, land ? { land: `land:${land}` } : {}),
  pieceIn: (piece: string, land: string): string =>
    say("would.piece-in", { piece: `piece:${piece}`, land: `land:${land}` }),
  /** A word of the table: rules in force, what a rule is called. */
  word: (id: string): string => capital(word("spirit-island", id, settings.lang)),
  ends: (when: string): string => capital(word("spirit-island", when, settings.lang, "when")),
  cannot: (why: string): string => capital(word("spirit-island", why, settings.lang)),
  wins: (when: string): string => say("wins", { when: text(word("spirit-island", when, settings.lang, "when")) }),
  follows: (then: "flips" | "lost", how: How): string => say("follows", { what: text(say(`follow.${then}`)), how }),
  opens: (n: number): string => say("lands", { n }),
  time: (n: number): string => say("time", { n }),
  prepared: (parts: string[]): string => say("prepared", { parts: parts.map(text) }),
  picks: (n: number): string => say("picks", { n }),
  growthCost: (n: number): string => say("growth-cost", { n }),
  oneOfGroup: (): string => say("one-of-group"),
  votes: (names: string[]): string => say("votes", { names: names.map(text) }),
  eventsLeft: (n: number): string => say("events-left", { n }),
};
