/** What is printed on the cards of The Island: `facts` of a card. Written by `python -m tools.protocol`. */

export type Terrain = "beach" | "jungle" | "mountain";

/** A symbol: its colour, when it is played, and how many tiles of each terrain have it. */
export interface TileFacts {
  kind: "tile";
  colour: "green" | "red";
  played: "at-once" | "own-turn" | "as-defence";
  tiles: Partial<Record<Terrain, number>>;
}

export type CardFacts = TileFacts;
