/** Texts of the server call players p1, p2 …; people want to read names. */

import type { Seat } from "../net/types";

export interface Piece {
  text: string;
  /** The player this piece names, or null for plain text. */
  player: string | null;
}

const PLAYER = /\bp([1-9])(b?)\b(?!#)/g;

/** A sentence cut into plain text and players. */
export function pieces(sentence: string, players: readonly string[]): Piece[] {
  const found: Piece[] = [];
  let from = 0;
  for (const match of sentence.matchAll(PLAYER)) {
    if (!players.includes(`p${match[1]}`)) continue;
    if (match.index > from) found.push({ text: sentence.slice(from, match.index), player: null });
    found.push({ text: match[0], player: match[0] });
    from = match.index + match[0].length;
  }
  if (from < sentence.length) found.push({ text: sentence.slice(from), player: null });
  return found;
}

export type Seats = Record<string, Seat>;
export type Nobody = (number: number, seat: Seat | undefined) => string;

/** The name of a player, `p1b` included; two of the same name are told apart by their seat. `nobody` names the nameless. */
export function nameOf(player: string, seats: Seats, nobody: Nobody): string {
  const number = Number(player.replace(/\D/g, ""));
  const seat = seats[player.replace(/b$/, "")];
  const name = seat?.name?.trim();
  if (!name) return nobody(number, seat);
  const several = Object.values(seats).filter((seat) => seat.name?.trim() === name).length > 1;
  return several ? `${name} ${number}` : name;
}

/** Whether a sentence says this name: “Bo” is not in “Bonds”. */
export function says(sentence: string, name: string): boolean {
  const letter = /[\p{L}\p{N}]/u;
  for (let at = sentence.indexOf(name); at >= 0; at = sentence.indexOf(name, at + 1)) {
    if (!letter.test(sentence.charAt(at - 1)) && !letter.test(sentence.charAt(at + name.length))) return true;
  }
  return false;
}

export function withNames(sentence: string, seats: Seats, nobody: Nobody): string {
  return pieces(sentence, Object.keys(seats))
    .map((piece) => (piece.player ? nameOf(piece.player, seats, nobody) : piece.text))
    .join("");
}
