import type { Pick } from "../net/types";

/** Things to pick from, in notation; `farm*2` is there twice. */
export function pickOf(things: string[], bounds: { least: number; most: number; bounded?: boolean }): Pick {
  return {
    ...bounds,
    picked: 0,
    things: things.map((thing) => {
      const [notation = "", there = "1"] = thing.split("*");
      const says = { id: `option.${notation.replaceAll(" ", "-")}` };
      return { notation, refs: [`hand:${notation.split(" ").at(-1)}`], there: Number(there), picked: 0, says };
    }),
  };
}
