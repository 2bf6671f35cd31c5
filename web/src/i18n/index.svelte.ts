/** The client's own words: those of our languages are built in, those of any other come from the server. */

import { Speaker } from "../language/patterns";
import { settings } from "../lib/settings.svelte";
import type { Json, Lang, PageWords, Text } from "../net/types";
import de from "./words/de.json";
import en from "./words/en.json";
import fr from "./words/fr.json";

export type Key = keyof typeof en.words;
export type Values = Record<string, string | number>;

const NO_WORDS = { nouns: {}, names: {}, words: {}, joins: {}, effects: {}, cards: {}, facts: {} };

function speakerOf({ lang, one, words }: PageWords): Speaker {
  const numbers = numbersOf(lang);
  return new Speaker({ ...NO_WORDS, lang, one, patterns: words }, undefined, (n) => numbers.format(n));
}

/** A language that browsers do not know writes numbers as English does. */
function numbersOf(lang: Lang): Intl.NumberFormat {
  return new Intl.NumberFormat(spokenBy(lang));
}

/** The language as a browser knows it. */
function spokenBy(lang: Lang): Lang {
  return /^[a-z]{2,3}$/.test(lang) ? lang : "en";
}

class Languages {
  /** By code, what a language calls itself. */
  names: Readonly<Record<Lang, string>> = $state.raw({
    en: en.words.language,
    de: de.words.language,
    fr: fr.words.language,
  });
  #speakers: Readonly<Record<Lang, Speaker>> = $state.raw({
    en: speakerOf(en),
    de: speakerOf(de),
    fr: speakerOf(fr),
  });

  get codes(): Lang[] {
    return Object.keys(this.names);
  }

  has(lang: Lang): boolean {
    return lang in this.#speakers;
  }

  add(words: PageWords): void {
    this.#speakers = { ...this.#speakers, [words.lang]: speakerOf(words) };
  }

  get speaker(): Speaker {
    return this.#speakers[settings.lang] ?? this.#speakers["en"]!;
  }
}

export const languages = new Languages();

/** A sentence in the language of this person. Reading it in a template follows the setting. */
export function t(key: Key, values: Values = {}): string {
  const args: Record<string, Json> = {};
  for (const [name, value] of Object.entries(values)) args[name] = typeof value === "number" ? value : { text: value };
  return languages.speaker.say({ id: key, args });
}

/** A text of the server in the language of this person. */
export function say(text: Text | null | undefined): string {
  return text?.[settings.lang] ?? text?.["en"] ?? "";
}

/** The language of this person, as a browser knows it. */
export function spoken(): Lang {
  return spokenBy(settings.lang);
}

/** “Ada, Bo and Cy”. */
export function listed(names: string[]): string {
  return new Intl.ListFormat(spokenBy(settings.lang), { type: "conjunction" }).format(names);
}

export function ago(iso: string): string {
  const seconds = (Date.parse(iso) - Date.now()) / 1000;
  const format = new Intl.RelativeTimeFormat(spokenBy(settings.lang), { numeric: "auto" });
  const steps: [Intl.RelativeTimeFormatUnit, number][] = [
    ["day", 86400],
    ["hour", 3600],
    ["minute", 60],
  ];
  for (const [unit, size] of steps) {
    if (Math.abs(seconds) >= size) return format.format(Math.round(seconds / size), unit);
  }
  return format.format(0, "minute");
}
