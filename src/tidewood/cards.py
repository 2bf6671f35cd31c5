"""The cards and tiles of a game with their names and texts. The text comes from the very nodes that are played."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import NamedTuple

from tidewood.games import kind_of
from tidewood.kernel.errors import BadSetup, unknown

# Roots of a game that are cards, by what they are printed on; what lies below a card has a path with a slash. A card of
# several parts has several roots: fear:isolation:1 is the part that its language calls fear:1.
CARD = re.compile(r"(tile|card|fear|blight):([^/!:]+)(:[^/!]+)?")


class Card(NamedTuple):
    id: str
    name: str
    text: str


def cards(game: str, lang: str = "en", setup: Mapping[str, object] | None = None) -> list[Card]:
    """Every card or tile of a game, in printed order; then what else has a page, such as a player's board.
    With a set-up also the cards that it brings.
    """
    kind = kind_of(game)
    if lang not in kind.languages:
        raise BadSetup(unknown("language", lang, kind.languages))
    whole_setup = kind.checked(setup or {})
    language = kind.language(lang, whole_setup)
    texts: dict[str, list[str]] = {}
    for path, node in kind.names(whole_setup).nodes.items():
        match = CARD.fullmatch(path)
        if match:
            sort, id, part = match.groups()
            said = language.text(node)
            texts.setdefault(id, []).append(language.titled(language.name(sort + part), said) if part else said)
    whole = {id: " ".join(parts) for id, parts in texts.items()} | language.pages()
    return [Card(id, language.name(id), text) for id, text in whole.items()]
