/** What the server says of the games in each language, asked for once each: words for the table, and what cards do. */

import { catalogues } from "../language/index.svelte";
import { api } from "../net/api";
import type { Lang } from "../net/types";

type Words = Readonly<Record<string, string>>;

class Handed {
  #known: Readonly<Record<string, Words>> = $state.raw({});
  #asked = new Map<string, Promise<void>>();

  constructor(private readonly ask: (game: string, lang: Lang) => Promise<Words>) {}

  /** Without them the table can still be read: whoever cannot reach the server goes on without. */
  load(game: string, lang: Lang): Promise<void> {
    const key = `${game} ${lang}`;
    let answer = this.#asked.get(key);
    if (!answer) {
      answer = this.ask(game, lang).then(
        (words) => void (this.#known = { ...this.#known, [key]: words }),
        () => void this.#asked.delete(key),
      );
      this.#asked.set(key, answer);
    }
    return answer;
  }

  of(game: string, lang: Lang): Words {
    return this.#known[`${game} ${lang}`] ?? NONE;
  }
}

const NONE: Words = {};

/** A word for every key and value of a table. */
export const vocabulary = new Handed((game, lang) => api.words(game, lang).then(({ words }) => words));

/** What cards and tiles say, by their ids. */
export const cardTexts = new Handed((game, lang) =>
  api.cards(game, lang).then(({ cards }) => Object.fromEntries(cards.map((card) => [card.id, card.text]))),
);

/** What a card says at the table that is on the screen. */
export const cardText = (game: string, lang: Lang, id: string): string | undefined =>
  catalogues.cards?.[id] ?? cardTexts.of(game, lang)[id];
