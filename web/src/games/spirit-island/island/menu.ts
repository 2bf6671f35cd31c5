/** What a menu on the map offers: options of a thing, or things that a click may have meant. */

import type { Question } from "../../../board/chooser.svelte";
import type { Thing } from "./things";

interface Entry {
  key: string;
  label: string;
  option: number | null;
  checked?: boolean | undefined;
  choose: () => void;
}

interface Situation {
  texts: ReadonlyMap<number, string>;
  picked: ReadonlySet<number> | null;
  nameOf: (thing: Thing) => string;
  take: (option: number) => void;
  choose: (thing: Thing) => void;
}

export function entriesOf(question: Question<Thing> | null, now: Situation): Entry[] {
  if (question?.thing) {
    return question.thing.options.map((i) => ({
      key: String(i),
      label: now.texts.get(i) ?? "",
      option: i,
      checked: now.picked?.has(i),
      choose: () => now.take(i),
    }));
  }
  return (question?.things ?? []).map((thing) => ({
    key: thing.key,
    label: now.nameOf(thing),
    option: thing.options.length === 1 ? (thing.options[0] ?? null) : null,
    choose: () => now.choose(thing),
  }));
}
