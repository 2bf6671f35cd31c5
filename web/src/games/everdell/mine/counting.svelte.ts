/** A number that counts up or down to what it has become; at once where nothing moves. */

import { untrack } from "svelte";
import { stillness } from "../../../lib/settings.svelte";
import { pace } from "../board/pace";

export class Counting {
  #shown: number;

  constructor(read: () => number) {
    this.#shown = $state(untrack(read));
    $effect(() => {
      const goal = read();
      const steps = Math.abs(goal - untrack(() => this.#shown));
      if (steps < 2 || untrack(stillness)) {
        this.#shown = goal;
        return undefined;
      }
      const timer = setInterval(() => {
        this.#shown += Math.sign(goal - this.#shown);
        if (this.#shown === goal) clearInterval(timer);
      }, pace(steps));
      return () => clearInterval(timer);
    });
  }

  get shown(): number {
    return this.#shown;
  }
}
