/** Islands for tests: recorded positions, and lands that a test fills. */

import type { Forecast, Land, SpiritIslandView } from "../view";
import { Kept, layoutOf, type Layout } from "./layout";
import recorded from "./positions.json";
import { bestTurn, fitted, worldOf, type Fitted, type Frame } from "./world";

export type Recorded = keyof typeof recorded;

/** Written by `python -m tools.island_positions`: of a view what the map reads. */
export const POSITIONS = Object.fromEntries(
  Object.entries(recorded).map(([name, view]) => [name, { rules: [], ...view }]),
) as unknown as Record<Recorded, SpiritIslandView>;

const PADDING = { left: 30, right: 54, top: 26, bottom: 26 };
const SMALL = { left: 14, right: 14, top: 18, bottom: 18 };
/** Room for the map on screens. */
export const FRAMES: Record<string, Frame> = {
  desktop: { width: 1052, height: 583, padding: PADDING },
  laptop: { width: 934, height: 450, padding: PADDING },
  folded: { width: 934, height: 537, padding: { ...PADDING, left: 130 } }, // with the tray as a strip
  phone: { width: 390, height: 540, padding: SMALL },
};

export function fit(view: SpiritIslandView, frame: Frame): Fitted {
  const world = worldOf(view.map);
  return fitted(world, bestTurn(world, view.map, frame), frame);
}

export function laid(view: SpiritIslandView, island: Fitted, then: SpiritIslandView | null = null, zoom = 1): Layout {
  const forecast = view.forecast ?? null;
  const foreseen = then?.forecast ?? null;
  return layoutOf({ fitted: island, view, then, forecast, foreseen, zoom }, new Kept());
}

/** The same island with other pieces in some lands. */
export function filled(view: SpiritIslandView, lands: Record<string, Partial<Land>>): SpiritIslandView {
  const all = Object.entries(view.lands).map(([name, land]) => [name, { ...land, ...lands[name] }]);
  return { ...view, lands: Object.fromEntries(all) as Record<string, Land> };
}

/** The same island where the worst is to come: Ravages in all lands of one terrain, Builds in all of another. */
export function threatened(view: SpiritIslandView, ravaged: string, built: string): SpiritIslandView {
  const of = (terrain: string): string[] =>
    Object.keys(view.lands).filter((name) => view.lands[name]?.terrain === terrain);
  const blow = {
    damage: 12,
    dealt: {},
    defend: 0,
    net: 12,
    blight: 1,
    cascade: true,
    dahan_lost: 2,
    strike: 0,
    sure: true,
  };
  const ravage = Object.fromEntries(of(ravaged).map((name) => [name, { ...blow, presence_lost: ["p1"] }]));
  const build = Object.fromEntries(of(built).map((name) => [name, { adds: ["city" as const], sure: true }]));
  const escalated = Object.fromEntries(Object.keys(view.lands).map((name) => [name, { adds: [], sure: false }]));
  const forecast = { turn: view.turn, ravage, build, escalated, explore: {} } as unknown as Forecast;
  return { ...view, forecast };
}
