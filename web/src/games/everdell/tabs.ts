/** The tabs of a phone: the actions of a turn, each with the number of lit things. */

import City from "../../icons/City.svelte";
import Hand from "../../icons/Hand.svelte";
import People from "../../icons/People.svelte";
import Spider from "../../icons/Spider.svelte";
import type { Option } from "../../net/types";
import type { BoardProps, GameTab } from "../contract";
import { valley } from "./table";

const CARDS = new Set(["hand", "meadow", "legend", "card", "pile"]);
const CITIES = new Set(["city"]);
const PLACES = new Set(["place", "event"]);
const HERS = "phantomia";
/** She does not take the place shown, but goes on from it. */
const WALKS = new Set(["log.she-goes-on", "log.arrow-points", "log.she-is-kept-off"]);

/** How many things of these kinds may be chosen. */
function lit({ options }: BoardProps, kinds: ReadonlySet<string>): number {
  const refs = options.flatMap((option) => option.refs).filter((ref) => kinds.has(ref.slice(0, ref.indexOf(":"))));
  return new Set(refs).size;
}

export const TABS: GameTab[] = [
  {
    id: "cards",
    word: "tab.cards",
    icon: Hand,
    part: () => import("./board/CardsTab.svelte"),
    lit: (now) => lit(now, CARDS),
  },
  {
    id: "places",
    word: "tab.places",
    icon: People,
    part: () => import("./board/PlacesTab.svelte"),
    lit: (now) => lit(now, PLACES),
  },
  {
    id: "cities",
    word: "tab.cities",
    icon: City,
    part: () => import("./people/Cities.svelte"),
    lit: (now) => lit(now, CITIES),
  },
  {
    id: HERS,
    word: "phantomia",
    icon: Spider,
    part: () => import("./phantomia/HerTab.svelte"),
    has: (view) => Boolean(view["phantomia"]),
  },
];

const SORTS: readonly (readonly [ReadonlySet<string>, string])[] = [
  [PLACES, "tab.places"],
  [CARDS, "tab.cards"],
  [CITIES, "tab.cities"],
];

/** What an option is about, by the name of the tab that has it. */
export function sortOf({ refs }: Option): string | null {
  const [ref = ""] = refs;
  const kind = ref.slice(0, ref.indexOf(":"));
  return SORTS.find(([kinds]) => kinds.has(kind))?.[1] ?? null;
}

/** The tab that has all that the question is about; in her turn what she does, and her walk where she goes on from a place. */
export function opens(now: BoardProps): string | null {
  const { replay, view } = now;
  const hers = valley(view).phantomia;
  if (replay?.chapter && hers) {
    const goes = replay.lines.some((line) => WALKS.has(line.says?.id ?? ""));
    return goes && (hers.last?.walk.length ?? 0) > 1 ? "places" : HERS;
  }
  const found = TABS.filter((tab) => tab.lit?.(now));
  return found.length === 1 ? (found[0]?.id ?? null) : null;
}
