/** What can be said of a player in one line: the numbers of their part of the table. */

import type { Json, View } from "../net/types";

type Part = { [key: string]: Json };

function isPart(value: Json | undefined): value is Part {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function parts(view: View): Record<string, Part> {
  const players = view["players"];
  if (!isPart(players)) return {};
  return Object.fromEntries(Object.entries(players).filter((entry): entry is [string, Part] => isPart(entry[1])));
}

function isByPlayer(part: Json | undefined): part is Record<string, Part> {
  const entries = isPart(part) ? Object.entries(part) : [];
  return entries.length > 0 && entries.every(([key, own]) => /^p\d+$/.test(key) && isPart(own));
}

/** What each player has, whatever the game calls them there. */
export function byPlayer(view: View): Record<string, Part> {
  const known = parts(view);
  return Object.keys(known).length ? known : (Object.values(view).find(isByPlayer) ?? {});
}

/** A number, or how many plain things; null for anything else. */
function count(value: Json | undefined): number | null {
  if (typeof value === "number") return value;
  return Array.isArray(value) && value.every((item) => typeof item !== "object") ? value.length : null;
}

const MOST = 6; // fit beside a name

/** Numbers and lists of plain things by their length; what nobody has says nothing. */
export function numbersOf(view: View, player: string): [string, number][] {
  const all = parts(view);
  const own = all[player] ?? {};
  const keys = Object.keys(own).filter((key) => {
    const counts = Object.values(all).map((part) => count(part[key]));
    return counts.every((n) => n !== null) && counts.some((n) => n !== null && n > 0);
  });
  return keys
    .filter((key) => !isDouble(key, keys))
    .slice(0, MOST)
    .map((key) => [key, count(own[key]) ?? 0]);
}

/** `held_terrains` counts again what `held` counts. */
function isDouble(key: string, keys: string[]): boolean {
  const words = key.split("_");
  return words.length > 1 && keys.some((other) => other !== key && words.includes(other));
}
