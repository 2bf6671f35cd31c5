import { describe, expect, it } from "vitest";
import type { Forecast, RavageToCome } from "../view";
import { comingTo, pillOf, shorter } from "./forecast";
import { filled, fit, FRAMES, laid, POSITIONS, threatened } from "./testing";

describe("the pill of a land", () => {
  const ravage = {
    damage: 4,
    dealt: { city: 3, town: 2 },
    defend: 0,
    net: 4,
    blight: 1,
    cascade: true,
    dahan_lost: 1,
    presence_lost: ["p1", "p1"],
    strike: 0,
    sure: true,
  };
  const texts = (pill: ReturnType<typeof pillOf>): string =>
    (pill?.items ?? [])
      .map((item) =>
        "text" in item ? item.text : "icon" in item ? item.icon : "piece" in item ? item.piece : item.mark,
      )
      .join(" ");

  it("says damage, Blight, cascade and what is lost", () => {
    expect(texts(pillOf(ravage, ravage, false))).toBe("ravage 4 blight cascade dahan −1 p1 −2");
    expect(pillOf(ravage, ravage, false)?.tone).toBe("bad");
  });

  it("says that a land is safe, and what is only certain as far as it goes", () => {
    const safe = { ...ravage, net: 0, blight: 0, cascade: false, dahan_lost: 0, presence_lost: [] };
    const atLeast = { ...safe, net: 1, sure: false };
    expect(texts(pillOf(safe, safe, false))).toBe("ravage 0 check");
    expect(texts(pillOf(atLeast, atLeast, false))).toBe("ravage 1+");
    expect(pillOf(undefined, undefined, false)).toBeNull();
  });

  it("says what an option would change", () => {
    const pill = pillOf(
      ravage,
      { ...ravage, net: 0, blight: 0, cascade: false, dahan_lost: 0, presence_lost: [] },
      false,
    );
    expect(texts(pill)).toBe("ravage 4 → 0 check");
    expect(pill?.tone).toBe("changed");
    expect(texts(pillOf(ravage, { ...ravage, stopped: "quarantine" }, false))).toBe("ravage 4 → 0 check");
  });

  it("marks what only may happen", () => {
    const maybe = { ...ravage, cascade: false, may_cascade: true, presence_lost: [], dahan_lost: 0 };
    expect(texts(pillOf(maybe, maybe, false))).toBe("ravage 4 blight cascade ?");
    const open = { ...ravage, blight: 0, cascade: false, presence_lost: [], dahan_lost: 0, sure: false, open: true };
    expect(texts(pillOf(open, { ...open, stopped: "quarantine" }, false))).toBe("ravage 4? → 0?");
    expect(pillOf(open, open, false)?.tone).toBe("unsure");
  });

  it("says in its shorter forms that there is more, and in a preview what would be", () => {
    const pill = pillOf(ravage, { ...ravage, net: 2 }, false);
    expect(pill && shorter(pill).map(texts)).toEqual([
      "ravage 4 → 2 blight cascade dahan −1 p1 −2",
      "4 → 2 blight cascade dahan −1 p1 −2",
      "4 → 2 blight cascade …",
      "4 → 2 blight …",
      "2 blight …",
      "2 …",
      "2",
    ]);
  });

  it("marks what will perhaps be built", () => {
    expect(comingTo({ adds: ["town"], sure: false }, undefined, undefined).perhaps.built).toBe(true);
    expect(comingTo({ adds: ["town"], sure: true }, undefined, { adds: 1, sure: false }).perhaps).toEqual({
      built: false,
      explorers: true,
    });
  });
});

describe("a land", () => {
  const view = threatened(POSITIONS.four, "sands", "jungle");
  const phone = FRAMES["phone"] ?? { width: 1, height: 1, padding: { left: 0, right: 0, top: 0, bottom: 0 } };

  it("is marked where Blight comes, however little of the pill it has room for", () => {
    for (const zoom of [1, 1.4, 2]) {
      for (const { threatened: isMarked, land } of laid(view, fit(view, phone), null, zoom).lands.values())
        expect(isMarked).toBe(land.terrain === "sands");
    }
  });

  it("says from afar what the Ravage does, and in a preview what would change", () => {
    const far = laid(view, fit(view, phone));
    expect(far.far).toBe(true);
    const [name] = [...far.lands.values()].filter(({ land }) => land.terrain === "sands").map((land) => land.name);
    const first = far.lands.get(name ?? "")?.numbers[0];
    expect([first?.kind, first?.text, first?.pill?.tone]).toEqual(["blight", "12", "bad"]);
    const land = view.lands[name ?? ""];
    const safe = { ...view.forecast?.ravage[name ?? ""], net: 1, blight: 0, cascade: false } as RavageToCome;
    const forecast = { ...view.forecast, ravage: { ...view.forecast?.ravage, [name ?? ""]: safe } } as Forecast;
    const then = { ...filled(view, { [name ?? ""]: { city: 9, defend: 3 } }), forecast };
    const changed = laid(view, fit(view, phone), then).lands.get(name ?? "")?.numbers ?? [];
    const told = (kind: string): string | undefined => changed.find((one) => one.kind === kind)?.text;
    expect(told("ravage")).toBe("12→1");
    expect(told("city")).toBe(`${land?.city}→9`);
    expect(told("defend")).toBe(`${land?.defend}→3`);
  });
});
