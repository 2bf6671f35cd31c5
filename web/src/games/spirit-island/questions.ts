/** What a question is about: the island, what lies in the tray, the card that asks, or nothing that is drawn. */

import type { Decision, Option, View } from "../../net/types";
import type { BoardProps } from "../contract";
import drawn from "./drawn.json";
import { resolvingOf } from "./rail/resolving";

/** Buttons under the question, as many as can be read at a glance. */
const MOST_BUTTONS = 12;

const kindOf = (ref: string): string => ref.slice(0, ref.indexOf(":"));

/** A rule is done from the tray; where it reacts or takes the place of something it is chosen under the question. */
function inTray({ refs, says }: Option): boolean {
  const kinds = refs.map(kindOf).filter((kind) => drawn.tray.includes(kind));
  return kinds.some((kind) => kind !== "rule" || says?.id === "option.act");
}

const onLine = ({ refs }: Option): boolean => refs.some((ref) => drawn.resolving.includes(kindOf(ref)));

/** It is answered on the island alone. */
export function aboutMap({ options, marked = [] }: Pick<BoardProps, "options" | "marked">): boolean {
  if (marked.length > 0) return true;
  return options.some(({ refs }) => refs.length > 0) && !options.some(inTray);
}

/** Cards to choose from have to be read. */
export function cardsOnOffer({ view }: Pick<BoardProps, "view">): number | undefined {
  return "offer" in view && view.offer ? 300 : undefined;
}

/** Whose Spirit a spectator sees first. */
export function firstSpirit(view: View): string | null {
  return Object.keys(("spirits" in view && view.spirits) || {})[0] ?? null;
}

/** Where so many of what lies on the island are asked for, one after another, all of them are marked and then confirmed. */
export function together({ asks, options }: Decision): number {
  const inner = asks?.args?.["question"];
  const args = typeof inner === "object" && inner !== null && "args" in inner ? inner.args : asks?.args;
  const left = typeof args === "object" && args !== null && "left" in args ? args.left : 0;
  const isThere = ({ refs }: Option): boolean => refs.some((ref) => drawn.island.includes(kindOf(ref)));
  return typeof left === "number" && options.every((one) => !one.refs.length || isThere(one)) ? left : 0;
}

/** The tab of a phone that has what the question is about. */
export function opensTab({ options, marked = [] }: Pick<BoardProps, "options" | "marked">): string | null {
  if (marked.length > 0) return "board";
  const about = options.filter((option) => option.refs.length > 0);
  if (!about.length) return null;
  return about.some(inTray) ? "mine" : "board";
}

type Asked = Pick<BoardProps, "options" | "decision" | "view">;

/** Options that no thing stands for: buttons under the question. */
export function asButtons(now: Asked): Option[] {
  const elsewhere = new Set([...drawn.island, ...drawn.tray, ...drawn.spirits]);
  if (resolvingOf(now)) for (const kind of drawn.resolving) elsewhere.add(kind);
  const found = now.options.filter((option) => {
    const kinds = option.refs.map(kindOf);
    return kinds.includes("rule") ? !inTray(option) : !kinds.some((kind) => elsewhere.has(kind));
  });
  return found.length <= MOST_BUTTONS ? found : [];
}

/** All of it is answered under the question, or on what is drawn in the tab that opens with it: nobody needs the list. */
export function answeredThere(now: Asked): boolean {
  const onMap = ({ refs }: Option): boolean => !refs.length || refs.some((ref) => drawn.island.includes(kindOf(ref)));
  const tab = opensTab(now);
  return underQuestion(now) || tab === "mine" || (tab === "board" && now.options.every(onMap));
}

/** All of it is answered under the question: on lines of the card that asks, or on buttons. */
export function underQuestion(now: Asked): boolean {
  const buttons = asButtons(now);
  return (
    now.options.some(({ refs }) => refs.length > 0) && now.options.every((one) => onLine(one) || buttons.includes(one))
  );
}
