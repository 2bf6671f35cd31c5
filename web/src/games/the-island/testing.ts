/** Tables for tests: an empty sea, and what a test lays on it. */

import type { LogLine, Option } from "../../net/types";
import type { HexThing, IslandThing, Option as Says, ShipThing } from "./decisions";
import type { Event } from "./events";
import { HEXES } from "./geometry";
import type { Figure, IslandView, PlayerTable, SeaSpace, Space, Terrain } from "./view";

export function sea(space: Partial<SeaSpace> = {}): SeaSpace {
  return { ship: null, swimmers: [], serpents: 0, sharks: 0, whales: 0, ...space };
}

export function land(tile: Terrain, adventurers: string[] = []): Space {
  return { tile, adventurers };
}

/** `{ "p1#3": "D4 land" }`: where the figures are. */
export type Folk = Record<string, string>;

function player(folk: Folk, name: string): PlayerTable {
  const figures = Object.entries(folk)
    .filter(([key]) => key.startsWith(`${name}#`))
    .map(([key, place]): Figure => {
      const [at = "", how] = place.split(" ");
      return { id: Number(key.split("#")[1]), at, how: (how as Figure["how"]) ?? null, value: null };
    });
  return { held: [], held_terrains: [], unplaced: 0, ships_to_launch: 0, saved: 0, removed: 0, figures };
}

export function table(hexes: Record<string, Space> = {}, folk: Folk = {}): IslandView {
  const empty = Object.fromEntries(HEXES.map((hex) => [hex.name, sea()]));
  return {
    game: "the-island",
    turn: 1,
    phase: "move",
    active: "p1",
    start: "p1",
    points_left: 3,
    die: null,
    hexes: { ...empty, ...hexes },
    islands: { NW: [], NE: [], SW: [], SE: [] },
    tiles_left: { beach: 0, jungle: 0, mountain: 0 },
    supply: { ships: 0, sharks: 0, whales: 0 },
    players: { p1: player(folk, "p1"), p2: player(folk, "p2") },
  };
}

/** A log in which these events were told. */
export function lines(...events: Event[]): LogLine[] {
  return events.map((event, n) => ({ n, kind: event.id, says: event }));
}

export function option(i: number, says: Says): Option {
  return { i, player: "p1", notation: "", refs: [], says };
}

/** A step of an adventurer. */
export const step = (i: number, who: string, at: Place, to: Place, id: StepId = "option.walk"): Option =>
  option(i, { id, args: { who: `adventurer:${who}`, at, to } });

/** A ship sails. */
export const sail = (i: number, at: string, to: string): Option =>
  option(i, { id: "option.sail", args: { at: `hex:${at}`, to: `hex:${to}` } });

type StepId = "option.walk" | "option.jump" | "option.board" | "option.overboard";
type Place = HexThing | ShipThing | IslandThing;
