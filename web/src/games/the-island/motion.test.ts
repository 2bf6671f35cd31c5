import { describe, expect, it } from "vitest";
import type { Event } from "./events";
import { Follower, foreseen } from "./follower";
import { land, lines, sea, table, type Folk } from "./testing";
import type { IslandView, Space } from "./view";

type Position = [Record<string, Space>, Folk?];

/** The plan of a step that these events tell. The tables have three adventurers a player, as many as they show. */
function after(before: Position, now: Position, events: Event[] = [], travel = 200) {
  const follower = new Follower();
  follower.next(table(...before), lines(), travel);
  return follower.next(table(...now), lines(...events), travel).plan;
}

const creature = (kind: "serpent" | "shark" | "whale", at: string, to: string): Event => ({
  id: "log.creature",
  args: { who: "player:p2", creature: `creature:${kind}`, at: `hex:${at}`, to: `hex:${to}` },
});
const sailed = (at: string, to: string): Event => ({
  id: "log.sail",
  args: { who: "player:p1", at: `hex:${at}`, to: `hex:${to}` },
});
const lost = (hex: string, kind: "serpent" | "shark"): Event => ({
  id: "log.lost",
  args: { adventurer: 0, who: "player:p1", hex: `hex:${hex}`, creature: `creature:${kind}` },
});
const takes = (hex: string): Event => ({
  id: "log.takes",
  args: { who: "player:p1", hex: `hex:${hex}`, terrain: "terrain:beach" },
});
const shows = (hex: string, tile: "ship" | "shark" | "whale" | "whirlpool"): Event => ({
  id: "log.shows",
  args: { who: "player:p1", hex: `hex:${hex}`, tile: `tile:${tile}` },
});
const falls = (hex: string): Event => ({
  id: "log.falls",
  args: { adventurer: 0, who: "player:p1", hex: `hex:${hex}` },
});
const capsized = (hex: string): Event => ({ id: "log.capsized", args: { hex: `hex:${hex}` } });

describe("what the log tells is shown", () => {
  it("nothing at first, nothing when motion is off", () => {
    const follower = new Follower();
    expect(follower.next(table({ C4: sea({ ship: [] }) }), lines(), 200).plan).toBeNull();
    expect(after([{ C4: sea({ ship: [] }) }], [{ C5: sea({ ship: [] }) }], [sailed("C4", "C5")], 0)).toBeNull();
  });

  it("the same view gives the same answer, so that nothing moves twice", () => {
    const follower = new Follower();
    follower.next(table({ C4: sea({ ship: [] }) }), lines(), 200);
    const view: IslandView = table({ C5: sea({ ship: [] }) });
    const log = lines(sailed("C4", "C5"));
    expect(follower.next(view, log, 200)).toBe(follower.next(view, [...log], 200));
  });

  it("a ship that is moved only travels", () => {
    const plan = after([{ C4: sea({ ship: [] }) }], [{ C5: sea({ ship: [] }) }], [sailed("C4", "C5")]);
    expect(plan).toMatchObject({ exits: [], sinking: [], total: 240 });
    expect(plan?.entering.size).toBe(0);
  });

  it("it is the ship that the log names which sails, not the one that looks nearest", () => {
    const follower = new Follower();
    const before = follower.next(table({ C4: sea({ ship: [] }), C6: sea({ ship: [] }) }), lines(), 200);
    const key = (hex: string) => before.tokens.find((token) => token.hex === hex)?.key;
    const now = follower.next(
      table({ C6: sea({ ship: [] }), C7: sea({ ship: [] }) }),
      lines({ id: "log.wind", args: { at: "hex:C4", to: "hex:C7" } }),
      200,
    );
    expect(Object.fromEntries(now.tokens.map((token) => [token.key, token.hex]))).toEqual({
      [key("C4") ?? ""]: "C7",
      [key("C6") ?? ""]: "C6",
    });
  });

  it("a whale comes, then the ship capsizes, then its people swim", () => {
    const plan = after(
      [{ C5: sea({ ship: ["p1"] }), C7: sea({ whales: 1 }) }, { "p1#1": "C5 aboard" }],
      [{ C5: sea({ swimmers: ["p1"], whales: 1 }) }, { "p1#1": "C5 swimming" }],
      [creature("whale", "C7", "C5"), capsized("C5")],
    );
    expect(plan?.exits).toMatchObject([{ how: "capsize", delay: 200 }]);
    expect(plan?.delays.get("adventurer:p1#1")).toBe(200);
  });

  it("a ship that sails to a serpent goes there before it goes under", () => {
    const plan = after(
      [{ C4: sea({ ship: ["p1"] }), C5: sea({ serpents: 1 }) }, { "p1#1": "C4 aboard" }],
      [{ C5: sea({ serpents: 1 }) }, { "p1#1": "removed" }],
      [
        sailed("C4", "C5"),
        { id: "log.wrecked", args: { hex: "hex:C5", creature: "creature:serpent" } },
        lost("C5", "serpent"),
      ],
    );
    expect(plan?.exits.map((exit) => [exit.sprite.kind, exit.how, Math.round(exit.travel.x), exit.delay])).toEqual([
      ["ship", "under", 69, 200],
      ["adventurer", "under", 69, 200],
    ]);
  });

  it("a ship that sails to a whale turns over there, and its people go along", () => {
    const plan = after(
      [{ C4: sea({ ship: ["p1"] }), C5: sea({ whales: 1 }) }, { "p1#1": "C4 aboard" }],
      [{ C5: sea({ whales: 1, swimmers: ["p1"] }) }, { "p1#1": "C5 swimming" }],
      [sailed("C4", "C5"), capsized("C5")],
    );
    expect(plan?.exits.map((exit) => [exit.how, Math.round(exit.travel.x)])).toEqual([["capsize", 69]]);
    expect(plan?.delays.size).toBe(0);
  });

  it("a serpent that comes takes swimmers where they are", () => {
    const plan = after(
      [{ C4: sea({ swimmers: ["p1"] }), C5: sea({ serpents: 1 }), B4: sea({ sharks: 1 }) }, { "p1#1": "C4 swimming" }],
      [{ C4: sea({ serpents: 1 }), B4: sea({ sharks: 1 }) }, { "p1#1": "removed" }],
      [creature("serpent", "C5", "C4"), lost("C4", "serpent")],
    );
    expect(plan?.exits).toMatchObject([{ how: "under", travel: { x: 0, y: 0 }, delay: 200 }]);
  });

  it("a tile sinks, then a whirlpool takes what is around", () => {
    const plan = after(
      [{ D4: land("beach", ["p1"]), C4: sea({ sharks: 1, ship: [] }) }, { "p1#1": "D4 land" }],
      [{}, { "p1#1": "removed" }],
      [
        takes("D4"),
        falls("D4"),
        shows("D4", "whirlpool"),
        { id: "log.whirlpool", args: { hex: "hex:D4" } },
        { id: "log.lost.whirlpool", args: { adventurer: 0, who: "player:p1", hex: "hex:D4" } },
        { id: "log.creature-gone", args: { creature: "creature:shark", hex: "hex:C4" } },
        { id: "log.ship-gone", args: { hex: "hex:C4" } },
      ],
    );
    expect(plan?.sinking).toEqual([{ hex: "D4", terrain: "beach", delay: 0 }]);
    expect(plan?.whirlpools).toEqual([{ hex: "D4", delay: 200 }]);
    expect(plan?.exits.map((exit) => [exit.sprite.kind, exit.how, exit.delay])).toEqual([
      ["adventurer", "swirl", 200],
      ["shark", "swirl", 200],
      ["ship", "swirl", 200],
    ]);
  });

  it("who stands on a tile falls with it, and what comes out of it waits for it", () => {
    const plan = after(
      [{ D4: land("beach", ["p1"]) }, { "p1#1": "D4 land" }],
      [{ D4: sea({ whales: 1, swimmers: ["p1"] }) }, { "p1#1": "D4 swimming" }],
      [takes("D4"), falls("D4"), shows("D4", "whale")],
    );
    expect([...(plan?.delays.entries() ?? [])]).toEqual([[expect.stringContaining("whale"), 200]]);
    expect([...(plan?.entering ?? [])]).toEqual([expect.stringContaining("whale")]);
  });

  it("who is lost is named by the log, also of another player", () => {
    const events: Event[] = [
      { id: "log.lost", args: { adventurer: 1, who: "player:p2", hex: "hex:C4", creature: "creature:shark" } },
    ];
    const plan = after(
      [{ C4: sea({ swimmers: ["p1", "p2"], sharks: 1 }) }, { "p1#1": "C4 swimming", "p2#1": "C4 swimming" }],
      [{ C4: sea({ swimmers: ["p1"], sharks: 1 }) }, { "p1#1": "C4 swimming", "p2#1": "removed" }],
      events,
    );
    expect(plan?.exits.map((exit) => [exit.sprite.key, exit.delay])).toEqual([["adventurer:p2#1", 0]]);
  });

  it("a creature that is repelled comes first and then goes", () => {
    const repelled: Event = {
      id: "log.repelled",
      args: { who: "player:p1", creature: "creature:shark", hex: "hex:C4" },
    };
    const swims: Position = [{ C4: sea({ swimmers: ["p1"] }) }, { "p1#1": "C4 swimming" }];
    const plan = after([{ ...swims[0], C5: sea({ sharks: 1 }) }, swims[1]], swims, [
      creature("shark", "C5", "C4"),
      repelled,
    ]);
    expect(plan?.exits).toMatchObject([{ how: "fade", start: 0, delay: 200 }]);
  });

  it("one thing is shown after the other", () => {
    const plan = after(
      [{ D4: land("beach"), C7: sea({ sharks: 1 }) }],
      [{ D4: sea({ whales: 1 }), C6: sea({ sharks: 1 }) }],
      [takes("D4"), shows("D4", "whale"), creature("shark", "C7", "C6")],
    );
    expect([...(plan?.delays.values() ?? [])].sort()).toEqual([200, 400]);
    expect(plan?.total).toBe(640);
  });
});

describe("a jump, of which the log tells nothing", () => {
  it("is shown at once: who moved travels, who is gone fades", () => {
    const plan = after(
      [{ C4: sea({ ship: ["p1"] }), C5: sea({ serpents: 1 }) }, { "p1#1": "C4 aboard" }],
      [{ C6: sea({ serpents: 1 }) }, { "p1#1": "removed" }],
    );
    expect(plan?.exits.map((exit) => [exit.how, exit.delay])).toEqual([
      ["fade", 0],
      ["fade", 0],
    ]);
    expect(plan).toMatchObject({ total: 240, whirlpools: [] });
    expect(after([{ C4: sea({ ship: [] }) }], [{ C4: sea({ ship: [] }) }])).toBeNull();
  });

  it("is what an undo is, whatever the lines before it told", () => {
    const follower = new Follower();
    const [first, second] = [table({ C4: sea({ ship: [] }) }), table({ C5: sea({ ship: [] }) })];
    const log = lines(sailed("C4", "C5"));
    follower.next(first, lines(), 200);
    follower.next(second, log, 200);
    const back = [...log, { n: 9, kind: "undo", says: { id: "note.undo" }, undoes: [0, 0] as [number, number] }];
    const plan = follower.next(table({ C4: sea({ ship: [] }) }), back, 200).plan;
    expect(plan).toMatchObject({ exits: [], total: 240 });
  });

  it("is what does not fit what was told", () => {
    const plan = after([{ C4: sea({ ship: [] }) }], [{ C5: sea({ ship: [] }) }], [sailed("C6", "C7")]);
    expect(plan).toMatchObject({ exits: [], total: 240 });
  });

  it("far away is not shown as a movement", () => {
    const tiles = Object.fromEntries(["D4", "D5", "D6", "D7"].map((name) => [name, land("beach")]));
    expect(after([tiles], [{}])).toBeNull();
  });
});

describe("a preview", () => {
  it("shows who moves, from where, and who is lost", () => {
    const follower = new Follower();
    const folk = { "p1#1": "C4 aboard", "p1#2": "C6 swimming" };
    const now = follower.next(table({ C4: sea({ ship: ["p1"] }), C6: sea({ swimmers: ["p1"] }) }, folk), [], 200);
    const then = foreseen(now, table({ C5: sea({ ship: ["p1"] }) }, { "p1#1": "C5 aboard", "p1#2": "removed" }));
    expect(then.ghosts.map(({ sprite, from }) => [sprite.ref, sprite.place, from !== null])).toEqual([
      ["ship:C5", "C5", true],
      ["adventurer:p1#1", "C5", true],
    ]);
    expect(then.lost.map((sprite) => sprite.ref)).toEqual(["adventurer:p1#2"]);
  });
});
