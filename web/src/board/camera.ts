/** Zoom and pan, for all boards. The origin of a board is its middle; at zoom 1 the whole board is seen. */

import type { Point } from "./plane";

export interface Camera extends Point {
  zoom: number;
}

export const WHOLE: Camera = { x: 0, y: 0, zoom: 1 };
export const CLOSEST = 6;

const within = (n: number, least: number, most: number): number => Math.min(Math.max(n, least), most);

/** The board never leaves its frame; `half` is how far it goes from its middle. */
export function bounded({ x, y, zoom }: Camera, half: Point): Camera {
  const near = within(zoom, 1, CLOSEST);
  const roam = near - 1;
  return { x: within(x, -half.x * roam, half.x * roam), y: within(y, -half.y * roam, half.y * roam), zoom: near };
}

/** Zoom so that what is under the point of the frame stays there. */
export function zoomedAt(camera: Camera, factor: number, at: Point, half: Point): Camera {
  const zoom = within(camera.zoom * factor, 1, CLOSEST);
  const change = zoom / camera.zoom;
  return bounded({ x: at.x - (at.x - camera.x) * change, y: at.y - (at.y - camera.y) * change, zoom }, half);
}

export function panned(camera: Camera, by: Point, half: Point): Camera {
  return bounded({ ...camera, x: camera.x + by.x, y: camera.y + by.y }, half);
}

/** From the frame to the board. */
export function onBoard(camera: Camera, at: Point): Point {
  return { x: (at.x - camera.x) / camera.zoom, y: (at.y - camera.y) / camera.zoom };
}

/** Pan as little as needed to see a point of the board. */
export function showing(camera: Camera, point: Point, half: Point): Camera {
  const edge = 60;
  const see = (at: number, far: number): number => within(at, -far + edge, far - edge);
  const [x, y] = [point.x * camera.zoom + camera.x, point.y * camera.zoom + camera.y];
  return bounded({ ...camera, x: camera.x + see(x, half.x) - x, y: camera.y + see(y, half.y) - y }, half);
}
