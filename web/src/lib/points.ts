/** What people point at, for all the names of a table in words. */

import { getContext, setContext } from "svelte";
import type { Option, Pointing } from "../net/types";

const POINTS = Symbol("points");

export function providePoints(points: () => Pointing[]): void {
  setContext(POINTS, points);
}

export function getPoints(): () => Pointing[] {
  return getContext<(() => Pointing[]) | undefined>(POINTS) ?? ((): Pointing[] => []);
}

/** Whether somebody points at whatever has this name. */
export function isAbout(point: Pointing, token: string): boolean {
  return point.ref.split(":").includes(token);
}

/** The ref of whatever has this name: the one that options use for it, if they do. */
export function refOf(token: string, options: Option[]): string {
  const used = options.flatMap((option) => option.refs).find((ref) => ref.slice(ref.indexOf(":") + 1) === token);
  return used ?? `thing:${token.replaceAll(/\s/g, "-")}`;
}
