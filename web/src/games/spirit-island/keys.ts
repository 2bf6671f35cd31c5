/** Keys of the drawn table, for the list of them that the page shows. */

import type { OwnKey } from "../contract";

export const KEYS: readonly OwnKey[] = [
  "spirit-island.keys.land",
  "spirit-island.keys.card",
  "spirit-island.keys.forecast",
  "spirit-island.keys.rest",
  "spirit-island.keys.spirits",
  "spirit-island.keys.tray",
  "spirit-island.keys.zoom",
];
