/** Whether a question asks in which order cards act, all of which stand on the table. */

import type { BoardProps } from "../../contract";

const ACT = new Set(["option.produce", "option.react"]);

export const isOrder = ({ decision, options }: Pick<BoardProps, "decision" | "options">): boolean =>
  decision?.kind === "order" && options.length > 1 && options.every((one) => ACT.has(one.says?.id ?? ""));
