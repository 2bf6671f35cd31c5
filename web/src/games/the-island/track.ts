/**
 * Ships and creatures have no names in the table. To let them travel, each gets a key that it keeps: by what the log
 * tells (`story.ts`), and where it tells nothing by who stayed, else by who is nearest.
 */

import { hexNamed, HEXES, steps } from "./geometry";
import { CREATURES, creaturesIn, isLand } from "./table";
import type { Creature, IslandView } from "./view";

export type TokenKind = "ship" | Creature;

export interface Token {
  key: string;
  kind: TokenKind;
  hex: string;
}

/** The farthest that anything moves in one step: a whale. */
const FAR = 3;

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

/** Whether these are the ships and creatures of a view, no more and no fewer. */
export function areIn(view: IslandView, tokens: readonly Token[]): boolean {
  const written = (places: readonly Place[]): string =>
    places
      .map(({ kind, hex }) => `${kind} ${hex}`)
      .sort()
      .join();
  return written(tokens) === written(placesOf(view));
}

function between(a: string, b: string): number {
  const [one, other] = [hexNamed(a), hexNamed(b)];
  return one && other ? steps(one, other) : Infinity;
}

/** The tokens of a view, with the keys of those they were in the view before. `make` names new ones. */
export function follow(last: readonly Token[], view: IslandView, make: (kind: TokenKind) => string): Token[] {
  const open = placesOf(view);
  const tokens: Token[] = [];
  const settle = (token: Token, place: Place | undefined): boolean => {
    if (!place) return false;
    open.splice(open.indexOf(place), 1);
    tokens.push({ ...token, hex: place.hex });
    return true;
  };
  const restless = last.filter(
    (token) =>
      !settle(
        token,
        open.find((p) => p.kind === token.kind && p.hex === token.hex),
      ),
  );
  for (const token of restless) {
    const others = open.filter((place) => place.kind === token.kind);
    const alone = others.length === 1 && restless.filter((one) => one.kind === token.kind).length === 1;
    const near = others
      .filter((place) => alone || between(place.hex, token.hex) <= FAR)
      .sort((a, b) => between(a.hex, token.hex) - between(b.hex, token.hex))[0];
    settle(token, near);
  }
  for (const place of open) tokens.push({ key: make(place.kind), ...place });
  return tokens;
}
