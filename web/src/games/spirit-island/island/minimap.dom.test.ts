import { render, screen } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { expect, it } from "vitest";
import { Looking } from "./looking.svelte";
import Minimap from "./Minimap.svelte";
import { fit, FRAMES, laid, POSITIONS } from "./testing";

it("the small island is there only while the large one is not seen whole", () => {
  const frame = FRAMES["phone"];
  if (!frame) throw new Error("there is no phone");
  const [view, looking] = [POSITIONS.four, new Looking()];
  const fitted = fit(view, frame);
  render(Minimap, { fitted, layout: laid(view, fitted), lit: new Set(["B5"]), looking, label: "whole" });
  expect(screen.queryByRole("button")).toBeNull();
  looking.look({ x: 0, y: 0, zoom: 2 });
  flushSync();
  screen.getByRole("button", { name: "whole" }).click();
  flushSync();
  expect(looking.camera.zoom).toBe(1);
  expect(screen.queryByRole("button")).toBeNull();
});

it("it leaves the corner where something is lit", () => {
  const frame = FRAMES["phone"];
  if (!frame) throw new Error("there is no phone");
  const [view, looking] = [POSITIONS.four, new Looking()];
  const fitted = fit(view, frame);
  const layout = laid(view, fitted);
  [looking.width, looking.height] = [frame.width, frame.height];
  render(Minimap, { fitted, layout, lit: new Set(["B5"]), looking, label: "whole" });
  const { x, y } = layout.lands.get("B5")?.shape.middle ?? { x: NaN, y: NaN };
  for (const [at, left] of [
    [340, true],
    [50, false],
  ] as const) {
    looking.look({ x: at - frame.width / 2 - 2 * x, y: 60 - frame.height / 2 - 2 * y, zoom: 2 });
    flushSync();
    expect(screen.getByRole("button").classList.contains("left")).toBe(left);
  }
});
