/** The register of rules of a game, asked for once. */

import { api } from "../net/api";
import type { Rule } from "../net/types";

const asked = new Map<string, Promise<Rule[]>>();

export function rulesOf(game: string): Promise<Rule[]> {
  let answer = asked.get(game);
  if (!answer) {
    answer = api.rules(game);
    answer.catch(() => asked.delete(game));
    asked.set(game, answer);
  }
  return answer;
}

/** Statements with this id, else those in which every word occurs. */
export function searched(rules: Rule[], query: string): Rule[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  const exact = rules.filter((rule) => words.length === 1 && rule.id.toLowerCase() === words[0]);
  if (exact.length) return exact;
  return rules.filter((rule) => {
    const text = `${rule.id} ${rule.section} ${rule.text} ${rule.question ?? ""}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
}

export function bySection(rules: Rule[]): [string, Rule[]][] {
  const sections = new Map<string, Rule[]>();
  for (const rule of rules) sections.set(rule.section, [...(sections.get(rule.section) ?? []), rule]);
  return [...sections];
}

/** The statements about a thing: those that begin with its name, as its id spells it. */
export function about(rules: readonly Rule[], id: string): Rule[] {
  const named = (text: string): string =>
    (/^[^:(]+/.exec(text)?.[0] ?? "")
      .trim()
      .toLowerCase()
      .replaceAll(/[’']/g, "")
      .replaceAll(/[^a-z0-9]+/g, "-");
  return rules.filter(({ text }) => named(text) === id);
}
