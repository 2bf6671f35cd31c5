/** What happened, step by step: a patch with frames becomes several steps, one for each line that changes something. */

import { changed } from "../net/patch";
import type { Frame, LogLine, PatchMessage, TableState } from "../net/types";

export interface Step {
  state: TableState;
  lines: LogLine[];
  /** The things that the lines speak of. */
  refs: string[];
  own: boolean;
}

/** So many things that follow from one's own answer are shown with it, at once: the next answer waits for nothing. */
const FEW = 3;

interface Happened extends Pick<PatchMessage, "log"> {
  frames?: Frame[];
}

/**
 * The steps from one state to the next. A line that changes nothing is a heading and goes with what follows. With
 * `words`, the board is at its end from the start and only the words go on.
 */
export function stepsOf(
  before: TableState,
  after: TableState,
  { log = [], frames = [] }: Happened,
  own = false,
  words = false,
): Step[] {
  const all: Step = { state: after, lines: log, refs: [], own };
  if (frames.length < 2) return [all];
  const steps: Step[] = [];
  let state = before;
  let lines: LogLine[] = [];
  let refs: string[] = [];
  for (const frame of frames) {
    state = changed(state, frame);
    lines = [...lines, ...log.filter((line) => line.n === frame.n)];
    refs = [...refs, ...(frame.refs ?? [])];
    if (!frame.set?.length && !frame.del?.length) continue;
    const told = after.log.filter((line) => line.n <= frame.n);
    steps.push({
      state: { ...state, view: words ? after.view : state.view, log: told, decision: null },
      lines,
      refs,
      own: false,
    });
    [lines, refs] = [[], []];
  }
  const last = steps.pop();
  const shown = new Set(steps.flatMap((step) => step.lines.map((line) => line.n)));
  const rest = {
    ...all,
    own: false,
    lines: log.filter((line) => !shown.has(line.n)),
    refs: [...(last?.refs ?? []), ...refs],
  };
  return own && steps.length < FEW ? [all] : [...steps, rest];
}
