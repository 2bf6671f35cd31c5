import { describe, expect, it } from "vitest";
import { bounded, CLOSEST, onBoard, panned, showing, WHOLE, zoomedAt } from "./camera";

const HALF = { x: 424, y: 444 };

describe("zoom and pan", () => {
  it("what is under the finger stays there", () => {
    const at = { x: 120, y: -80 };
    const near = zoomedAt(WHOLE, 2, at, HALF);
    expect(near.zoom).toBe(2);
    expect(onBoard(near, at)).toEqual(at);
  });

  it("the board never leaves its frame", () => {
    expect(panned(WHOLE, { x: 500, y: 500 }, HALF)).toEqual(WHOLE);
    expect(panned({ x: 0, y: 0, zoom: 2 }, { x: 9999, y: -9999 }, HALF)).toEqual({ x: HALF.x, y: -HALF.y, zoom: 2 });
    expect(bounded({ x: 0, y: 0, zoom: 99 }, HALF).zoom).toBe(CLOSEST);
    expect(zoomedAt({ x: 300, y: 0, zoom: 2 }, 0.1, { x: 0, y: 0 }, HALF)).toEqual(WHOLE);
  });

  it("shows what has the focus", () => {
    const point = { x: 300, y: 300 };
    const camera = showing({ x: 0, y: 0, zoom: 3 }, point, HALF);
    expect(Math.abs(point.x * 3 + camera.x)).toBeLessThan(HALF.x);
    expect(Math.abs(point.y * 3 + camera.y)).toBeLessThan(HALF.y);
    expect(showing(WHOLE, point, HALF)).toEqual(WHOLE);
  });
});
