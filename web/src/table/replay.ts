/** What happened, step by step: a patch with frames becomes several steps, one for each line that changes something. */

import { changed } from "../net/patch";
import type { Chapter } from "../games/contract";
import type { Frame, LogLine, PatchMessage, TableState } from "../net/types";

export interface Step {
  state: TableState;
  lines: LogLine[];
  /** The things that the lines speak of. */
  refs: string[];
  own: boolean;
  /** It is a step of what an automated opponent does, one of so many: whoever wants to can take their time over it. */
  chapter?: { who: string; n: number; of: number } | null;
}

/** For each of these lines, the part of an automated turn that it belongs to. */
export type Chapters = (lines: readonly LogLine[]) => (Chapter | null)[];

/** So many things that follow from one's own answer are shown with it, at once: the next answer waits for nothing. */
const FEW = 3;

interface How {
  /** So many of this page's own answers have led to it. */
  answers?: number;
  /** The board is at its end from the start, and only the words go on. */
  words?: boolean;
}

interface Happened extends Pick<PatchMessage, "log"> {
  frames?: Frame[];
}

/**
 * The steps from one state to the next. A line that changes nothing is a heading and goes with what follows; lines of
 * one chapter go together.
 */
export function stepsOf(
  before: TableState,
  after: TableState,
  { log = [], frames = [] }: Happened,
  { answers = 0, words = false }: How = {},
  chapters?: Chapters,
): Step[] {
  const own = answers > 0;
  const all: Step = { state: after, lines: log, refs: [], own };
  if (frames.length < 2) return [all];
  const parts = new Map(chapters?.(log).map((chapter, i) => [log[i]?.n, chapter]));
  const steps: (Step & { part?: Chapter | null })[] = [];
  let state = before;
  let lines: LogLine[] = [];
  let refs: string[] = [];
  let part: Chapter | null = null;
  const close = (n: number): void => {
    const told = after.log.filter((line) => line.n <= n);
    const view = words ? after.view : state.view;
    steps.push({ state: { ...state, view, log: told, decision: null }, lines, refs, own: false, part });
    [lines, refs] = [[], []];
  };
  let last = 0;
  for (const frame of frames) {
    const next = parts.get(frame.n) ?? null;
    if (part && (next?.n !== part.n || next.who !== part.who)) close(last);
    part = next;
    last = frame.n;
    state = changed(state, frame);
    lines = [...lines, ...log.filter((line) => line.n === frame.n)];
    refs = [...refs, ...(frame.refs ?? [])];
    if (!part && (frame.set?.length || frame.del?.length)) close(frame.n);
  }
  if (part) close(last);
  const end = steps.pop();
  const shown = new Set(steps.flatMap((step) => step.lines.map((line) => line.n)));
  const rest = {
    ...all,
    own: false,
    lines: log.filter((line) => !shown.has(line.n)),
    refs: [...(end?.refs ?? []), ...refs],
    part: end?.part ?? null,
  };
  const told = steps.some((step) => step.part) || rest.part;
  return own && steps.length < FEW * answers && !told ? [all] : numbered([...steps, rest]);
}

/** Chapters that follow each other are one turn: each is told which of how many it is. */
function numbered(steps: (Step & { part?: Chapter | null })[]): Step[] {
  const turns: (Step & { part?: Chapter | null })[][] = [];
  let before: Chapter | null = null;
  for (const step of steps) {
    const part = step.part ?? null;
    if (part && before && part.who === before.who && part.n > before.n) turns.at(-1)?.push(step);
    else if (part) turns.push([step]);
    before = part;
  }
  for (const turn of turns) {
    turn.forEach((step, i) => {
      step.chapter = { who: step.part?.who ?? "", n: i + 1, of: turn.length };
    });
  }
  return steps;
}
