import { describe, expect, it } from "vitest";
import { light, onlySource, readOption, readOptions } from "./options";
import { option } from "./testing";

describe("what an option is about", () => {
  const cases: [string, string[], [string | null, string] | null][] = [
    ["place D4", ["hex:D4"], [null, "hex:D4"]],
    ["walk D4→D5", ["adventurer:p1#3", "hex:D4", "hex:D5"], ["adventurer:p1#3", "hex:D5"]],
    ["board D4→C4", ["adventurer:p1#3", "hex:D4", "hex:C4", "ship:C4"], ["adventurer:p1#3", "ship:C4"]],
    ["board C4", ["adventurer:p1#3", "hex:C4", "hex:C4", "ship:C4"], ["adventurer:p1#3", "ship:C4"]],
    ["jump C4", ["adventurer:p1#3", "hex:C4", "hex:C4"], ["adventurer:p1#3", "hex:C4"]],
    ["land B1→NW", ["adventurer:p1#3", "hex:B1", "island:NW"], ["adventurer:p1#3", "island:NW"]],
    ["sail C4→C5", ["ship:C4", "hex:C4", "hex:C5"], ["ship:C4", "hex:C5"]],
    ["shark F3→F5", ["creature:shark:F3", "hex:F3", "hex:F5"], ["creature:shark:F3", "hex:F5"]],
    ["dive shark F3", ["creature:shark:F3", "hex:F3"], [null, "creature:shark:F3"]],
    ["shark F3→E5", ["creature:shark:F3", "hex:E5"], ["creature:shark:F3", "hex:E5"]],
    ["repel shark", ["creature:shark:F3", "hex:F3", "tile:repel-shark"], [null, "creature:shark:F3"]],
    ["aboard p2#3", ["adventurer:p2#3", "ship:D4"], ["adventurer:p2#3", "ship:D4"]],
    ["value p1#3 5", ["adventurer:p1#3"], [null, "adventurer:p1#3"]],
    ["tile dolphin", ["tile:dolphin"], null],
    ["stop", [], null],
  ];
  it.each(cases)("%s", (notation, refs, expected) => {
    const move = readOption(option(7, notation, ...refs));
    expect(move && [move.source, move.target]).toEqual(expected);
  });
});

describe("what is lit", () => {
  const moves = readOptions([
    option(0, "walk D4→D5", "adventurer:p1#1", "hex:D4", "hex:D5"),
    option(1, "walk D4→E5", "adventurer:p1#1", "hex:D4", "hex:E5"),
    option(2, "sail C4→C5", "ship:C4", "hex:C4", "hex:C5"),
    option(3, "board D4→C4", "adventurer:p1#1", "hex:D4", "hex:C4", "ship:C4"),
    option(4, "stop"),
  ]);

  it("is the sources first", () => {
    expect(light(moves, [])).toEqual([
      { ref: "adventurer:p1#1", role: "source", options: [0, 1, 3] },
      { ref: "ship:C4", role: "source", options: [2] },
    ]);
  });

  it("is the goals of what is selected, which win over other sources", () => {
    const lit = new Map(light(moves, ["adventurer:p1#1"]).map((one) => [one.ref, one]));
    expect(lit.get("hex:D5")).toMatchObject({ role: "target", options: [0] });
    expect(lit.get("ship:C4")).toMatchObject({ role: "target", options: [3] });
    expect(lit.get("adventurer:p1#1")).toMatchObject({ role: "selected" });
  });

  it("joins the goals of adventurers that are drawn as one", () => {
    const two = readOptions([
      option(0, "walk D4#1→D5", "adventurer:p1#1", "hex:D4", "hex:D5"),
      option(1, "walk D4#2→D5", "adventurer:p1#2", "hex:D4", "hex:D5"),
    ]);
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
