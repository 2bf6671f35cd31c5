/** What an option would change of a player's goods, read from its preview. */

import type { Foreseen } from "../../../net/types";
import { RESOURCES } from "../table";
import type { EverdellView } from "../view";

export interface Change {
  what: (typeof RESOURCES)[number] | "point" | "card";
  by: number;
}

const KEYS = [...RESOURCES, "points"] as const;

export function changesOf(foreseen: Foreseen | undefined, view: EverdellView, you: string | null): Change[] {
  const me = you ? view.players[you] : undefined;
  if (!foreseen || !me) return [];
  const drawn = foreseen.unseen?.["hand"] ?? 0;
  const goods = KEYS.flatMap((key): Change[] => {
    const set = foreseen.set?.find(([path]) => path.at(-1) === key && path.at(-2) === you && path.at(-3) === "players");
    const by = typeof set?.[1] === "number" ? set[1] - (me[key] ?? 0) : 0;
    return by ? [{ what: key === "points" ? "point" : key, by }] : [];
  });
  return drawn ? [...goods, { what: "card", by: drawn }] : goods;
}
