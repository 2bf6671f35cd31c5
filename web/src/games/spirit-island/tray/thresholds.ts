/** What an option would light up, as the server foresees it. */

import type { Foreseen } from "../../../net/types";

/** Whether it meets a threshold that was not met. */
export function lights(foreseen: Foreseen | undefined): boolean {
  return (foreseen?.set ?? []).some(([path, value]) => {
    if (!path.includes("innates")) return false;
    return path.at(-1) === "met" ? value === true : JSON.stringify(value).includes('"met":true');
  });
}
