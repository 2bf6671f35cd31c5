import type { Json } from "../net/types";

/** A value in the characters it is written with. */
export function written(value: Json): string {
  return typeof value === "string" ? value : JSON.stringify(value);
}
