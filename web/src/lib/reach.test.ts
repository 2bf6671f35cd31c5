import { expect, it, vi } from "vitest";

vi.stubGlobal("location", { origin: "http://localhost:8765", hostname: "localhost" });
const { isOwn } = await import("./reach.svelte");

it("knows the names that mean another machine on every machine", () => {
  expect(["localhost", "127.0.0.1", "127.1.2.3", "[::1]", "tidewood.localhost"].map(isOwn)).toEqual(
    Array(5).fill(true),
  );
  expect(["192.168.1.5", "tidewood.example", "127.example.org", "tidewood.local"].map(isOwn)).toEqual(
    Array(4).fill(false),
  );
});
