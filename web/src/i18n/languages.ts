/** Languages that the server has beside those that are built in. */

import { api } from "../net/api";
import { languages } from "./index.svelte";

/** Ask which there are, once; without an answer ours remain. */
export async function findLanguages(): Promise<void> {
  try {
    const found = await api.languages();
    languages.names = Object.fromEntries(found.map(({ code, name }) => [code, name]));
  } catch {
    // Whoever cannot reach the server reads one of ours.
  }
}

/** Bring the words of a language; until they are here the page speaks English. */
export async function bringWords(lang: string): Promise<void> {
  if (languages.has(lang)) return;
  try {
    languages.add(await api.pageWords(lang));
  } catch {
    // As above, in English.
  }
}
