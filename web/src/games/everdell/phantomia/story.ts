/** Phantomia's last turn, as the log tells it: the card, what she tried and why not, what she did, and where she went. */

import type { Json, LogLine } from "../../../net/types";
import type { Event } from "../events";
import type { ActionFacts, ActionOption } from "../facts";
import { eventOf, idOf } from "../table";
import type { Season } from "../view";

export type Fate = "taken" | "impossible" | "idle";

/** An option of the card: what it says, and what became of it. */
export interface Option {
  says: Json;
  fate: Fate;
  why: Json | null;
}

export interface HerTurn {
  card: string;
  house: boolean;
  options: Option[];
  fallback: Option | null;
  /** Why she did not take the place shown but the next one the way the arrow points. */
  walk: LogLine | null;
  /** What she did and what it brought, in the lines of the log. */
  deeds: LogLine[];
}

/** What belongs to the choice of an option, not to what she does. */
const CHOOSING: ReadonlySet<Event["id"]> = new Set<Event["id"]>([
  "log.turn",
  "log.stack-renewed",
  "log.she-turns-up",
  "log.she-acts",
  "log.she-cannot",
  "log.she-falls-back",
  "log.she-goes-on",
  "log.she-is-kept-off",
  "log.arrow-points",
]);

/** The lines since she last turned up a card, up to the next turn. */
function hers(log: readonly LogLine[]): LogLine[] {
  const lines = log.filter((line) => !line.undone);
  const first = lines.findLastIndex((line) => eventOf(line)?.id === "log.she-turns-up");
  if (first < 0) return [];
  const after = lines.slice(first);
  const next = after.findIndex((line) => eventOf(line)?.id === "log.turn");
  return next < 0 ? after : after.slice(0, next);
}

export function herTurn(log: readonly LogLine[], facts: ActionFacts | undefined, season: Season): HerTurn | null {
  const lines = hers(log);
  const turned = lines[0] && eventOf(lines[0]);
  if (turned?.id !== "log.she-turns-up") return null;
  const printed: ActionOption[] = facts?.rows[season] ?? [];
  const options: Option[] = printed.map(({ says }) => ({ says: says as Json, fate: "idle", why: null }));
  let fallback: Option | null = facts ? { says: facts.fallback.says as Json, fate: "idle", why: null } : null;
  let walk: LogLine | null = null;
  for (const line of lines) {
    const event = eventOf(line);
    if (event?.id === "log.she-acts")
      options[event.args.n - 1] = { says: event.args.action as Json, fate: "taken", why: null };
    else if (event?.id === "log.she-cannot") {
      options[event.args.n - 1] = { says: event.args.action as Json, fate: "impossible", why: event.args.why };
    } else if (event?.id === "log.she-falls-back") {
      const { action, why = null } = event.args;
      fallback = { says: action as Json, fate: why ? "impossible" : "taken", why };
    } else if (event?.id === "log.she-goes-on" || event?.id === "log.she-is-kept-off") walk = line;
  }
  const deeds = lines.filter((line) => {
    const event = eventOf(line);
    return event !== null && !CHOOSING.has(event.id);
  });
  // What the card does not show is not known, where nobody has told what is printed on it.
  const known = Array.from(options, (option): Option => option ?? { says: null, fate: "idle", why: null });
  return {
    card: idOf(turned.args.card),
    house: turned.args.house,
    options: known,
    fallback,
    walk,
    deeds,
  };
}
