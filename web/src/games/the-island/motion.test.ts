import { describe, expect, it } from "vitest";
import { Follower, foreseen } from "./follower";
import { land, sea, table, type Folk } from "./testing";
import type { IslandView, Space } from "./view";

type Position = [Record<string, Space>, Folk?];

function after(before: Position, now: Position, travel = 200) {
  const follower = new Follower();
  follower.next(table(...before), travel);
  return follower.next(table(...now), travel).plan;
}

describe("what is seen between two views", () => {
  it("nothing at first, nothing when nothing moves, nothing when motion is off", () => {
    const view = table({ C4: sea({ ship: [] }) });
    const follower = new Follower();
    expect(follower.next(view, 200).plan).toBeNull();
    expect(after([{ C4: sea({ ship: [] }) }], [{ C4: sea({ ship: [] }) }])).toBeNull();
    expect(after([{ C4: sea({ ship: [] }) }], [{ C5: sea({ ship: [] }) }], 0)).toBeNull();
  });

  it("the same view gives the same answer, so that nothing moves twice", () => {
    const follower = new Follower();
    follower.next(table({ C4: sea({ ship: [] }) }), 200);
    const view: IslandView = table({ C5: sea({ ship: [] }) });
    expect(follower.next(view, 200)).toBe(follower.next(view, 200));
  });

  it("a ship that is moved only travels", () => {
    const plan = after([{ C4: sea({ ship: [] }) }], [{ C5: sea({ ship: [] }) }]);
    expect(plan).toMatchObject({ exits: [], sinking: [], total: 240 });
  });

  it("a whale comes, then the ship capsizes, then its people swim", () => {
    const folk = { "p1#1": "C5 aboard" };
    const plan = after(
      [{ C5: sea({ ship: ["p1"] }), C7: sea({ whales: 1 }) }, folk],
      [{ C5: sea({ swimmers: ["p1"], whales: 1 }) }, { "p1#1": "C5 swimming" }],
    );
    expect(plan?.exits).toMatchObject([{ how: "capsize", delay: 200 }]);
    expect(plan?.delays.get("adventurer:p1#1")).toBe(200);
  });

  it("a ship that sails to a serpent goes there before it goes under", () => {
    const plan = after(
      [{ C4: sea({ ship: ["p1"] }), C5: sea({ serpents: 1 }) }, { "p1#1": "C4 aboard" }],
      [{ C5: sea({ serpents: 1 }) }, { "p1#1": "removed" }],
    );
    expect(plan?.exits.map((exit) => [exit.sprite.kind, exit.how, Math.round(exit.travel.x), exit.delay])).toEqual([
      ["ship", "under", 69, 200],
      ["adventurer", "under", 69, 200],
    ]);
  });

  it("a ship that sails to a whale turns over there", () => {
    const plan = after(
      [{ C4: sea({ ship: ["p1"] }), C5: sea({ whales: 1 }) }, { "p1#1": "C4 aboard" }],
      [{ C5: sea({ whales: 1, swimmers: ["p1"] }) }, { "p1#1": "C5 swimming" }],
    );
    expect(plan?.exits.map((exit) => [exit.how, Math.round(exit.travel.x)])).toEqual([["capsize", 69]]);
  });

  it("a serpent that comes takes swimmers where they are", () => {
    const plan = after(
      [{ C4: sea({ swimmers: ["p1"] }), C5: sea({ serpents: 1 }), B4: sea({ sharks: 1 }) }, { "p1#1": "C4 swimming" }],
      [{ C4: sea({ serpents: 1 }), B4: sea({ sharks: 1 }) }, { "p1#1": "removed" }],
    );
    expect(plan?.exits).toMatchObject([{ how: "under", travel: { x: 0, y: 0 }, delay: 200 }]);
  });

  it("a whirlpool is known by what it leaves: nothing", () => {
    const whirl = after(
      [{ D4: land("beach", ["p1"]), C4: sea({ sharks: 1 }) }, { "p1#1": "D4 land" }],
      [{}, { "p1#1": "removed" }],
    );
    expect(whirl?.whirlpools).toEqual(["D4"]);
    const shark = after(
      [{ D4: land("beach", ["p1"]) }, { "p1#1": "D4 land" }],
      [{ D4: sea({ sharks: 1 }) }, { "p1#1": "removed" }],
    );
    expect(shark?.whirlpools).toEqual([]);
  });

  it("a tile sinks, and a whirlpool takes what is around", () => {
    const plan = after(
      [{ D4: land("beach", ["p1"]), C4: sea({ sharks: 1 }) }, { "p1#1": "D4 land" }],
      [{}, { "p1#1": "removed" }],
    );
    expect(plan?.sinking).toEqual([{ hex: "D4", terrain: "beach" }]);
    expect(plan?.whirlpools).toEqual(["D4"]);
    expect(plan?.exits.map((exit) => exit.how)).toEqual(["swirl", "swirl"]);
  });

  it("what comes out of a tile waits for the tile", () => {
    const plan = after([{ D4: land("beach") }], [{ D4: sea({ whales: 1 }) }]);
    expect([...(plan?.delays.values() ?? [])]).toEqual([200]);
  });

  it("a jump in the timeline is shown at once", () => {
    const tiles = Object.fromEntries(["D4", "D5", "D6", "D7"].map((name) => [name, land("beach")]));
    expect(after([tiles], [{}])).toBeNull();
  });
});

describe("a preview", () => {
  it("shows who moves, from where, and who is lost", () => {
    const follower = new Follower();
    const folk = { "p1#1": "C4 aboard", "p1#2": "C6 swimming" };
    const now = follower.next(table({ C4: sea({ ship: ["p1"] }), C6: sea({ swimmers: ["p1"] }) }, folk), 200);
    const then = foreseen(now, table({ C5: sea({ ship: ["p1"] }) }, { "p1#1": "C5 aboard", "p1#2": "removed" }));
    expect(then.ghosts.map(({ sprite, from }) => [sprite.ref, sprite.place, from !== null])).toEqual([
      ["ship:C5", "C5", true],
      ["adventurer:p1#1", "C5", true],
    ]);
    expect(then.lost.map((sprite) => sprite.ref)).toEqual(["adventurer:p1#2"]);
  });
});
