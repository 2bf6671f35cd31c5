/**
 * The notation of patterns, taken apart and filled: the twin of `tidewood/language/patterns.py`, which explains it.
 *
 *     {land} {land:a.dat} {land:+pl} {n:# card|# cards} {again: once more|} {stage:1=I|*=II} [, {apart}] ~[
 */

import type { Json, Said, Texts } from "../net/wire";

interface Slot {
  slot: string;
  features: string[];
  adds: boolean;
  /** Alternatives, each with the value it is for; none where the slot asks for a form. */
  alternatives: [string, Part[]][];
}
type Inline = Record<string, Record<string, string>>;
type Part = string | Slot | { group: Part[] } | { hash: true };

const SEPARATORS: Record<string, string> = { comma: ", ", semi: "; ", plus: "+", space: " ", slash: "/", glue: "" };
const parsed = new Map<string, Part[]>();

export function parse(pattern: string): Part[] {
  let parts = parsed.get(pattern);
  if (!parts) {
    let end;
    [parts, end] = partsFrom(pattern, 0, "", false);
    if (end !== pattern.length) throw new Error(`${pattern} has ${pattern[end]} too much`);
    parsed.set(pattern, parts);
  }
  return parts;
}

function partsFrom(text: string, from: number, stop: string, counted: boolean): [Part[], number] {
  const parts: Part[] = [];
  let literal = "";
  let i = from;
  const close = (): void => {
    if (literal) parts.push(literal);
    literal = "";
  };
  while (i < text.length) {
    const sign = text[i]!;
    if (stop.includes(sign) || sign === "]" || sign === "}") break;
    if (sign === "~" && i + 1 < text.length) {
      literal += text[i + 1];
      i += 2;
    } else if (sign === "{") {
      close();
      const [slot, after] = slotFrom(text, i + 1);
      parts.push(slot);
      i = after;
    } else if (sign === "[") {
      close();
      const [group, after] = partsFrom(text, i + 1, "", counted);
      parts.push({ group });
      i = after + 1;
    } else if (sign === "#" && counted) {
      close();
      parts.push({ hash: true });
      i += 1;
    } else {
      literal += sign;
      i += 1;
    }
  }
  close();
  return [parts, i];
}

function slotFrom(text: string, from: number): [Slot, number] {
  const end = endOf(text, from);
  const body = text.slice(from, end);
  const colon = body.indexOf(":");
  if (colon < 0) return [{ slot: body, features: [], adds: false, alternatives: [] }, end + 1];
  const slot = body.slice(0, colon);
  const spec = body.slice(colon + 1);
  if (!hasBar(spec)) {
    const adds = spec.startsWith("+");
    return [{ slot, features: (adds ? spec.slice(1) : spec).split("."), adds, alternatives: [] }, end + 1];
  }
  const alternatives: [string, Part[]][] = [];
  let i = 0;
  for (;;) {
    const key = /^(\*|[\w-]+)=/.exec(spec.slice(i))?.[1] ?? "";
    const [parts, after] = partsFrom(spec, key ? i + key.length + 1 : i, "|", true);
    alternatives.push([key, parts]);
    if (after >= spec.length) return [{ slot, features: [], adds: false, alternatives }, end + 1];
    i = after + 1;
  }
}

function endOf(text: string, from: number): number {
  let depth = 0;
  for (let i = from; i < text.length; i += text[i] === "~" ? 2 : 1) {
    if (text[i] === "{") depth += 1;
    else if (text[i] === "}" && depth-- === 0) return i;
  }
  throw new Error(`${text} has a { that is not closed`);
}

function hasBar(spec: string): boolean {
  let depth = 0;
  for (let i = 0; i < spec.length; i += spec[i] === "~" ? 2 : 1) {
    if (spec[i] === "{") depth += 1;
    else if (spec[i] === "}") depth -= 1;
    else if (spec[i] === "|" && depth === 0) return true;
  }
  return false;
}

/** With a capital at its start; a player such as p1 keeps the small letter, as in Python. */
export const capital = (text: string): string =>
  /^p\d/.test(text) ? text : text.slice(0, 1).toUpperCase() + text.slice(1);

/** Fills patterns with the words of one catalogue. `player` names a player; null leaves the seat's own name. */
export class Speaker {
  constructor(
    private readonly texts: Texts,
    private readonly player: (id: string) => string = (id) => id,
    private readonly number: (n: number) => string = String,
  ) {}

  has(id: string): boolean {
    return id in this.texts.patterns;
  }

  say(said: Said, features: readonly string[] = []): string {
    const forms = [features.join("_"), ...features].map((form) => `${said.id}_${form}`);
    const id = (features.length && forms.find((form) => form in this.texts.patterns)) || said.id;
    const pattern = this.texts.patterns[id];
    return pattern === undefined ? said.id : (this.fill(parse(pattern), said, features, "", false) ?? "");
  }

  private fill(parts: Part[], said: Said, features: readonly string[], n: string, group: boolean): string | null {
    let text = "";
    for (const part of parts) {
      if (typeof part === "string") text += part;
      else if ("group" in part) text += this.fill(part.group, said, features, n, true) ?? "";
      else if ("hash" in part) text += n;
      else {
        const word = this.slot(part, said, features);
        if (group && !word) return null;
        text += word;
      }
    }
    return text;
  }

  private slot(slot: Slot, said: Said, features: readonly string[]): string {
    const value = said.args?.[slot.slot] ?? null;
    if (slot.alternatives.length) {
      return this.fill(this.chosen(slot, value), said, features, this.value(value, []), false) ?? "";
    }
    const asked = slot.features.length ? (slot.adds ? [...features, ...slot.features] : slot.features) : features;
    return this.value(value, asked);
  }

  private chosen(slot: Slot, value: Json): Part[] {
    const key = keyOf(value);
    const named = slot.alternatives.find(([name]) => name !== "" && name === key);
    if (named) return named[1];
    const rest = slot.alternatives.filter(([name]) => name === "");
    if (!rest.length) return slot.alternatives.find(([name]) => name === "*")?.[1] ?? [];
    const n = typeof value === "number" ? value : Array.isArray(value) ? value.length : null;
    const first = n === null ? Boolean(value) : this.texts.one.includes(n);
    return rest[first ? 0 : 1]?.[1] ?? [];
  }

  value(value: Json, features: readonly string[]): string {
    if (features.includes("cap")) {
      return capital(
        this.value(
          value,
          features.filter((one) => one !== "cap"),
        ),
      );
    }
    if (value === null || typeof value === "boolean") return "";
    if (typeof value === "number") return this.number(value);
    if (typeof value === "string") return this.thing(value, features);
    if (Array.isArray(value)) return this.listed(value, features);
    if (typeof value.text === "string") return value.text;
    if (typeof value.forms === "object") return this.inline(value.forms as Inline, features);
    return this.say(value as unknown as Said, features);
  }

  /** What has no name of its own comes in words, in every form. */
  private inline(forms: Inline, features: readonly string[]): string {
    const own = forms[this.texts.lang] ?? Object.values(forms)[0];
    return own?.[features.join(".")] ?? own?.[""] ?? "";
  }

  private thing(ref: string, features: readonly string[]): string {
    const colon = ref.indexOf(":");
    const kind = ref.slice(0, colon);
    const id = ref.slice(colon + 1);
    if (kind === "player" && !(id in (this.texts.nouns[kind] ?? {}))) return this.player(id); // else an opponent's name
    const forms = kind === "effect" ? this.texts.effects[id] : this.forms(kind, id);
    return forms?.[features.join(".")] ?? forms?.[""] ?? this.texts.names[id] ?? noPlayer(id);
  }

  /** The forms of a thing: its own, or those of an entry such as `ocean-*` with the rest of the id put in. */
  private forms(kind: string, id: string): Record<string, string> | undefined {
    const nouns = this.texts.nouns[kind];
    if (!nouns || id in nouns) return nouns?.[id];
    for (const [key, forms] of Object.entries(nouns)) {
      const [head, tail] = key.split("*");
      if (head === undefined || tail === undefined || !id.startsWith(head) || !id.endsWith(tail)) continue;
      const rest = id.slice(head.length, id.length - tail.length);
      if (!rest || (/^\d/.test(tail) && /\d$/.test(rest))) continue;
      return Object.fromEntries(Object.entries(forms).map(([form, text]) => [form, text.replaceAll("*", rest)]));
    }
    return undefined;
  }

  private listed(values: Json[], features: readonly string[]): string {
    const how = features.findLast((one) => one in SEPARATORS || one in this.texts.joins) ?? "and";
    const inner = features.filter((one) => one !== how);
    const words = values.map((value) => this.value(value, inner)).filter(Boolean);
    const [between, last] = this.texts.joins[how] ?? [SEPARATORS[how] ?? ", ", SEPARATORS[how] ?? ", "];
    return words.length < 2 ? (words[0] ?? "") : words.slice(0, -1).join(between) + last + words.at(-1)!;
  }
}

/** A card may be called p1 and be no player: the sign that nobody sees keeps it from getting a player's name. */
const noPlayer = (id: string): string => id.replace(/^p(?=\d)/, "p\u2060");

function keyOf(value: Json): string {
  if (typeof value === "string") return value.slice(value.indexOf(":") + 1);
  if (typeof value === "number" || typeof value === "boolean") return String(value);
  if (value !== null && !Array.isArray(value) && typeof value.id === "string") return value.id;
  return "";
}
