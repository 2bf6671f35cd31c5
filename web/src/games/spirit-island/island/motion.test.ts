import { describe, expect, it } from "vitest";
import { motionBetween } from "./motion";
import { filled, fit, FRAMES, laid, POSITIONS } from "./testing";
import { cascadesOf } from "./ways";

const frame = FRAMES["desktop"] ?? { width: 1, height: 1, padding: { left: 0, right: 0, top: 0, bottom: 0 } };
const before = filled(POSITIONS.two, {
  B5: { explorer: 1, town: 1, "town-1": 0, city: 0, dahan: 0, blight: 0, presence: {} },
  B7: { explorer: 0, town: 0, city: 0, dahan: 0, blight: 0, presence: {} },
});
const island = fit(before, frame);
const moved = (lands: Parameters<typeof filled>[1], travel = 220) =>
  motionBetween(laid(before, island), laid(filled(before, lands), island), travel);

describe("what is seen between two views", () => {
  it("a piece travels from where it was to where it is", () => {
    const motion = moved({ B5: { town: 0 }, B7: { town: 1 } });
    expect(motion?.flights.map(({ piece }) => piece.kind)).toEqual(["town"]);
    expect(motion?.gone).toEqual([]);
    expect([...(motion?.arriving.keys() ?? [])]).toEqual(["B7/town#0"]);
  });

  it("what is destroyed goes, and what is added comes", () => {
    const motion = moved({ B5: { town: 0, blight: 1 } });
    expect(motion?.gone.map(({ piece }) => piece.kind)).toEqual(["town"]);
    expect([...(motion?.arriving.keys() ?? [])]).toEqual(["B5/blight#0"]);
  });

  it("a wound shakes its piece", () => {
    const motion = moved({ B5: { town: 0, "town-1": 1 } });
    expect(motion?.flights).toEqual([]);
    expect([...(motion?.hurt ?? [])]).toEqual(["B5/town-1#0"]);
  });

  it("nothing moves where nothing changed, or for people who want no motion", () => {
    expect(moved({})).toBeNull();
    expect(moved({ B5: { town: 0 } }, 0)).toBeNull();
  });

  it("six set out one after another, the rest together", () => {
    const motion = moved(
      Object.fromEntries(["B1", "B2", "B3", "B4", "B6", "B8", "D1", "D2", "D3"].map((name) => [name, { beasts: 1 }])),
    );
    expect(new Set(motion?.arriving.values()).size).toBe(7);
    expect(motion?.total).toBeLessThan(1500);
  });
});

it("a cascade that is told has its arrow", () => {
  const layout = laid(before, island);
  const line = { n: 7, kind: "cascade", says: { id: "log.cascade", args: { origin: "land:B5", to: "land:B7" } } };
  expect(cascadesOf([line], layout).map(({ from, to }) => [from, to])).toEqual([
    [layout.lands.get("B5")?.middle, layout.lands.get("B7")?.middle],
  ]);
  expect(cascadesOf([{ ...line, kind: "blight" }], layout)).toEqual([]);
});
