/** What the server says of the games in each language, asked for once each: words for the table, and what cards do. */

import { catalogues } from "../language/index.svelte";
import { askAgain } from "../net/again";
import { api } from "../net/api";
import type { CardText, Lang } from "../net/types";

type Known<T> = Readonly<Record<string, T>>;

class Handed<T> {
  #known: Known<Known<T>> = $state.raw({});
  #asked = new Map<string, Promise<void>>();

  constructor(private readonly ask: (game: string, lang: Lang) => Promise<Known<T>>) {}

  /** Without them the table can still be read: whoever cannot reach the server goes on without. */
  load(game: string, lang: Lang): Promise<void> {
    const key = `${game} ${lang}`;
    let answer = this.#asked.get(key);
    if (!answer) {
      answer = askAgain(
        () => this.ask(game, lang),
        (known) => void (this.#known = { ...this.#known, [key]: known }),
        () => void this.#asked.delete(key),
      );
      this.#asked.set(key, answer);
    }
    return answer;
  }

  of(game: string, lang: Lang): Known<T> {
    return this.#known[`${game} ${lang}`] ?? NONE;
  }
}

const NONE: Known<never> = {};

/** A word for every key and value of a table. */
export const vocabulary = new Handed((game, lang) => api.words(game, lang).then(({ words }) => words));

/** What is printed on cards, by game: the same in every language. */
class Facts {
  #known: Known<Known<object>> = $state.raw({});

  learn(game: string, cards: CardText[]): void {
    if (game in this.#known) return;
    const facts = Object.fromEntries(cards.flatMap((card) => (card.facts ? [[card.id, card.facts]] : [])));
    this.#known = { ...this.#known, [game]: facts };
  }

  of(game: string): Known<object> {
    return this.#known[game] ?? NONE;
  }
}

export const cardFacts = new Facts();

/** The facts of the table that is on the screen, with those of the cards that only it has. */
export const factsOf = (game: string): Readonly<Record<string, object>> => {
  const known = cardFacts.of(game);
  const own = catalogues.facts;
  return own && Object.keys(own).length ? { ...known, ...own } : known;
};

/** Cards and tiles by their ids: names, and what they say. */
export const cards = new Handed<CardText>((game, lang) =>
  api.cards(game, lang).then((told) => {
    cardFacts.learn(game, told.cards);
    return Object.fromEntries(told.cards.map((card) => [card.id, card]));
  }),
);

/** What is told of a card beside its name: its kind, cost and points, say. */
export const cardBrief = (game: string, lang: Lang, id: string): string | undefined =>
  cards.of(game, lang)[id]?.brief ?? undefined;

/** What a card says at the table that is on the screen. */
export const cardText = (game: string, lang: Lang, id: string): string | undefined =>
  catalogues.cards?.[id] ?? cards.of(game, lang)[id]?.text;
