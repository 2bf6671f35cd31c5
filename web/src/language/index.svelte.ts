/** What is asked, open and told at a table, said from ids and values in the language of this person. */

import { say } from "../i18n/index.svelte";
import { settings } from "../lib/settings.svelte";
import { askAgain } from "../net/again";
import { api } from "../net/api";
import type { Decision, Json, Lang, LogLine, Option, Said, Text, Texts } from "../net/types";
import { capital, Speaker } from "./patterns";

type CardFacts = Texts["facts"];

class Catalogues {
  #speakers: Readonly<Record<string, Speaker>> = $state.raw({});
  #cards: Readonly<Record<string, Readonly<Record<string, string>>>> = $state.raw({});
  #facts: Readonly<Record<string, CardFacts>> = $state.raw({});
  #asked = new Map<string, Promise<void>>();
  #table: string | null = $state(null);

  /** The words of the table that is on the screen. Without them it can still be played, in notation. */
  load(table: string, lang: Lang): Promise<void> {
    this.#table = table;
    const key = `${table} ${lang}`;
    let answer = this.#asked.get(key);
    if (!answer) {
      answer = askAgain(
        () => api.texts(table, lang),
        (texts) => {
          this.#speakers = { ...this.#speakers, [key]: new Speaker(texts) };
          this.#cards = { ...this.#cards, [key]: texts.cards };
          this.#facts = { ...this.#facts, [table]: texts.facts };
        },
        () => void this.#asked.delete(key),
      );
      this.#asked.set(key, answer);
    }
    return answer;
  }

  get speaker(): Speaker | undefined {
    return this.#speakers[`${this.#table} ${settings.lang}`];
  }

  /** Cards that say something else at this table, as its set-up wants it. */
  get cards(): Readonly<Record<string, string>> | undefined {
    return this.#cards[`${this.#table} ${settings.lang}`];
  }

  /** What is printed on cards that only this table has. */
  get facts(): CardFacts | undefined {
    return this.#table === null ? undefined : this.#facts[this.#table];
  }
}

export const catalogues = new Catalogues();

const CHOSEN = "asked.chosen";

function told(said: Said | undefined | null, text: Text | undefined): string {
  const speaker = catalogues.speaker;
  return said && speaker ? speaker.say(said) : say(text);
}

/** What a drawn board says: a pattern of the game with its values. */
export const boardText = (id: string, args: Record<string, Json>): string =>
  catalogues.speaker?.say({ id, args }) ?? "";

/** A value of a message by itself, such as what an option of a card says. */
export const valueText = (value: Json): string => catalogues.speaker?.value(value, []) ?? "";

/** An option, or a thing that can be picked. */
export const optionText = (option: Pick<Option, "says" | "text" | "notation">): string =>
  told(option.says, option.text) || option.notation;
export const lineText = (line: LogLine | undefined): string => (line ? told(line.says, line.text) : "");

/** The question; of a pick, with so many as are chosen on this page. */
export function promptText(decision: Pick<Decision, "asks" | "prompt"> | null | undefined, chosen?: number): string {
  if (!decision) return "";
  const { asks, prompt } = decision;
  const counted = asks?.id === CHOSEN && chosen !== undefined ? { ...asks, args: { ...asks.args, n: chosen } } : asks;
  return capital(told(counted, prompt));
}
