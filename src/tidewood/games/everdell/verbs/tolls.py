"""What must be paid before something may be done, where a rule in force says so."""

from __future__ import annotations

from typing import Final

from tidewood.games.everdell.pieces import ACTIVATING, OCCUPY_TOLL, WORKER_TOLL
from tidewood.games.everdell.state import Valley
from tidewood.games.everdell.verbs.packing import PLAY_CARD, PLAY_SOURCE, WAY_ABILITY, WAY_HOME
from tidewood.kernel.core import Frame, Node, Result, Scope
from tidewood.kernel.rows import AFTER, fitting

PLAYING: Final = "playing"  # under this name a price finds the card that it is paid for
VISITING: Final = "visiting"  # and under this one the place that a worker is about to go to


class Price:
    """An effect that is done in full before something else is; its scope says for whom, and what it is paid for."""

    __slots__ = ("effect", "scope")

    def __init__(self, effect: Node[Valley], scope: Scope) -> None:
        self.effect: Final = effect
        self.scope: Final = scope

    def can_be_paid(self, s: Valley) -> bool:
        return self.effect.whole(s, self.scope)

    def frame(self) -> Frame:
        return Frame(self.effect, self.scope)


def due(s: Valley, who: int, hook: int, place: int, card: int, play: int = -1, way: int = -1) -> list[Price]:
    """The prices of something. `place` and `card` say what is about to be done, `play` and `way`
    how, so that a price never takes what the card or the place itself needs.
    """
    if hook not in s.hooks:
        return []
    scope = Scope(who, place=place).about(card, to=place)
    names: tuple[tuple[str, Result], ...] = ()
    if play >= 0:
        names = ((PLAYING, Result(((play, way, hook),), 1)),)
    elif hook == WORKER_TOLL:
        names = ((VISITING, Result(((place, 0, 0),), 1)),)
    found: list[Price] = []
    for row in fitting(s, scope, hook, AFTER):
        effect = row.rule.effect
        assert effect is not None
        found.append(Price(effect, Scope(who, place=place, card=row.value, cause=(row.serial,), names=names)))
    return found


def way_tolls(s: Valley, who: int, play: int, way: int) -> list[Price]:
    """What a way of playing costs besides: occupying, and the help of a card. [PH-LIST-17, PH-LIST-21]"""
    source, card = PLAY_SOURCE.of(play), PLAY_CARD.of(play)
    found: list[Price] = []
    if WAY_HOME.of(way):
        found += due(s, who, OCCUPY_TOLL, source, card, play, way)
    if WAY_ABILITY.of(way):
        helper = s.city[who][s.serials[who].index(WAY_ABILITY.of(way))]
        found += due(s, who, ACTIVATING, source, helper, play, way)
    return found


def way_payable(s: Valley, who: int, play: int, way: int) -> bool:
    return all([price.can_be_paid(s) for price in way_tolls(s, who, play, way)])


def payable(s: Valley, who: int, hook: int, place: int, card: int, play: int = -1, way: int = -1) -> bool:
    """Whether every price can be paid; what cannot is not offered."""
    return all([price.can_be_paid(s) for price in due(s, who, hook, place, card, play, way)])
