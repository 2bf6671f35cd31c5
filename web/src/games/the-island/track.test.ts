import { describe, expect, it } from "vitest";
import { sea, table } from "./testing";
import { follow, type Token, type TokenKind } from "./track";
import type { IslandView } from "./view";

const token = (kind: TokenKind, hex: string): Token => ({ key: `${kind}@${hex}`, kind, hex });
const made = (kind: TokenKind): string => `new ${kind}`;
const places = (last: Token[], view: IslandView) =>
  Object.fromEntries(follow(last, view, made).map((one) => [one.key, one.hex]));

describe("ships and creatures keep their keys", () => {
  it("who stays stays, who moved is the nearest", () => {
    const view = table({ C4: sea({ ship: [] }), C6: sea({ ship: ["p1"] }) });
    expect(places([token("ship", "C4"), token("ship", "C5")], view)).toEqual({ "ship@C4": "C4", "ship@C5": "C6" });
  });

  it("a shark joins another", () => {
    const view = table({ F5: sea({ sharks: 2 }) });
    expect(places([token("shark", "F3"), token("shark", "F5")], view)).toEqual({
      "shark@F3": "F5",
      "shark@F5": "F5",
    });
  });

  it("a lone creature is the same however far it dived", () => {
    expect(places([token("shark", "A1")], table({ M7: sea({ sharks: 1 }) }))).toEqual({ "shark@A1": "M7" });
  });

  it("what is gone has no place", () => {
    expect(places([token("ship", "C4")], table())).toEqual({});
  });

  it("what is new gets a name", () => {
    expect(places([], table({ D4: sea({ whales: 1 }) }))).toEqual({ "new whale": "D4" });
  });
});
