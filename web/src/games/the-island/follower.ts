/** Remembers what was last seen, so that what has happened since can be shown. */

import type { LogLine } from "../../net/types";
import { difference, jump, told, type Difference, type Plan, type Step } from "./motion";
import { scene } from "./scene";
import { story, type Story } from "./story";
import { eventsOf } from "./table";
import { areIn, follow, type Token, type TokenKind } from "./track";
import type { IslandView } from "./view";

export interface Shown extends Step {
  tokens: Token[];
  /** How it came from the view before; null when it is simply there. */
  plan: Plan | null;
  /** The last line of the log. */
  line: number;
}

/** A story of more beats than this takes too long: several steps at once. */
const LONG = 6;

export class Follower {
  private last: Shown | null = null;
  private made = 0;

  private readonly make = (kind: TokenKind): string => `${kind}-${(this.made += 1)}`;

  /** The pieces of a view. Asked again for the same view it gives the same answer. */
  next(view: IslandView, log: readonly LogLine[], travel: number): Shown {
    const before = this.last;
    if (before?.view === view) return before;
    const line = log.at(-1)?.n ?? -1;
    const heard = before && this.heard(before, view, log);
    const tokens = heard?.tokens ?? follow(before?.tokens ?? [], view, this.make);
    const step: Step = { view, scene: scene(view, tokens) };
    const still = !before || travel <= 0;
    const plan = still ? null : heard ? told(before, step, heard, travel) : jump(before, step, travel);
    this.last = { ...step, tokens, plan, line };
    return this.last;
  }

  /** What the log tells of how the view came about; null when it tells nothing, or not all. */
  private heard(before: Shown, view: IslandView, log: readonly LogLine[]): Story | null {
    const fresh = log.filter((line) => line.n > before.line);
    if (fresh.some((line) => line.undoes)) return null;
    const events = eventsOf(fresh);
    const [player] = Object.values(view.players);
    if (events.length === 0 || !player) return null;
    const each = player.figures.length + player.unplaced;
    const found = story(events, { tokens: before.tokens, sprites: before.scene.sprites, each, make: this.make });
    return found.beats <= LONG && areIn(view, found.tokens) ? found : null;
  }
}

/** What would be different after an option. */
export function foreseen(now: Shown, preview: IslandView): Difference {
  let made = 0;
  const tokens = follow(now.tokens, preview, (kind) => `new-${kind}-${(made += 1)}`);
  return difference(now, { view: preview, scene: scene(preview, tokens) });
}
