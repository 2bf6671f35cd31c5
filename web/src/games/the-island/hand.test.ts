import { expect, it } from "vitest";
import { heldTiles, unplaced } from "./hand";
import { option, table } from "./testing";
import type { PlayerTable, Terrain } from "./view";

const player = (part: Partial<PlayerTable>): PlayerTable => ({ ...(table().players["p1"] as PlayerTable), ...part });

const play = (i: number, terrain: Terrain) =>
  option(i, { id: "option.play-tile", args: { tile: "tile:dolphin", terrain: `terrain:${terrain}` } });

it("a held tile knows the option that plays it", () => {
  const held = player({ held: ["dolphin", "repel-shark"], held_terrains: ["beach", "jungle"] });
  const tiles = heldTiles(held, [play(0, "beach"), option(1, { id: "option.no-tile", args: {} })]);
  expect(tiles.map((tile) => [tile.symbol, tile.option?.i])).toEqual([
    ["dolphin", 0],
    ["repel-shark", undefined],
  ]);
});

it("two alike are told apart by their terrain", () => {
  const held = player({ held: ["dolphin", "dolphin"], held_terrains: ["beach", "jungle"] });
  const options = [play(0, "beach"), play(1, "jungle")];
  expect(heldTiles(held, options).map((tile) => tile.option?.i)).toEqual([0, 1]);
});

it("a defence is the tile that is spent", () => {
  const held = player({ held: ["repel-shark", "repel-whale"], held_terrains: ["beach", "beach"] });
  const args = { creature: "creature:shark", hex: "hex:F3", terrain: "terrain:beach" } as const;
  expect(heldTiles(held, [option(0, { id: "option.repel", args })]).map((tile) => tile.option?.i)).toEqual([
    0,
    undefined,
  ]);
});

it("tiles of others are face down", () => {
  expect(heldTiles(player({ held: 1, held_terrains: ["beach"] }), []).map((tile) => tile.symbol)).toEqual([
    "face-down",
  ]);
});

it("values still in hand are written once each", () => {
  const hand = player({ values_unplaced: [1, 1, 5] });
  expect(
    unplaced(hand, [option(3, { id: "option.value", args: { value: 5, hex: "hex:D4" } })]).map(
      ({ value, n, option: o }) => [value, n, o?.i],
    ),
  ).toEqual([
    [1, 2, undefined],
    [5, 1, 3],
  ]);
});
