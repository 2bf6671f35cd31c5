"""Presence of a Spirit: onto the island, and off it."""

from __future__ import annotations

from typing import Final

from tidewood.games.spirit_island import events
from tidewood.games.spirit_island.board.maps import BOARD_SET
from tidewood.games.spirit_island.conditions.lands import LandFilter
from tidewood.games.spirit_island.hooks import GROWTH_PRESENCE, SPIRIT, cause_of
from tidewood.games.spirit_island.panel import SPACE_SET, TRACKS
from tidewood.games.spirit_island.pieces import OCEAN
from tidewood.games.spirit_island.state import ASKS, Island
from tidewood.games.spirit_island.verbs.blight import LOSE_PRESENCE
from tidewood.games.spirit_island.verbs.verb import Verb, together
from tidewood.kernel.amounts import Amount
from tidewood.kernel.core import NOTHING, Frame, Node, Scope, number

FROM_ISLAND: Final = 64  # as a source of Presence: from this place of the island
FROM_DESTROYED: Final = 63


class AddPresence(Verb):
    """Add a Presence from a track, or move one that is on the island. [SI-PRESENCE-06, SI-PRESENCE-07, SI-GROWTH-06]

    First the source is chosen, then the land. `within` -1: anywhere; `here`: in the target land.
    """

    def __init__(
        self,
        within: int = -1,
        land: LandFilter | None = None,
        here: bool = False,
        anywhere: bool = False,
        let: str = "",
    ) -> None:
        self.within: Final = within
        self.land: Final = land
        self.here: Final = here
        self.anywhere: Final = anywhere  # against the rules of where this Spirit may be
        self.let = let

    def lands(self, s: Island, who: int, f: Frame) -> list[int]:
        """Where it may go: in range, of the right kind, and where this Spirit may be."""
        if self.here:
            places = [f.scope.place]
        else:
            places = list(range(s.map.size))
        found = [p for p in places if self.anywhere or may_be(s, who, p, f.scope.mode)]
        if self.land is not None:
            scope = Scope(who, place=f.scope.place, mode=f.scope.mode)
            found = [p for p in found if self.land.fits(s, p, scope)]
        if self.within >= 0:
            steps = s.steps(f.scope.mode)
            if s.rules.panels[who].ocean:
                steps = s.map.distances(BOARD_SET.first(len(s.map.boards)))
            own = s.places_of(who)
            found = [p for p in found if any([steps[o][p] <= self.within for o in own])]
        return found

    def sources(self, s: Island, who: int, f: Frame) -> list[int]:
        found = s.rules.panels[who].can_uncover(s.uncovered[who])
        if s.destroyed[who] and cause_of(f.scope.mode) == SPIRIT and s.hooked(GROWTH_PRESENCE):
            if 0 <= cost_of_destroyed(s, who) <= s.energy[who]:
                found = [*found, FROM_DESTROYED]
        return [*found, *[FROM_ISLAND + p for p in s.places_of(who)]]

    def can(self, s: Island, f: Frame) -> bool:
        who = f.scope.chooser
        return bool(self.lands(s, who, f)) and bool(self.sources(s, who, f))

    def run(self, s: Island, f: Frame) -> None:
        who = f.scope.chooser
        s.result = NOTHING
        lands = self.lands(s, who, f)
        if not lands:
            return
        if f.held < 0:
            sources = self.sources(s, who, f)
            if sources:
                self.ask(s, f, sources)
        else:
            self.ask(s, f, lands)

    def answer(self, s: Island, f: Frame, option: int) -> None:
        if f.held < 0:
            s.push(f.holding(option))
            return
        who = f.scope.chooser
        take_presence(s, who, f.held)
        s.add_presence(who, option)
        origin = f.held - FROM_ISLAND if f.held >= FROM_ISLAND else -1
        if origin >= 0:
            s.tell(events.PRESENCE_MOVED, (who, s.site(origin), s.site(option)))
        else:
            s.tell(events.PRESENCE_ADDED, (who, s.site(option)))
        s.result = NOTHING.plus(who, origin, option)

    def notation(self, s: Island, f: Frame, option: int) -> str:
        if f.held >= 0:
            return f"presence {s.map.names[option]}"
        if option >= FROM_ISLAND:
            return f"from {s.map.names[option - FROM_ISLAND]}"
        if option == FROM_DESTROYED:
            return "from destroyed"
        return f"from {TRACKS[s.rules.panels[f.scope.chooser].spaces[option].track]}"

    def refs(self, s: Island, f: Frame, option: int) -> list[str]:
        if f.held >= 0:
            return [f"land:{s.map.names[option]}"]
        if option >= FROM_ISLAND:
            return [f"land:{s.map.names[option - FROM_ISLAND]}"]
        return [] if option == FROM_DESTROYED else [f"space:{option}"]

    def mentions(self) -> list[str]:
        return ["add", "presence"]


def may_be(s: Island, who: int, place: int, mode: int = SPIRIT) -> bool:
    """Whether this Spirit's Presence may go there: to lands, by a Power to an Ocean that counts as one, and some
    Spirits elsewhere.
    """
    if s.rules.panels[who].ocean:
        return s.map.terrain[place] == OCEAN or s.map.is_coastal[place]
    return s.map.terrain[place] != OCEAN or BOARD_SET.has(s.oceans(mode), s.map.board[place])


def cost_of_destroyed(s: Island, who: int) -> int:
    """The Energy that a destroyed Presence costs this Spirit in Growth; -1: no rule lets it take one."""
    for row in s.rows:
        if row.rule.hook == GROWTH_PRESENCE and row.owner == who:
            amount = row.rule.amount
            return 0 if amount is None else amount.of(s, Frame(ASKS, Scope(who)))
    return -1


def take_presence(s: Island, who: int, source: int) -> None:
    """Presence leaves a track, the destroyed ones, or a place of the island."""
    if source >= FROM_ISLAND:
        s.add_presence(who, source - FROM_ISLAND, -1)
    elif source == FROM_DESTROYED:
        s.destroyed[who] -= 1
        s.energy[who] -= cost_of_destroyed(s, who)
    else:
        uncover(s, who, source)


def uncover(s: Island, who: int, space: int) -> None:
    """A space of a track is uncovered, and what it gives lasting counts at once. [SI-ELEMENT-07, SI-PRESENCE-13]"""
    s.uncovered[who] = SPACE_SET.plus(s.uncovered[who], space)
    found = s.rules.panels[who].spaces[space]
    s.add_elements(who, found.elements)
    s.loose[who] += found.any_element


class ReturnPresence(Verb):
    """Add destroyed Presence to the land, up to so many."""

    def __init__(self, n: int, let: str = "") -> None:
        self.n: Final = n
        self.let = let

    def can(self, s: Island, f: Frame) -> bool:
        who = f.scope.chooser
        return s.destroyed[who] > 0 and f.scope.place >= 0 and may_be(s, who, f.scope.place, f.scope.mode)

    def run(self, s: Island, f: Frame) -> None:
        who = f.scope.chooser
        n = min(self.n, s.destroyed[who]) if self.can(s, f) else 0
        s.result = number(n)
        if n:
            s.destroyed[who] -= n
            s.add_presence(who, f.scope.place, n)
            s.tell(events.PRESENCE_RETURNED, (who, s.site(f.scope.place), n))

    def mentions(self) -> list[str]:
        return ["add", "presence"]


class DestroyPresence(Verb):
    """Destroy one of one's own Presence, anywhere or within range of the land. cursor: how many still."""

    def __init__(self, amount: Amount[Island], within: int = -1, here: bool = False) -> None:
        self.amount: Final = amount
        self.within: Final = within  # of the place of the effect
        self.here: Final = here

    def places(self, s: Island, f: Frame) -> list[int]:
        places = s.places_of(f.scope.chooser)
        if self.here:
            return [place for place in places if place == f.scope.place]
        if self.within >= 0:
            steps = s.steps(f.scope.mode)
            places = [place for place in places if steps[f.scope.place][place] <= self.within]
        return places

    def can(self, s: Island, f: Frame) -> bool:
        return bool(self.places(s, f))

    def run(self, s: Island, f: Frame) -> None:
        left = self.amount.of(s, f) if f.cursor < 0 else f.cursor
        got = NOTHING if f.cursor < 0 else together(f.got, s.result)
        s.result = got
        places = self.places(s, f) if left > 0 else []
        if places:
            self.ask(s, Frame(self, f.scope, left, -1, got), places)

    def answer(self, s: Island, f: Frame, option: int) -> None:
        if f.cursor > 1:
            s.push(f.at(f.cursor - 1))
        s.result = NOTHING
        s.push(Frame(LOSE_PRESENCE, f.scope.at(option), held=f.scope.chooser))

    def notation(self, s: Island, f: Frame, option: int) -> str:
        return f"destroy presence {s.map.names[option]}"

    def refs(self, s: Island, f: Frame, option: int) -> list[str]:
        return [f"land:{s.map.names[option]}"]

    def mentions(self) -> list[str]:
        return ["destroy", "presence"]

    def children(self) -> list[Node[Island]]:
        return [LOSE_PRESENCE]


class PresenceToTrack(Verb):
    """Presence returns from the island to a track: it covers the last uncovered space, which gives nothing any more;
    never one that was open from the beginning. [SI-PRESENCE-15]
    """

    def spaces(self, s: Island, who: int) -> list[int]:
        """The last uncovered space of each track."""
        spirit = s.rules.panels[who]
        uncovered = s.uncovered[who]
        open = SPACE_SET.members(uncovered)
        inner = {spirit.spaces[i].before for i in open}
        return [i for i in open if not spirit.spaces[i].start and i not in inner]

    def can(self, s: Island, f: Frame) -> bool:
        who = f.scope.chooser
        return s.present(who, f.scope.place) > 0 and bool(self.spaces(s, who))

    def run(self, s: Island, f: Frame) -> None:
        if self.can(s, f):
            self.ask(s, f, self.spaces(s, f.scope.chooser))

    def answer(self, s: Island, f: Frame, option: int) -> None:
        who = f.scope.chooser
        space = s.rules.panels[who].spaces[option]
        s.add_presence(who, f.scope.place, -1)
        s.uncovered[who] = SPACE_SET.minus(s.uncovered[who], option)
        s.add_elements(who, space.elements, -1)
        s.loose[who] = max(s.loose[who] - space.any_element, 0)
        s.tell(events.PRESENCE_TO_TRACK, (who, s.site(f.scope.place)))

    def notation(self, s: Island, f: Frame, option: int) -> str:
        return f"to {TRACKS[s.rules.panels[f.scope.chooser].spaces[option].track]}"
