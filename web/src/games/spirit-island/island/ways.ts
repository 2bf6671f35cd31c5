/** The ways that an option would send things, for arrows. */

import type { Point } from "../../../board/plane";
import type { LogLine, Option } from "../../../net/types";
import type { Layout, PlacedPiece } from "./layout";
import { wayOf } from "./options";
import { idOf } from "./table";

export interface Way {
  from: Point;
  to: Point;
}

const familyOf = (piece: PlacedPiece): string => `${piece.kind} ${piece.player ?? ""}`;

/** From each piece that would go to one of its kind that would come. */
function moved(layout: Layout): Way[] {
  const all = [...layout.lands.values()].flatMap((land) => land.pieces);
  const coming = all.filter((piece) => piece.change === "comes");
  return all
    .filter((piece) => piece.change === "goes")
    .flatMap((from) => {
      const at = coming.findIndex((to) => familyOf(to) === familyOf(from) && to.land !== from.land);
      const to = at < 0 ? undefined : coming.splice(at, 1)[0];
      return to ? [{ from, to }] : [];
    });
}

/** What the option itself says: a piece from land to land, Blight that cascades. */
function said(option: Option | undefined, layout: Layout): Way[] {
  const here = option?.says?.args?.["here"];
  const goal = option?.says?.args?.["land"];
  const way =
    typeof here === "string" && typeof goal === "string" ? { from: idOf(here), to: idOf(goal) } : wayOf(option);
  const [from, to] = [layout.lands.get(way?.from ?? ""), layout.lands.get(way?.to ?? "")];
  return way && from && to && from !== to ? [{ from: from.middle, to: to.middle }] : [];
}

/** Blight that cascades in the step that is shown. */
export function cascadesOf(lines: readonly LogLine[], { lands }: Layout): Way[] {
  return lines.flatMap(({ kind, says }) => {
    const { origin, to } = says?.args ?? {};
    if (kind !== "cascade" || typeof origin !== "string" || typeof to !== "string") return [];
    const [here, there] = [lands.get(idOf(origin)), lands.get(idOf(to))];
    return here && there ? [{ from: here.middle, to: there.middle }] : [];
  });
}

export function waysOf(option: Option | undefined, drawn: Layout): Way[] {
  const found = moved(drawn);
  return found.length > 0 ? found : said(option, drawn);
}
