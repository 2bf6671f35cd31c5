/** Rules that somebody wants to read, wherever a thing is enlarged: the table page opens its dialog there. */

import { about, rulesOf } from "./rules";

class Rulebook {
  /** Ids of statements; null when nobody asks. */
  wanted: readonly string[] | null = $state.raw(null);

  /** What the rules say about these things, and the statements with these ids. */
  async open(game: string, things: readonly string[], ids: readonly string[] = []): Promise<void> {
    const rules = await rulesOf(game).catch(() => []);
    this.wanted = [...ids, ...things.flatMap((thing) => about(rules, thing)).map(({ id }) => id)];
  }
}

export const rulebook = new Rulebook();
