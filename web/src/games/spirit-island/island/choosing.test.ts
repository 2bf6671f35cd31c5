import { describe, expect, it } from "vitest";
import { light } from "../../../board/choosing";
import type { Option } from "../../../net/types";
import type { Layout } from "./layout";
import { Naming } from "./naming";
import { dearLands, readOptions } from "./options";
import { filled, fit, FRAMES, laid, POSITIONS } from "./testing";
import { hit, landUnder, pieceUnder, thingsOf, type Thing } from "./things";
import { waysOf } from "./ways";

const frame = FRAMES["desktop"] ?? { width: 1, height: 1, padding: { left: 0, right: 0, top: 0, bottom: 0 } };
const view = filled(POSITIONS.two, {
  B5: { explorer: 2, town: 1, "town-1": 1, dahan: 0, presence: { p1: 1 } },
  B7: { explorer: 1, town: 0, presence: {} },
});
const layout = laid(view, fit(view, frame));
const MOUSE = { pixel: 1, coarse: false };

const option = (i: number, refs: string[], id = "option.x"): Option => ({
  i,
  player: "p1",
  notation: `n${i}`,
  refs,
  says: { id },
});
const push = (i: number, piece: string, from: string, to: string): Option =>
  option(i, [`piece:${from}/${piece}`, `land:${from}`, `land:${to}`], "option.push");

function things(options: Option[], selected: string[] = [], on: Layout = layout): Thing[] {
  return thingsOf(light(readOptions(options, false), selected), on);
}
const find = (all: Thing[], key: string): Thing => {
  const found = all.find((thing) => thing.key === key);
  if (!found) throw new Error(`${key} among ${all.map((thing) => thing.key).join(", ")}`);
  return found;
};

describe("what may be chosen", () => {
  it("is a land where an option is about a land", () => {
    const all = things([option(0, ["land:B5"]), option(1, ["land:D4"], "option.target-beyond")]);
    expect(all.map(({ key, kind, role }) => [key, kind, role])).toEqual([
      ["land:B5", "land", "target"],
      ["land:D4", "land", "target"],
    ]);
    expect([...dearLands([option(1, ["land:D4"], "option.target-beyond")])]).toEqual(["D4"]);
  });

  it("is a piece first and then its goals, where a piece goes to one of several lands", () => {
    const options = [push(0, "town", "B5", "B7"), push(1, "town", "B5", "B4"), push(2, "explorer", "B5", "B7")];
    expect(things(options).map(({ key, role }) => `${key} ${role}`)).toEqual([
      "piece:B5/town source",
      "piece:B5/explorer source",
    ]);
    const then = things(options, ["piece:B5/town"]);
    expect(then.filter((thing) => thing.role === "target").map((thing) => thing.key)).toEqual(["land:B7", "land:B4"]);
  });

  it("is the piece alone where all go to the same land", () => {
    const options = [push(0, "explorer", "B7", "B5"), push(1, "explorer", "B4", "B5")];
    expect(things(options).map(({ role }) => role)).toEqual(["target", "target"]);
  });

  it("tells a damaged piece from a sound one, and lights every piece that is alike", () => {
    const all = things([
      option(0, ["piece:B5/town-1", "land:B5"]),
      option(1, ["piece:B5/town", "land:B5"]),
      option(2, ["piece:B5/explorer", "land:B5"]),
    ]);
    expect(find(all, "piece:B5/explorer").spots.length).toBe(2);
    expect(find(all, "piece:B5/town").x).not.toBe(find(all, "piece:B5/town-1").x);
  });

  it("is one's own Presence, not the land, where a Presence is meant", () => {
    const [own] = things([option(0, ["land:B5"], "option.presence-from-land")]);
    expect([own?.kind, own?.key]).toEqual(["piece", "presence:B5/p1"]);
  });

  it("is the land that options differ in", () => {
    const options = [option(0, ["land:B1", "land:B0"]), option(1, ["land:B2", "land:B0"])];
    expect(things(options).map((thing) => thing.place)).toEqual(["B1", "B2"]);
  });
});

describe("a click", () => {
  const options = [option(0, ["piece:B5/town", "land:B5"]), option(1, ["piece:B5/explorer", "land:B5"])];
  const all = things(options);
  const town = find(all, "piece:B5/town");

  it("means the piece under it", () => {
    expect(hit(all, layout, town, MOUSE).thing).toBe(town);
    expect(pieceUnder(all, town, 1)).toBe(town);
  });

  it("in a land with several lit pieces asks which", () => {
    const at = layout.lands.get("B5")?.plate.label ?? { x: 0, y: 0 };
    expect(hit(all, layout, at, MOUSE)).toEqual({ thing: null, unsure: all });
    const [one] = things([options[0] ?? option(0, [])]);
    expect(hit(one ? [one] : [], layout, at, MOUSE).thing).toBe(one);
  });

  it("elsewhere means nothing", () => {
    const at = layout.lands.get("D4")?.shape.middle ?? { x: 0, y: 0 };
    expect(landUnder(layout, at)).toBe("D4");
    expect(hit(all, layout, at, MOUSE)).toEqual({ thing: null, unsure: [] });
    expect(landUnder(layout, { x: -9999, y: 0 })).toBeNull();
  });

  it("from far away means the land, and asks which of its pieces", () => {
    const small = { width: 200, height: 200, padding: frame.padding };
    const far = laid(view, fit(view, small));
    expect(far.far).toBe(true);
    const lit = things(options, [], far);
    const at = far.lands.get("B5")?.shape.middle ?? { x: 0, y: 0 };
    expect(hit(lit, far, at, MOUSE).unsure.map((thing) => thing.key)).toEqual(["piece:B5/town", "piece:B5/explorer"]);
  });
});

describe("typing the name of a land", () => {
  const names = ["B5", "B7", "NW1", "NW10"];

  it("goes to it, and leaves digits alone that number options", () => {
    const naming = new Naming();
    expect(naming.press("5", 0, names)).toEqual({ used: false, begun: false, land: null });
    expect(naming.press("b", 10, names)).toEqual({ used: false, begun: true, land: null });
    expect(naming.press("5", 20, names)).toEqual({ used: true, begun: false, land: "B5" });
    expect(naming.press("n", 30, names).land).toBeNull();
    expect(naming.press("w", 40, names).land).toBeNull();
    expect(naming.press("1", 50, names)).toEqual({ used: true, begun: false, land: "NW1" });
    expect(naming.press("0", 60, names)).toEqual({ used: true, begun: false, land: "NW10" });
  });

  it("forgets a letter after a while", () => {
    const naming = new Naming();
    naming.press("b", 0, names);
    expect(naming.press("5", 5000, names)).toEqual({ used: false, begun: false, land: null });
  });
});

describe("arrows", () => {
  it("go from a piece that would leave to where it would be", () => {
    const then = filled(view, { B5: { ...view.lands["B5"], town: 0 }, B7: { ...view.lands["B7"], town: 1 } });
    const drawn = laid(view, fit(view, frame), then);
    const [way] = waysOf(push(0, "town", "B5", "B7"), drawn);
    expect(landUnder(drawn, way?.from ?? { x: 0, y: 0 })).toBe("B5");
    expect(landUnder(drawn, way?.to ?? { x: 0, y: 0 })).toBe("B7");
  });

  it("go from the source of a cascade to the land that is looked at", () => {
    const cascade = {
      ...option(0, ["land:B7"]),
      says: { id: "option.land", args: { here: "land:B5", land: "land:B7" } },
    };
    const [way] = waysOf(cascade, layout);
    expect(way?.from).toEqual(layout.lands.get("B5")?.middle);
  });
});
