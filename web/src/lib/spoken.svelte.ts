/** A line of what happened that somebody looks at: boards light the things that it speaks of. */

import type { Attachment } from "svelte/attachments";
import type { LogLine } from "../net/types";

const MOMENT = 8000;

class Spoken {
  line: LogLine | null = $state.raw(null);

  /** While the pointer or the focus is on it; after a tap for a moment, in which one can go and look. */
  by(line: LogLine): Attachment<HTMLElement> {
    return (element) => {
      const ends = new AbortController();
      const on = <K extends keyof HTMLElementEventMap>(kind: K, hear: (event: HTMLElementEventMap[K]) => void): void =>
        element.addEventListener(kind, hear, { signal: ends.signal });
      const tell = (): void => void (this.line = line);
      const still = (): void => void (this.line = this.line?.n === line.n ? null : this.line);
      let tapped = 0;
      on("pointerenter", ({ pointerType }) => {
        tell();
        clearTimeout(tapped);
        if (pointerType !== "mouse") tapped = setTimeout(still, MOMENT) as unknown as number;
      });
      on("pointerleave", (event) => event.pointerType === "mouse" && still());
      on("focusin", tell);
      on("focusout", still);
      return () => {
        ends.abort();
        if (!tapped) still();
      };
    };
  }
}

export const spoken = new Spoken();
