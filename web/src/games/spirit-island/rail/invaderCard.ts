/** What an Invader card shows, read from its id: `jungle`, `sands-2`, `coastal`, `jungle-wetland`, or `II` when unseen. */

import type { Terrain } from "../view";

export type CardTerrain = Terrain | "coastal";

export interface InvaderCard {
  id: string;
  terrains: CardTerrain[];
  stage: string;
  unseen: boolean;
}

const STAGES = ["I", "II", "III"];

export function readInvaderCard(id: string): InvaderCard {
  if (STAGES.includes(id)) return { id, terrains: [], stage: id, unseen: true };
  const parts = id.split("-");
  const terrains = parts.filter((part): part is CardTerrain => part !== "2");
  const stage = terrains.length > 1 ? "III" : parts.includes("2") || id === "coastal" ? "II" : "I";
  return { id, terrains, stage, unseen: false };
}
