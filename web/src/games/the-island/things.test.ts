import { describe, expect, it } from "vitest";
import { nearest, neighbour } from "../../board/arrows";
import { light } from "../../board/choosing";
import { Follower } from "./follower";
import { hexNamed, type Point } from "./geometry";
import { readOptions } from "./options";
import { land, sail, sea, step, table } from "./testing";
import { hit, thingsOf, type Finger } from "./things";

const at = (name: string): Point => hexNamed(name) ?? { x: 0, y: 0 };
const MOUSE: Finger = { unit: 1, coarse: false };
const THUMB: Finger = { unit: 2.2, coarse: true };

const options = [
  step(0, "p1#1", "hex:D4", "hex:D5"),
  step(1, "p1#1", "hex:D4", "hex:C4", "option.jump"),
  step(2, "p1#1", "hex:D4", "ship:C4", "option.board"),
  sail(3, "C4", "C5"),
  sail(4, "C4", "B4"),
];
const view = table(
  { D4: land("jungle", ["p1"]), D5: land("jungle"), C4: sea({ ship: ["p2"] }) },
  { "p1#1": "D4 land", "p2#1": "C4 aboard" },
);
const { scene } = new Follower().next(view, [], 0);
const things = (...selected: string[]) => thingsOf(light(readOptions(options), selected), scene, view);

describe("what a click means", () => {
  it("the whole hex of a lit piece counts as the piece", () => {
    const { x, y } = at("D4");
    expect(hit(things(), { x: x + 28, y: y + 10 }, MOUSE).thing?.key).toBe("adventurer:p1#1");
    expect(hit(things(), at("D6"), MOUSE).thing).toBeNull();
  });

  it("the ship is boarded, the water beside it is jumped into", () => {
    const lit = things("adventurer:p1#1");
    expect(hit(lit, at("C4"), MOUSE).thing?.key).toBe("ship:C4");
    expect(hit(lit, { x: at("C4").x, y: at("C4").y + 36 }, MOUSE).thing?.key).toBe("hex:C4");
    expect(hit(lit, at("D5"), MOUSE).thing?.options).toEqual([0]);
  });

  it("a thumb that could mean both is asked", () => {
    const { thing, unsure } = hit(things("adventurer:p1#1"), at("C4"), THUMB);
    expect(thing).toBeNull();
    expect(unsure.map((one) => one.key).sort()).toEqual(["hex:C4", "ship:C4"]);
  });

  describe("of somebody who has just boarded", () => {
    const aboard = table({ C4: sea({ ship: ["p1"] }) }, { "p1#1": "C4 aboard" });
    const { scene: boarded } = new Follower().next(aboard, [], 0);
    const after = [
      step(0, "p1#1", "ship:C4", "hex:C4", "option.overboard"),
      step(1, "p1#1", "ship:C4", "hex:D4"),
      sail(2, "C4", "C5"),
      sail(3, "C4", "B4"),
    ];
    const lit = thingsOf(light(readOptions(after), ["adventurer:p1#1"]), boarded, aboard);

    it("the ship is the ship, not the water under it", () => {
      const ship = lit.find((one) => one.key === "ship:C4");
      expect(ship?.role).toBe("source");
      expect(hit(lit, { x: (ship?.x ?? 0) + 20, y: ship?.y ?? 0 }, MOUSE).thing?.key).toBe("ship:C4");
      expect(hit(lit, { x: at("C4").x, y: at("C4").y + 37 }, MOUSE).thing?.key).toBe("hex:C4");
    });
  });

  it("a thumb reaches a little over the edge", () => {
    const { x, y } = at("D4");
    const beside = { x: x + 45, y };
    expect(hit(things(), beside, THUMB).thing?.key).toBe("adventurer:p1#1");
    expect(hit(things(), beside, MOUSE).thing).toBeNull();
  });

  it("adventurers drawn as one are one thing", () => {
    const many = table({ D4: land("beach") }, Object.fromEntries([1, 2, 3, 4].map((i) => [`p1#${i}`, "D4 land"])));
    const drawn = new Follower().next(many, [], 0).scene;
    const moves = readOptions([1, 2, 3].map((i) => step(i, `p1#${i}`, "hex:D4", "hex:D5")));
    expect(thingsOf(light(moves, []), drawn, many)).toMatchObject([
      { kind: "adventurer", options: [1, 2, 3], figures: [{ id: 1 }, { id: 2 }, { id: 3 }] },
    ]);
  });
});

describe("the arrow keys", () => {
  const lit = things("ship:C4");
  it("go to the next thing in their direction", () => {
    const ship = lit.find((thing) => thing.key === "ship:C4");
    expect(neighbour(lit, ship ?? at("C4"), "ArrowRight")?.key).toBe("hex:C5");
    expect(neighbour(lit, ship ?? at("C4"), "ArrowUp")?.key).toBe("hex:B4");
    expect(neighbour(lit, ship ?? at("C4"), "ArrowLeft")).toBeNull();
  });

  it("and what is gone leaves the focus near", () => {
    expect(nearest(lit, at("C6"))?.key).toBe("hex:C5");
    expect(nearest([], at("C6"))).toBeNull();
  });
});
