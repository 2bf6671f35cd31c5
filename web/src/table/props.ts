/** What the parts of a game get from the table. */

import type { BoardProps } from "../games/contract";
import { settings } from "../lib/settings.svelte";
import { spoken } from "../lib/spoken.svelte";
import { factsOf } from "../lib/vocabulary.svelte";
import type { Pointing, Seat, TableState } from "../net/types";
import { isJoint } from "./joint";
import type { Screen } from "./screen";
import type { Table } from "./store.svelte";

const NONE: Pointing[] = [];

/** Each of them is read where it is needed: whoever shows the view is not drawn again when another option is looked at. */
export function propsFor(
  table: Table,
  seats: () => Record<string, Seat>,
  onpick: (i: number) => void,
  screen: Screen,
): BoardProps {
  /** What is shown is gone before its parts are. */
  let last: TableState | null = null;
  const now = (): TableState => (last = table.now ?? last) as TableState;
  const isPicking = (): boolean => table.decision !== null && table.picking.pick !== null;
  const onpoint = (ref: string): void => table.point(ref);
  const onreplay = (): void => table.again();
  return {
    get view() {
      return now().view;
    },
    get marks() {
      return now().marks ?? null;
    },
    get facts() {
      return factsOf(now().game);
    },
    get log() {
      return now().log;
    },
    get decision() {
      return table.decision;
    },
    get options() {
      return isPicking() ? table.picking.options : table.options;
    },
    get picked() {
      return isPicking() ? table.picking.checked : null;
    },
    get marked() {
      return table.plan.steps;
    },
    counted: (i) => table.picking.counted(i),
    get selected() {
      return isPicking() ? null : table.preview.selected;
    },
    get preview() {
      return table.preview.view;
    },
    get previews() {
      return table.preview.all;
    },
    get then() {
      return table.preview.then;
    },
    get foreseen() {
      return table.preview.foreseen;
    },
    get replay() {
      return table.replay.told;
    },
    get spoken() {
      return spoken.line;
    },
    onpick,
    onanswers: (answers, far) => table.answers(answers, far),
    onhover: (i) => {
      if (isPicking()) return;
      table.preview.look(i);
      const joint = table.player !== null && table.at === null && now().talk && isJoint(now());
      if (joint) table.talk.rest(table.options.find((open) => open.i === i)?.refs[0], onpoint);
    },
    settings,
    get seats() {
      return seats();
    },
    get you() {
      return table.player;
    },
    get points() {
      return table.at === null ? table.talk.points : NONE;
    },
    get onpoint() {
      return table.player && table.at === null && now().talk ? onpoint : undefined;
    },
    get onreplay() {
      return table.at === null && table.canReplay ? onreplay : undefined;
    },
    get narrow() {
      return screen.narrow;
    },
    onopen: screen.open,
  };
}
