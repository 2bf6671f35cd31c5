/** Whether the tray of what is mine is folded to its strip: as the game says, until the player says otherwise. */

import type { BoardProps, Tray } from "../games/contract";
import type { Decision } from "../net/types";

/** What a player said holds for this kind of question. */
const kindOf = (decision: Decision | null): string => decision?.asks?.id ?? "";

export class Fold {
  #said: { kind: string; folded: boolean } | null = $state.raw(null);

  isFolded(tray: Tray, now: BoardProps): boolean {
    if (tray.strip === undefined) return false;
    if (this.#said?.kind === kindOf(now.decision)) return this.#said.folded;
    return tray.folds?.(now) ?? false;
  }

  toggle(tray: Tray, now: BoardProps): void {
    this.#said = { kind: kindOf(now.decision), folded: !this.isFolded(tray, now) };
  }
}
