/** The things of the table that lines of the log speak of. */

import type { Json, LogLine } from "../../../net/types";
import type { EverdellView } from "../view";

const NOTHING: ReadonlySet<string> = new Set();
/** Numbers of a line that are places of the Meadow. */
const PLACES = ["place", "meadow"];

function strings(value: Json | undefined): string[] {
  if (typeof value === "string") return [value];
  if (Array.isArray(value)) return value.flatMap(strings);
  return value && typeof value === "object" ? Object.values(value).flatMap(strings) : [];
}

/** A card that is named stands in the city of whom the line names, or lies in the Meadow. */
function lying(id: string, people: readonly string[], view: EverdellView): string[] {
  const built = people.flatMap((who) => {
    const at = view.players[who]?.city?.findLastIndex((row) => row.card === id) ?? -1;
    return at < 0 ? [] : [`city:${who}:${at + 1}`];
  });
  if (built.length) return built;
  return (view.meadow ?? []).flatMap((card, i) => (card === id ? [`meadow:${i + 1}`] : []));
}

function toldBy({ says, refs = [], player }: LogLine, view: EverdellView): string[] {
  const named = [...new Set([...refs, ...strings(says?.args)])].filter((one) => one.includes(":"));
  const of = (kind: string): string[] =>
    named.filter((one) => one.startsWith(`${kind}:`)).map((one) => one.slice(kind.length + 1));
  const hers = says?.id.startsWith("log.she-") ? ["phantomia"] : [];
  const people = [...of("player"), ...(player ? [player] : []), ...hers];
  const numbers = PLACES.flatMap((key) => {
    const n = says?.args?.[key];
    return typeof n === "number" ? [`meadow:${n}`] : [];
  });
  return [...named, ...numbers, ...of("card").flatMap((id) => lying(id, people, view))];
}

export function told(lines: readonly LogLine[], view: EverdellView): ReadonlySet<string> {
  return lines.length ? new Set(lines.flatMap((line) => toldBy(line, view))) : NOTHING;
}
