/** With a finger the first tap looks and the second takes: there is no hovering, and a finger slips. */

import type { Option } from "../../../net/types";
import type { BoardProps } from "../../contract";
import { desk } from "./desk.svelte";

export const isTouch = (event: Event | undefined): boolean =>
  (event as Partial<PointerEvent> | undefined)?.pointerType === "touch";

/** Takes an option, or looks at it first: then it also stands under the question, with a button that takes it. */
export function takeOrLook(event: Event | undefined, option: Option, now: BoardProps, take: () => void): void {
  const { options, settings, onhover } = now;
  const again = desk.ready?.option.i === option.i && desk.ready.options === options;
  if (!isTouch(event) || settings.oneTap || settings.confirm || again) {
    desk.ready = null;
    take();
  } else {
    desk.ready = { option, options, take };
    onhover(option.i);
  }
}
