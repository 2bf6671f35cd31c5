"""Everything there is to choose from, set by set. A new set is a file in `sets`, named in `sets/every.py`."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from tidewood.games.spirit_island import fields
from tidewood.games.spirit_island.board.boards import SET_OF_BOARD
from tidewood.games.spirit_island.challenges import Adversary, Challenge
from tidewood.games.spirit_island.event_cards import EventCard
from tidewood.games.spirit_island.fear_and_blight_cards import BlightCard, FearCard
from tidewood.games.spirit_island.sets.content_set import ContentSet
from tidewood.games.spirit_island.sets.every import SETS
from tidewood.games.spirit_island.spirit import Aspect, Spirit
from tidewood.games.spirit_island.verbs.powers import INNATE, POWERS, Power, number_powers

BASE: Final = SETS[0].id
EXPANSIONS: Final = tuple([found.id for found in SETS if found.id != BASE])
WHOLE_BOX: Final[dict[str, object]] = {"expansions": [*EXPANSIONS]}  # a set-up

SPIRITS: Final[dict[str, Spirit]] = {spirit.id: spirit for found in SETS for spirit in found.spirits}
ASPECTS: Final[dict[str, Aspect]] = {aspect.id: aspect for found in SETS for aspect in found.aspects}
ASPECTED: Final[dict[str, Spirit]] = {id: aspect.applied(SPIRITS[aspect.of]) for id, aspect in ASPECTS.items()}
FEAR_CARDS: Final[list[FearCard]] = [card for found in SETS for card in found.fear_cards]
BLIGHT_CARDS: Final[list[BlightCard]] = [card for found in SETS for card in found.blight_cards]
EVENT_CARDS: Final[list[EventCard]] = [card for found in SETS for card in found.events]
ADVERSARIES: Final[dict[str, Adversary]] = {found.id: found for each in SETS for found in each.adversaries}
SCENARIOS: Final[dict[str, Challenge]] = {found.id: found for each in SETS for found in each.scenarios}
for _set in SETS:
    number_powers(_set.powers())
POWER: Final[dict[str, Power]] = {power.id: power for power in POWERS}
CARDS: Final = [power.id for power in POWERS if power.kind != INNATE]

fields.FEAR_IDS[:] = [card.id for card in FEAR_CARDS]
fields.EVENT_IDS[:] = [card.id for card in EVENT_CARDS]
fields.BLIGHT_IDS[:] = [card.id for card in BLIGHT_CARDS]


SET_OF: Final[dict[str, str]] = {}  # of Fear, Blight and Event cards, Spirits, aspects, adversaries, scenarios
for _set in SETS:
    _ids = [card.id for card in _set.fear_cards] + [card.id for card in _set.blight_cards]
    _ids += [card.id for card in _set.events]
    _ids += [spirit.id for spirit in _set.spirits] + [aspect.id for aspect in _set.aspects]
    _ids += [adversary.id for adversary in _set.adversaries]
    _ids += [scenario.id for scenario in _set.scenarios]
    SET_OF.update(dict.fromkeys(_ids, _set.id))

BANNED: Final = frozenset([id for found in SETS for id in found.bans])
BANNING: Final = [found.id for found in SETS if found.bans]  # sets that take cards out
_banned = [*BANNED, *[card.id for card in EVENT_CARDS if card.banned]]
WITH_BANNED: Final = tuple(dict.fromkeys([SET_OF[id] for id in _banned if SET_OF.get(id, BASE) != BASE]))  # whose cards
WITH_BOARDS: Final = tuple(dict.fromkeys(SET_OF_BOARD.values()))  # sets that bring boards


def is_in_play(id: str, expansions: Collection[str]) -> bool:
    """Whether a card or Spirit is of the base game or of a set that was chosen."""
    found = SET_OF.get(id, BASE)
    return found == BASE or found in expansions


def spirit_of(id: str, aspects: Collection[str]) -> Spirit:
    """A Spirit, with the aspect that was chosen for it."""
    return next((ASPECTED[aspect] for aspect in aspects if ASPECTS[aspect].of == id), SPIRITS[id])


def in_play(expansions: Collection[str]) -> list[ContentSet]:
    """The base game and the sets that were chosen.
    [SI-SETUP-38, SI-EXPANSION-01, SI-EXPANSION-02, SI-EXPANSION-03]
    """
    return [found for found in SETS if found.id == BASE or found.id in expansions]


def tokens(expansions: Collection[str]) -> set[str]:
    """The tokens that these sets know."""
    return {token for found in in_play(expansions) for token in found.tokens}


def event_deck(expansions: Collection[str], without_banned: bool = True) -> list[EventCard]:
    """The Event cards of a game: those of its sets, but none that a later set has banned, unless the players want them,
    or that an adversary brings.
    [SI-SETUP-20, SI-EXPANSION-05, SI-EXPANSION-06, SI-EXPANSION-07]
    """
    found = [card for card in EVENT_CARDS if is_in_play(card.id, expansions) and not card.only_with]
    return [card for card in found if not (without_banned and card.banned)]


__all__ = [
    "ADVERSARIES", "ASPECTED", "ASPECTS", "BANNED", "BANNING", "BASE", "BLIGHT_CARDS", "CARDS", "EVENT_CARDS",
    "EXPANSIONS", "FEAR_CARDS", "POWER", "POWERS", "SCENARIOS", "SETS", "SET_OF", "SPIRITS", "WHOLE_BOX",
    "WITH_BANNED", "WITH_BOARDS", "ContentSet", "event_deck", "in_play", "is_in_play", "spirit_of", "tokens",
]  # fmt: skip
