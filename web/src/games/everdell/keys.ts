/** Keys of the drawn table: where the letters lead, and the list of them that the page shows. */

import type { OwnKey } from "../contract";

/** Groups of things by letter; the letter once more leads to the next of them. */
export const LETTERS: Readonly<Record<string, readonly string[]>> = {
  p: ["places", "wild"],
  v: ["events"],
  m: ["meadow"],
  h: ["hand"],
  c: ["city"],
};

export const KEYS: readonly OwnKey[] = [
  "everdell.keys.places",
  "everdell.keys.events",
  "everdell.keys.meadow",
  "everdell.keys.hand",
  "everdell.keys.city",
  "everdell.keys.large",
  "everdell.keys.end",
  "everdell.keys.point",
  "everdell.keys.cities",
];
