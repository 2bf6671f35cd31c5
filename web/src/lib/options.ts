/** Options in the order of the server, sorted into groups by the thing they are about. */

import type { Option } from "../net/types";

export interface Numbered {
  option: Option;
  /** What a person types for it: what the game says, else its place in the list, from 1. */
  number: number;
}

export interface Group {
  /** The ref all options of the group share first, or null for those about nothing on the table. */
  ref: string | null;
  /** Where that thing is, when all options of the group say so. */
  place: string | null;
  items: Numbered[];
}

export interface Ref {
  kind: string;
  /** What follows the kind: `p1#3`, `D4`, `shark:F3`. */
  id: string;
}

export function parseRef(ref: string): Ref {
  const colon = ref.indexOf(":");
  return colon < 0 ? { kind: ref, id: "" } : { kind: ref.slice(0, colon), id: ref.slice(colon + 1) };
}

function numbered(options: Option[]): Numbered[] {
  const given = new Set(options.map((option) => option.number));
  let last = 0;
  const free = (): number => {
    do last += 1;
    while (given.has(last));
    return last;
  };
  return options.map((option) => ({ option, number: option.number ?? free() }));
}

/** Options that are nothing but numbers, all of one kind and many: a person types one. */
export function numbersOnly(options: Option[]): Map<number, Option> | null {
  const kind = options[0]?.says?.id;
  if (options.length <= MANY_NUMBERS || kind === undefined) return null;
  const byNumber = new Map(options.map((option) => [option.number ?? NaN, option]));
  const alike = options.every((option) => option.says?.id === kind && option.says.args?.["n"] === option.number);
  return alike && byNumber.size === options.length ? byNumber : null;
}

const MANY_NUMBERS = 12;
const FEW = 7;

/**
 * Groups for the list. Options that begin with the same thing belong together; where that makes no difference (a few
 * options, or every option about another thing) there is one group.
 */
export function grouped(options: Option[]): Group[] {
  const items = numbered(options);
  const whole: Group = { ref: null, place: null, items };
  if (options.length <= FEW) return [whole];
  const groups = new Map<string | null, Numbered[]>();
  for (const item of items) {
    const first = item.option.refs.length > 1 ? (item.option.refs[0] ?? null) : null;
    const group = groups.get(first);
    if (group) group.push(item);
    else groups.set(first, [item]);
  }
  const real = [...groups].filter(([ref]) => ref !== null);
  if (real.length < 2 || real.length > options.length * 0.7) return [whole];
  return [...groups].map(([ref, members]) => ({ ref, place: sharedPlace(members), items: members }));
}

function sharedPlace(members: Numbered[]): string | null {
  const second = members[0]?.option.refs[1] ?? null;
  return second !== null && members.every(({ option }) => option.refs[1] === second) ? second : null;
}

/** Options about a thing: those that name it exactly, or a thing whose id is that name. */
export function about(options: Option[], ref: string): Option[] {
  return options.filter((option) => option.refs.includes(ref));
}

/** Options about whatever has this name. A card may be called `p1` and be no player. */
export function aboutName(options: Option[], name: string): Option[] {
  const isPlayer = /^p\d+b?$/.test(name);
  return options.filter((option) =>
    option.refs.map(parseRef).some(({ kind, id }) => id === name && (kind === "player" || !isPlayer)),
  );
}

function plain(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().replaceAll("->", "→");
}

/** The options every word of the query occurs in, as text or as notation. */
export function matching(options: Option[], query: string, textOf: (option: Option) => string): Set<number> {
  const words = plain(query).split(/\s+/).filter(Boolean);
  const found = options.filter((option) => {
    const text = plain(`${textOf(option)} ${option.notation}`);
    return words.every((word) => text.includes(word));
  });
  return new Set(found.map((option) => option.i));
}

export type Width = "tiny" | "short" | "long";

/** Whether texts are so short that they sit side by side: names of spaces, or a word and a number. */
export function widthOf(options: Option[], textOf: (option: Option) => string): Width {
  const longest = Math.max(0, ...options.map((option) => textOf(option).length));
  if (longest <= 4) return "tiny";
  return longest <= 12 && options.length > 3 ? "short" : "long";
}
