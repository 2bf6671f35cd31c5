/** Carrying something with the mouse from the tray to a land of the drawn island. */

export interface Carried {
  x: number;
  y: number;
}

interface Way {
  over: (at: Carried) => void;
  /** Null where it was not carried at all. */
  drop: (at: Carried | null) => void;
}

/** Nearer than this it is a click. */
const STILL = 10;

/** Follows the pointer from here until its button is up. */
export function carry(event: PointerEvent, way: Way): void {
  if (event.pointerType !== "mouse" || event.button !== 0) return;
  const began = { x: event.clientX, y: event.clientY };
  let carried = false;
  const move = ({ clientX: x, clientY: y }: PointerEvent): void => {
    carried ||= Math.hypot(x - began.x, y - began.y) > STILL;
    if (carried) way.over({ x, y });
  };
  const end = (over: PointerEvent): void => {
    removeEventListener("pointermove", move);
    removeEventListener("pointerup", end);
    removeEventListener("pointercancel", end);
    if (carried) swallowClick();
    way.drop(carried && over.type === "pointerup" ? { x: over.clientX, y: over.clientY } : null);
  };
  addEventListener("pointermove", move);
  addEventListener("pointerup", end);
  addEventListener("pointercancel", end);
}

/** What is dropped where it was picked up is not clicked. */
function swallowClick(): void {
  const swallow = (event: Event): void => event.stopPropagation();
  addEventListener("click", swallow, { capture: true, once: true });
  setTimeout(() => removeEventListener("click", swallow, { capture: true }));
}

/** The land under a point of the window, as the map draws it. */
export function landAt({ x, y }: Carried): string | null {
  for (const land of document.querySelectorAll<SVGElement>("[data-land]")) {
    const shape = land.querySelector<SVGGeometryElement>("path, circle");
    const matrix = shape?.getScreenCTM()?.inverse();
    if (shape && matrix && shape.isPointInFill(new DOMPoint(x, y).matrixTransform(matrix)))
      return land.dataset["land"] ?? null;
  }
  return null;
}
