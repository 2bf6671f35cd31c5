/**
 * Where a long name may be broken, for browsers that have no dictionary: before the last consonant between two vowels,
 * with what is spoken as one sound kept together. Shown only where a name does not fit.
 */

const LONG = 9;
const SOFT = "\u00ad";
const SYLLABLE =
  /([aeiouyäöüàâéèêëîïôûù][^aeiouyäöüàâéèêëîïôûù]*?)(?=(?:sch|ch|ck|ph|th|gn|[bcdfgpt][rl]|[^aeiouy\W])[aeiouyäöüàâéèêëîïôûù])/giu;
/** As many letters stay together at either end. */
const END = 3;

const broken = (word: string, least: number): string => {
  if (word.length < least) return word;
  let done = 0;
  let said = "";
  for (const found of word.matchAll(SYLLABLE)) {
    const at = found.index + found[0].length;
    if (at - done < END || word.length - at < END) continue;
    said += word.slice(done, at) + SOFT;
    done = at;
  }
  return said + word.slice(done);
};

/** Words of so many letters may be broken. */
export const soft = (name: string, least = LONG): string => name.replace(/[\p{L}]+/gu, (word) => broken(word, least));

/** Letters that take more or less room than most. */
const WIDE = /[mwMWOQGD]/u;
const CAPITAL = /\p{Lu}/u;
const NARROW = /[ijlI’' ]/u;
const SLIM = /[frt-]/u;

/** About how wide a name is, in letters of the usual width. */
export function widthOf(name: string): number {
  let width = 0;
  for (const letter of name.replaceAll(SOFT, ""))
    width += WIDE.test(letter)
      ? 1.45
      : NARROW.test(letter)
        ? 0.55
        : SLIM.test(letter)
          ? 0.7
          : CAPITAL.test(letter)
            ? 1.15
            : 1;
  return width;
}
