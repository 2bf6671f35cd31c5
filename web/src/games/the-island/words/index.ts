import type { Lang } from "../../../net/types";
import { de } from "./de";
import { en } from "./en";
import { fr } from "./fr";
import type { Words } from "./words";

export type { Party, Words } from "./words";

const WORDS: Readonly<Record<Lang, Words>> = { en, de, fr };

/** The words of a language; English where the board does not speak it. */
export const wordsIn = (lang: Lang): Words => WORDS[lang] ?? en;
