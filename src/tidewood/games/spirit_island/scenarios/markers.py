"""Markers of scenarios: rules in force in a land, which the table shows there."""

from __future__ import annotations

from tidewood.games.spirit_island import events
from tidewood.games.spirit_island.registry import number_of
from tidewood.games.spirit_island.state import Island
from tidewood.kernel.amounts import Condition
from tidewood.kernel.core import Frame, Node, Scope
from tidewood.kernel.rows import Rule, lay, lift


def put_marker(s: Island, rule: Rule[Island], place: int, value: int = 0) -> None:
    """A marker comes to a land, for good."""
    lay(s, rule, -1, place, value=value)
    s.tell(events.MARKER_PUT, (number_of(rule), s.site(place)))


def markers(s: Island, rule: Rule[Island], place: int) -> list[int]:
    """The markers of a land, as the serials of their rows."""
    return [row.serial for row in s.rows if row.rule is rule and row.place == place]


def marked(s: Island, rule: Rule[Island]) -> set[int]:
    """The lands with such a marker."""
    return {row.place for row in s.rows if row.rule is rule}


class HasMarker(Condition[Island]):
    """There is such a marker in the land."""

    def __init__(self, rule: Rule[Island]) -> None:
        self.rule = rule

    def holds(self, s: Island, scope: Scope) -> bool:
        return bool(markers(s, self.rule, scope.place))


class TakeMarkers(Node[Island]):
    """All such markers leave the land."""

    def __init__(self, rule: Rule[Island]) -> None:
        self.rule = rule

    def run(self, s: Island, f: Frame) -> None:
        for serial in markers(s, self.rule, f.scope.place):
            lift(s, serial)
            s.tell(events.MARKER_GONE, (number_of(self.rule), s.site(f.scope.place)))
