/** How a part of the table is best told: as a line, a list, a table of rows, or a section. */

import type { Json } from "../net/types";

export type Map_ = { [key: string]: Json };

export function isMap(value: Json | undefined): value is Map_ {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Nothing, no, none, or made of nothing only. */
export function isEmpty(value: Json | undefined): boolean {
  if (value === null || value === undefined || value === 0 || value === false || value === "") return true;
  if (Array.isArray(value)) return value.length === 0;
  return isMap(value) && Object.values(value).every(isEmpty);
}

/** There is no such thing now; a count of none is something. */
export function isNothing(value: Json | undefined): boolean {
  return value === null || value === undefined || (typeof value === "object" && !Object.keys(value).length);
}

/** What of these is worth a line: where all are lists, such as places with whoever is there, the empty ones count too. */
export function tellingLines(entries: [string, Json][], would: (key: string) => Json | undefined): [string, Json][] {
  if (entries.every(([, value]) => Array.isArray(value))) return entries;
  return entries.filter(([key, value]) => !isNothing(value) || !isNothing(would(key)));
}

/** Can be said in one line: a value, or a list of values. */
export function isPlain(value: Json | undefined): boolean {
  return Array.isArray(value) ? value.every((item) => typeof item !== "object" || item === null) : !isMap(value);
}

function isSmall(value: Json): boolean {
  if (Array.isArray(value)) return isPlain(value);
  return !isMap(value) || Object.values(value).every((part) => !isMap(part) && !Array.isArray(part));
}

/** Can still be said in a line: a few counts by name, or a list of cards with what lies on them. */
export function isBrief(value: Json | undefined): boolean {
  if (value === undefined || isPlain(value)) return true;
  return Array.isArray(value) ? value.every(isSmall) : Object.values(value as Map_).every(isPlain);
}

function isTable(rows: Json[]): boolean {
  if (!rows.length || !rows.every((row) => isMap(row) && Object.values(row).every(isBrief))) return false;
  const maps = rows as Map_[];
  const columns = columnsOf(maps).length;
  if (columns <= FEW_COLUMNS || maps.every((row) => Object.keys(row).length * 2 >= columns)) return true;
  // Rows of a few kinds, such as land and sea, belong together; if each is of its own, a table would be full of holes.
  const kinds = new Set(maps.map((row) => Object.keys(row).join(" ")));
  return kinds.size * 2 <= maps.length;
}

const FEW_COLUMNS = 6;

/** A map of maps that say the same kind of things: its keys are rows. */
export function isRows(value: Json | undefined): value is { [key: string]: Map_ } {
  return isMap(value) && isTable(Object.values(value));
}

/** A list of such maps is a table too. */
export function isRecords(value: Json | undefined): value is Map_[] {
  return Array.isArray(value) && isTable(value);
}

/** Things by number: how many of each. */
export function isCounts(value: Map_): boolean {
  return Object.values(value).every((part) => typeof part === "number");
}

const NAMES = ["id", "name", "card", "rule"];

/** Under which key a thing says what it is: a name, or the one thing it says beside yes and no. */
export function nameKey(map: Map_): string | undefined {
  const own = NAMES.find((key) => typeof map[key] === "string" || typeof map[key] === "number");
  if (own) return own;
  const said = Object.entries(map).filter(([, part]) => typeof part !== "boolean");
  return said.length === 1 && typeof said[0]?.[1] === "string" && Object.keys(map).length > 1 ? said[0][0] : undefined;
}

/** A thing that begins with its name and can be told in a line, such as an adversary and its level. */
export function isNamed(value: Json | undefined): value is Map_ {
  const first = isMap(value) ? Object.entries(value)[0] : undefined;
  return (
    isMap(value) &&
    first !== undefined &&
    NAMES.includes(first[0]) &&
    typeof first[1] === "string" &&
    Object.values(value).every(isPlain)
  );
}

/** One's own things come first: the part that has them before the others, and oneself before the others in it. */
export function ownFirst(entries: [string, Json][], you: string | null | undefined): [string, Json][] {
  if (!you) return entries;
  const mine = entries.flatMap(([key, value]): [string, Json][] => {
    if (!isMap(value) || !(you in value)) return [];
    return [[key, { [you]: value[you] as Json, ...value }]];
  });
  return [...mine, ...entries.filter(([key]) => !mine.some(([own]) => own === key))];
}

/** What a thing in a list is called: by its own name where it has one, else by its number. */
export function titleOf(item: Json, at: number): string {
  const own = isMap(item) ? item[nameKey(item) ?? "player"] : null;
  return typeof own === "string" || typeof own === "number" ? String(own) : String(at + 1);
}

/** A list of things as rows: what stands before a row is not said again in it. */
export function rowsOf(items: Map_[]): [string, Map_][] {
  return items.map((item, at) => {
    const own = nameKey(item) ?? "player";
    return [titleOf(item, at), Object.fromEntries(Object.entries(item).filter(([key]) => key !== own))];
  });
}

/** A list that is neither a line nor a table, as parts with names. */
export function partsOf(value: Json): [string, Json][] {
  if (Array.isArray(value)) return value.map((item, at) => [titleOf(item, at), item]);
  return isMap(value) ? Object.entries(value) : [];
}

/** The columns of rows, in the order in which they first appear. */
export function columnsOf(rows: Map_[]): string[] {
  return [...new Set(rows.flatMap((row) => Object.keys(row)))];
}

/** Columns that can be absent (null): there an empty list is something, such as a ship with nobody aboard. */
export function optionalColumns(rows: Map_[]): Set<string> {
  return new Set(columnsOf(rows).filter((column) => rows.some((row) => row[column] === null)));
}

export function cellIsEmpty(row: Map_, column: string, optional: Set<string>): boolean {
  const value = row[column];
  return Array.isArray(value) && optional.has(column) ? false : isEmpty(value);
}

export function rowIsEmpty(row: Map_, optional: Set<string>): boolean {
  return Object.keys(row).every((column) => cellIsEmpty(row, column, optional));
}

/** Columns in which at least one row says something. */
export function tellingColumns(rows: Map_[]): string[] {
  const optional = optionalColumns(rows);
  return columnsOf(rows).filter((column) => rows.some((row) => !cellIsEmpty(row, column, optional)));
}

const SHORT = 3;

/** Needs the whole width: a list of many things, or of things with something to say of each. */
export function isLong(value: Json): boolean {
  if (!Array.isArray(value)) return isMap(value) && !isCounts(value);
  return counted(value).length > SHORT || value.some((item) => typeof item === "object" && item !== null);
}

/** Equal things counted, in the order in which they first appear. Numbers are not things: each stands for itself. */
export function counted(items: Json[]): [Json, number][] {
  if (items.some((item) => typeof item === "number")) return items.map((item) => [item, 1]);
  const counts = new Map<Json, number>();
  for (const item of items) counts.set(item, (counts.get(item) ?? 0) + 1);
  return [...counts];
}

/** The entries of a table without some, which are named by their key or, one level down, by `key.inner`. */
export function without(aside: ReadonlySet<string>, table: Map_): [string, Json][] {
  return Object.entries(table)
    .filter(([key]) => !aside.has(key))
    .map(([key, value]) => {
      if (!isMap(value) || !Object.keys(value).some((inner) => aside.has(`${key}.${inner}`))) return [key, value];
      return [key, Object.fromEntries(Object.entries(value).filter(([inner]) => !aside.has(`${key}.${inner}`)))];
    });
}
