/** From the open options to what they are about on the map. */

import type { Move } from "../../../board/choosing";
import type { Option } from "../../../net/types";
import { landOf, presenceRef } from "./table";

type About = Omit<Move, "i">;

/** Options about a Presence of one's own, named by its land only. */
const OWN_PRESENCE = ["option.presence-from-land", "option.destroy-presence", "option.presence-to-track"];

interface Refs {
  piece: string | null;
  lands: string[];
}

function refsOf(option: Option): Refs {
  const piece = option.refs.find((ref) => ref.startsWith("piece:") && ref.includes("/")) ?? null;
  const lands = option.refs.filter((ref) => ref.startsWith("land:")).map((ref) => ref.slice("land:".length));
  return { piece, lands };
}

/** Whether all these options go to the same land: then it is the piece that is chosen. */
function oneGoal(all: readonly Refs[]): boolean {
  const goals = new Set(all.filter(({ piece, lands }) => piece && lands.length > 1).map(({ lands }) => lands.at(-1)));
  return goals.size <= 1;
}

/** Of options about two lands, the place in the list where they differ. */
function differing(all: readonly Refs[]): number {
  const two = all.filter(({ piece, lands }) => !piece && lands.length > 1);
  return new Set(two.map(({ lands }) => lands[0])).size > 1 ? 0 : 1;
}

/** What each option is about; options that nothing on the map is about are left out. */
export function readOptions(options: readonly Option[], picking: boolean): Move[] {
  const all = options.map(refsOf);
  const gathers = picking || oneGoal(all);
  const which = differing(all);
  return options.flatMap((option, at): Move[] => {
    const found = about(option, all[at] ?? { piece: null, lands: [] }, gathers, which);
    return found ? [{ i: option.i, ...found }] : [];
  });
}

function about(option: Option, { piece, lands }: Refs, gathers: boolean, which: number): About | null {
  const [first] = lands;
  if (piece) {
    const to = lands.at(-1);
    if (lands.length > 1 && to && !gathers) return { source: piece, target: `land:${to}`, place: to };
    return { source: null, target: piece, place: landOf(piece) };
  }
  if (first === undefined) return null;
  if (OWN_PRESENCE.includes(option.says?.id ?? "")) {
    return { source: null, target: presenceRef(first, option.player), place: first };
  }
  const land = lands.length > 1 ? (lands[which] ?? first) : first;
  return { source: null, target: `land:${land}`, place: land };
}

/** Lands that cost something to choose. */
export function dearLands(options: readonly Option[]): Set<string> {
  return new Set(
    options.filter(({ says }) => says?.id === "option.target-beyond").flatMap((option) => refsOf(option).lands),
  );
}

/** Where an option would send a piece: from land to land. */
export function wayOf(option: Option | undefined): { from: string; to: string } | null {
  const { lands } = option ? refsOf(option) : { lands: [] };
  const [from, to] = [lands[0], lands.at(-1)];
  return from !== undefined && to !== undefined && from !== to ? { from, to } : null;
}
