/** Remembers the last view, so that what has changed can be seen. */

import type { Step } from "./fate";
import { difference, plan, type Difference, type Plan } from "./motion";
import { scene } from "./scene";
import { follow, type Token, type TokenKind } from "./track";
import type { IslandView } from "./view";

export interface Shown extends Step {
  tokens: Token[];
  /** How it came from the view before; null when it is simply there. */
  plan: Plan | null;
}

export class Follower {
  private last: Shown | null = null;
  private made = 0;

  private readonly make = (kind: TokenKind): string => `${kind}-${(this.made += 1)}`;

  /** The pieces of a view. Asked again for the same view it gives the same answer. */
  next(view: IslandView, travel: number): Shown {
    if (this.last?.view === view) return this.last;
    const before = this.last;
    const tokens = follow(before?.tokens ?? [], view, this.make);
    const step: Step = { view, scene: scene(view, tokens) };
    this.last = { ...step, tokens, plan: before && plan(before, step, travel) };
    return this.last;
  }
}

/** What would be different after an option. */
export function foreseen(now: Shown, preview: IslandView): Difference {
  let made = 0;
  const tokens = follow(now.tokens, preview, (kind) => `new-${kind}-${(made += 1)}`);
  return difference(now, { view: preview, scene: scene(preview, tokens) });
}
