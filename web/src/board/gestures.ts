/** One pointer taps, holds or drags; two pinch. */

import type { Point } from "./plane";

export interface Hand {
  /** Says whether it meant something. */
  tap: (at: Point, coarse: boolean) => boolean;
  /** Held still for a while: look, do not take. */
  hold: (at: Point) => void;
  /** Held on after that: show it to the others. */
  show?: (at: Point) => void;
  /** Clicked with the Alt key: show it to the others. */
  point: (at: Point) => void;
  /** The end of a hold. */
  release: () => void;
  drag: (by: Point) => void;
  /** A drag begins there: whether it takes a thing along, which is then carried and dropped; null where it ends nowhere. */
  grab?: (at: Point) => boolean;
  carry?: (at: Point) => void;
  drop?: (at: Point | null) => void;
  pinch: (factor: number, at: Point) => void;
  hover: (at: Point) => void;
  leave: () => void;
  wheel: (turn: number, at: Point) => void;
  twice: () => void;
  /** Something is touched: whatever moves may stop. */
  touch: () => void;
}

const STILL = 8; // pixels
const LONG = 420; // milliseconds
const LONGER = 1100;
const TWICE = 320;

interface Finger extends Point {
  began: Point;
}

const at = (event: MouseEvent): Point => ({ x: event.clientX, y: event.clientY });

export function gestures(node: SVGElement, hand: Hand): () => void {
  const down = new Map<number, Finger>();
  let moved = false;
  let held = false;
  let carrying = false;
  let timer = 0;
  let lastTap = { time: 0, x: 0, y: 0 };

  const span = (): number => {
    const [a, b] = [...down.values()];
    return a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 0;
  };
  const centre = (): Point => {
    const all = [...down.values()];
    return {
      x: all.reduce((sum, f) => sum + f.x, 0) / all.length,
      y: all.reduce((sum, f) => sum + f.y, 0) / all.length,
    };
  };

  const listeners: { [K in keyof SVGElementEventMap]?: (event: SVGElementEventMap[K]) => void } = {
    pointerdown(event) {
      if (event.button !== 0) return;
      hand.touch();
      if (event.altKey) {
        hand.point(at(event));
        return;
      }
      node.setPointerCapture(event.pointerId);
      down.set(event.pointerId, { ...at(event), began: at(event) });
      clearTimeout(timer);
      if (down.size > 1) {
        moved = true;
        if (carrying) hand.drop?.(null);
        carrying = false;
      } else {
        moved = held = false;
        if (event.pointerType !== "mouse") {
          const where = at(event);
          timer = window.setTimeout(() => {
            held = true;
            hand.hold(where);
            timer = window.setTimeout(() => hand.show?.(where), LONGER - LONG);
          }, LONG);
        }
      }
    },
    pointermove(event) {
      const finger = down.get(event.pointerId);
      if (!finger) {
        if (event.pointerType === "mouse") hand.hover(at(event));
        return;
      }
      const before = { span: span(), centre: centre() };
      Object.assign(finger, at(event));
      if (!moved && Math.hypot(finger.x - finger.began.x, finger.y - finger.began.y) < STILL) return;
      if (!moved) {
        moved = true;
        clearTimeout(timer);
        carrying = !held && down.size === 1 && (hand.grab?.(finger.began) ?? false);
      }
      if (held) return;
      if (carrying) {
        hand.carry?.(at(event));
        return;
      }
      const now = centre();
      hand.drag({ x: now.x - before.centre.x, y: now.y - before.centre.y });
      if (down.size > 1 && before.span > 0) hand.pinch(span() / before.span, now);
    },
    pointerup(event) {
      if (!down.delete(event.pointerId)) return;
      clearTimeout(timer);
      if (carrying) {
        carrying = false;
        hand.drop?.(at(event));
      } else if (held) {
        held = false;
        hand.release();
      } else if (!moved && down.size === 0) {
        const { x, y } = at(event);
        const time = event.timeStamp;
        const again = time - lastTap.time < TWICE && Math.hypot(x - lastTap.x, y - lastTap.y) < 3 * STILL;
        if (hand.tap({ x, y }, event.pointerType !== "mouse")) lastTap.time = 0;
        else if (again) hand.twice();
        else lastTap = { time, x, y };
      }
    },
    pointercancel(event) {
      down.delete(event.pointerId);
      clearTimeout(timer);
      if (held) hand.release();
      if (carrying) hand.drop?.(null);
      held = carrying = false;
    },
    pointerleave(event) {
      if (event.pointerType === "mouse" && down.size === 0) hand.leave();
    },
    contextmenu(event) {
      if (held) event.preventDefault();
    },
    wheel(event) {
      event.preventDefault();
      hand.wheel(Math.max(-1, Math.min(1, event.deltaY / 100)), at(event));
    },
  };
  for (const [name, listener] of Object.entries(listeners)) {
    node.addEventListener(name, listener as EventListener, { passive: false });
  }
  return () => {
    clearTimeout(timer);
    for (const [name, listener] of Object.entries(listeners)) node.removeEventListener(name, listener as EventListener);
  };
}
