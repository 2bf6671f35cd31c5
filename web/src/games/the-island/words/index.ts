import type { Lang } from "../../../net/types";
import { de } from "./de";
import { en } from "./en";
import { fr } from "./fr";
import type { Words } from "./words";

export type { Party, Words } from "./words";

export const WORDS: Record<Lang, Words> = { en, de, fr };
