/** What is sent for a way to play a card: the answers of the payment, with what was chosen of what it leaves open. */

import type { Toll, Way } from "../marks";

/** How many of each thing are given for each toll of a way, by their places in it. */
export type Given = readonly Readonly<Record<number, number>>[];

/** The tolls that are paid with a way. */
export const paidWith = (way: Way): readonly Toll[] => (way.tolls ?? []).filter(({ spare }) => spare !== undefined);

const total = (given: Readonly<Record<number, number>> | undefined): number =>
  Object.values(given ?? {}).reduce((sum, n) => sum + n, 0);

/** How many more a toll wants. */
export const missing = (toll: Toll, given: Readonly<Record<number, number>> | undefined): number =>
  (toll.n ?? 0) - total(given);

/** How many of a thing are left for a toll beside this payment, when other tolls have taken theirs. */
export function spare(way: Way, payment: number, given: Given, k: number, thing: number): number {
  const tolls = paidWith(way);
  const own = tolls[k]?.spare?.[thing];
  const taken = tolls.flatMap((toll, other) =>
    other === k ? [] : [given[other]?.[toll.spare?.findIndex(({ ref }) => ref === own?.ref) ?? -1] ?? 0],
  );
  return (own?.n[payment] ?? 0) - taken.reduce((sum, n) => sum + n, 0);
}

/** Where nothing is left to choose, everything is given. */
export function forced(way: Way, payment: number): Record<number, number>[] {
  return paidWith(way).map((toll) => {
    const all = Object.fromEntries((toll.spare ?? []).map(({ n }, i) => [i, n[payment] ?? 0]));
    return total(all) === toll.n ? all : {};
  });
}

function withTolls(way: Way, answers: readonly string[], given: Given): string[] {
  const sent = [...answers];
  paidWith(way)
    .map((toll, k) => ({ at: toll.at ?? 0, things: toll.spare ?? [], own: given[k] ?? {} }))
    .reverse()
    .forEach(({ at, things, own }) => {
      const named = things.flatMap(({ answer }, i) => Array<string>(own[i] ?? 0).fill(answer));
      sent.splice(at, 0, named.join(", "));
    });
  return sent;
}

export function answersOf(
  way: Way,
  payment: number,
  picked: readonly number[],
  given: Given = [],
): string[] | undefined {
  const answers = way.answers[payment];
  if (!answers) return undefined;
  const sent = [...answers];
  (way.choices ?? []).forEach((among, k) => {
    const at = sent.lastIndexOf(among[0]?.answer ?? "");
    const other = among[picked[k] ?? 0];
    if (at >= 0 && other) sent[at] = other.answer;
  });
  return withTolls(way, sent, given);
}

/** Whether a way leaves nothing to choose. */
export const isPlain = (way: Way): boolean =>
  way.answers.length === 1 && !paidWith(way).length && (way.choices ?? []).every((among) => among.length < 2);
