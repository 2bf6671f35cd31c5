/** The steps of a turn in order, with what stands at each. */

import type { Phase, SpiritIslandView } from "../view";

export type StepId =
  "spirit" | "fast" | "blight" | "event" | "fear" | "immigration" | "ravage" | "build" | "explore" | "slow";

export interface Step {
  id: StepId;
  when: "past" | "now" | "later";
  /** Invader cards that stand here, by id; unseen ones by their stage. */
  cards: string[];
}

const PHASES: Record<StepId, readonly Phase[]> = {
  spirit: ["spirit", ""],
  fast: ["fast"],
  blight: ["invaders.blight"],
  event: ["invaders.event"],
  fear: ["invaders.fear"],
  immigration: ["invaders.immigration"],
  ravage: ["invaders.ravage"],
  build: ["invaders.build"],
  explore: ["invaders.reveal", "invaders.explore", "invaders.advance"],
  slow: ["slow", "time"],
};

const CARDS: Partial<Record<StepId, "immigration" | "ravage" | "build">> = {
  immigration: "immigration",
  ravage: "ravage",
  build: "build",
};

function cardsAt(id: StepId, { invaders }: SpiritIslandView): string[] {
  if (id === "explore") return invaders.explore.length ? invaders.explore : invaders.deck.slice(0, 1);
  const pile = CARDS[id];
  return pile ? (invaders[pile] ?? []) : [];
}

/** The steps of Invader cards that are still to come: when the Invaders are done, those of the next turn. */
export function aheadOf(view: SpiritIslandView): Step[] {
  const steps = railOf(view);
  const done = steps.some(({ id, when }) => id === "explore" && when === "past");
  return steps.filter(({ id, when }) => CARDS[id] && (done || when !== "past"));
}

export function railOf(view: SpiritIslandView): Step[] {
  const phases = new Set(view.steps);
  const ids = (Object.keys(PHASES) as StepId[]).filter((id) => PHASES[id].some((phase) => phases.has(phase)));
  const now = ids.findIndex((id) => PHASES[id].includes(view.phase));
  return ids.map((id, i) => ({
    id,
    when: i < now ? "past" : i === now ? "now" : "later",
    cards: cardsAt(id, view),
  }));
}
