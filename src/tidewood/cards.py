"""The cards and tiles of a game with their names and texts. The text comes from the very nodes that are played."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Mapping
from typing import NamedTuple

from tidewood.given import game_of, language_of, setup_of, text_of
from tidewood.kernel.errors import nearest

# Roots of a game that are cards, by what they are printed on; what lies below a card has a path with a slash. A card of
# several parts has several roots: fear:isolation:1 is the part that its language calls fear:1.
CARD = re.compile(r"(tile|card|fear|blight):([^/!:]+)(:[^/!]+)?")


class Card(NamedTuple):
    id: str
    name: str
    text: str
    effect: str | None = None  # the text without what `card_facts` says; None: all of it
    brief: str | None = None  # what to say beside the name, such as what it costs; None: nothing


def cards(game: str, lang: str = "en", setup: Mapping[str, object] | None = None) -> list[Card]:
    """Every card or tile of a game, in printed order; then what else has a page, such as a player's board.
    With a set-up also the cards that it brings.
    """
    kind = game_of(game)
    whole_setup = setup_of(kind, setup)
    language = kind.language(language_of(kind, lang), whole_setup)
    texts: dict[str, list[str]] = {}
    effects: dict[str, str | None] = {}
    briefs: dict[str, str | None] = {}
    for path, node in kind.names(whole_setup).nodes.items():
        match = CARD.fullmatch(path)
        if match:
            sort, id, part = match.groups()
            said = language.text(node)
            effects[id] = None if part or (effect := language.effect(node)) == said else effect
            briefs[id] = language.brief(node)
            texts.setdefault(id, []).append(language.titled(language.name(sort + part), said) if part else said)
    whole = {id: " ".join(parts) for id, parts in texts.items()} | language.pages()
    return [Card(id, language.name(id), text, effects.get(id), briefs.get(id)) for id, text in whole.items()]


def find(game: str, name: str, lang: str = "en", setup: Mapping[str, object] | None = None) -> tuple[list[Card], bool]:
    """The card of this name or id, in this language or in English; else those with this in their names; else the
    nearest. And whether it is only the nearest.
    """
    every = cards(game, lang, setup)
    if not text_of(name, "name"):
        return every, False
    wanted = normal(name)
    names = {card.id: [card.id, card.name, card.id.replace("-", " ")] for card in every}
    for card in cards(game, "en", setup) if lang != "en" else []:
        names[card.id].append(card.name)
    for fits in (str.__eq__, str.__contains__):
        found = [card for card in every if any(fits(normal(known), wanted) for known in names[card.id])]
        if found:
            return found, False
    close = nearest(wanted, [normal(known) for some in names.values() for known in some])[:1]
    return [card for card in every if close and close[0] in map(normal, names[card.id])], True


def normal(name: str) -> str:
    """A name as one may type it: without accents, apostrophes and signs."""
    plain = "".join([c for c in unicodedata.normalize("NFKD", name) if not unicodedata.combining(c)])
    return " ".join(re.sub(r"[^\w\s-]", "", plain.casefold()).split())
