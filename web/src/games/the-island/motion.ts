/** What is seen between two views: who travels, who goes under and how, and what waits for what. */

import { away, placeAt, type Point } from "./geometry";
import type { Scene, Sprite } from "./scene";
import type { Leaving, Story } from "./story";
import { isLand } from "./table";
import type { IslandView, Terrain } from "./view";

export interface Step {
  view: IslandView;
  scene: Scene;
}

export interface Exit {
  sprite: Sprite;
  /** Where it travels before it goes, from where it stood, and when it sets out. */
  travel: Point;
  start: number;
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
  sinking: (Sinking & { delay: number })[];
  whirlpools: { hex: string; delay: number }[];
  /** Milliseconds each thing takes, and all of them together. */
  travel: number;
  total: number;
}

/** More than this has not been one move: a jump in the timeline or a new game, shown at once. */
const TOO_MUCH = 24;
const TOO_MANY_TILES = 3;

const NOWHERE: Point = { x: 0, y: 0 };

const byKey = (scene: Scene): Map<string, Sprite> => new Map(scene.sprites.map((sprite) => [sprite.key, sprite]));

function sunk(before: IslandView, now: IslandView): Sinking[] {
  const found: Sinking[] = [];
  for (const [hex, space] of Object.entries(before.hexes)) {
    const after = now.hexes[hex];
    if (isLand(space) && after && !isLand(after)) found.push({ hex, terrain: space.tile });
  }
  return found;
}

/** How to show a step as the log tells it. */
export function told(before: Step, now: Step, story: Story, travel: number): Plan {
  const [old, current] = [byKey(before.scene), byKey(now.scene)];
  const pool = placeAt(story.whirlpools.at(-1)?.hex ?? "");
  const startOf = (key: string): number => (story.starts.get(key) ?? 0) * travel;
  const exits = story.leaving.flatMap(({ key, hex, how, beat }): Exit[] => {
    const sprite = old.get(key);
    if (!sprite || current.has(key)) return [];
    const [from, to] = [placeAt(sprite.place), placeAt(hex)];
    const goes = from && to ? { x: to.x - from.x, y: to.y - from.y } : NOWHERE;
    const pull = how === "swirl" && pool ? { x: pool.x - sprite.x, y: pool.y - sprite.y } : NOWHERE;
    return [{ sprite, travel: goes, start: startOf(key), how, delay: beat * travel, pull }];
  });
  const ends = exits.length + story.whirlpools.length > 0;
  return {
    delays: new Map([...current.keys()].map((key) => [key, startOf(key)] as const).filter(([, delay]) => delay > 0)),
    entering: new Set([...current.keys()].filter((key) => !old.has(key))),
    exits,
    sinking: story.sinking.map(({ hex, terrain, beat }) => ({ hex, terrain, delay: beat * travel })),
    whirlpools: story.whirlpools.map(({ hex, beat }) => ({ hex, delay: beat * travel })),
    travel,
    total: (story.beats + (ends ? 1 : 0)) * travel + 40,
  };
}

/** How to show a jump, of which nothing is told: all at once. Null when nothing moves, or too much. */
export function jump(before: Step, now: Step, travel: number): Plan | null {
  const [old, current] = [byKey(before.scene), byKey(now.scene)];
  const moved = now.scene.sprites.filter((sprite) => away(old.get(sprite.key) ?? sprite, sprite) > 0.5);
  const left = before.scene.sprites.filter((sprite) => !current.has(sprite.key));
  const entering = [...current.keys()].filter((key) => !old.has(key));
  const sinking = sunk(before.view, now.view);
  const changes = moved.length + left.length + entering.length + sinking.length;
  if (changes === 0 || changes > TOO_MUCH || sinking.length > TOO_MANY_TILES) return null;
  return {
    delays: new Map(),
    entering: new Set(entering),
    exits: left.map((sprite) => ({ sprite, travel: NOWHERE, start: 0, how: "fade", delay: 0, pull: NOWHERE })),
    sinking: sinking.map((tile) => ({ ...tile, delay: 0 })),
    whirlpools: [],
    travel,
    total: travel + 40,
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
  const [old, then] = [byKey(before.scene), byKey(after.scene)];
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
