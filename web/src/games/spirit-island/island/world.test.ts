import { describe, expect, it } from "vitest";
import { away } from "../../../board/plane";
import { boxOf, chained, closedPath, isInside } from "./plane";
import { framing } from "./framing";
import { gaugeSizes } from "./room";
import { FRAMES, fit, laid, POSITIONS } from "./testing";
import { bestTurn, rimOf, worldOf } from "./world";

const two = POSITIONS.two;

describe("boards side by side", () => {
  it("lie at the same line where they are joined, and nowhere else", () => {
    const world = worldOf(two.map);
    expect(world.lands.size).toBe(18);
    const points = (lines: { x: number; y: number }[][]): number => lines.flat().length;
    expect(points(world.seams)).toBeGreaterThan(40);
    // A seam is a border of lands of both boards.
    const seam = world.seams[0]?.[2] ?? { x: 0, y: 0 };
    const at = [...world.lands.values()].filter((land) => land.outline.some((point) => away(point, seam) < 3));
    expect(new Set(at.map((land) => land.name.slice(0, 1)))).toEqual(new Set(["B", "D"]));
  });

  it("islands of an archipelago lie apart", () => {
    const [one, other] = two.map.boards;
    if (!one || !other) throw new Error("two boards");
    const boards = [
      { ...one, islet: 0, turn: 0, at: [0, 0] },
      { ...other, islet: 1, turn: 0, at: [0, 0] },
    ];
    const world = worldOf({ layout: "archipelago", boards });
    expect(world.seams).toEqual([]);
    const box = (letter: string) =>
      boxOf([...world.lands.values()].filter((land) => land.name.startsWith(letter)).flatMap((land) => land.outline));
    expect(box("D").x).toBeGreaterThan(box("B").x + box("B").w);
  });

  it("a destroyed board is gone, and the island ends where it lay", () => {
    const [one, other] = two.map.boards;
    if (!one || !other) throw new Error("two boards");
    const world = worldOf({ ...two.map, boards: [{ ...one, gone: true }, other] });
    expect(world.lands.size).toBe(9);
    expect(world.seams).toEqual([]);
  });

  it("lands are closed, and have their slots inside", () => {
    for (const land of worldOf(POSITIONS.four.map).lands.values()) {
      if (land.ring.length === 0) continue;
      expect(closedPath(land.ring)).toMatch(/^M.*Z$/);
      land.ring.forEach((line, i) => {
        const next = land.ring[(i + 1) % land.ring.length]?.[0];
        expect(away(line.at(-1) ?? { x: 0, y: 0 }, next ?? { x: 99, y: 99 })).toBeLessThan(3);
      });
      expect(land.slots.every((slot) => isInside(land.outline, slot))).toBe(true);
    }
  });

  it("the end of the map is drawn in as few lines as it has", () => {
    const world = worldOf(two.map);
    expect(chained(world.ends).length).toBe(2);
  });
});

describe("the island in its frame", () => {
  it.each(Object.entries(FRAMES))("fits on a %s", (_, frame) => {
    for (const view of Object.values(POSITIONS)) {
      const box = boxOf(rimOf(fit(view, frame)));
      expect(box.x).toBeGreaterThanOrEqual(-frame.width / 2 + frame.padding.left - 1);
      expect(box.x + box.w).toBeLessThanOrEqual(frame.width / 2 - frame.padding.right + 1);
      expect(box.y).toBeGreaterThanOrEqual(-frame.height / 2 + frame.padding.top - 1);
      expect(box.y + box.h).toBeLessThanOrEqual(frame.height / 2 - frame.padding.bottom + 1);
    }
  });

  it("turns to fit, but not the thematic map, which has a north", () => {
    const { desktop, phone } = FRAMES;
    if (!desktop || !phone) throw new Error("frames");
    const world = worldOf(two.map);
    expect(bestTurn(world, two.map, desktop)).not.toBe(bestTurn(world, two.map, phone));
    const [wide, tall] = [bestTurn(world, two.map, desktop), bestTurn(world, two.map, phone)];
    // A little more or less room turns nothing; another frame does.
    expect(bestTurn(world, two.map, { ...desktop, height: desktop.height + 90 }, wide)).toBe(wide);
    expect(bestTurn(world, two.map, phone, wide)).toBe(tall);
    const north = POSITIONS.thematic;
    expect(bestTurn(worldOf(north.map), north.map, phone)).toBe(0);
  });

  it("leaves room for every gauge: Event cards and a second adversary have theirs too", () => {
    const none = { adversary: null, scenario: null };
    const nation = { id: "england", level: 1 };
    const all = { adversary: nation, second_adversary: nation, scenario: "blitz", events: { deck: 9, discard: [] } };
    const [few, many] = [gaugeSizes(none), gaugeSizes(all)];
    expect(many?.lying.width).toBe((few?.lying.width ?? 0) + 4 * 140);
    expect(many?.standing.height).toBe((few?.standing.height ?? 0) + 4 * 84);
  });

  it.each(Object.entries(FRAMES))("has its Oceans in sight on a %s", (_, frame) => {
    for (const view of Object.values(POSITIONS)) {
      for (const { outline, slots } of fit(view, frame).lands.values()) {
        if (outline.length) continue;
        for (const { x, y } of slots) {
          expect(Math.abs(x)).toBeLessThanOrEqual(frame.width / 2 - 25);
          expect(Math.abs(y)).toBeLessThanOrEqual(frame.height / 2 - 25);
        }
      }
    }
  });

  it("is not looked at from so far away that names lie on each other, where the frame is low", () => {
    const padding = { left: 14, right: 14, top: 18, bottom: 18 };
    const low = { width: 720, height: 110, padding };
    const island = fit(two, low);
    const [asked, nothing] = [["B5"], []].map((lands) => framing(laid(two, island), lands, island.scale, low));
    expect((nothing?.zoom ?? 0) * island.scale).toBeCloseTo(0.165);
    expect((asked?.zoom ?? 0) * island.scale).toBeGreaterThanOrEqual(0.165);
    const high = { width: 390, height: 540, padding };
    expect(framing(laid(two, fit(two, high)), [], fit(two, high).scale, high).zoom).toBe(1);
  });

  it("a land that is asked about is seen with those next to it, where these can be", () => {
    const frame = { width: 390, height: 540, padding: { left: 14, right: 14, top: 18, bottom: 18 } };
    const layout = laid(two, fit(two, frame));
    const camera = framing(layout, ["B7"], fit(two, frame).scale, frame);
    expect(camera.zoom).toBeGreaterThan(1);
    for (const name of two.lands["B7"]?.adjacent ?? []) {
      const { x, y } = layout.lands.get(name)?.shape.middle ?? { x: NaN, y: NaN };
      expect(Math.abs(x * camera.zoom + camera.x), name).toBeLessThan(frame.width / 2);
      expect(Math.abs(y * camera.zoom + camera.y), name).toBeLessThan(frame.height / 2);
    }
  });
});
