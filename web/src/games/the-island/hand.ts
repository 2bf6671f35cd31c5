/** What a player holds, and which option each thing is about. */

import type { Option } from "../../net/types";
import { idOf } from "./refs";
import { saysOf } from "./table";
import type { PlayerTable, Terrain, TileSymbol } from "./view";

export interface Held {
  key: string;
  symbol: TileSymbol | "face-down";
  terrain: Terrain;
  option: Option | null;
}

/** The held tile that an option plays. */
function tileOf(option: Option): { symbol: string; terrain: string } | null {
  const says = saysOf(option);
  if (says?.id === "option.play-tile") return { symbol: idOf(says.args.tile), terrain: idOf(says.args.terrain) };
  if (says?.id !== "option.repel") return null;
  return { symbol: `repel-${idOf(says.args.creature)}`, terrain: idOf(says.args.terrain) };
}

/** The held tiles with the options to play them. Two alike are told apart by their terrain. */
export function heldTiles(table: PlayerTable, options: readonly Option[]): Held[] {
  const symbols = Array.isArray(table.held) ? table.held : [];
  return table.held_terrains.map((terrain, i) => {
    const symbol = symbols[i] ?? "face-down";
    const option = options.find((one) => {
      const tile = tileOf(one);
      return tile?.symbol === symbol && tile.terrain === terrain;
    });
    return { key: `${i} ${terrain} ${symbol}`, symbol, terrain, option: option ?? null };
  });
}

export interface Unplaced {
  value: number;
  n: number;
  option: Option | null;
}

/** The value that an option puts on the board. */
function valueOf(option: Option): number | null {
  const says = saysOf(option);
  return says?.id === "option.value" && !("adventurer" in says.args) ? says.args.value : null;
}

/** The values still in hand, each once, with the option that asks for it. */
export function unplaced(table: PlayerTable, options: readonly Option[]): Unplaced[] {
  const values = table.values_unplaced ?? [];
  return [...new Set(values)].map((value) => ({
    value,
    n: values.filter((one) => one === value).length,
    option: options.find((one) => valueOf(one) === value) ?? null,
  }));
}
