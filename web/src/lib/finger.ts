/** Whether what happens on the page comes from a tap with a finger: not from a mouse, the keyboard or a drag. */

const SLIP = 12; // pixels that a finger may slip while it taps

class Finger {
  taps = false;
  #from: { x: number; y: number } | null = null;

  /** Until the returned function is called. */
  watch(): () => void {
    const heard = {
      pointerdown: ({ pointerType, clientX, clientY }: PointerEvent): void => {
        this.taps = pointerType === "touch";
        this.#from = this.taps ? { x: clientX, y: clientY } : null;
      },
      pointermove: ({ clientX, clientY }: PointerEvent): void => {
        const from = this.#from;
        if (from && Math.hypot(clientX - from.x, clientY - from.y) > SLIP) this.taps = false;
      },
      pointerup: (): void => void (this.#from = null),
      keydown: (): void => void (this.taps = false),
    };
    const kinds = Object.keys(heard) as (keyof typeof heard)[];
    for (const kind of kinds) addEventListener(kind, heard[kind] as EventListener, true);
    return () => {
      for (const kind of kinds) removeEventListener(kind, heard[kind] as EventListener, true);
    };
  }
}

export const finger = new Finger();
