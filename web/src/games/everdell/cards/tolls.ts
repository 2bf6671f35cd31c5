/** What Phantomia's cards want besides a price: as signs, in words, and as what is sent for it. */

import type { Json } from "../../../net/types";
import type { IconName } from "../art/drawn";
import type { Brought, Share, Taking, Toll } from "../marks";
import { RESOURCES } from "../table";

export interface TollSign {
  n: number;
  /** Several mean: one of these. */
  icons: IconName[];
}

const ICONS: Partial<Record<Taking, IconName[]>> = {
  anything: ["card", "any"],
  "point-or-any": ["point", "any"],
  "her-point": ["spider"],
};

const icons = ({ what }: Share): IconName[] => ICONS[what] ?? [what as IconName];

export function signsOf(tolls: readonly Toll[]): TollSign[] {
  return tolls.flatMap(({ takes }) =>
    takes.map((part) => ({ n: part.n, icons: part.parts ? part.parts.flatMap(icons) : icons(part) })),
  );
}

const isResource = (what: string): boolean => (RESOURCES as readonly string[]).includes(what);

const share = ({ what, n }: { what: string; n: number }): Json =>
  isResource(what)
    ? { id: "board.good", args: { n, what: `resource:${what}` } }
    : { id: "board.share", args: { n, what: `taking:${what}` } };

/** Each part as a value of a pattern. */
export function partsOf(tolls: readonly Toll[]): Json[] {
  return tolls.flatMap(({ takes }) =>
    takes.map((part) =>
      part.parts ? { id: "board.toll-either", args: { parts: part.parts.map(share) } } : share(part),
    ),
  );
}

/** What is taken or brought, each as a value of a pattern. */
export const shareParts = (parts: readonly { what: string; n: number }[]): Json[] => parts.map(share);

export const broughtParts = (brings: readonly Brought[]): Json[] =>
  brings.map((one) => (one.up_to ? { id: "board.at-most", args: { part: share(one) } } : share(one)));
