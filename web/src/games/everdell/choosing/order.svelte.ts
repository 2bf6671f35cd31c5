/** Cards that act one after another: numbered as they are clicked, then done in this order with one confirmation. */

import type { Option } from "../../../net/types";
import type { BoardProps } from "../../contract";
import { isOrder } from "./ordered";

class Order {
  /** In notation, in the order in which they were clicked. */
  chosen: readonly string[] = $state.raw([]);
  /** What was confirmed, and how many were open when it was last sent. */
  #todo: readonly string[] = [];
  #before = 0;

  /** Which it is, from 1; 0 where it was not clicked. */
  at(notation: string): number {
    return this.chosen.indexOf(notation) + 1;
  }

  toggle({ notation }: Option): void {
    const there = this.chosen.includes(notation);
    this.chosen = there ? this.chosen.filter((one) => one !== notation) : [...this.chosen, notation];
  }

  /** All of them: what was clicked, then the rest as it stands. */
  whole(options: readonly Option[]): string[] {
    const open = options.map((one) => one.notation);
    const first = this.chosen.filter((one) => open.includes(one));
    return [...first, ...open.filter((one) => !first.includes(one))];
  }

  confirm(now: BoardProps): void {
    this.#todo = this.whole(now.options);
    this.#before = now.options.length + 1;
    this.chosen = [];
    this.goOn(now);
  }

  /**
   * All that is left in one step, up to a card that draws or asks; the rest when that is answered. Where as much is open as
   * before, something was taken back: people go on.
   */
  goOn(now: BoardProps): void {
    const { decision, options, onanswers } = now;
    if (decision?.kind === "turn") this.chosen = [];
    if (decision?.kind === "turn" || (isOrder(now) && options.length >= this.#before)) this.#todo = [];
    if (!this.#todo.length || !isOrder(now)) return;
    const open = new Set(options.map(({ notation }) => notation));
    this.#before = options.length;
    onanswers?.(
      this.#todo.filter((one) => open.has(one)),
      true,
    );
  }
}

export const order = new Order();
