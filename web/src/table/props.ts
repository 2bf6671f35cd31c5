/** What the parts of a game get from the table. */

import type { BoardProps } from "../games/contract";
import { settings } from "../lib/settings.svelte";
import type { Seat, TableState } from "../net/types";
import type { Table } from "./store.svelte";

export function propsFor(
  table: Table,
  now: TableState,
  seats: Record<string, Seat>,
  onpick: (i: number) => void,
): BoardProps {
  const picking = table.decision !== null && table.picking.pick !== null;
  const { lines, refs } = table.replay;
  return {
    view: now.view,
    log: now.log,
    decision: table.decision,
    options: picking ? table.picking.options : table.options,
    picked: picking ? table.picking.checked : null,
    selected: picking ? null : table.preview.selected,
    preview: table.preview.view,
    previews: table.preview.all,
    then: table.preview.then,
    replay: table.replaying && lines.length ? { lines, refs } : null,
    onpick,
    onanswers: (answers) => table.answers(answers),
    onhover: (i) => (picking ? undefined : table.preview.look(i)),
    settings,
    seats,
    you: table.player,
    points: table.at === null ? table.talk.points : [],
    onpoint: table.player && table.at === null && now.talk ? (ref) => table.point(ref) : undefined,
  };
}
