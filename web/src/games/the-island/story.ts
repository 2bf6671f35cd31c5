/** What the log tells of a step, for the eye: who sets out when, who goes and how, what sinks. */

import type { Event } from "./events";
import { adventurerOf, idOf } from "./refs";
import type { Sprite } from "./scene";
import type { Token, TokenKind } from "./track";
import type { Terrain } from "./view";

/** Ways to leave: dragged under, drawn into the whirlpool, turned over, or simply gone. */
export type Leaving = "under" | "swirl" | "capsize" | "fade";

interface Leave {
  key: string;
  /** Where it goes under. */
  hex: string;
  how: Leaving;
  beat: number;
}

/** Time goes in beats: one for what somebody does, one for all that follows from it. */
export interface Story {
  tokens: Token[];
  /** In which beat a piece sets out or appears, by its key; others make room for them at once. */
  starts: Map<string, number>;
  leaving: Leave[];
  sinking: { hex: string; terrain: Terrain; beat: number }[];
  whirlpools: { hex: string; beat: number }[];
  beats: number;
}

/** How a step begins: its pieces, and how many adventurers each player has. */
export interface Opening {
  tokens: readonly Token[];
  sprites: readonly Sprite[];
  each: number;
  make: (kind: TokenKind) => string;
}

export function story(events: readonly Event[], opening: Opening): Story {
  const teller = new Teller(opening);
  for (const event of events) teller.hear(event);
  return teller.told;
}

class Teller {
  readonly told: Story;
  #fresh = false;

  constructor(private readonly opening: Opening) {
    const tokens = opening.tokens.map((token) => ({ ...token }));
    this.told = { tokens, starts: new Map(), leaving: [], sinking: [], whirlpools: [], beats: 0 };
  }

  hear({ id, args }: Event): void {
    switch (id) {
      case "log.placed":
      case "log.placed.second":
      case "log.aboard":
        this.#starts(this.#adventurer(args), this.#then());
        break;
      case "log.launched":
        this.#add("ship", idOf(args.hex));
        break;
      case "log.step.ashore":
      case "log.step.swims-ashore":
      case "log.step.crosses":
      case "log.step.climbs":
      case "log.step.boards":
      case "log.step.swims":
      case "log.step.overboard":
      case "log.step.jumps":
      case "log.step.walks":
      case "log.dolphin":
        this.#starts(this.#adventurer(args), this.#next());
        break;
      case "log.sail":
      case "log.wind":
        this.#move("ship", idOf(args.at), idOf(args.to));
        break;
      case "log.dive":
      case "log.creature":
        this.#move(idOf(args.creature), idOf(args.at), idOf(args.to));
        break;
      case "log.takes": {
        const terrain = idOf(args.terrain);
        if (terrain !== "sea") this.told.sinking.push({ hex: idOf(args.hex), terrain, beat: this.#next() });
        break;
      }
      case "log.falls":
        // With the tile, not after it.
        this.#starts(this.#adventurer(args), Math.max(0, this.told.beats - 1));
        break;
      case "log.shows": {
        const tile = idOf(args.tile);
        if (tile === "ship" || tile === "shark" || tile === "whale") this.#add(tile, idOf(args.hex));
        break;
      }
      case "log.whirlpool":
        this.told.whirlpools.push({ hex: idOf(args.hex), beat: this.#then() });
        break;
      case "log.lost":
        this.#leave(this.#adventurer(args), idOf(args.hex), "under");
        break;
      case "log.lost.whirlpool":
        this.#leave(this.#adventurer(args), idOf(args.hex), "swirl");
        break;
      case "log.wrecked":
        this.#drop("ship", idOf(args.hex), "under");
        break;
      case "log.capsized":
        this.#drop("ship", idOf(args.hex), "capsize");
        break;
      case "log.ship-gone":
        this.#drop("ship", idOf(args.hex), "swirl");
        break;
      case "log.creature-gone":
        this.#drop(idOf(args.creature), idOf(args.hex), "swirl");
        break;
      case "log.repelled":
        this.#drop(idOf(args.creature), idOf(args.hex), "fade");
    }
  }

  /** The beat of what somebody does: after all that was told. */
  #next(): number {
    this.#fresh = true;
    return (this.told.beats += 1) - 1;
  }

  /** The beat of what follows from it, together with all else that does. */
  #then(): number {
    if (this.#fresh || this.told.beats === 0) this.told.beats += 1;
    this.#fresh = false;
    return this.told.beats - 1;
  }

  /** The log counts adventurers through all players. */
  #adventurer({ who, adventurer }: { who: `player:${string}`; adventurer: number }): string {
    return adventurerOf(idOf(who), (adventurer % this.opening.each) + 1);
  }

  #starts(key: string, beat: number): void {
    if (!this.told.starts.has(key)) this.told.starts.set(key, beat);
  }

  #find(kind: TokenKind, hex: string): Token | undefined {
    return this.told.tokens.find((token) => token.kind === kind && token.hex === hex);
  }

  #add(kind: TokenKind, hex: string): void {
    const key = this.opening.make(kind);
    this.told.tokens.push({ key, kind, hex });
    this.#starts(key, this.#then());
  }

  #move(kind: TokenKind, at: string, to: string): void {
    const token = this.#find(kind, at);
    if (!token) return;
    const beat = this.#next();
    token.hex = to;
    for (const key of [token.key, ...this.#crew(token)]) this.#starts(key, beat);
  }

  #leave(key: string, hex: string, how: Leaving): void {
    this.told.leaving.push({ key, hex, how, beat: this.#then() });
  }

  #drop(kind: TokenKind, hex: string, how: Leaving): void {
    const token = this.#find(kind, hex);
    if (!token) return;
    this.#leave(token.key, hex, how);
    this.told.tokens.splice(this.told.tokens.indexOf(token), 1);
    for (const key of this.#crew(token)) this.#starts(key, this.#then());
  }

  /** Who sat in a ship when the step began. */
  #crew({ key }: Token): string[] {
    const { sprites } = this.opening;
    const ship = sprites.find((sprite) => sprite.key === key && sprite.kind === "ship");
    return sprites.filter((one) => one.pose === "aboard" && one.place === ship?.place).map((one) => one.key);
  }
}
