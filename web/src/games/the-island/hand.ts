/** What a player holds, and which option each thing is about. */

import type { Option } from "../../net/types";
import type { PlayerTable, Terrain } from "./view";

export interface Held {
  key: string;
  symbol: string;
  terrain: Terrain;
  option: Option | null;
}

/** The held tiles with the options to play them. Two alike are told apart by their terrain, as the notation does. */
export function heldTiles(table: PlayerTable, options: readonly Option[]): Held[] {
  const symbols = Array.isArray(table.held) ? table.held : table.held_terrains.map(() => "face-down");
  return table.held_terrains.map((terrain, i) => {
    const symbol = symbols[i] ?? "face-down";
    const about = options.filter((option) => option.refs.includes(`tile:${symbol}`));
    const option =
      about.find((one) => one.notation.split(" ").includes(terrain)) ?? (about.length === 1 ? about[0] : undefined);
    return { key: `${i} ${terrain} ${symbol}`, symbol, terrain, option: option ?? null };
  });
}

export interface Unplaced {
  value: number;
  n: number;
  option: Option | null;
}

/** The values still in hand, each once, with the option that asks for it. */
export function unplaced(table: PlayerTable, options: readonly Option[]): Unplaced[] {
  const values = table.values_unplaced ?? [];
  return [...new Set(values)].map((value) => ({
    value,
    n: values.filter((one) => one === value).length,
    option: options.find((one) => one.notation === `value ${value}`) ?? null,
  }));
}
