"""The cards and tiles of a game with their names and texts. The text comes from the very nodes that are played."""

from __future__ import annotations

import re
from typing import NamedTuple

from tidewood.games import kind_of
from tidewood.kernel.errors import BadSetup, known

# Roots of a game that are cards, by what they are printed on; what lies below a card has a path with a slash.
CARD = re.compile(r"(?:tile|card):([^/!]+)")


class Card(NamedTuple):
    id: str
    name: str
    text: str


def cards(game: str, lang: str = "en") -> list[Card]:
    """Every card or tile of a game, in printed order."""
    kind = kind_of(game)
    if lang not in kind.languages:
        raise BadSetup(known("language", lang, kind.languages))
    language = kind.languages[lang]
    found: list[Card] = []
    for path, node in kind.names(kind.checked({})).nodes.items():
        match = CARD.fullmatch(path)
        if match:
            found.append(Card(match[1], language.name(match[1]), language.text(node)))
    return found
