/** What the others did since one's last turn: of each of their turns the line that says most. */

import type { LogLine } from "../../../net/types";
import type { IconName } from "../art/drawn";
import { eventOf, idOf } from "../table";
import type { Event } from "../events";

export interface Deed {
  who: string;
  line: LogLine;
  icon: IconName;
  /** What it is about: a card, place, event or season, by its id and the key under which it has its name. */
  what: string;
}

/** How a deed is drawn; what only comes of one is not drawn by itself. */
function drawn(event: Event): Pick<Deed, "icon" | "what"> | null {
  switch (event.id) {
    case "log.plays":
    case "log.plays.occupying":
    case "log.plays.free":
    case "log.she-plays":
    case "log.he-takes":
      return { icon: "hand", what: idOf(event.args.card) };
    case "log.visits":
    case "log.she-visits":
      return { icon: "worker", what: idOf(event.args.place) };
    case "log.visits-card":
    case "log.visits-card.other":
    case "log.she-visits-card":
      return { icon: "worker", what: idOf(event.args.card) };
    case "log.achieves":
    case "log.she-achieves":
    case "log.she-visits-event":
      return { icon: "crown", what: idOf(event.args.event) };
    case "log.season":
    case "log.he-prepares":
      return { icon: seasonOf(event.args.season), what: idOf(event.args.season) };
    case "log.passes":
      return { icon: "moon", what: "passed" };
    case "log.she-draws":
    case "log.she-hides":
    case "log.she-takes":
      return { icon: "deck", what: "deck" };
    case "log.figure":
      return { icon: "eye", what: "figure" };
    default:
      return null;
  }
}

const seasonOf = (season: string): IconName => idOf(season) as IconName;

export function since(log: readonly LogLine[], you: string | null): Deed[] {
  const deeds: Deed[] = [];
  let who: string | null = null;
  let told = false;
  let over = false;
  for (const line of log) {
    const event = line.undone ? null : eventOf(line);
    if (!event) continue;
    if (event.id === "log.turn") {
      who = idOf(event.args.who);
      told = false;
      // One's own turn is over when another begins: until then what the others did stays in sight.
      if (over && who !== you) deeds.length = 0;
      over = who === you;
      continue;
    }
    const deed = who === null || who === you || told ? null : drawn(event);
    if (!deed || who === null) continue;
    deeds.push({ who, line, ...deed });
    told = true;
  }
  return deeds;
}
