/** Bots by name: `greedy`, `planner`, `random`, `mcts:200`, `mcts:0.5s`. */

import { t } from "../i18n/index.svelte";

export const BEGINNER = "greedy";

export function botName(bot: string): string {
  const [kind = "", strength] = bot.split(":");
  if (kind === "random" || kind === "greedy" || kind === "planner") return t(`bot.${kind}`);
  if (kind === "mcts") return strength ? t("bot.mcts", { n: strength }) : t("bot.mctsPlain");
  return bot;
}

/** Its name without its strength. */
export function botKind(bot: string): string {
  return botName(bot.split(":")[0] ?? bot);
}

export function botText(bot: string): string {
  const kind = bot.split(":")[0] ?? "";
  return kind === "random" || kind === "greedy" || kind === "planner" || kind === "mcts" ? t(`bot.${kind}Text`) : "";
}

/** The bot a newcomer meets. */
export function usualBot(bots: readonly string[]): string {
  return bots.includes(BEGINNER) ? BEGINNER : (bots[0] ?? "random");
}
