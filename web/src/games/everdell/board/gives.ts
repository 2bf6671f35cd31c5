/** What a place does, as signs in a row. */

import type { IconName } from "../art/drawn";
import type { Given, GivenKind } from "../facts";

export interface Sign {
  /** What is written before the drawing. */
  n?: string;
  icon?: IconName;
}

const ICONS: Partial<Record<GivenKind, IconName>> = {
  discard: "card",
  meadow: "card",
  copy: "eye",
  play: "any",
};
/** More than so many are written, not drawn one by one. */
const MANY = 4;

const icon = (what: GivenKind): IconName => ICONS[what] ?? (what as IconName);

function signs({ what, n, up_to }: Given): Sign[] {
  if (what === "discard") return [{ n: n === undefined ? "" : up_to ? `≤${n}` : String(n), icon: "card" }];
  if (what === "play") return [{ n: `−${n ?? 1}`, icon: "any" }];
  const many = n ?? 1;
  return many > MANY ? [{ n: String(many), icon: icon(what) }] : Array<Sign>(many).fill({ icon: icon(what) });
}

/** What is given up stands before an arrow; what is gained by the number, with how many it takes. */
export function signsOf(gives: readonly Given[]): Sign[] {
  const per = gives.find((given) => given.per !== undefined)?.per;
  return gives.flatMap((given, i) => {
    const own = given.what === "discard" && per !== undefined && given.n === undefined ? { ...given, n: per } : given;
    const next = gives[i + 1];
    const arrow: Sign[] = next && (own.what === "discard" || next.what === "play") ? [{ icon: "right" }] : [];
    const plus: Sign[] = next?.what === "copy" ? [{ n: "+" }] : [];
    return [...signs(own), ...arrow, ...plus];
  });
}

/** Whether signs alone leave something open, so that the name stands there too. */
export const needsWords = (gives: readonly Given[]): boolean =>
  gives.some(({ what }) => what === "discard" || what === "copy" || what === "play");
