/** What the tests of widgets put on the table. */

import { createRawSnippet, type Snippet } from "svelte";
import { Table } from "../table/store.svelte";
import type { Option, TableState } from "../net/types";

export function html(markup: string): Snippet {
  return createRawSnippet(() => ({ render: () => markup }));
}

/** Options that read as these words, numbered from 0. */
export function optionsOf(...texts: string[]): Option[] {
  return texts.map((text, i) => ({
    i,
    player: "p1",
    notation: text.toLowerCase().replaceAll(" ", "-"),
    refs: [],
    text: { en: text },
  }));
}

/** A running game of Ada (p1) and Bo (p2), seen by Ada. */
export function stateOf(more: Partial<TableState> = {}): TableState {
  return {
    version: 1,
    table: "t1",
    game: "the-island",
    you: "p1",
    mine: ["p1"],
    host: true,
    name: "",
    status: "running",
    setup: {},
    view: {},
    decision: null,
    waiting: [],
    seats: { p1: { kind: "human", name: "Ada" }, p2: { kind: "human", name: "Bo" } },
    log: [],
    undo: { free: 0, own: 0, action: 0, to: null, reveals: false, redo: 0, request: null },
    end_request: null,
    whatif: false,
    stopped: false,
    clock: null,
    talk: true,
    hints: true,
    choices: {},
    answers: 0,
    outcome: null,
    links: {},
    ...more,
  };
}

export function tableOf(state: TableState): Table {
  const table = new Table("t1");
  table.latest = table.shown = state;
  table.player = state.you;
  table.mine = state.mine;
  return table;
}
