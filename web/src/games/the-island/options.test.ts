import { describe, expect, it } from "vitest";
import { light, onlySource } from "../../board/choosing";
import type { Option as Says } from "./decisions";
import { readOptions, readThings } from "./options";
import { option, sail, step } from "./testing";

describe("what an option is about", () => {
  const shark = { creature: "creature:shark" } as const;
  const at = { at: "hex:D4", who: "adventurer:p1#3" } as const;
  const cases: [Says, [string | null, string] | null][] = [
    [{ id: "option.hex", args: { hex: "hex:D4" } }, [null, "hex:D4"]],
    [{ id: "option.walk", args: { ...at, to: "hex:D5" } }, ["adventurer:p1#3", "hex:D5"]],
    [{ id: "option.board", args: { ...at, to: "ship:C4" } }, ["adventurer:p1#3", "ship:C4"]],
    [{ id: "option.climb", args: { ...at, at: "hex:C4", to: "ship:C4" } }, ["adventurer:p1#3", "ship:C4"]],
    [{ id: "option.overboard", args: { ...at, at: "ship:C4", to: "hex:C4" } }, ["adventurer:p1#3", "hex:C4"]],
    [{ id: "option.step-ashore", args: { ...at, at: "ship:B1", to: "island:NW" } }, ["adventurer:p1#3", "island:NW"]],
    [{ id: "option.sail", args: { at: "hex:C4", to: "hex:C5" } }, ["ship:C4", "hex:C5"]],
    [{ id: "option.move-creature", args: { ...shark, at: "hex:F3", to: "hex:F5" } }, ["creature:shark:F3", "hex:F5"]],
    [{ id: "option.creature-on", args: { ...shark, hex: "hex:F3" } }, [null, "creature:shark:F3"]],
    [{ id: "option.hex", args: { ...shark, at: "hex:F3", hex: "hex:E5" } }, ["creature:shark:F3", "hex:E5"]],
    [{ id: "option.repel", args: { ...shark, hex: "hex:F3", terrain: "terrain:beach" } }, [null, "creature:shark:F3"]],
    [
      { id: "option.adventurer", args: { adventurer: "adventurer:p2#3", who: "player:p2", figure: 3, hex: "hex:D4" } },
      ["adventurer:p2#3", "ship:D4"],
    ],
    [{ id: "option.value", args: { adventurer: "adventurer:p1#3", value: 5 } }, [null, "adventurer:p1#3"]],
    [{ id: "option.value", args: { value: 5, hex: "hex:D4" } }, null],
    [{ id: "option.play-tile", args: { tile: "tile:dolphin", terrain: "terrain:beach" } }, null],
    [{ id: "option.stop", args: {} }, null],
  ];
  it.each(cases)("$id", (says, expected) => {
    const [move] = readOptions([option(7, says)]);
    expect(move ? [move.source, move.target] : null).toEqual(expected);
  });

  it("is nothing where the server says it in words", () => {
    expect(readOptions([{ i: 0, player: "p1", notation: "place D4", refs: ["hex:D4"] }])).toEqual([]);
  });

  it("is the thing itself where things are picked", () => {
    const args = { adventurer: "adventurer:p2#3", who: "player:p2", figure: 3, hex: "hex:D4" } as const;
    expect(readThings([option(1, { id: "option.adventurer", args })])).toEqual([
      { i: 1, source: null, target: "adventurer:p2#3", place: null },
    ]);
  });
});

describe("what is lit", () => {
  const moves = readOptions([
    step(0, "p1#1", "hex:D4", "hex:D5"),
    step(1, "p1#1", "hex:D4", "hex:E5"),
    sail(2, "C4", "C5"),
    step(3, "p1#1", "hex:D4", "ship:C4", "option.board"),
    option(4, { id: "option.stop", args: {} }),
  ]);

  it("is the sources first", () => {
    expect(light(moves, [])).toMatchObject([
      { ref: "adventurer:p1#1", role: "source", options: [0, 1, 3] },
      { ref: "ship:C4", role: "source", options: [2] },
    ]);
  });

  it("is the goals of what is selected, which win over other sources", () => {
    const lit = new Map<string, ReturnType<typeof light>[number]>(
      light(moves, ["adventurer:p1#1"]).map((one) => [one.ref, one]),
    );
    expect(lit.get("hex:D5")).toMatchObject({ role: "target", options: [0], place: "D5" });
    expect(lit.get("ship:C4")).toMatchObject({ role: "target", options: [3] });
    expect(lit.get("adventurer:p1#1")).toMatchObject({ role: "selected" });
  });

  it("joins the goals of adventurers that are drawn as one", () => {
    const two = readOptions([step(0, "p1#1", "hex:D4", "hex:D5"), step(1, "p1#2", "hex:D4", "hex:D5")]);
    expect(light(two, ["adventurer:p1#1", "adventurer:p1#2"]).find((one) => one.ref === "hex:D5")?.options).toEqual([
      0, 1,
    ]);
  });

  it("needs no selection when there is only one source", () => {
    expect(onlySource(moves)).toBeNull();
    expect(onlySource(moves.filter((move) => move.source === "ship:C4"))).toBe("ship:C4");
    expect(onlySource([])).toBeNull();
  });
});
