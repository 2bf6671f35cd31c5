/** Options that no thing of the table stands for: they are buttons under the question. */

import type { Option } from "../../../net/types";
import type { BoardProps } from "../../contract";
import { isOrder } from "./ordered";

/** More are a list. */
const MOST = 6;
/** What people at a real table say that they did. */
const isTold = ({ says }: Option): boolean => says?.id === "option.told-prepared";
/** Kinds of refs that are drawn as things. */
const DRAWN = new Set(["place", "event", "hand", "meadow", "city", "legend", "pile", "player", "shown"]);

/** The rows of players are not beside the question on a small screen. */
const isDrawn = (ref: string, narrow: boolean): boolean => {
  const kind = ref.slice(0, ref.indexOf(":"));
  return DRAWN.has(kind) && !(narrow && kind === "player");
};

/**
 * Without a thing of its own: about nothing that is drawn, or all about the same thing, such as the card that asks. The end
 * of a turn stands in the purse, which is not beside the question on a small screen.
 */
export function loose(options: readonly Option[], kind: string | undefined, narrow = false): Option[] {
  const ends = (option: Option): boolean => option.refs.some((ref) => ref.startsWith("season:"));
  // At a real table people tell what they did: that is not on the board.
  if (options.some(isTold)) return narrow || options.length <= MOST ? [...options] : [];
  if (kind === "turn" || kind === "way")
    return narrow ? options.filter((option) => ends(option) || !option.refs.length) : [];
  const about = (option: Option): string => option.refs.filter((ref) => isDrawn(ref, narrow)).join(" ");
  const alike = new Map<string, number>();
  for (const option of options) alike.set(about(option), (alike.get(about(option)) ?? 0) + 1);
  const one = alike.size === 1 && options.length > 1;
  const found = options.filter((option) => one || about(option) === "");
  return found.length <= MOST ? found : [];
}

/** Whether all options are buttons, or are picked among under the question. */
export const prompted = (now: BoardProps): boolean => {
  const { options, decision, picked, narrow, marks } = now;
  if (picked || (marks && "sort" in marks) || decision?.kind === "prevent" || isOrder(now)) return true;
  return loose(options, decision?.kind, narrow).length === options.length;
};
