/** What the board says in words: names of things for people who hear them, and the few words that are seen. */

import type { Json } from "../../net/types";
import type { Corner } from "./table";
import type { Creature, Terrain } from "./view";

/** How many adventurers of whom, in one place. */
export interface Party {
  n: number;
  who: string;
  second: boolean;
}

export type How = "land" | "aboard" | "swimming" | "saved";
type Say = (id: string, args: Record<string, Json>) => string;

const text = (words: string): Json => ({ text: words });
const parties = (folk: Party[]): Json[] =>
  folk.map(({ n, who, second }) => ({ id: "board.party", args: { n, who: text(who), second } }));

/** The board's patterns, each with its values. */
export class Words {
  constructor(private readonly speak: Say) {}

  private say(id: string, args: Record<string, Json> = {}): string {
    return this.speak(`board.${id}`, args);
  }

  /** A word or sentence without values. */
  readonly plain = (id: PlainId): string => this.say(id);

  terrain = (terrain: Terrain): string => this.say("terrain", { terrain: `terrain:${terrain}` });
  corner = (corner: Corner): string => this.say("corner", { corner: `island:${corner}` });
  /** A space with what is in it. */
  space = (place: string, what: string, parts: string[]): string =>
    this.say("space", { place: text(place), what: text(what), parts: parts.length ? parts.map(text) : null });
  island = (corner: Corner, folk: Party[]): string =>
    this.say("island", { corner: text(this.corner(corner)), saved: text(this.saved(folk)) });
  landing = (corner: Corner): string => this.say("landing", { corner: text(this.corner(corner)) });
  creatures = (kind: Creature, n: number): string => this.say("creatures", { kind: `creature:${kind}`, n });
  creatureOn = (kind: Creature, n: number, hex: string): string =>
    this.say("creature-on", { kind: `creature:${kind}`, n, hex: text(hex) });
  ship = (crew: Party[]): string => this.say("ship", { n: crew.length, crew: parties(crew) });
  shipOn = (hex: string, crew: Party[]): string =>
    this.say("ship-on", { n: crew.length, hex: text(hex), crew: parties(crew) });
  standing = (folk: Party[]): string => this.say("standing", { folk: parties(folk) });
  swimming = (folk: Party[]): string => this.say("swimming", { folk: parties(folk) });
  saved = (folk: Party[]): string => this.say("saved", { n: folk.length, folk: parties(folk) });
  /** One adventurer, or several that are drawn as one. */
  adventurer = (ids: number[], who: string, how: How, place: string): string =>
    this.say("adventurer", { n: ids.length, id: ids[0] ?? 0, who: text(who), how: `how:${how}`, place: text(place) });
  options = (n: number): string => this.say("options", { n });
  selected = (thing: string): string => this.say("selected", { thing: text(thing) });
  points = (n: number): string => this.say("points", { n });
  die = (kind: Creature): string => this.say("die", { kind: `creature:${kind}` });
  tilesLeft = (terrain: Terrain, n: number): string => this.say("tiles-left", { terrain: `terrain:${terrain}`, n });
  toLaunch = (n: number): string => this.say("to-launch", { n });
  symbol = (symbol: string): string => this.say("symbol", { symbol: `tile:${symbol}` });
  value = (n: number): string => this.say("value", { n });
}

type PlainId = "board" | "status" | "whole" | "which" | "cancel" | "sea" | "lagoon" | "held" | "none-held" | "to-place";
