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

/** Can be said in one line: a value, or a list of values. */
export function isPlain(value: Json | undefined): boolean {
  return Array.isArray(value) ? value.every((item) => typeof item !== "object" || item === null) : !isMap(value);
}

/** A map whose values are maps of plain values: its keys are rows. */
export function isRows(value: Json | undefined): value is { [key: string]: Map_ } {
  return isMap(value) && Object.keys(value).length > 0 && Object.values(value).every((row) => isMap(row) && Object.values(row).every(isPlain));
}

/** A list of maps of plain values is a table too. */
export function isRecords(value: Json | undefined): value is Map_[] {
  return Array.isArray(value) && value.length > 0 && value.every((row) => isMap(row) && Object.values(row).every(isPlain));
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

/** Equal things counted, in the order in which they first appear. */
export function counted(items: Json[]): [Json, number][] {
  const counts = new Map<Json, number>();
  for (const item of items) counts.set(item, (counts.get(item) ?? 0) + 1);
  return [...counts];
}
