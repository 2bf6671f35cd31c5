/** What moved between two views: workers from home to their places, cards into cities, goods to and from their owners. */

import type { Resource } from "../facts";
import { RESOURCES } from "../table";
import type { EverdellView, PlayerTable } from "../view";
import { standing } from "./workers";

export type Good = Resource | "point";

export interface Move {
  what: "worker" | "card" | "good";
  player: string;
  card?: string;
  good?: Good;
  from: string;
  to: string;
}

/** What does something where it lies: a card that came turns over, one that produces moves when its turn comes. */
export interface Stir {
  what: "turns" | "produces";
  ref: string;
  /** How many do so before it. */
  after: number;
}

/** More at once is a jump: somebody looks at another moment. */
const MOST = 6;
const GOODS: readonly Good[] = [...RESOURCES, "point"];

function workers(before: EverdellView, after: EverdellView): Move[] {
  const places = { ...after.places, ...after.forest };
  const found = Object.entries(places).flatMap(([id, now]) =>
    standing(before.places[id] ?? before.forest[id] ?? [], now).map((player) => ({ player, to: `place:${id}` })),
  );
  const events = Object.entries(after.events).flatMap(([id, event]) =>
    standing(before.events[id]?.workers ?? [], event.workers).map((player) => ({ player, to: `event:${id}` })),
  );
  const visits = Object.entries(after.players).flatMap(([owner, { city }]) =>
    (city ?? []).flatMap(({ card, workers: now }, i) => {
      const was = before.players[owner]?.city?.[i];
      const came = was?.card === card ? standing(was.workers ?? [], now) : [];
      return came.map((player) => ({ player, to: `city:${owner}:${i + 1}` }));
    }),
  );
  return [...found, ...events, ...visits].map(({ player, to }) => ({
    what: "worker",
    player,
    from: `home:${player}`,
    to,
  }));
}

function cards(before: EverdellView, after: EverdellView): Move[] {
  return Object.entries(after.players).flatMap(([player, now]) => {
    const old = before.players[player];
    const [was, is] = [old?.city ?? [], now.city ?? []];
    if (is.length !== was.length + 1) return [];
    const card = is.at(-1)?.card;
    if (!card) return [];
    const at = (before.meadow ?? []).findIndex((one, i) => one === card && after.meadow?.[i] !== card);
    const from = at >= 0 ? `meadow:${at + 1}` : Array.isArray(old?.hand) ? `hand:${card}` : `home:${player}`;
    return [{ what: "card" as const, player, card, from, to: `city:${player}:${is.length}` }];
  });
}

/** How many more of it somebody has; nothing where people keep what they have themselves. */
function gained(old: PlayerTable | undefined, now: PlayerTable, good: Good): number {
  const of = (table: PlayerTable): number | undefined => (good === "point" ? table.points : table[good]);
  return ((old && of(now)) ?? 0) - ((old && of(old)) ?? 0);
}

/** What a worker brings comes from where it went; what a card costs goes to where it lies. */
function goods(before: EverdellView, after: EverdellView, moved: readonly Move[]): Move[] {
  return Object.entries(after.players).flatMap(([player, now]) => {
    const own = moved.filter((move) => move.player === player);
    const at = own.find(({ what }) => what === "worker")?.to;
    const card = own.find(({ what }) => what === "card")?.to;
    return GOODS.flatMap((good): Move[] => {
      const n = gained(before.players[player], now, good);
      const mine = `stock:${player}:${good}`;
      if (n > 0 && at) return [{ what: "good", player, good, from: at, to: mine }];
      return n < 0 && card ? [{ what: "good", player, good, from: mine, to: card }] : [];
    });
  });
}

export function moves(before: EverdellView, after: EverdellView): Move[] {
  const found = [...workers(before, after), ...cards(before, after)];
  return found.length <= MOST ? [...goods(before, after, found), ...found] : [];
}

/** Cards of the Meadow that came, and in a new season the cards of a city that produce, one after the other. */
export function stirs(before: EverdellView, after: EverdellView, produces: (card: string) => boolean): Stir[] {
  const old = before.meadow ?? [];
  const came = (after.meadow ?? []).flatMap((card, i) => (card && card !== old[i] ? [`meadow:${i + 1}`] : []));
  const turned = came.length <= MOST ? came.map((ref): Stir => ({ what: "turns", ref, after: 0 })) : [];
  const produced = Object.entries(after.players).flatMap(([player, now]) => {
    const was = before.players[player];
    if (was?.season === now.season || !GOODS.some((good) => gained(was, now, good) > 0)) return [];
    const refs = (now.city ?? []).flatMap(({ card }, i) => (produces(card) ? [`city:${player}:${i + 1}`] : []));
    return refs.map((ref, after): Stir => ({ what: "produces", ref, after }));
  });
  return [...turned, ...produced];
}
