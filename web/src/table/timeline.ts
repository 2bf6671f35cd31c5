/** The timeline in words. */

import { say, t } from "../i18n/index.svelte";
import { lineText } from "../language/index.svelte";
import { named } from "../lib/seats";
import type { Seats } from "../lib/names";
import type { TimelineAnswer } from "../net/types";

/** What came of an answer: its first line in the log, for the lines say it to everybody. */
export function answerText(answer: TimelineAnswer, seats: Seats): string {
  const line = answer.log.find((one) => one.kind !== "turn") ?? answer.log[0];
  return named(say(answer.text) || lineText(line) || t("timeline.hidden"), seats);
}
