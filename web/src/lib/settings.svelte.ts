/** What a person likes, kept in this browser. */

import type { Lang } from "../net/types";
import { read, write } from "./storage";

export type Theme = "auto" | "light" | "dark";
export type Speed = "off" | "slow" | "normal" | "fast";
/** How the turn of an automated opponent is shown: part by part, flowing, or at once; by itself, the first game waits. */
export type Steps = "auto" | "step" | "flow" | "once";
export type BoardView = "board" | "plain";

export interface Settings {
  lang: Lang;
  theme: Theme;
  sound: boolean;
  notify: boolean;
  speed: Speed;
  steps: Steps;
  patterns: boolean;
  confirm: boolean;
  /** On a touch screen a tap takes at once; else the first one looks, in games that say so. */
  oneTap: boolean;
  guide: boolean;
  /** Whether keys of a single character do something. */
  letters: boolean;
  boardView: BoardView;
  name: string;
}

/** Languages that are built in. */
const OURS: readonly Lang[] = ["en", "de", "fr"];

function preferredLang(): Lang {
  const wanted = typeof navigator === "undefined" ? [] : navigator.languages;
  const found = wanted.map((tag) => tag.slice(0, 2)).find((tag) => OURS.includes(tag));
  return found ?? "en";
}

function defaults(): Settings {
  return {
    lang: preferredLang(),
    theme: "auto",
    sound: true,
    notify: false,
    speed: "normal",
    steps: "auto",
    patterns: false,
    confirm: false,
    oneTap: false,
    guide: true,
    letters: true,
    boardView: "board",
    name: "",
  };
}

export const settings: Settings = $state({ ...defaults(), ...read<Partial<Settings>>("settings", {}) });

/** How long one thing takes to travel on the board, in milliseconds. */
export const TRAVEL: Record<Speed, number> = { off: 0, slow: 300, normal: 220, fast: 150 };

export function stillness(): boolean {
  return settings.speed === "off" || matchMedia("(prefers-reduced-motion: reduce)").matches;
}

const PLAYED = "played";

/** A game has been played to its end: the next one needs no patience. */
export const gamePlayed = (): void => write(PLAYED, true);

/** How the turn of an automated opponent is shown now. */
export function stepping(): Exclude<Steps, "auto"> {
  if (settings.steps !== "auto") return settings.steps;
  return read<boolean>(PLAYED, false) ? "flow" : "step";
}

/** Keep what is chosen, and let the page show it. Called once, inside an effect root. */
export function followSettings(): void {
  $effect(() => {
    write("settings", $state.snapshot(settings));
    const root = document.documentElement;
    root.lang = settings.lang;
    root.dataset["theme"] = settings.theme;
    root.dataset["patterns"] = settings.patterns ? "on" : "off";
    root.dataset["motion"] = settings.speed === "off" ? "off" : "on";
    root.style.setProperty("--travel", `${TRAVEL[settings.speed]}ms`);
  });
}
