/** Bots by name: `greedy`, `planner`, `random`, `search:200`, `search:0.5s`; tables of earlier versions say `mcts` for `search`. */

import { t } from "../i18n/index.svelte";

export const BEGINNER = "greedy";

const KINDS = ["random", "greedy", "planner", "search"] as const;
type Kind = (typeof KINDS)[number];

function kindOf(bot: string): Kind | undefined {
  const name = bot.split(":")[0]?.replace(/^mcts$/, "search");
  return KINDS.find((kind) => kind === name);
}

export function botName(bot: string): string {
  const kind = kindOf(bot);
  const strength = bot.split(":")[1];
  if (!kind) return bot;
  return kind === "search" && strength ? t("bot.searchFor", { n: strength }) : t(`bot.${kind}`);
}

/** Its name without its strength. */
export function botKind(bot: string): string {
  return botName(bot.split(":")[0] ?? bot);
}

export function botText(bot: string): string {
  const kind = kindOf(bot);
  return kind ? t(`bot.${kind}Text`) : "";
}

/** The bot a newcomer meets. */
export function usualBot(bots: readonly string[]): string {
  return bots.includes(BEGINNER) ? BEGINNER : (bots[0] ?? "random");
}
