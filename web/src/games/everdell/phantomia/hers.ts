/** What lies before Phantomia. */

import type { IconName } from "../art/drawn";
import type { ActionFacts } from "../facts";
import type { Facts } from "../table";
import type { PhantomiaTable } from "../view";

/** What is printed on an action card; undefined where people typed it in and nobody has told. */
export function actionOf(facts: Facts, card: string | null): ActionFacts | undefined {
  const found = card === null ? undefined : facts[`phantomia-${card}`];
  return found?.kind === "action" ? found : undefined;
}

export interface Module {
  id: string;
  icon: IconName;
}

/** Her character, list and plan. */
export function modulesOf({ character, list, plan }: PhantomiaTable): Module[] {
  const all: [string | undefined, IconName][] = [
    [character, "eye"],
    [list, "deck"],
    [plan, "journey"],
  ];
  return all.flatMap(([id, icon]) => (id ? [{ id, icon }] : []));
}

export interface ActionPile {
  /** A word of the game's vocabulary. */
  pile: "unseen" | "played";
  cards: { id: string; arrow: "left" | "right" }[];
}

/** Her action cards by where they are; none where people typed them in and nobody has told what is printed on them. */
export function actionCards(her: PhantomiaTable, facts: Facts): ActionPile[] {
  return (["unseen", "played"] as const).flatMap((pile) => {
    const cards = her[pile].flatMap((id) => {
      const printed = actionOf(facts, id);
      return printed ? [{ id, arrow: printed.arrow }] : [];
    });
    return cards.length ? [{ pile, cards }] : [];
  });
}
