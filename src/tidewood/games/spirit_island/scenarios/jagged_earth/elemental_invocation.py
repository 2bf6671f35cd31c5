"""Elemental Invocation: Spirits place elements at the corners of lands, which lend them to Powers used there."""

from __future__ import annotations

from typing import Final

from tidewood.games.spirit_island import events
from tidewood.games.spirit_island.board.corners import corners, is_next
from tidewood.games.spirit_island.challenges import Challenge
from tidewood.games.spirit_island.conditions.situations import CORNER, CORNER_KIND
from tidewood.games.spirit_island.fields import ELEMENT, NUMBER
from tidewood.games.spirit_island.hooks import ACT_SPIRIT, CORNER_ELEMENT, USED_UP
from tidewood.games.spirit_island.pieces import ELEMENTS, TOWN
from tidewood.games.spirit_island.registry import number_of
from tidewood.games.spirit_island.scenarios.difficulty import DIFFICULTY
from tidewood.games.spirit_island.scenarios.jagged_earth.acceleration import DiscardBefore
from tidewood.games.spirit_island.state import Island
from tidewood.games.spirit_island.verbs.powers import power_of
from tidewood.games.spirit_island.verbs.verb import Verb
from tidewood.games.spirit_island.view import Why
from tidewood.games.spirit_island.words import COUNTS, MAY, rule
from tidewood.kernel.core import Frame, Node, Scope
from tidewood.kernel.declaration import Declaration
from tidewood.kernel.declare import Held, Worked, option, part, question
from tidewood.kernel.fields import Written
from tidewood.kernel.rows import THIS_TURN, lay

TOWN_LAND: Final = 6
ELEMENT_MARKER: Final = rule("element-marker", COUNTS, CORNER_ELEMENT)
PLACED: Final = rule("element-placed", COUNTS, USED_UP)


def taken(s: Island) -> set[int]:
    """The corners that have an element."""
    return {CORNER.of(row.value) for row in s.rows if row.rule is ELEMENT_MARKER}


def price(s: Island, index: int) -> int:
    """1 Energy, and 1 for each corner next to it that has an element."""
    every = corners(s.map)
    return 1 + sum([is_next(every[index], every[other]) for other in taken(s)])


CORNER_NAME: Final = Written("corner", lambda s, index: corners(s.map)[index].name)
CHOSEN: Final = Held(CORNER_NAME)
AT_CORNER: Final = option(
    "corner",
    "corner {corner}",
    refs=("corner:{corner}",),
    corner=part(CORNER_NAME),
    n=Worked(NUMBER, lambda s, f, option: price(s, option)),
)
WITH_ELEMENT: Final = option("element", "element {element}", element=part(ELEMENT))
ASK_CORNER: Final = question("corner")
ASK_ELEMENT: Final = question("corner-element", corner=CHOSEN)


class PlaceElement(Verb):
    """Once in a Spirit Phase: pay to place an element of one of one's Power Cards at a corner of one of one's lands."""

    def elements(self, s: Island, who: int) -> list[int]:
        cards = [*s.hand[who], *s.play[who], *s.discard[who]]
        return [e for e in range(len(ELEMENTS)) if any([power_of(card).elements[e] for card in cards])]

    def choices(self, s: Island, who: int) -> list[int]:
        own, used = s.places_of(who), taken(s)
        return [
            i
            for i, corner in enumerate(corners(s.map))
            if i not in used and any([land in own for land in corner.lands]) and price(s, i) <= s.energy[who]
        ]

    def can(self, s: Island, scope: Scope) -> bool:
        who = scope.owner
        if not s.energy[who] or any([row.rule is PLACED and row.owner == who for row in s.rows]):
            return False
        return bool(self.choices(s, who)) and bool(self.elements(s, who))

    def lacks(self, s: Island, scope: Scope) -> Why | None:
        if any([row.rule is PLACED and row.owner == scope.owner for row in s.rows]):
            return "used-up"
        return "no-energy"

    def run(self, s: Island, f: Frame) -> None:
        who = f.scope.owner
        self.ask(s, f, self.choices(s, who) if CHOSEN.of(f) < 0 else self.elements(s, who))

    def declared(self, s: Island, f: Frame, option: int) -> Declaration | None:
        return AT_CORNER if CHOSEN.of(f) < 0 else WITH_ELEMENT

    def question(self, s: Island, f: Frame) -> Declaration | None:
        return ASK_CORNER if CHOSEN.of(f) < 0 else ASK_ELEMENT

    def answer(self, s: Island, f: Frame, option: int) -> None:
        if CHOSEN.of(f) < 0:
            s.push(CHOSEN.put(f, option))
            return
        who, index = f.scope.owner, CHOSEN.of(f)
        n = price(s, index)
        s.energy[who] -= n
        s.tell(events.PAID, (who, n))
        lay(s, PLACED, who, until=THIS_TURN)
        for land in corners(s.map)[index].lands:
            lay(s, ELEMENT_MARKER, -1, land, value=CORNER.put(index) | CORNER_KIND.put(option))
            s.tell(events.MARKER_PUT, (number_of(ELEMENT_MARKER), s.site(land)))


class TownsInLand(Node[Island]):
    """During set-up: a Town comes to the land with this number of every board."""

    def run(self, s: Island, f: Frame) -> None:
        for lands in s.map.lands_of:
            for place in [land for land in lands if s.map.number[land] == TOWN_LAND]:
                s.add(place, TOWN)
                s.tell(events.ADDED, (TOWN, s.site(place), 1))


def accelerated(deck: str) -> str:
    """The deck without the topmost card of the lowest stage."""
    lowest = min([stage for stage in deck if stage.isdigit()])
    return deck.replace(lowest, "", 1)


SCENARIO: Final = Challenge(
    "elemental-invocation", DIFFICULTY["elemental-invocation"],
    setup=[DiscardBefore(), TownsInLand()],
    fear_cards_more=(1, 0, 0),
    deck_change=accelerated,
    spirit_rules=[rule("placing-elements", MAY, ACT_SPIRIT, PlaceElement())],
)  # fmt: skip
