/** Spaces and lit things in words. */

import { LAGOON, LANDINGS } from "./geometry";
import type { Thing } from "./things";
import { CORNERS, CREATURES, creaturesIn, isCorner, isLand } from "./table";
import type { IslandView } from "./view";
import type { Party, Words } from "./words";

/** What a player is called. */
export type Who = (player: string) => string;

export const upper = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

function parties(folk: readonly string[], who: Who): Party[] {
  return [...new Set(folk)].sort().map((owner) => ({
    n: folk.filter((one) => one === owner).length,
    who: who(owner.replace(/b$/, "")),
    second: owner.endsWith("b"),
  }));
}

/** “C4, sea: ship with one of Ada; swimmers: two of Bo; a shark”. */
export function spaceName(view: IslandView, place: string, words: Words, who: Who): string {
  if (isCorner(place)) return upper(words.island(place, parties(view.islands[place], who)));
  const space = view.hexes[place];
  if (!space) return place;
  if (isLand(space)) {
    const folk = space.adventurers.length ? [words.standing(parties(space.adventurers, who))] : [];
    return words.space(place, words.terrain(space.tile), folk);
  }
  const parts: string[] = [];
  if (space.ship) parts.push(words.ship(parties(space.ship, who)));
  if (space.swimmers.length) parts.push(words.swimming(parties(space.swimmers, who)));
  for (const kind of CREATURES) {
    const n = creaturesIn(space, kind);
    if (n) parts.push(words.creatures(kind, n));
  }
  const corner = CORNERS.find((one) => LANDINGS[one].includes(place));
  const water = place === LAGOON ? words.plain("lagoon") : corner ? words.landing(corner) : words.plain("sea");
  return words.space(place, water, parts);
}

function plainName(view: IslandView, thing: Thing, words: Words, who: Who): string {
  const { kind, place } = thing;
  if (kind === "hex" || kind === "island") return spaceName(view, place, words, who);
  const space = view.hexes[place];
  const sea = space && !isLand(space) ? space : null;
  if (kind === "ship") return words.shipOn(place, parties(sea?.ship ?? [], who));
  if (kind !== "adventurer") return words.creatureOn(kind, sea ? creaturesIn(sea, kind) : 1, place);
  const [first] = thing.figures;
  const figure = first && view.players[first.player]?.figures.find((one) => one.id === first.id);
  const ids = thing.figures.map((one) => one.id);
  const saved = isCorner(place);
  const how = saved ? "saved" : (figure?.how ?? "land");
  return words.adventurer(ids, who(first?.player ?? ""), how, saved ? words.corner(place) : place);
}

/** What choosing a lit thing means: the option when there is one, else the thing and how many options it has. */
export function thingName(
  view: IslandView,
  thing: Thing,
  option: (i: number) => string | undefined,
  words: Words,
  who: Who,
): string {
  const what = upper(plainName(view, thing, words, who));
  const only = thing.options.length === 1 ? option(thing.options[0] ?? -1) : undefined;
  if (only && only !== thing.place) return `${only}. ${what}`;
  return thing.options.length > 1 ? `${what}, ${words.options(thing.options.length)}` : what;
}
