import { describe, expect, it } from "vitest";
import { HEXES, hexNamed, hexUnder, isLanding, LANDINGS, placeUnder, steps, wasLand, type Hex } from "./geometry";
import { CORNERS } from "./table";

const hex = (name: string): Hex => {
  const found = hexNamed(name);
  if (!found) throw new Error(name);
  return found;
};

describe("the printed map", () => {
  it("has 133 hexes, 40 of them land around the lagoon G6", () => {
    expect(HEXES).toHaveLength(133);
    expect(HEXES[0]?.name).toBe("A1");
    expect(HEXES[132]?.name).toBe("M7");
    expect(HEXES.filter(wasLand)).toHaveLength(40);
    expect(hex("G6")).toMatchObject({ x: 0, y: 0 });
    expect(["D4", "D7", "E4", "E8", "F3", "F10", "G3", "G9", "J7"].map((name) => wasLand(hex(name)))).not.toContain(
      false,
    );
    expect(["C5", "D3", "D8", "F2", "G6", "G10"].map((name) => wasLand(hex(name)))).not.toContain(true);
  });

  it("has 356 pairs of neighbours", () => {
    const pairs = HEXES.flatMap((a, i) => HEXES.slice(i + 1).filter((b) => steps(a, b) === 1));
    expect(pairs).toHaveLength(356);
  });

  it("counts steps", () => {
    expect(steps(hex("A1"), hex("A7"))).toBe(6);
    expect(steps(hex("A1"), hex("M1"))).toBe(12);
    expect(steps(hex("G6"), hex("E5"))).toBe(2);
    expect(steps(hex("D4"), hex("C4"))).toBe(1);
  });

  it("has two landing spaces at each safe island, which are neighbours", () => {
    for (const corner of CORNERS) {
      const [one, other] = LANDINGS[corner];
      expect(isLanding(one) && isLanding(other)).toBe(true);
      expect(steps(hex(one), hex(other))).toBe(1);
    }
    expect(isLanding("B2")).toBe(false);
  });

  it("knows what is under a point", () => {
    for (const one of HEXES) expect(hexUnder({ x: one.x + 15, y: one.y - 20 })?.name).toBe(one.name);
    expect(hexUnder({ x: 415, y: 0 })).toBeUndefined();
    expect(placeUnder({ x: -355, y: -384 })).toBe("NW");
    expect(placeUnder({ x: 355, y: 384 })).toBe("SE");
    expect(placeUnder({ x: 0, y: 430 })).toBeUndefined();
  });
});
