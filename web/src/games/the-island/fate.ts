/** Where and how things came to their end between two views, read off what is left as somebody would who blinked. */

import { hexNamed, HEXES, steps } from "./geometry";
import type { Scene, Sprite } from "./scene";
import { isLand } from "./table";
import type { IslandView, SeaSpace } from "./view";

export interface Step {
  view: IslandView;
  scene: Scene;
}

export interface Fates {
  /** The hex in which something went under. */
  end: (sprite: Sprite) => string;
  /** Whether a ship turned over and its people swim. */
  capsized: (ship: Sprite) => boolean;
  whirlpools: string[];
}

function seaAt(view: IslandView, hex: string): SeaSpace | null {
  const space = view.hexes[hex];
  return space && !isLand(space) ? space : null;
}

function around(name: string): string[] {
  const middle = hexNamed(name);
  return middle ? HEXES.filter((hex) => steps(hex, middle) === 1).map((hex) => hex.name) : [];
}

/** A tile is gone, its space is swept clean, and more is missing than those who stood on it: a whirlpool. */
function swept(hex: string, left: readonly Sprite[], now: IslandView): boolean {
  const space = seaAt(now, hex);
  if (!space || space.ship || space.swimmers.length + space.serpents + space.sharks + space.whales > 0) return false;
  const near = new Set([hex, ...around(hex)]);
  return left.some((sprite) => near.has(sprite.place));
}

export function fates(before: Step, now: Step, sunk: readonly string[]): Fates {
  const current = new Map(now.scene.sprites.map((sprite) => [sprite.key, sprite]));
  const left = before.scene.sprites.filter((sprite) => !current.has(sprite.key));
  const crewOf = (ship: Sprite): Sprite[] =>
    before.scene.sprites.filter((one) => one.pose === "aboard" && one.place === ship.place);

  /** Where those who sat in a ship swim now. */
  const spilt = (ship: Sprite): string | undefined =>
    crewOf(ship)
      .map((one) => current.get(one.key))
      .find((one) => one?.pose === "swim")?.place;

  function end(sprite: Sprite): string {
    const { place, pose, kind } = sprite;
    const ship = pose === "aboard" ? left.find((one) => one.kind === "ship" && one.place === place) : undefined;
    if (ship) return end(ship);
    const swims = kind === "ship" ? spilt(sprite) : undefined;
    if (swims) return swims;
    const here = seaAt(now.view, place);
    const stays = sunk.length > 0 || (kind !== "ship" && kind !== "adventurer");
    if (stays || (here && here.serpents + here.sharks + here.whales > 0)) return place;
    // Nothing came to it, so it went to what took it.
    return (
      around(place).find((hex) => {
        const space = seaAt(now.view, hex);
        return space !== null && space.serpents + (kind === "ship" ? space.whales : space.sharks) > 0;
      }) ?? place
    );
  }

  return {
    end,
    capsized: (ship) => spilt(ship) !== undefined,
    whirlpools: sunk.filter((hex) => swept(hex, left, now.view)),
  };
}
