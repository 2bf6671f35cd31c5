"""How answers are written and read."""

from __future__ import annotations

from typing import Final

PICK_WORDS: Final = ("put", "back", "stop")  # of answers where some things are chosen
ARROWS: Final = (("->", "→"), ("–>", "→"))


def normal(notation: str) -> str:
    """Notation with one way to write arrows and blanks."""
    text = " ".join(notation.split()).casefold()
    for written, meant in ARROWS:
        text = text.replace(written, meant)
    return text.replace(" →", "→").replace("→ ", "→")


def verb_of(notation: str) -> str:
    """The first word of several; a single word has none before it."""
    verb, blank, _ = notation.partition(" ")
    return verb if blank else ""


def without(verb: str, notation: str) -> str:
    """The notation without this verb at its beginning."""
    return notation.removeprefix(f"{verb} ") if verb else notation
