/** The spaces of presence tracks, and what each shows. */

import type { Sign } from "../art/elements";
import { ELEMENTS } from "../art/elements";
import type { Spirit, Track, TrackSpace } from "../view";

export interface Gift {
  number?: string;
  sign?: Sign;
  reclaim?: boolean;
  /** One more card play, beside the number of the track. */
  play?: boolean;
  /** What it lets the Spirit do once a turn, by name. */
  act?: string;
}

export interface Space {
  /** Its number on the panel, as refs have it. */
  index: number;
  gifts: Gift[];
  uncovered: boolean;
  /** The first that is still covered. */
  next: boolean;
  /** The last number that is uncovered: what counts now. */
  counts: boolean;
}

const isSign = (word: string): word is Sign => word === "any" || (ELEMENTS as readonly string[]).includes(word);

function gift(word: string): Gift {
  if (isSign(word)) return { sign: word };
  if (word === "reclaim") return { reclaim: true };
  if (word === "play") return { play: true };
  return /^\d+$/.test(word) ? { number: word } : { act: word };
}

function spaces(track: TrackSpace[], from: number): Space[] {
  const gifts = track.map((space) => space.gives.split("+").filter(Boolean).map(gift));
  const numbered = track.map((space, i) => space.uncovered && gifts[i]?.some((one) => one.number));
  const next = track.findIndex((space) => !space.uncovered);
  return track.map((space, i) => ({
    index: from + i,
    gifts: gifts[i] ?? [],
    uncovered: space.uncovered,
    next: i === next,
    counts: i === numbered.lastIndexOf(true),
  }));
}

const TRACKS: readonly Track[] = ["energy", "plays", "growth-1", "growth-2", "growth-3", "growth-4", "bonus"];

const isGrowth = (track: Track): boolean => track.startsWith("growth-");

/** The tracks of a panel; spaces are numbered through all of them. */
export function tracksOf(spirit: Spirit): { track: Track; spaces: Space[] }[] {
  let from = 0;
  const made: { track: Track; spaces: Space[] }[] = [];
  for (const track of TRACKS) {
    const found = spirit.tracks[track];
    if (!found?.length) continue;
    const [last, next] = [made.at(-1), spaces(found, from)];
    from += found.length;
    // Short tracks that open Growth options stand in one row.
    if (last && isGrowth(track) && isGrowth(last.track)) last.spaces.push(...next);
    else made.push({ track, spaces: next });
  }
  return made;
}
