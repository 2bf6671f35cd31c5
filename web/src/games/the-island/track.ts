/**
 * Ships and creatures have no names in the table. To let them travel, each gets a key that it keeps: from one view to
 * the next by what the events say, else by who stayed, else by who is nearest.
 */

import { hexNamed, HEXES, steps } from "./geometry";
import { CREATURES, creaturesIn, isLand, type Creature, type IslandView } from "./types";
import type { GameEvent } from "../../net/types";

export type TokenKind = "ship" | Creature;

export interface Token {
  key: string;
  kind: TokenKind;
  hex: string;
  /** Where it was in the view before, when it has moved. */
  from?: string;
}

export interface Track {
  tokens: Token[];
  /** Those of the view before that are gone, at the place where they went under. */
  gone: Token[];
}

/** The farthest that anything moves in one step: a whale. */
const FAR = 3;

/** The numbers in an event, in the order of the server. */
export function numbers(event: GameEvent): number[] {
  const args = event["args"];
  return Array.isArray(args) ? args.filter((n): n is number => typeof n === "number") : [];
}

export function hexNumber(n: number | undefined): string | undefined {
  return n === undefined ? undefined : HEXES[n % HEXES.length]?.name;
}

interface Journey {
  kind: TokenKind;
  from: string;
  to: string;
}

/** What the events say about ships and creatures on the way. */
export function journeys(events: readonly GameEvent[]): Journey[] {
  const found: Journey[] = [];
  for (const event of events) {
    const args = numbers(event);
    const sails = event.kind === "sail" || event.kind === "wind";
    const creature = event.kind === "creature" || event.kind === "dive";
    if (!sails && !creature) continue;
    const kind = sails ? "ship" : CREATURES[args[1] ?? -1];
    const from = hexNumber(args[sails ? 1 : 2]);
    const to = hexNumber(args[sails ? 2 : 3]);
    if (kind && from && to) found.push({ kind, from, to });
  }
  return found;
}

interface Place {
  kind: TokenKind;
  hex: string;
}

function placesOf(view: IslandView): Place[] {
  const places: Place[] = [];
  for (const { name } of HEXES) {
    const space = view.hexes[name];
    if (!space || isLand(space)) continue;
    if (space.ship) places.push({ kind: "ship", hex: name });
    for (const kind of CREATURES) {
      for (let i = creaturesIn(space, kind); i > 0; i -= 1) places.push({ kind, hex: name });
    }
  }
  return places;
}

function between(a: string, b: string): number {
  const [one, other] = [hexNamed(a), hexNamed(b)];
  return one && other ? steps(one, other) : Infinity;
}

/** The tokens of a view, with the keys of those they were in the view before. `make` names new ones. */
export function follow(
  last: readonly Token[],
  view: IslandView,
  events: readonly GameEvent[],
  make: (kind: TokenKind) => string,
): Track {
  const before = last.map(({ key, kind, hex }): Token => ({ key, kind, hex }));
  for (const { kind, from, to } of journeys(events)) {
    const token = before.find((one) => one.kind === kind && one.hex === from);
    if (token) Object.assign(token, { hex: to, from: token.from ?? from });
  }
  const open = placesOf(view);
  const tokens: Token[] = [];
  const settle = (token: Token, place: Place | undefined): boolean => {
    if (!place) return false;
    open.splice(open.indexOf(place), 1);
    const { key, kind, hex } = { ...token, hex: place.hex };
    const from = token.from ?? token.hex;
    tokens.push(from === hex ? { key, kind, hex } : { key, kind, hex, from });
    return true;
  };
  const restless = before.filter(
    (token) =>
      !settle(
        token,
        open.find((p) => p.kind === token.kind && p.hex === token.hex),
      ),
  );
  const gone = restless.filter((token) => {
    const others = open.filter((place) => place.kind === token.kind && !token.from);
    const alone = others.length === 1 && restless.filter((one) => one.kind === token.kind).length === 1;
    const near = others
      .filter((place) => alone || between(place.hex, token.hex) <= FAR)
      .sort((a, b) => between(a.hex, token.hex) - between(b.hex, token.hex))[0];
    return !settle(token, near);
  });
  for (const place of open) tokens.push({ key: make(place.kind), ...place });
  return { tokens, gone };
}
