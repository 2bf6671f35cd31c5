import { beforeAll, describe, expect, it, vi } from "vitest";

let parse: typeof import("./router.svelte").parse;
let secretOf: typeof import("./router.svelte").secretOf;

beforeAll(async () => {
  vi.stubGlobal("location", { pathname: "/", search: "", hash: "" });
  vi.stubGlobal("addEventListener", () => undefined);
  ({ parse, secretOf } = await import("./router.svelte"));
});

describe("parse", () => {
  it("knows every page", () => {
    expect(parse("/")).toEqual({ page: "home" });
    expect(parse("/new/the-island")).toEqual({ page: "new", game: "the-island" });
    expect(parse("/t/k3v9", "?seat=p2")).toEqual({ page: "table", id: "k3v9", seat: "p2" });
    expect(parse("/j/abc")).toEqual({ page: "join", by: { secret: "abc" } });
    expect(parse("/sit/k3v9")).toEqual({ page: "join", by: { table: "k3v9" } });
    expect(parse("/rules/the-island", "", "#TI-081")).toEqual({ page: "rules", game: "the-island", id: "TI-081" });
    expect(parse("/somewhere")).toEqual({ page: "nowhere" });
    expect(parse("/t/a/b")).toEqual({ page: "nowhere" });
  });

  it("takes an address that was cut off for no page", () => {
    expect(parse("/j/%E0%A4%A")).toEqual({ page: "nowhere" });
    expect(parse("/%")).toEqual({ page: "nowhere" });
  });
});

describe("secretOf", () => {
  it("takes a whole link or the secret alone", () => {
    expect(secretOf(" http://localhost:8000/j/AbCdEf0123456789_-xY ")).toBe("AbCdEf0123456789_-xY");
    expect(secretOf("AbCdEf0123456789_-xY")).toBe("AbCdEf0123456789_-xY");
    expect(secretOf("http://example.org/t/AbCdEf0123456789")).toBeNull();
    expect(secretOf("hello")).toBeNull();
  });
});
