import { describe, expect, it } from "vitest";
import { hexNamed, R, WIDTH } from "./geometry";
import { scene, type Scene } from "./scene";
import { land, sea, table } from "./testing";
import { follow } from "./track";
import type { IslandView } from "./view";

const drawn = (view: IslandView): Scene => {
  let n = 0;
  return scene(
    view,
    follow([], view, (kind) => `${kind}-${(n += 1)}`),
  );
};

describe("where pieces are drawn", () => {
  it("one adventurer stands in the middle of its tile, three are heads, above three a number is written", () => {
    const folk = (n: number) => Object.fromEntries(Array.from({ length: n }, (_, i) => [`p1#${i + 1}`, "D4 land"]));
    const one = drawn(table({ D4: land("beach") }, folk(1)));
    expect(one.sprites).toMatchObject([{ pose: "stand", ref: "adventurer:p1#1", place: "D4" }]);
    const three = drawn(table({ D4: land("beach") }, folk(3)));
    expect(three.sprites.map((sprite) => sprite.pose)).toEqual(["head", "head", "head"]);
    expect(three.counts).toEqual([]);
    const four = drawn(table({ D4: land("beach") }, { ...folk(4), "p2#1": "D4 land" }));
    expect(four.counts.map((count) => count.n)).toEqual([4]);
    expect(new Set(four.sprites.map((sprite) => sprite.x)).size).toBe(2);
  });

  it("passengers sit in their ship and swimmers beside it", () => {
    const folk = { "p1#1": "C4 aboard", "p2#1": "C4 aboard", "p2#2": "C4 swimming" };
    const { sprites } = drawn(table({ C4: sea({ ship: ["p1", "p2"], swimmers: ["p2"] }) }, folk));
    const ship = sprites.find((sprite) => sprite.kind === "ship");
    const swimmer = sprites.find((sprite) => sprite.pose === "swim");
    expect(sprites.filter((sprite) => sprite.pose === "aboard")).toHaveLength(2);
    expect(swimmer?.y).toBeGreaterThan(ship?.y ?? Infinity);
  });

  it("more than three creatures of a kind are one with a number", () => {
    const { sprites, counts } = drawn(table({ C4: sea({ sharks: 4, whales: 2 }) }));
    expect(counts.map((count) => count.n)).toEqual([4]);
    expect(new Set(sprites.filter((sprite) => sprite.kind === "shark").map((sprite) => sprite.y)).size).toBe(1);
    expect(new Set(sprites.filter((sprite) => sprite.kind === "whale").map((sprite) => sprite.y)).size).toBe(2);
  });

  it("even the fullest hex keeps its pieces inside", () => {
    const swimmers = Object.fromEntries([1, 2, 3, 4, 5].map((i) => [`p1#${i}`, "C4 swimming"]));
    const crew = { "p2#1": "C4 aboard", "p2#2": "C4 aboard", "p2#3": "C4 aboard" };
    const { sprites } = drawn(
      table({ C4: sea({ ship: ["p2", "p2", "p2"], serpents: 1, sharks: 3, whales: 5 }) }, { ...swimmers, ...crew }),
    );
    const hex = hexNamed("C4");
    for (const sprite of sprites) {
      expect(Math.abs(sprite.x - (hex?.x ?? 0))).toBeLessThan(WIDTH / 2);
      expect(Math.abs(sprite.y - (hex?.y ?? 0))).toBeLessThan(R);
    }
  });

  it("the saved stand on their island", () => {
    const { sprites } = drawn(table({}, { "p1#1": "NW" }));
    expect(sprites[0]).toMatchObject({ place: "NW", pose: "stand", x: -355 });
  });

  it("who is removed is not drawn", () => {
    expect(drawn(table({}, { "p1#1": "removed" })).sprites).toEqual([]);
  });
});
