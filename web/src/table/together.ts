/** What is sent. Several answers in one step, as many as can be: nothing happens where one is refused, and the refusal says which. */

import type { ErrorBody, Option } from "../net/types";

/** What has been sent and not been answered yet. */
export interface Pending {
  id: number;
  option: Option;
  /** All answers of one step, where it is more than the option. */
  several?: string[];
  /** As many of them as can be given together. */
  far?: boolean;
  version: number;
  answers: number;
  /** Others could answer at the same time, so more answers do not mean that this one was taken. */
  among: boolean;
  /** How often it was sent. */
  tries: number;
  /** The state it led to, once the server says that it is durable. */
  led: number | null;
}

/** Those before the one at fault; one that turns something up can be the last. */
export function givenTogether(
  answers: readonly string[],
  { code, which }: Pick<ErrorBody, "code" | "which">,
): string[] {
  if (which === null || which === undefined) return [];
  if (code === "not-together") return answers.slice(0, which + 1);
  return ["not-open", "not-your-turn", "too-long"].includes(code) ? answers.slice(0, which) : [];
}
