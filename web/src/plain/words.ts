/** Words for the keys, values and refs of a game's table, so that it can be told in words. They come from the server. */

import { vocabulary } from "../lib/vocabulary.svelte";
import type { Lang } from "../net/types";

/** The word a game has for a token under this very key, if any: a card may be called `p1` and be no player. */
export function wordUnder(game: string, token: string, lang: Lang, under: string): string | undefined {
  const words = vocabulary.of(game, lang);
  return words[`${under}.${token}`] ?? words[`${under}.*`]?.replace("*", token);
}

/** The word for a token, or the token made readable when nobody has named it. */
export function word(game: string, token: string, lang: Lang, under = ""): string {
  const special = under ? wordUnder(game, token, lang, under) : undefined;
  const plain = special ?? vocabulary.of(game, lang)[token];
  return plain ?? token.replaceAll("_", " ").replaceAll("-", " ");
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** A ref in words: `creature:shark:F3` is “shark F3”, `adventurer:p1#3` is “adventurer 3” or “adventurer 3, Ada”. */
export function refName(game: string, ref: string, lang: Lang, nameOf: (player: string) => string | null): string {
  const [kind = "", ...rest] = ref.split(":");
  const parts = rest.map((part) => {
    const figure = /^(p\d)b?#(\d+)$/.exec(part);
    // A piece lies in a place, which has a name of its own: `piece:B7/town`.
    if (!figure) return word(game, kind === "piece" ? part.slice(part.indexOf("/") + 1) : part, lang, kind);
    const owner = nameOf(figure[1] ?? "");
    return owner ? `${figure[2]}, ${owner}` : String(figure[2]);
  });
  if (PLACES.has(kind) || rest.length > 1) return capital(parts.join(" "));
  return capital([word(game, kind, lang, "ref"), ...parts].join(" "));
}

/** Kinds of refs whose id says enough. */
const PLACES = new Set([
  "hex",
  "island",
  "land",
  "tile",
  "card",
  "hand",
  "place",
  "event",
  "legend",
  "ability",
  "piece",
]);
