/** The client's own words. Texts of games come from the server in all languages. */

import { settings } from "../lib/settings.svelte";
import type { Lang, Text } from "../net/types";
import { de } from "./de";
import { en } from "./en";
import { type Entry, filled, type Values } from "./entry";
import { fr } from "./fr";

export type Key = keyof typeof en;
export type Dictionary = Record<Key, Entry>;

export const DICTIONARIES: Record<Lang, Dictionary> = { en, de, fr };
export const LANG_NAMES: Record<Lang, string> = { en: "English", de: "Deutsch", fr: "Français" };

const rules = (lang: Lang): Intl.PluralRules => new Intl.PluralRules(lang);
const RULES: Record<Lang, Intl.PluralRules> = { en: rules("en"), de: rules("de"), fr: rules("fr") };
const numbers = (lang: Lang): Intl.NumberFormat => new Intl.NumberFormat(lang);
const NUMBERS: Record<Lang, Intl.NumberFormat> = { en: numbers("en"), de: numbers("de"), fr: numbers("fr") };

/** A sentence in the language of this person. Reading it in a template follows the setting. */
export function t(key: Key, values: Values = {}): string {
  return filled(DICTIONARIES[settings.lang][key], values, RULES[settings.lang], NUMBERS[settings.lang]);
}

/** A text of the server in the language of this person. */
export function say(text: Text | Partial<Text> | null | undefined): string {
  return text?.[settings.lang] ?? text?.en ?? "";
}

/** “Ada, Bo and Cy”. */
export function listed(names: string[]): string {
  return new Intl.ListFormat(settings.lang, { type: "conjunction" }).format(names);
}

export function ago(iso: string): string {
  const seconds = (Date.parse(iso) - Date.now()) / 1000;
  const format = new Intl.RelativeTimeFormat(settings.lang, { numeric: "auto" });
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
