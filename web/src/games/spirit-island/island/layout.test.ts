import { describe, expect, it } from "vitest";
import { away, type Point } from "../../../board/plane";
import { cardsOn } from "./forecast";
import { Kept, layoutOf, type Layout } from "./layout";
import { isInside } from "./plane";
import { marksOn } from "./plate";
import { filled, fit, FRAMES, laid, POSITIONS, threatened } from "./testing";

const frames = Object.entries(FRAMES);
const desktop = FRAMES["desktop"] ?? { width: 1, height: 1, padding: { left: 0, right: 0, top: 0, bottom: 0 } };
const TERRAINS = ["jungle", "sands", "mountain", "wetland"];
/** The least pixels a unit: on a laptop where numbers end, on a phone after one step of the wheel. */
const least = ({ width }: { width: number }): number => (width < 500 ? 0.25 : 0.22);
/** Numbers are drawn from afar, and pieces from here. */
const NEAR = 3;

function expectRoom(layout: Layout): void {
  for (const { name, pieces, plate, shape } of layout.lands.values()) {
    if (!shape.outline.length) continue;
    pieces.forEach((one, i) => {
      expect(isInside(shape.outline, one), `${one.at} is in its land`).toBe(true);
      for (const other of pieces.slice(i + 1)) {
        expect(away(one, other), `${one.at} and ${other.at}`).toBeGreaterThan(layout.piece);
      }
    });
    for (const { left, right, top, bottom } of plate.rects) {
      const corners: Point[] = [left, right].flatMap((x) => [top, bottom].map((y) => ({ x, y })));
      const inside = corners.filter((corner) => isInside(shape.outline, corner)).length;
      expect(inside, `the plate of ${name} is in its land`).toBeGreaterThanOrEqual(3);
      for (const piece of pieces) {
        const reach = layout.piece * 0.4;
        const covered = piece.x + reach > left && piece.x - reach < right && piece.y > top && piece.y < bottom;
        expect(covered, `${piece.at} is not under the plate`).toBe(false);
      }
    }
  }
}

it("marks a land where rules are in force, and one that is one with another", () => {
  const view = POSITIONS.one;
  const name = "C1";
  const ruled = {
    ...view,
    rules: [
      { rule: "flame-marker", land: name },
      { rule: "isolated", land: name },
    ],
  };
  const rules = (now: typeof view) => laid(now, fit(now, desktop)).lands.get(name)?.told.rules;
  expect([rules({ ...view, rules: [] }), rules(ruled)]).toEqual(["", "flame-marker"]);
  expect(marksOn({ ...view.lands[name]!, joined: "B4" }, "flame-marker")).toEqual(["joined", "ruled"]);
});

describe("pieces and plates", () => {
  it.each(frames)("cover nothing and stay in their lands in the busiest positions, on a %s", (_, frame) => {
    for (const view of Object.values(POSITIONS)) {
      const island = fit(view, frame);
      const zoom = Math.max(1, 0.33 / island.scale);
      expectRoom(laid(view, island, null, zoom));
    }
  });

  it.each(frames)("find room for all that Invaders can do, on a %s", (_, frame) => {
    for (const view of Object.values(POSITIONS)) {
      const island = fit(view, frame);
      for (const ravaged of TERRAINS) {
        for (const built of TERRAINS) {
          const layout = laid(threatened(view, ravaged, built), island, null, Math.max(1, least(frame) / island.scale));
          const wrong = [...layout.lands.values()].filter(({ plate }) => !plate.fits).map(({ name }) => name);
          expect(wrong, `${ravaged} ravaged, ${built} built`).toEqual([]);
        }
      }
    }
  });

  it("are numbers inside their lands from afar, on a phone", () => {
    const frame = FRAMES["phone"] ?? desktop;
    for (const [at, view] of Object.entries(POSITIONS)) {
      const island = fit(view, frame);
      const layout = laid(view, island, null, Math.max(1, 0.165 / island.scale));
      if (!layout.far) continue;
      let more = 0;
      for (const { shape, numbers, plate } of layout.lands.values()) {
        if (!shape.outline.length || numbers.length < 2) continue; // one alone may stand over the border
        const boxes = numbers.map(({ key, x, y, wide, kind }) => {
          if (kind === "more") more += 1;
          return { key, x: x + 0.01, y, right: x + (wide - 0.28) * layout.text - 0.01, high: layout.text * 0.4 };
        });
        for (const [i, one] of boxes.entries()) {
          for (const x of [one.x, one.right])
            for (const y of [one.y - one.high, one.y + one.high])
              expect(isInside(shape.outline, { x, y }), `${at}: ${one.key} is in its land`).toBe(true);
          for (const other of boxes.slice(i + 1)) {
            const across = one.x < other.right && other.x < one.right;
            expect(across && Math.abs(one.y - other.y) < layout.text, `${one.key} and ${other.key}`).toBe(false);
          }
          for (const rect of plate.rects) {
            const under = one.x < rect.right && one.right > rect.left && one.y - one.high < rect.bottom - 1;
            expect(under && one.y > rect.top, `${one.key} is not under the plate`).toBe(false);
          }
        }
      }
      expect(more, `${at}: few lands say less than they hold`).toBeLessThanOrEqual(4);
    }
  });

  it("find room for everything that a land can hold", () => {
    const crowd = { explorer: 5, town: 3, "town-1": 2, city: 2, "city-1": 1, dahan: 3, blight: 3, beasts: 1, wilds: 2 };
    const view = filled(POSITIONS.two, { B5: { ...crowd, defend: 6, presence: { p1: 2, p2: 1 } } });
    const layout = laid(view, fit(view, desktop));
    const pieces = layout.lands.get("B5")?.pieces ?? [];
    const drawn = (kind: string): number =>
      pieces.filter((one) => one.kind === kind).reduce((sum, one) => sum + one.count, 0);
    expect([drawn("explorer"), drawn("town"), drawn("city"), drawn("dahan")]).toEqual([5, 5, 3, 3]);
    expect(pieces.find((one) => one.kind === "explorer")?.count).toBe(5);
    expectRoom(layout);
  });

  it("text is never smaller than 11 pixels on the screen, pieces never larger than 40", () => {
    for (const [, frame] of frames) {
      for (const zoom of [1, 2, NEAR, 6]) {
        const layout = laid(POSITIONS.four, fit(POSITIONS.four, frame), null, zoom);
        expect(layout.text * zoom).toBeGreaterThanOrEqual(11 - 1e-9);
        expect(layout.piece * zoom).toBeLessThanOrEqual(40 + 1e-9);
      }
    }
  });

  it("a piece keeps its slot while others come and go", () => {
    const before = filled(POSITIONS.two, { B5: { explorer: 2, town: 1, dahan: 0, blight: 0, presence: { p1: 1 } } });
    const after = filled(before, { B5: { explorer: 3, town: 0, dahan: 1, presence: { p1: 1 } } });
    const [island, kept] = [fit(before, desktop), new Kept()];
    const draw = (view: typeof before): Layout =>
      layoutOf({ fitted: island, view, then: null, forecast: null, foreseen: null, zoom: 1 }, kept);
    const at = (layout: Layout, id: string): Point | undefined => {
      const found = layout.lands.get("B5")?.pieces.find((one) => one.id === id);
      return found && { x: found.x, y: found.y };
    };
    const [first, second] = [draw(before), draw(after)];
    for (const id of ["explorer#0", "explorer#1", "presence:p1#0"]) {
      expect(at(first, id)).toBeDefined();
      expect(at(second, id)).toEqual(at(first, id));
    }
  });
});

describe("without a forecast", () => {
  const view = {
    ...POSITIONS.two,
    phase: "fast" as const,
    steps: ["spirit", "fast", "invaders.ravage", "invaders.build", "slow"] as (typeof POSITIONS.two)["steps"],
    invaders: { ravage: ["sands"], build: ["wetland-2"], explore: [], deck: [], discard: [] },
    blight: { pool: 5, healthy: true, card: null, unused_cards: 0 },
    shown: { sands: ["B5", "D4"], "wetland-2": ["B6", "D4"] },
  };

  it("only the Invader cards that are still to act mark the lands", () => {
    expect(cardsOn(view)).toEqual([
      ["B5", ["ravage"]],
      ["D4", ["ravage", "build"]],
      ["B6", ["build"]],
    ]);
    expect(cardsOn({ ...view, phase: "invaders.build" }).map(([land]) => land)).toEqual(["B6", "D4"]);
    const drawing = { fitted: fit(view, desktop), view, then: null, forecast: null, foreseen: null, zoom: 1 };
    const layout = layoutOf({ ...drawing, cards: new Map(cardsOn(view)) }, new Kept());
    expect(layout.lands.get("D4")?.coming.cards).toEqual(["ravage", "build"]);
    expect(layout.lands.get("D4")?.plate.signs).not.toBeNull();
    expect([...layout.lands.values()].filter(({ pill }) => pill)).toEqual([]);
  });
});

describe("an island that is laid again", () => {
  it("leaves lands alone that nothing has changed in", () => {
    const [island, kept] = [fit(POSITIONS.four, desktop), new Kept()];
    const draw = (view: typeof before, then: typeof before | null = null, zoom = 1): Layout =>
      layoutOf({ fitted: island, view, then, forecast: null, foreseen: null, zoom }, kept);
    const before = POSITIONS.four;
    const lands = { ...before.lands, B5: { ...before.lands["B5"], town: 9 } } as typeof before.lands;
    const first = draw(before);
    const others = (layout: Layout): string[] =>
      [...layout.lands.values()].filter((land) => land !== first.lands.get(land.name)).map(({ name }) => name);
    expect(others(draw({ ...before, lands: { ...before.lands } }))).toEqual([]);
    expect(others(draw(before, { ...before, lands }))).toEqual(["B5"]);
    expect(others(draw(before))).toEqual([]);
    expect(others(draw({ ...before, lands }))).toEqual(["B5"]);
    const nearer = draw(before, null, 2);
    expect(nearer.lands.get("B6")).not.toBe(first.lands.get("B6"));
    expect(nearer.lands.get("B6")?.told, "what is said of it is the same").toBe(first.lands.get("B6")?.told);
  });
});

describe("a preview", () => {
  const now = filled(POSITIONS.two, {
    B5: { explorer: 2, town: 1, "town-1": 0, dahan: 0, defend: 0, presence: { p1: 1 } },
  });
  const then = filled(now, { B5: { explorer: 3, town: 0, dahan: 0, defend: 6, presence: { p1: 1 } } });

  it("shows what comes and what goes, and leaves the rest where it is", () => {
    const island = fit(now, desktop);
    const pieces = laid(now, island, then).lands.get("B5")?.pieces ?? [];
    const of = (change: string): string[] => pieces.filter((one) => one.change === change).map((one) => one.kind);
    expect(of("comes").sort()).toEqual(["defend", "explorer"]);
    expect(of("goes")).toEqual(["town"]);
    expect(of("").sort()).toEqual(["explorer", "explorer", "presence"]);
    expectRoom(laid(now, island, then));
  });
});
