"""Slips that a reader of a language would mark, in all reviewed texts and in all patterns."""

from __future__ import annotations

import re

import pytest

from tests.goldens.build import FOLDER
from tests.language.test_languages import GAMES, OWNERS, catalogue_of
from tidewood.language.catalogue import ORDER, Catalogue

# Spaces and marks, doubled words, elision and contraction.
SLIPS = {
    "": r"(?<=\S)  |\w [,.](?!\.)|(?<!\.)\.\.(?!\.)|[!?]\.|\(\)",
    "en": r"\w\s[;:!?](?!\w)|\b(a|an|the|of|to|in|is|and) \1\b|\ba [aeio]\w",
    "de": r"\w\s[;:!?](?!\w)|\b(ein|eine|einen|in|mit|und|von|zu|auf) \1\b",
    "fr": (
        r"\w [;:!?»](?!\w)|\w[;!?](?=\s|$)|\b(un|une|de|du|des|et|le|la|les|en) \1\b"
        r"|(?<!-)\b(?:de|le|la|que|ne|se|ce) [aeiouéèêâ]|\b(?:de|à) les? (?!\w+(?:er|ir|re)\b)"
    ),
}
# Another word for a thing that has one, and what reads translated.
OTHER_WORDS = {
    "en": r"\b(?:allowed|known|open|free) are\b|\bone a line\b|\bby lot\b|is there already",
    "de": r"Präsenzleiste|\bBytes\b|\bGeists\b|Eingabetaste|\bgibt es schon und\b",
    "fr": r"possibilité|nregistrement|\breprend(?:re)? [^.]*réponse|\bpas une? \w+ :|par elles?-mêmes?",
}


def reviewed(game: str, lang: str) -> list[str]:
    """The lines of a golden file of texts, without its headings."""
    file = FOLDER / game.replace("-", "_") / f"texts.{lang}.txt"
    return [line.strip() for line in file.read_text(encoding="utf-8").splitlines() if not line.startswith("#")]


def plurals(catalogue: Catalogue) -> list[str]:
    """Nouns in the plural that could be nothing else."""
    nouns = [forms for kind in catalogue.nouns.values() for id, forms in kind.items() if "*" not in id]
    one = {catalogue.grammar.noun(forms, ()) for forms in nouns}
    return sorted({catalogue.grammar.noun(forms, ("pl",)) for forms in nouns} - one)


@pytest.mark.parametrize("lang", ORDER)
@pytest.mark.parametrize("game", GAMES)
def test_no_text_has_a_slip(game, lang):
    many = "|".join(map(re.escape, plurals(catalogue_of(game, lang)))) or "(?!)"
    one_of_many = rf"(?<!\d )\b1 (?:{many})\b(?!-)"
    slip = re.compile(f"{SLIPS['']}|{SLIPS[lang]}|{one_of_many}")
    assert {line: m[0] for line in reviewed(game, lang) if (m := slip.search(line))} == {}


@pytest.mark.parametrize("lang", ORDER)
@pytest.mark.parametrize("owner", OWNERS)
def test_a_thing_has_one_word(owner, lang):
    patterns = catalogue_of(owner, lang).patterns
    assert {id: m[0] for id, text in patterns.items() if (m := re.search(OTHER_WORDS[lang], text))} == {}
