import { expect, it } from "vitest";
import { soft } from "./hyphens";

it.each([
  ["Gemischtwarenladen", "Gemischt-waren-laden"],
  ["Minenmaulwurf", "Minen-maul-wurf"],
  ["Harzraffinerie", "Harz-raf-fine-rie"],
  ["Fairgrounds", "Fair-grounds"],
  ["Farm", "Farm"],
  ["Post Office", "Post Office"],
])("%s may be broken as %s", (name, shown) => {
  expect(soft(name).replaceAll("\u00ad", "-")).toBe(shown);
});
