/** Questions that all are asked alike: the first answer counts. */

import type { TableState } from "../net/types";

export function isJoint(now: TableState | null | undefined): boolean {
  const about = now?.view["about"];
  return typeof about === "object" && about !== null && "joint" in about && about["joint"] === true;
}
