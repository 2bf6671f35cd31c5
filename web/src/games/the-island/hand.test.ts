import { expect, it } from "vitest";
import { heldTiles, unplaced } from "./hand";
import { option, table } from "./testing";
import type { PlayerTable } from "./view";

const player = (part: Partial<PlayerTable>): PlayerTable => ({ ...(table().players["p1"] as PlayerTable), ...part });

it("a held tile knows the option that plays it", () => {
  const held = player({ held: ["dolphin", "repel-shark"], held_terrains: ["beach", "jungle"] });
  const tiles = heldTiles(held, [option(0, "tile dolphin", "tile:dolphin"), option(1, "no tile")]);
  expect(tiles.map((tile) => [tile.symbol, tile.option?.i])).toEqual([
    ["dolphin", 0],
    ["repel-shark", undefined],
  ]);
});

it("two alike are told apart by their terrain", () => {
  const held = player({ held: ["dolphin", "dolphin"], held_terrains: ["beach", "jungle"] });
  const options = [option(0, "tile beach dolphin", "tile:dolphin"), option(1, "tile jungle dolphin", "tile:dolphin")];
  expect(heldTiles(held, options).map((tile) => tile.option?.i)).toEqual([0, 1]);
});

it("tiles of others are face down", () => {
  expect(heldTiles(player({ held: 1, held_terrains: ["beach"] }), []).map((tile) => tile.symbol)).toEqual([
    "face-down",
  ]);
});

it("values still in hand are written once each", () => {
  const hand = player({ values_unplaced: [1, 1, 5] });
  expect(unplaced(hand, [option(3, "value 5")]).map(({ value, n, option: o }) => [value, n, o?.i])).toEqual([
    [1, 2, undefined],
    [5, 1, 3],
  ]);
});
