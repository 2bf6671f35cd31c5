/**
 * Answering a question about order for all that is left: with the first land, and again as long as the same is asked and
 * what will happen to the rest has not changed. Anything else stops it.
 */

import type { Decision, Option } from "../../../net/types";
import type { Forecast } from "../view";
import { landOf } from "./table";

interface Now {
  readonly decision: Decision | null;
  readonly options: readonly Option[];
  readonly forecast: Forecast | null;
  answer: (option: Option) => void;
}

const ORDERED = "prompt.invade";

export class InOrder {
  /** The lands that are still to come, as they were when it began, with what was to happen there. */
  #rest: ReadonlyMap<string, string> | null = $state.raw(null);
  #given: Decision | null = null;

  constructor(private readonly now: Now) {}

  readonly #lands = $derived.by(() => this.now.options.flatMap((option) => option.refs.map(landOf)));
  /** There is an order to choose, and more than one land left. */
  readonly open: boolean = $derived.by(() => this.now.decision?.asks?.id === ORDERED && this.now.options.length > 1);

  #coming(land: string): string {
    const { forecast } = this.now;
    return JSON.stringify([forecast?.ravage[land], forecast?.build[land]]);
  }

  begin(): boolean {
    if (!this.open) return false;
    this.#rest = new Map(this.#lands.flatMap((land) => (land === null ? [] : [[land, this.#coming(land)]])));
    return true;
  }

  stop(): void {
    this.#rest = null;
  }

  /** Called whenever the question changes, inside an effect. */
  follow(): void {
    const { decision, options } = this.now;
    const rest = this.#rest;
    if (!rest || !decision || decision === this.#given) return;
    const [first] = options;
    const same = this.#lands.every((land) => land !== null && rest.get(land) === this.#coming(land));
    if (decision.asks?.id !== ORDERED || !first || !same) {
      this.stop();
      return;
    }
    this.#given = decision;
    this.now.answer(first);
  }
}
