import { describe, expect, it } from "vitest";
import samples from "../../../language/parity.json";
import { Speaker } from "../../../language/patterns";
import type { Lang, Texts } from "../../../net/types";
import type { Land, RavageToCome } from "../view";
import type { Told } from "./layout";
import { Words } from "./words";

function wordsIn(lang: Lang): Words {
  const own = samples.find(({ game, texts }) => game === "spirit-island" && texts.lang === lang);
  const speaker = new Speaker(own!.texts as unknown as Texts);
  return new Words(
    (id, args) => speaker.say({ id, args }),
    (player) => ({ p1: "Ada", p2: "Ben" })[player] ?? player,
    () => "p1",
  );
}

const land: Land = {
  terrain: "sands",
  coastal: false,
  adjacent: ["B4", "B6"],
  explorer: 0,
  town: 0,
  city: 0,
  dahan: 0,
  blight: 0,
  presence: { p1: 1, p2: 2 },
  defend: 0,
};
const ravage: RavageToCome = {
  damage: 4,
  dealt: { explorer: 2, town: 2 },
  defend: 0,
  net: 4,
  blight: 1,
  cascade: true,
  dahan_lost: 0,
  strike: 0,
  presence_lost: ["p1", "p2"],
  sure: true,
};
const told = { name: "B5", land, ravage, build: { adds: ["city"], sure: true } } as unknown as Told;

describe("a land in one breath", () => {
  it.each([
    [
      "en",
      "B5, sands, inland. Your Presence, 2 Presence of Ben. Ravage 4: Blight, Blight cascades, 1 of your Presence lost, 1 Presence of Ben lost. A City will be built.",
    ],
    [
      "de",
      "B5, Wüste, im Landesinneren. Deine Präsenz, 2 Präsenzen von Ben. Wüten 4: Ödnis, Ödnis breitet sich aus, 1 deiner Präsenzen verloren, 1 Präsenz von Ben verloren. Eine Stadt wird gebaut.",
    ],
    [
      "fr",
      "B5, sables, intérieure. Votre Présence, 2 Présences de Ben. Ravage 4\u00a0: Désolation, la Désolation se propage, 1 de vos Présences perdue, 1 Présence de Ben perdue. Construction\u00a0: une Cité.",
    ],
  ] as const)("in %s", (lang, words) => expect(wordsIn(lang).land(told)).toBe(words));

  it("says what cards have made of it", () => {
    const bent = { ...told, land: { ...land, joined: "B4" }, rules: "flame-marker,flame-marker" };
    expect(wordsIn("en").land(bent)).toContain("2 Presence of Ben, one land with B4, flame-marker.");
  });

  it("says what is only certain as far as it goes", () => {
    const alone = { ...ravage, presence_lost: [], cascade: false, sure: false };
    expect(wordsIn("en").ravage(alone)).toBe("Ravage 4 or more: Blight");
    expect(wordsIn("en").ravage({ ...alone, open: true })).toBe("Ravage 4, perhaps less: Blight");
  });
});
