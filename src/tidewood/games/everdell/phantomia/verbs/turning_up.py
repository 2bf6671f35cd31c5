"""How the program comes to know a card that she takes: by the one door, or from people at a real table."""

from __future__ import annotations

from typing import Final

from tidewood.games.everdell.phantomia.deck.cards import RIGHT
from tidewood.games.everdell.phantomia.happenings import DIE_GOES_ON
from tidewood.games.everdell.phantomia.verbs.arrow import arrow, human
from tidewood.games.everdell.phantomia.verbs.naming import AT_PLACE, CARD_NUMBER
from tidewood.games.everdell.phantomia.verbs.steps import say_step
from tidewood.games.everdell.state import Valley
from tidewood.games.everdell.verbs.meadow import UNKNOWN
from tidewood.games.everdell.verbs.naming import CHOSEN_CARD
from tidewood.kernel.core import Frame, Node
from tidewood.kernel.declare import option, question


def turn_up(s: Valley, f: Frame, outcomes: list[int], weights: list[int]) -> None:
    """A card of a pile is turned up: by the one door, or by people at a real table, who say which it is."""
    if s.rules.helper:
        s.ask(f, human(s), outcomes, silent=False)
    else:
        s.chance(f, outcomes, weights)


def look_and_take(s: Valley, f: Frame, rolled: int, place: int) -> None:
    """She takes the card that the die came to, once the program knows which it is. Where people have told of all cards
    of the game, none can lie there.
    """
    if place != rolled:
        say_step(s, DIE_GOES_ON, rolled, place, 1 if arrow(s) == RIGHT else 0)
    unknown = s.meadow[place - 1] == UNKNOWN
    if unknown and not s.ready_deck():
        return
    s.push(AT_PLACE.put(f, place))
    if unknown:
        s.push(AT_PLACE.frame(LOOK, f.scope, place))


class Look(Node[Valley]):
    """Which card lies in a place of the Meadow: people at a real table are asked when she takes it."""

    says = option(
        "card",
        "meadow {place} {card}",
        refs=("meadow:{place}",),
        number=CARD_NUMBER,
        place=AT_PLACE,
        card=CHOSEN_CARD,
    )
    asks = question("look", place=AT_PLACE)

    def run(self, s: Valley, f: Frame) -> None:
        pool = s.pools[0]
        s.ask(f, human(s), [card for card, n in enumerate(pool) if n], silent=False)

    def answer(self, s: Valley, f: Frame, option: int) -> None:
        s.settle_top(option)
        s.meadow[AT_PLACE.of(f) - 1] = option


LOOK: Final = Look()
