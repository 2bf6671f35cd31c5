/** What Python says is what the page says; `python -m tools.parity` writes the samples. */

import { describe, expect, it } from "vitest";
import type { Said, Texts } from "../net/wire";
import samples from "./parity.json";
import { capital, Speaker } from "./patterns";

interface Sample {
  kind: string;
  said: Said;
  text: string;
}

describe.each(samples)("$game in $texts.lang", ({ texts, samples: all }) => {
  const speaker = new Speaker(texts as unknown as Texts);
  it.each(all as unknown as Sample[])("$said.id", ({ kind, said, text }) => {
    const words = speaker.say(said);
    expect(kind === "asks" ? capital(words) : words).toBe(text);
  });
});
