/** The city that is looked at over the board; one for the page, because its rows and the board show it in two places. */

import { Looked } from "../../../lib/looked.svelte";
import type { Option } from "../../../net/types";

class Opened extends Looked {
  toggle(player: string): void {
    this.player = this.player === player ? null : player;
  }
}

export const opened = new Opened();

const CITY = /^city:([^:]+):/;

/** The cities of others in which everything lies that the question is about; none where something of it lies elsewhere. */
export function citiesAsked(options: readonly Option[], you: string | null): string[] {
  const about = options.filter(({ refs }) => refs.length);
  const owners = about.map(({ refs }) => refs.map((ref) => CITY.exec(ref)?.[1]).find((who) => who && who !== you));
  const others = new Set(owners.filter((who) => who !== undefined));
  return owners.includes(undefined) ? [] : [...others];
}

/** Opens the city that a question is about, until it is answered; whoever closes it before has it closed. */
export class Opener {
  #own = false;

  follow(asked: readonly string[]): void {
    if (asked.length && (opened.player === null || !asked.includes(opened.player))) {
      this.#own = true;
      opened.player = asked[0] ?? null;
    } else if (!asked.length && this.#own) {
      this.#own = false;
      opened.player = null;
    }
  }
}

/** Shift and a number open a city. Keyboards that need shift for numbers keep them for the options. */
export function cityKey(event: KeyboardEvent, players: readonly string[]): string | null {
  if (!event.shiftKey || event.ctrlKey || event.metaKey || event.altKey || /^\d$/.test(event.key)) return null;
  const number = /^Digit([1-6])$/.exec(event.code)?.[1];
  return number ? (players[Number(number) - 1] ?? null) : null;
}
