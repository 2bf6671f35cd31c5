import { afterEach, expect, it } from "vitest";
import { Looked } from "./looked.svelte";

afterEach(() => history.replaceState(null, "", "/"));

it("nobody's things are looked at when another table comes", () => {
  history.replaceState(null, "", "/t/one");
  const looked = new Looked();
  looked.player = "p2";
  expect(looked.player).toBe("p2");
  history.replaceState(null, "", "/t/two");
  expect(looked.player).toBeNull();
});
