/** Her turn in up to four parts: the card turned up, what she tries, what she does, what it brings. */

import type { LogLine } from "../../../net/types";
import type { Chapter } from "../../contract";

const WHO = "phantomia";
const TURNED = new Set(["log.she-turns-up", "log.stack-renewed"]);
const TRIED = new Set(["log.she-cannot", "log.she-acts", "log.she-falls-back", "log.she-prepares", "log.she-finishes"]);
const DONE = new Set([
  "log.she-goes-on",
  "log.she-is-kept-off",
  "log.arrow-points",
  "log.die-goes-on",
  "log.die-meets-figure",
  "log.die-rolled-again",
  "log.die-rolled-again.stands",
  "log.die-rolled-again.empty",
  "log.rolls",
  "log.module",
  "log.she-visits",
  "log.she-visits-card",
  "log.she-visits-event",
  "log.she-chooses-event",
  "log.she-chooses-event.partly",
  "log.she-chooses-event.nothing",
  "log.she-achieves",
  "log.she-plays",
  "log.figure",
]);

function partOf(id: string): number {
  if (TURNED.has(id)) return 1;
  if (TRIED.has(id)) return 2;
  return DONE.has(id) ? 3 : 4;
}

/** A part never goes back: what she does after it has brought something belongs to what it brought. */
export function chapters(lines: readonly LogLine[]): (Chapter | null)[] {
  let n = 0;
  return lines.map(({ says }) => {
    const id = says?.id ?? "";
    const whose = id === "log.turn" ? says?.args?.["who"] : null;
    if (whose) n = whose === `player:${WHO}` ? 1 : 0;
    else if (TURNED.has(id)) n = 1;
    else if (n) n = Math.max(n, partOf(id));
    return n ? { who: WHO, n } : null;
  });
}
