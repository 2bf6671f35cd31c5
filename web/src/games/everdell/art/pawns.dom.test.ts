import { render } from "@testing-library/svelte";
import { expect, it } from "vitest";
import Pawns from "./Pawns.svelte";

const drawn = (players: string[]): string => {
  const { container } = render(Pawns, { props: { players } });
  return `${container.querySelectorAll(".pawn").length} ${container.textContent.trim()}`.trim();
};

it("two workers stand side by side, more are written", () => {
  expect(drawn(["p2", "p1", "p2"])).toBe("3");
  expect(drawn(["p2", "p2", "p2", "phantomia"])).toBe("2 ×3");
});
