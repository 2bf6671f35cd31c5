/** On a small screen a new question is framed, and again in a new frame; wherever the player looks after that is theirs. */

import { untrack } from "svelte";
import type { Camera } from "../../../board/camera";
import { framing } from "./framing";
import type { Looking } from "./looking.svelte";
import type { Scene } from "./scene.svelte";

interface Now {
  readonly narrow: boolean;
  /** Lands with something lit, and what makes the question another one. */
  readonly lit: ReadonlySet<string>;
  readonly question: unknown;
  /** Somebody marks one thing after another. */
  readonly marked: readonly unknown[];
}

export class Framing {
  #last: { question: unknown; size: string; camera: Camera } | null = null;

  constructor(
    private readonly looking: Looking,
    private readonly scene: Scene,
    private readonly now: () => Now,
  ) {}

  /** Called inside an effect. */
  follow(): void {
    const { looking, scene } = this;
    const { narrow, lit, question, marked } = this.now();
    const { width, height } = looking;
    const size = `${width} ${height}`;
    const last = this.#last;
    const moved = last !== null && untrack(() => looking.camera) !== last.camera;
    if (!narrow || width === 0 || (last?.question === question && (moved || last?.size === size))) return;
    if (marked.length > 0 && last?.size === size) return;
    untrack(() => looking.look(framing(scene.layout, lit, scene.fitted.scale, { width, height })));
    this.#last = { question, size, camera: looking.camera };
  }
}
