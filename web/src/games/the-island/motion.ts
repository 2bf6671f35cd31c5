/** What is seen between two views: who travels, who goes under and how, and what waits for what. */

import { fates, type Step } from "./fate";
import { away, placeAt, type Point } from "./geometry";
import type { Sprite } from "./scene";
import { isLand } from "./table";
import type { IslandView, Terrain } from "./view";

/** Ways to leave: dragged under, drawn into the whirlpool, turned over, or simply gone. */
export type Leaving = "under" | "swirl" | "capsize" | "fade";

export interface Exit {
  sprite: Sprite;
  /** Where it travels before it goes, from where it stood. */
  travel: Point;
  how: Leaving;
  delay: number;
  /** Into the middle of the whirlpool. */
  pull: Point;
}

export interface Sinking {
  hex: string;
  terrain: Terrain;
}

export interface Plan {
  /** Milliseconds before a sprite sets out; others set out at once. */
  delays: ReadonlyMap<string, number>;
  /** Sprites that appear. */
  entering: ReadonlySet<string>;
  exits: Exit[];
  sinking: Sinking[];
  whirlpools: string[];
  /** Milliseconds each thing takes, and all of them together. */
  travel: number;
  total: number;
}

/** More than this has not been one move: a jump in the timeline or a new game, shown at once. */
const TOO_MUCH = 24;

const NOWHERE: Point = { x: 0, y: 0 };

function sunk(before: IslandView, now: IslandView): Sinking[] {
  const found: Sinking[] = [];
  for (const [hex, space] of Object.entries(before.hexes)) {
    const after = now.hexes[hex];
    if (isLand(space) && after && !isLand(after)) found.push({ hex, terrain: space.tile });
  }
  return found;
}

/** How to show the way from one step to the next; null when nothing moves, or too much. */
export function plan(before: Step, now: Step, travel: number): Plan | null {
  const old = new Map(before.scene.sprites.map((sprite) => [sprite.key, sprite]));
  const current = new Map(now.scene.sprites.map((sprite) => [sprite.key, sprite]));
  const moved = now.scene.sprites.filter((sprite) => {
    const was = old.get(sprite.key);
    return was && away(was, sprite) > 0.5;
  });
  const sinking = sunk(before.view, now.view);
  const left = before.scene.sprites.filter((sprite) => !current.has(sprite.key));
  const entering = now.scene.sprites.filter((sprite) => !old.has(sprite.key)).map((sprite) => sprite.key);
  const changes = moved.length + left.length + entering.length + sinking.length;
  if (travel <= 0 || changes === 0 || sinking.length > 3 || changes > TOO_MUCH) return null;

  const sunkHexes = sinking.map(({ hex }) => hex);
  const { end: endOf, capsized, whirlpools } = fates(before, now, sunkHexes);
  const journeying = moved.some((sprite) => old.get(sprite.key)?.place !== sprite.place);
  const pool = placeAt(whirlpools.at(-1) ?? "");

  const exits = left.map((sprite): Exit => {
    const end = endOf(sprite);
    const [from, to] = [placeAt(sprite.place), placeAt(end)];
    const goes = from && to ? { x: to.x - from.x, y: to.y - from.y } : NOWHERE;
    const swirls = pool !== undefined && away(to ?? sprite, pool) < 90;
    const turns = sprite.kind === "ship" && capsized(sprite);
    const sinks = sprite.kind === "ship" || sprite.kind === "adventurer";
    const how: Leaving = swirls ? "swirl" : turns ? "capsize" : sinks ? "under" : "fade";
    const waits = end !== sprite.place || journeying || sinking.length > 0;
    const pull = swirls ? { x: pool.x - sprite.x, y: pool.y - sprite.y } : NOWHERE;
    return { sprite, travel: goes, how, delay: waits ? travel : 0, pull };
  });
  const delays = new Map<string, number>();
  for (const sprite of moved) {
    const was = old.get(sprite.key);
    // Whoever stays in the space and falls from a ship waits for what comes.
    if (journeying && was?.place === sprite.place && was.pose === "aboard" && sprite.pose === "swim")
      delays.set(sprite.key, travel);
  }
  for (const key of entering) if (sinking.length > 0) delays.set(key, travel);
  const staged = exits.some((exit) => exit.delay > 0) || delays.size > 0;
  return {
    delays,
    entering: new Set(entering),
    exits,
    sinking,
    whirlpools,
    travel,
    total: travel * (staged ? 2 : 1) + (exits.length + whirlpools.length > 0 ? travel : 0) + 40,
  };
}

/** A piece as it would be after an option, and where it comes from. */
export interface Ghost {
  sprite: Sprite;
  from: Point | null;
}

export interface Difference {
  ghosts: Ghost[];
  /** Keys of sprites that would not be where they are. */
  leaving: ReadonlySet<string>;
  /** Sprites that would be gone. */
  lost: Sprite[];
  sinking: Sinking[];
}

/** What a preview would change. */
export function difference(before: Step, after: Step): Difference {
  const old = new Map(before.scene.sprites.map((sprite) => [sprite.key, sprite]));
  const then = new Map(after.scene.sprites.map((sprite) => [sprite.key, sprite]));
  const ghosts: Ghost[] = [];
  const leaving = new Set<string>();
  for (const sprite of after.scene.sprites) {
    const was = old.get(sprite.key);
    if (was && was.place === sprite.place && was.pose === sprite.pose) continue;
    ghosts.push({ sprite, from: was ?? null });
    leaving.add(sprite.key);
  }
  const lost = before.scene.sprites.filter((sprite) => !then.has(sprite.key));
  for (const sprite of lost) leaving.add(sprite.key);
  return { ghosts, leaving, lost, sinking: sunk(before.view, after.view) };
}
