/** Times as the server counts them: the clock of a device may be wrong. */

import { spoken, t } from "../i18n/index.svelte";

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

let ahead = 0;

/** What the server said its time was when it answered. */
export function learnTime(date: string | null): void {
  const said = date ? Date.parse(date) : NaN;
  if (!Number.isNaN(said) && Math.abs(said - Date.now() - ahead) > 2 * SECOND) ahead = said - Date.now();
}

class Ticking {
  /** Milliseconds since 1970. */
  now: number = $state(Date.now());

  /** Let it go on, inside an effect, as long as something is shown that changes with time. */
  run(): () => void {
    this.now = Date.now() + ahead;
    const timer = setInterval(() => (this.now = Date.now() + ahead), SECOND);
    return () => clearInterval(timer);
  }
}

export const time = new Ticking();

/** The hour, with its day when that is not today. */
export function atTime(iso: string): string {
  const at = new Date(iso);
  const today = at.toDateString() === new Date(time.now).toDateString();
  return new Intl.DateTimeFormat(spoken(), {
    timeStyle: "short",
    ...(today ? {} : { dateStyle: "short" as const }),
  }).format(at);
}

/** How long it is until then: the nearer, the finer. */
export function until(iso: string, now: number): string {
  const left = Math.max(0, Date.parse(iso) - now);
  if (left >= 2 * DAY) return t("clock.days", { n: Math.floor(left / DAY) });
  if (left >= 2 * HOUR) return t("clock.hours", { n: Math.floor(left / HOUR) });
  const seconds = Math.ceil(left / SECOND);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
