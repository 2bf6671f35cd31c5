/** The words of the games as the server hands them out, by game and language, asked for once each. */

import { api } from "../net/api";
import type { Lang } from "../net/types";

type Words = Readonly<Record<string, string>>;

class Vocabulary {
  #known: Readonly<Record<string, Words>> = $state.raw({});
  #asked = new Map<string, Promise<void>>();

  /** Without words the table can still be read: whoever cannot reach the server for them goes on without. */
  load(game: string, lang: Lang): Promise<void> {
    const key = `${game} ${lang}`;
    let answer = this.#asked.get(key);
    if (!answer) {
      answer = api.words(game, lang).then(
        ({ words }) => void (this.#known = { ...this.#known, [key]: words }),
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

export const vocabulary = new Vocabulary();
