/** What a person likes, kept in this browser. */

import type { Lang } from "../net/types";
import { read, write } from "./storage";

export type Theme = "auto" | "light" | "dark";
export type Speed = "off" | "slow" | "normal" | "fast";
export type BoardView = "board" | "plain";

export interface Settings {
  lang: Lang;
  theme: Theme;
  sound: boolean;
  notify: boolean;
  speed: Speed;
  patterns: boolean;
  confirm: boolean;
  guide: boolean;
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
    patterns: false,
    confirm: false,
    guide: true,
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
