/** What is picked by steppers instead of on the table: resources, tokens, and what somebody is given. */

import type { Brought, Pick, PickedThing } from "../../../net/types";
import type { Picking } from "../../../table/picking.svelte";
import type { IconName } from "../art/drawn";
import { RESOURCES } from "../table";

export interface Stock {
  key: string;
  name: string;
  icon: IconName;
  ref: string | undefined;
  n: number;
  /** Whether one more can be chosen. */
  takes: boolean;
  change: (by: 1 | -1) => void;
}

const GOODS: readonly string[] = [...RESOURCES, "point", "card"];

/** What a ref is drawn as where it is no card: a resource or a token. */
export function drawnAs(ref: string): IconName | null {
  const [kind = "", id = ""] = ref.split(":");
  const name = kind === "resource" ? id : kind;
  return GOODS.includes(name) ? (name as IconName) : null;
}

/** The same for a thing. */
export const good = (thing: PickedThing): IconName | null =>
  thing.refs.map(drawnAs).find((icon) => icon !== null) ?? null;

/** Who would get it. */
const receiver = (thing: PickedThing): string | null =>
  thing.refs.find((ref) => ref.startsWith("player:"))?.slice("player:".length) ?? null;

/** The steppers, for each player who is given something; those that give to nobody come under null. */
export function stocksOf(
  pick: Pick,
  picking: Picking,
  name: (thing: PickedThing) => string,
): [who: string | null, stocks: Stock[]][] {
  const found = new Map<string | null, Stock[]>();
  for (const thing of pick.things) {
    const icon = good(thing);
    if (!icon) continue;
    const who = receiver(thing);
    const stock: Stock = {
      key: thing.notation,
      name: name(thing),
      icon,
      ref: thing.refs[0],
      n: picking.count(thing),
      takes: picking.takes(thing),
      change: (by) => picking.change(thing, by),
    };
    found.set(who, [...(found.get(who) ?? []), stock]);
  }
  return [...found];
}

/** How many of each part of what is brought are wanted, by the answers that choose them. */
export type Mix = Readonly<Record<string, number>>;

/** So much of it as there is now: a smaller pick brings less. */
export function within(mix: Mix, brought: Brought, n: number): Mix {
  let left = n;
  return Object.fromEntries(
    (brought.parts ?? []).map(({ notation }) => {
      const some = Math.min(mix[notation] ?? 0, left);
      left -= some;
      return [notation, some];
    }),
  );
}

export const sum = (mix: Mix): number => Object.values(mix).reduce((all, n) => all + n, 0);

/** The answer that chooses them. */
export const mixAnswer = (mix: Mix): string =>
  Object.entries(mix)
    .flatMap(([notation, n]) => Array<string>(n).fill(notation))
    .join(", ");

/** The steppers for what is brought. */
export function mixStocks(
  brought: Brought,
  mix: Mix,
  left: number,
  name: (ref: string) => string,
  set: (mix: Mix) => void,
): Stock[] {
  return (brought.parts ?? []).flatMap(({ ref, notation }) => {
    const icon = drawnAs(ref);
    const n = mix[notation] ?? 0;
    const change = (by: 1 | -1): void => set({ ...mix, [notation]: n + by });
    return icon ? [{ key: notation, name: name(ref), icon, ref: undefined, n, takes: left > 0, change }] : [];
  });
}
