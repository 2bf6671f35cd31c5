import { describe, expect, it } from "vitest";
import { event, number, sea, table } from "./testing";
import { follow, type Token, type TokenKind } from "./track";
import type { IslandView } from "./types";

const token = (kind: TokenKind, hex: string): Token => ({ key: `${kind}@${hex}`, kind, hex });
const made = (kind: TokenKind): string => `new ${kind}`;
const places = (last: Token[], view: IslandView, events = [event("turn", 0, 1)]) => {
  const { tokens, gone } = follow(last, view, events, made);
  return {
    at: Object.fromEntries(tokens.map((one) => [one.key, one.hex])),
    gone: gone.map((one) => `${one.key} ${one.hex}`),
  };
};

describe("ships and creatures keep their keys", () => {
  it("who stays stays, who moved is the nearest", () => {
    const view = table({ C4: sea({ ship: [] }), C6: sea({ ship: ["p1"] }) });
    expect(places([token("ship", "C4"), token("ship", "C5")], view).at).toEqual({ "ship@C4": "C4", "ship@C5": "C6" });
  });

  it("a shark joins another", () => {
    const view = table({ F5: sea({ sharks: 2 }) });
    expect(places([token("shark", "F3"), token("shark", "F5")], view).at).toEqual({
      "shark@F3": "F5",
      "shark@F5": "F5",
    });
  });

  it("events say who it was", () => {
    const view = table({ C5: sea({ ship: [] }), C6: sea({ ship: [] }) });
    const sailed = [event("sail", 0, number("C4"), number("C5")), event("sail", 0, number("C5"), number("C6"))];
    expect(places([token("ship", "C4"), token("ship", "C5")], view, sailed.reverse()).at).toEqual({
      "ship@C4": "C5",
      "ship@C5": "C6",
    });
  });

  it("a lone creature is the same however far it dived", () => {
    expect(places([token("shark", "A1")], table({ M7: sea({ sharks: 1 }) })).at).toEqual({ "shark@A1": "M7" });
  });

  it("what is gone is gone where it went under", () => {
    const events = [event("sail", 0, number("C4"), number("C5")), event("wrecked", number("C5"), 0)];
    expect(places([token("ship", "C4")], table(), events).gone).toEqual(["ship@C4 C5"]);
  });

  it("what is new gets a name", () => {
    expect(places([], table({ D4: sea({ whales: 1 }) })).at).toEqual({ "new whale": "D4" });
  });
});
