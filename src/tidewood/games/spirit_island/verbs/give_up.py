"""Presence that leaves the game, or turns into something else."""

from __future__ import annotations

from typing import Final

from tidewood.games.spirit_island import events
from tidewood.games.spirit_island.fields import LAND
from tidewood.games.spirit_island.hooks import POWER
from tidewood.games.spirit_island.pieces import BADLANDS
from tidewood.games.spirit_island.state import Island
from tidewood.games.spirit_island.verbs.add import came
from tidewood.games.spirit_island.verbs.blight import LOSE_PRESENCE, WHOSE
from tidewood.games.spirit_island.verbs.presence import FROM_TRACK, uncover
from tidewood.games.spirit_island.verbs.verb import Verb
from tidewood.kernel.amounts import Condition
from tidewood.kernel.core import NOTHING, Frame, Node, Result, Scope
from tidewood.kernel.declare import option, part, question


def leave_game(s: Island, who: int, place: int, n: int = 1) -> None:
    """Presence goes from the island out of the game."""
    s.add_presence(who, place, -n)
    s.removed[who] += n
    s.tell(events.PRESENCE_GONE, (who, s.site(place), n))


class GiveUpPresence(Verb):
    """One of one's own Presence on the island leaves the game."""

    says = option("give-up-presence", "remove presence {land}", land=part(LAND))
    asks = question("give-up-presence", by_card=True)

    def can(self, s: Island, scope: Scope) -> bool:
        return bool(s.places_of(scope.chooser))

    def run(self, s: Island, f: Frame) -> None:
        places = s.places_of(f.scope.chooser)
        if places:
            self.ask(s, f, places)

    def answer(self, s: Island, f: Frame, option: int) -> None:
        leave_game(s, f.scope.chooser, option)

    def mentions(self) -> list[str]:
        return ["remove", "presence"]


class GiveUpFromTrack(Verb):
    """A Presence on a track leaves the game, and uncovers its space."""

    says = FROM_TRACK
    asks = question("give-up-presence", by_card=True)

    def can(self, s: Island, scope: Scope) -> bool:
        who = scope.chooser
        return bool(s.rules.panels[who].can_uncover(s.uncovered[who]))

    def run(self, s: Island, f: Frame) -> None:
        who = f.scope.chooser
        spaces = s.rules.panels[who].can_uncover(s.uncovered[who])
        if spaces:
            self.ask(s, f, spaces)

    def answer(self, s: Island, f: Frame, option: int) -> None:
        uncover(s, f.scope.chooser, option)
        s.removed[f.scope.chooser] += 1

    def mentions(self) -> list[str]:
        return ["remove", "presence"]


class NearPresence(Condition[Island]):
    """The land is within so much of the Presence of the Spirit whose rule it is. For rules."""

    def __init__(self, within: int) -> None:
        self.within: Final = within

    def holds(self, s: Island, scope: Scope) -> bool:
        steps = s.steps(POWER)
        return any([steps[place][scope.place] <= self.within for place in s.places_of(scope.chooser)])


class PresenceIntoBadlands(Node[Island]):
    """All Presence of the chooser in the land becomes Badlands and leaves the game."""

    def __init__(self, let: str) -> None:
        self.let: Final = let

    def can(self, s: Island, scope: Scope) -> bool:
        return scope.place >= 0 and s.present(scope.chooser, scope.place) > 0

    def run(self, s: Island, f: Frame) -> None:
        who, place = f.scope.chooser, f.scope.place
        n = s.present(who, place)
        leave_game(s, who, place, n)
        s.add(place, BADLANDS, n)
        s.tell(events.ADDED, (BADLANDS, s.site(place), n))
        s.result = Result(tuple([(BADLANDS, -1, place)] * n), n)
        came(s, f.scope, s.result)

    def result_name(self) -> str:
        return self.let

    def mentions(self) -> list[str]:
        return ["replace", "presence", "badlands"]


class EachLosesPresence(Node[Island]):
    """Each Spirit with Presence in the land loses one there."""

    def run(self, s: Island, f: Frame) -> None:
        s.result = NOTHING
        for who in reversed(range(s.players)):
            if s.present(who, f.scope.place):
                s.push(WHOSE.frame(LOSE_PRESENCE, f.scope, who))

    def mentions(self) -> list[str]:
        return ["destroy", "presence"]

    def children(self) -> list[Node[Island]]:
        return [LOSE_PRESENCE]
