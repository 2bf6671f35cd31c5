/** How the island is looked at: the frame, the camera, and what the player has set for good. */

import { onBoard, panned, showing, WHOLE, zoomedAt, type Camera } from "../../../board/camera";
import type { Point } from "../../../board/plane";
import { read, write } from "../../../lib/storage";

const TURN = "spirit-island.turn";
const FULL_TURN = 360;
const STEP = 30;
/** Steps for each doubling of the size. */
const STEPS = 3;
/** Milliseconds without a turn of the wheel after which the camera rests. */
const STILL = 120;

export class Looking {
  svg: SVGSVGElement | undefined = $state.raw();
  width = $state(0);
  height = $state(0);
  camera: Camera = $state.raw(WHOLE);
  #rest = $state(WHOLE.zoom);
  #resting: ReturnType<typeof setTimeout> | undefined;
  /** The turn that the player has fixed, in degrees; null lets the island turn to fit. */
  turned: number | null = $state(read<number | null>(TURN, null));

  readonly half = $derived({ x: this.width / 2, y: this.height / 2 });
  /** How near the camera rests, by steps: texts and lines have the size of the screen again when a step is done. */
  readonly near = $derived(2 ** (Math.floor(Math.log2(this.#rest) * STEPS + 0.001) / STEPS));
  /** A pixel of the screen, in the drawing. */
  readonly pixel = $derived(1 / this.near);
  readonly box = $derived(`${-this.half.x} ${-this.half.y} ${this.width || 1} ${this.height || 1}`);
  readonly transform = $derived(`translate(${this.camera.x} ${this.camera.y}) scale(${this.camera.zoom})`);

  /** From the page to the frame, and to the map. */
  inFrame(at: Point): Point {
    const box = this.svg?.getBoundingClientRect();
    return box ? { x: at.x - box.x - box.width / 2, y: at.y - box.y - box.height / 2 } : at;
  }

  onMap(at: Point): Point {
    return onBoard(this.camera, this.inFrame(at));
  }

  /** From the map to pixels of the frame, from its corner. */
  onScreen(at: Point): Point {
    const { camera, half } = this;
    return { x: half.x + at.x * camera.zoom + camera.x, y: half.y + at.y * camera.zoom + camera.y };
  }

  zoomBy(factor: number, at: Point = { x: 0, y: 0 }): void {
    this.camera = zoomedAt(this.camera, factor, at, this.half);
    clearTimeout(this.#resting);
    this.#resting = setTimeout(() => (this.#rest = this.camera.zoom), STILL);
  }

  pan(by: Point): void {
    this.camera = panned(this.camera, by, this.half);
  }

  show(at: Point | undefined): void {
    if (at && this.camera.zoom > 1) this.camera = showing(this.camera, at, this.half);
  }

  whole(): void {
    this.look(WHOLE);
  }

  /** Looks from there, at once. */
  look(camera: Camera): void {
    clearTimeout(this.#resting);
    this.camera = camera;
    this.#rest = camera.zoom;
  }

  /** Turns the island on by a step; after all the way around it turns by itself again. */
  turn(now: number): void {
    const next = ((this.turned ?? now) + STEP) % FULL_TURN;
    this.turned = this.turned !== null && next === 0 ? null : next;
    write(TURN, this.turned);
  }
}
