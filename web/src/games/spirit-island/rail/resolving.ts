/** The card whose effect asks now. */

import type { BoardProps } from "../../contract";
import { tableOf } from "../seen";

export interface Resolving {
  card: string;
  by: string | null;
  /** The line of its text that asks, from 0; null where that is not known. */
  line: number | null;
}

export function resolvingOf({ decision, view }: Pick<BoardProps, "decision" | "view">): Resolving | null {
  const about = tableOf(view).about;
  const card = about?.card ?? decision?.by ?? null;
  return card === null ? null : { card, by: about?.by ?? null, line: about?.line ?? null };
}
