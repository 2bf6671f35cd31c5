"""Texts as a printer would look at them: spaces, capitals, numbers and the marks of French."""

from __future__ import annotations

import re
from typing import Final

import pytest

from tidewood.api import whole_box
from tidewood.cards import cards
from tidewood.language.catalogue import ORDER, catalogue_of

GAMES: Final = ("the-island", "spirit-island", "everdell")
PLURALS: Final = {  # what stands after 2, never after 1
    "en": "points|cards|resources|twigs|berries|pebbles|tokens|critters|constructions|workers|spaces|players|towns",
    "de": "Punkte(?!-)|Karten|Handkarten|Ressourcen|Zweige|Beeren|Bauwerke|Plätze|Personen|Farmen|Dörfer|Städte",
    "fr": "points|cartes|ressources|brindilles|baies|galets|résines|jetons|créatures|ouvriers|joueurs|Villages|Cités",
}
MISPRINTS: Final = {
    "two spaces": r"  ",
    "a space before a mark": r" [,.)]",
    "a small letter after a full stop": r"[.!?] (?!p\d)[a-zäöüàâçéèêîœ]",
    "a doubled word": r"\b(the|an?|der|die|das|eine?|les?|la|une?|des?|of|to|von|à|et|und|and) \1\b",
    "a colon after a colon": r":[ \u00a0][^.;\n]*: ",
}
FRENCH: Final = r"(?<![\u00a0\u202f])[;:!?»]|«(?![\u00a0\u202f])"
MORE_THAN_ONE: Final = {"prompt.hand-at-least", "log.table-for"}  # where the number is 2 or 3


@pytest.mark.parametrize("lang", ORDER)
@pytest.mark.parametrize("game", GAMES)
def test_no_card_has_a_misprint(game, lang):
    looked_for = {**MISPRINTS, "1 with a plural": rf"\b1 ({PLURALS[lang]})\b"}
    if lang == "fr":
        looked_for["a mark without its space"] = FRENCH
    texts = {card.id: card.text for card in cards(game, lang, whole_box(game))}
    found = [(id, what) for id, text in texts.items() for what, sign in looked_for.items() if re.search(sign, text)]
    assert found == []


@pytest.mark.parametrize("lang", ORDER)
@pytest.mark.parametrize("game", GAMES)
def test_what_is_asked_and_told_counts_one_thing_as_one(game, lang):
    """A plural after a number that may be 1 belongs into an alternative: {n:# card|# cards}."""
    patterns = catalogue_of(game, lang).patterns
    counted = re.compile(rf"\{{\w+\}} ({PLURALS[lang]})\b")
    looked = [id for id in patterns if id.split(".")[0] in ("prompt", "option", "log") and id not in MORE_THAN_ONE]
    assert len(looked) > 50
    assert [id for id in looked if counted.search(patterns[id])] == []
