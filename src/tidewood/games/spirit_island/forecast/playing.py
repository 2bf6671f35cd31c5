"""A copy of the game that plays on by itself."""

from __future__ import annotations

from functools import cache
from typing import Final

from tidewood.games.spirit_island import events
from tidewood.games.spirit_island.board.maps import SITE_BOARD, SITE_NUMBER, SITES
from tidewood.games.spirit_island.hooks import BLIGHT_CAME, DAHAN_FIRST
from tidewood.games.spirit_island.pieces import TOWN
from tidewood.games.spirit_island.state import Island
from tidewood.games.spirit_island.verbs.add import Add
from tidewood.games.spirit_island.verbs.blight import CASCADE, PayForBlight
from tidewood.games.spirit_island.verbs.lands import ALand
from tidewood.games.spirit_island.verbs.presence import DestroyPresence
from tidewood.games.spirit_island.verbs.ravage import DAHAN_DAMAGE
from tidewood.kernel.core import CHANCE, REAL_TABLE, Bending, Frame
from tidewood.kernel.declare import EventKind
from tidewood.kernel.log import Event
from tidewood.kernel.reading import walk
from tidewood.kernel.rows import LET_IT_HAPPEN, Change, Row, row_of

QUESTIONS: Final = 60  # that a copy answers before it gives up


def town_bringers(s: Island) -> list[Row]:
    """Rules that bring a Town to a land next to one that a Ravage has blighted."""
    return [row for row in s.rows if row.rule.hook == BLIGHT_CAME and brings_town(row.rule)]


@cache
def brings_town(rule: Bending[Island]) -> bool:
    return rule.effect is not None and any([isinstance(node, Add) and node.kind == TOWN for node in walk(rule.effect)])


class Run:
    """A copy that plays on by itself, and what it noticed."""

    def __init__(self, s: Island, alone: bool = False) -> None:
        c = s.copy()
        self.alone: Final = alone  # one Ravage by itself
        self.events: Final[list[Event]] = []
        c.sink = self.events
        c.mode = REAL_TABLE  # chance asks instead of rolling
        c.turn = 0  # nobody judges whether the game is over: the forecast holds as long as it goes on
        self.c: Final = c
        self.strike = 0
        self.strikes_anyhow = False  # somebody chooses whom the Dahan strike
        self.loses_presence = False  # somebody chooses which Presence is lost
        self.asked = False  # something else is up to the players
        self.optional: list[int] = []  # lands where a right could stop the Invaders
        self.chance = False

    def play(self, *frames: Frame) -> Run:
        c = self.c
        c.stack.extend(reversed(frames))
        answers = 0
        while c.choice is not None or c.stack:
            if c.over:
                break
            if c.choice is None:
                f = c.stack.pop()
                if f.node is DAHAN_DAMAGE:
                    self.strike = DAHAN_DAMAGE.amount.of(c, f.scope)
                f.node.run(c, f)
            else:
                answers += 1
                if answers > QUESTIONS:
                    self.asked = True
                    c.choice = None
                    c.stack.clear()
                    break
                self.answer()
        return self

    def answer(self) -> None:
        c = self.c
        choice = c.choice
        assert choice is not None
        f, option = choice.frame, choice.options[0]
        c.choice = None
        if choice.who == CHANCE:
            self.chance = True
            f.node.fell(c, f, option)
            return
        if isinstance(f.node, Change):
            self.optional.append(f.scope.place)
            option = LET_IT_HAPPEN if LET_IT_HAPPEN in choice.options else option
        elif f.node is DAHAN_DAMAGE and DAHAN_FIRST in c.hooks:
            self.optional.append(f.scope.place)  # the Invaders that are left strike after it
        elif f.node is DAHAN_DAMAGE:
            self.strikes_anyhow = True
            if self.alone:  # nothing of what is shown comes after it
                c.stack.clear()
                return
        elif f.node is CASCADE:
            option = min(choice.options, key=c.blight)
        elif isinstance(f.node, DestroyPresence):
            self.loses_presence = True
        elif isinstance(f.node, PayForBlight):
            option = 0  # the Blight comes all the same
        elif not (isinstance(f.node, ALand) and any([row_of(c, n) in town_bringers(c) for n in f.scope.cause])):
            self.asked = True
        f.node.answer(c, f, option)

    def told(self, kind: EventKind, *fields: str) -> list[list[int]]:
        """What was told of one kind: these fields of each event."""
        return [[kind.of(event, field) for field in fields] for event in self.events if event.kind == kind.id]


def direct(told: list[Event]) -> list[Event]:
    """What a Ravage does itself, without what cascades from it."""
    found: list[Event] = []
    to = -1  # where Blight has just cascaded to
    for event in told:
        if event.kind == events.CASCADED.id:
            to = events.CASCADED.of(event, "to")
        elif event.kind == events.BLIGHT_ADDED.id:
            if events.BLIGHT_ADDED.of(event, "land") == to:
                continue
            to = -1
        elif event.kind == events.PRESENCE_DESTROYED.id and events.PRESENCE_DESTROYED.of(event, "land") == to:
            continue
        found.append(event)
    return found


def place_of(s: Island, site: int) -> int:
    """A land of the log as a place of this map."""
    return s.map.by_name[f"{SITES[SITE_BOARD.of(site)]}{SITE_NUMBER.of(site)}"]
