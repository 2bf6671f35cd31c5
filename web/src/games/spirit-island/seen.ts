/** What the server sends of Spirit Island, read: the shapes are `view.ts` and `decisions.ts`, which are written from it. */

import type { Option, View } from "../../net/types";
import { shown } from "./shown.svelte";
import type { Spirit, SpiritIslandView } from "./view";

/** The server sends the table of the game that the page asked for. */
export function sentOf(view: View): SpiritIslandView {
  return view as unknown as SpiritIslandView;
}

/** Tables without their forecast, so that the same view is the same table. */
const without = new WeakMap<View, SpiritIslandView>();

/** The table as this player wants to see it: without the forecast for those who reckon themselves. */
export function tableOf(view: View): SpiritIslandView {
  const table = sentOf(view);
  if (shown.forecast || !table.forecast) return table;
  const known = without.get(view);
  if (known) return known;
  const rest = { ...table };
  delete rest.forecast;
  without.set(view, rest);
  return rest;
}

/** Nothing is foreseen for this player, by the table's wish or their own: Invader cards mark the lands instead. */
export function isReckoned(view: View): boolean {
  return !shown.forecast || sentOf(view).unforeseen === true;
}

export function spiritOf(view: SpiritIslandView | null, player: string): Spirit | null {
  return view?.spirits[player] ?? null;
}

/** `2 sun 3 earth`, taken apart. */
export function counted(needs: string): [string, number][] {
  const parts = needs.split(" ");
  return parts.flatMap((part, i): [string, number][] => (i % 2 ? [[part, Number(parts[i - 1])]] : []));
}

/** The options about a thing, by the ref that names it. */
export function about(options: readonly Option[], ref: string): Option[] {
  return options.filter((option) => option.refs.includes(ref));
}

/** Options that name nothing: done, no more. */
export function loose(options: readonly Option[]): Option[] {
  return options.filter((option) => option.refs.length === 0);
}
