"""Nouns and words that are made from others: pieces with damage and strife, what spaces give, thresholds, steps."""

from __future__ import annotations

from tidewood.games.spirit_island import content, pieces
from tidewood.games.spirit_island.fields import PHASES
from tidewood.games.spirit_island.invader_cards import CARDS
from tidewood.games.spirit_island.pieces import element_text
from tidewood.games.spirit_island.state import SPACES
from tidewood.games.spirit_island.table import gives
from tidewood.games.spirit_island.text.composer.base import needs, terrains
from tidewood.games.spirit_island.text.composer.spaces import in_short
from tidewood.language.catalogue import Catalogue
from tidewood.language.values import Message, Thing, message

PILES = (*SPACES, "deck", "discard")  # where Invader cards lie
MOST_DAMAGE = 5  # what has more Health than this would not be in the box
MOST_STRIFE = 4


def expand(catalogue: Catalogue) -> None:
    """Put in all that the notation of pieces, Invader cards, tracks and thresholds can write."""
    nouns = catalogue.nouns["piece"]
    made: dict[str, str] = {}
    for kind, ids in (("piece", pieces.PIECES), ("element", pieces.ELEMENTS), ("terrain", pieces.TERRAINS)):
        made |= {id: catalogue.value(Thing(kind, id), ()) for id in ids}
    for shape in shapes():
        id = pieces.shape_name(shape)
        made[id] = catalogue.say(marked(shape))
        nouns[id] = {"name": made[id]}
    for n in range(pieces.THIEF_NUMBERS):
        id = pieces.shape_name(pieces.thief(n + 1))
        made[id] = catalogue.say(message("piece.marked", piece=Thing("piece", "thief"), marks=[n]))
        nouns[id] = {"name": made[id]}
        catalogue.names[id] = made[id]
    cards = catalogue.nouns["invader-card"]
    for card in CARDS:
        if card.id not in cards:
            said = catalogue.say(message("card.invader", terrains=terrains(card.mask), stage=card.stage))
            cards[card.id] = {"name": said}
        said = catalogue.value(Thing("invader-card", card.id), ())
        made |= {f"{pile}.{card.id}": said for pile in PILES}
        made.setdefault(card.id, said)  # as a key; a card of stage I is called like its terrain
    for spirit in [*content.SPIRITS.values(), *content.ASPECTED.values()]:
        made |= {f"gives.{gives(space)}": catalogue.say(in_short(space)) for space in spirit.spaces}
        for power in spirit.innates:
            made |= {
                element_text(level.needs): catalogue.value(needs(level.needs), ("comma",)) for level in power.levels
            }
    made |= {f"steps.{phase}": catalogue.words[f"phase.{phase}"] for phase in PHASES}
    catalogue.words = made | catalogue.words


def shapes() -> list[int]:
    """Pieces that have been hurt, in truth or in a dream, and Invaders that have Strife."""
    return [
        kind | pieces.WOUNDS.put(damage) | pieces.STRIFE.put(strife) | pieces.DREAMT_WOUNDS.put(dream) | dreamt
        for kind in range(pieces.MORTAL)
        for strife in range(MOST_STRIFE + 1 if kind in pieces.INVADERS else 1)
        for damage in range(MOST_DAMAGE)
        for dream in range(MOST_DAMAGE - damage)
        for dreamt in (0, pieces.DREAMT)
        if damage or strife or dream or dreamt
    ]


def marked(shape: int) -> Message:
    """A piece with what has been done to it: Town (1 Damage)."""
    piece = Thing("piece", pieces.PIECES[pieces.kind_of(shape)])
    marks: list[Message] = []
    hurt = pieces.damage_of(shape) + pieces.dream_of(shape)
    if hurt:
        marks.append(message("piece.damage", n=hurt))
    if pieces.strife_of(shape):
        marks.append(message("piece.strife", n=pieces.strife_of(shape)))
    if pieces.is_dreamt(shape):
        marks.append(message("piece.dreamt", piece=piece))
    return message("piece.marked", piece=piece, marks=marks)
