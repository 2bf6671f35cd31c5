/** How much the forecast comes to. */

import type { SpiritIslandView } from "../view";

export interface Sums {
  lands: number;
  blight: number;
  builds: number;
  /** What happens when there is not enough Blight: the card turns over, or the game is lost. */
  then: "" | "flips" | "lost";
  how: How;
}

/** How a number of the forecast is bound: it is certain, choices can make it more, or what comes before can make it less. */
export const CERTAIN = 0;
export const OR_MORE = 1;
export const PERHAPS_LESS = 2;
export type How = typeof CERTAIN | typeof OR_MORE | typeof PERHAPS_LESS;

const NONE: Sums = { lands: 0, blight: 0, builds: 0, then: "", how: CERTAIN };

export function sumsOf({ forecast }: SpiritIslandView): Sums {
  if (!forecast) return NONE;
  const { to_come: blight, then, sure } = forecast.blight;
  const open = Object.values(forecast.ravage).some((one) => one.open);
  const how = sure ? CERTAIN : open ? PERHAPS_LESS : OR_MORE;
  const happens = (lands: Record<string, { stopped?: string }>): number =>
    Object.values(lands).filter((land) => land.stopped === undefined).length;
  return { lands: happens(forecast.ravage), blight, builds: happens(forecast.build), then, how };
}

/** How far Fear would have come, counted on from where it is: cards that are earned on the way take a whole pool each. */
export function fearOf(before: SpiritIslandView, after: SpiritIslandView): number {
  const cards = Math.max(0, after.fear.earned - before.fear.earned);
  return after.fear.generated + cards * before.fear.pool;
}
