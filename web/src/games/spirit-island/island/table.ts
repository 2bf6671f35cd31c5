/** What the server sends of Spirit Island, as the map reads it. */

import type { Said } from "../../../net/types";
import type { SpiritIslandView, Terrain } from "../view";

/** The id of a thing: `B5` of `land:B5`. */
export function idOf(ref: string): string {
  return ref.slice(ref.indexOf(":") + 1);
}

export const landRef = (land: string): string => `land:${land}`;
/** `piece:B5/town-1`, as the options name it. */
export const pieceRef = (land: string, shape: string): string => `piece:${land}/${shape}`;
export const presenceRef = (land: string, player: string): string => `presence:${land}/${player}`;

/** The land that a ref speaks of, if it speaks of one. */
export function landOf(ref: string): string | null {
  const colon = ref.indexOf(":");
  const kind = ref.slice(0, colon);
  if (kind === "land") return ref.slice(colon + 1);
  if (kind !== "piece" && kind !== "presence") return null;
  const slash = ref.indexOf("/");
  return slash < 0 ? null : ref.slice(colon + 1, slash);
}

/** The lands that refs speak of. */
export function landsOf(refs: readonly string[] | undefined): Set<string> {
  return new Set((refs ?? []).map(landOf).filter((land) => land !== null));
}

export function terrainsOf(view: SpiritIslandView): Record<string, Terrain> {
  return Object.fromEntries(Object.entries(view.lands).map(([name, land]) => [name, land.terrain]));
}

/** What cards have made hold in a land; that it is isolated it says itself. */
export function rulesIn(view: SpiritIslandView, name: string): string[] {
  return view.rules.flatMap(({ land, rule }) => (land === name && rule !== "isolated" ? rule : []));
}

/** The land that a question is about, also where a card asks it. */
export function homeOf(asks: Said | null | undefined): string | null {
  const { here, question } = asks?.args ?? {};
  if (typeof here === "string") return landOf(here);
  return question && typeof question === "object" && !Array.isArray(question)
    ? homeOf(question as unknown as Said)
    : null;
}
