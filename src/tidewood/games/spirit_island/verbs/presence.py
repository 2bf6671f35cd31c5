"""Presence of a Spirit: onto the island, and off it."""

from __future__ import annotations

from typing import Final

from tidewood.games.spirit_island import events
from tidewood.games.spirit_island.board.maps import BOARD_SET
from tidewood.games.spirit_island.conditions.lands import LandFilter
from tidewood.games.spirit_island.fields import EFFECT, FLAG, GIVES, HERE, LAND, NUMBER, REACH, TRACK
from tidewood.games.spirit_island.hooks import (
    ABSENT,
    GROWTH_PRESENCE,
    PRESENCE_CAME,
    PRESENCE_GOES,
    RANGE,
    SPIRIT,
    UNCOVERED,
    cause_of,
)
from tidewood.games.spirit_island.panel import SPACE_SET, Space
from tidewood.games.spirit_island.pieces import OCEAN
from tidewood.games.spirit_island.state import Island
from tidewood.games.spirit_island.verbs.blight import LOSE_PRESENCE, WHOSE
from tidewood.games.spirit_island.verbs.protection import holds_still
from tidewood.games.spirit_island.verbs.so_many import LEFT, SoMany
from tidewood.games.spirit_island.verbs.verb import Verb, to_land
from tidewood.games.spirit_island.view import Closed
from tidewood.kernel.amounts import Amount
from tidewood.kernel.core import NOTHING, Frame, Node, Result, Scope, number
from tidewood.kernel.declaration import Declaration
from tidewood.kernel.declare import OPTION, Held, OfNode, Worked, option, part, question
from tidewood.kernel.ledger import note
from tidewood.kernel.rows import CANNOT, THAT, fitting, react

FROM_ISLAND: Final = 64  # as a source of Presence: from this place of the island
FROM_DESTROYED: Final = 63
FAR: Final = 99  # as a change of range: distance does not matter, in Growth either
RANGED: Final = "ranged"  # in the book of the Action, where ranges are bent: Presence that was added within range


def space_of(s: Island, f: Frame, option: int) -> Space:
    """The space of the chooser's tracks that an option is about."""
    return s.rules.panels[f.scope.chooser].spaces[option]


SOURCE: Final = Held(NUMBER)  # where the Presence comes from, once that is chosen
SPACE: Final = part(NUMBER)
TRACK_OF: Final = Worked(TRACK, lambda s, f, option: space_of(s, f, option).track)
SPACE_GIVES: Final = Worked(GIVES, space_of)
PRESENCE_TO: Final = to_land("presence {land}")
FROM_LAND: Final = option(
    "presence-from-land", "from {land}", land=Worked(LAND, lambda s, f, option: option - FROM_ISLAND, OPTION)
)
DESTROYED_ONE: Final = option(
    "destroyed-presence",
    "from destroyed",
    refs=("space:destroyed",),
    paid=Worked(FLAG, lambda s, f, option: not s.healthy),
)
FROM_TRACK: Final = option(
    "presence-from-track", "from {track}", refs=("space:{space}",), track=TRACK_OF, space=SPACE, gives=SPACE_GIVES
)
WHERE_FROM: Final = question(
    "presence-from",
    by_card=True,
    within=OfNode(REACH, "within"),
    land=OfNode(EFFECT, "land"),
)
WHERE_TO: Final = question("presence-to", by_card=True)


def in_range(lands: list[int], rows: list[list[int]], within: int) -> list[int]:
    """The lands at most so many steps away by one of these rows of distances."""
    found: list[int] = []
    for land in lands:
        for row in rows:
            if row[land] <= within:
                found.append(land)
                break
    return found


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

    def lands(self, s: Island, who: int, scope: Scope) -> list[int]:
        """Where it may go: in range, of the right kind, and where this Spirit may be."""
        found = [scope.place] if self.here else list(range(s.map.size))
        if not self.anywhere:
            found = where_it_may_be(s, who, found, scope.mode)
        if ABSENT in s.hooks:
            found = [p for p in found if not s.is_absent(p)]
        if self.land is not None:
            theirs = Scope(who, place=scope.place, mode=scope.mode)
            found = [p for p in found if self.land.fits(s, p, theirs)]
        within = self.within
        if within >= 0 and RANGE in s.hooks and cause_of(scope.mode) == SPIRIT:
            rows = [row for row in s.rows if row.rule.hook == RANGE and row.owner == who]
            within += sum([row.value for row in rows if row.value >= FAR])
        if within >= 0:
            steps = s.steps(scope.mode)
            if s.rules.panels[who].ocean:
                steps = s.map.distances(BOARD_SET.first(len(s.map.boards)))
            found = in_range(found, [steps[o] for o in s.places_of(who)], within)
        return found

    def sources(self, s: Island, who: int, scope: Scope) -> list[int]:
        found = s.rules.panels[who].can_uncover(s.uncovered[who])
        if s.destroyed[who] and cause_of(scope.mode) == SPIRIT and GROWTH_PRESENCE in s.hooks:
            if 0 <= cost_of_destroyed(s, who) <= s.energy[who]:
                found = [*found, FROM_DESTROYED]
        return found if holds_still(s, who) else [*found, *[FROM_ISLAND + p for p in s.places_of(who)]]

    def can(self, s: Island, scope: Scope) -> bool:
        who = scope.chooser
        return bool(self.lands(s, who, scope)) and bool(self.sources(s, who, scope))

    def run(self, s: Island, f: Frame) -> None:
        who = f.scope.chooser
        s.result = NOTHING
        lands = self.lands(s, who, f.scope)
        if not lands:
            return
        if SOURCE.of(f) < 0:
            sources = self.sources(s, who, f.scope)
            if sources:
                self.ask(s, f, sources)
        else:
            self.ask(s, f, lands)

    def answer(self, s: Island, f: Frame, option: int) -> None:
        source = SOURCE.of(f)
        if source < 0:
            s.push(SOURCE.put(f, option))
            return
        who = f.scope.chooser
        take_presence(s, who, source)
        origin = source - FROM_ISLAND if source >= FROM_ISLAND else -1
        bring_presence(s, f.scope, who, option, origin)
        if origin >= 0:
            s.tell(events.PRESENCE_MOVED, (who, s.site(origin), s.site(option)))
        else:
            s.tell(events.PRESENCE_ADDED, (who, s.site(option)))
        s.result = NOTHING.plus(who, origin, option)
        if self.within >= 0 and RANGE in s.hooks:
            note(s, RANGED, s.result)

    def shut(self, s: Island, f: Frame, place: int) -> Closed:
        """[SI-PRESENCE-06, SI-PRESENCE-07]"""
        who, mode = f.scope.chooser, f.scope.mode
        if not self.anywhere and not may_be(s, who, place, mode):
            return "not-for-presence"
        if self.land is not None and not self.land.fits(s, place, Scope(who, place=f.scope.place, mode=mode)):
            return "wrong-land"
        return "out-of-range"

    def declared(self, s: Island, f: Frame, option: int) -> Declaration | None:
        if SOURCE.of(f) >= 0:
            return PRESENCE_TO
        if option >= FROM_ISLAND:
            return FROM_LAND
        return DESTROYED_ONE if option == FROM_DESTROYED else FROM_TRACK

    def question(self, s: Island, f: Frame) -> Declaration | None:
        return WHERE_FROM if SOURCE.of(f) < 0 else WHERE_TO

    def mentions(self) -> list[str]:
        return ["add", "presence"]


def bring_presence(s: Island, scope: Scope, who: int, place: int, origin: int = -1, n: int = 1) -> None:
    """Presence comes to a place; some rules wait for it."""
    s.add_presence(who, place, n)
    if PRESENCE_CAME in s.hooks:
        came = Result(tuple([(who, origin, place)] * n), n)
        react(s, scope.at(place).naming(THAT, came), PRESENCE_CAME, came)


def shift_presence(s: Island, scope: Scope, who: int, origin: int, to: int, n: int = 1) -> None:
    """Presence goes from land to land."""
    s.add_presence(who, origin, -n)
    bring_presence(s, scope, who, to, origin, n)
    for _ in range(n):
        s.tell(events.PRESENCE_MOVED, (who, s.site(origin), s.site(to)))


def may_be(s: Island, who: int, place: int, mode: int = SPIRIT) -> bool:
    """Whether this Spirit's Presence may go there."""
    return bool(where_it_may_be(s, who, [place], mode))


def where_it_may_be(s: Island, who: int, places: list[int], mode: int) -> list[int]:
    """The places to which this Spirit's Presence may go: lands, by a Power an Ocean that counts as one, and some
    Spirits elsewhere.
    """
    terrain, board = s.map.terrain, s.map.board
    if s.rules.panels[who].ocean:
        found = [p for p in places if terrain[p] == OCEAN or s.map.is_coastal[p]]
    else:
        oceans = s.oceans(mode)
        found = [p for p in places if terrain[p] != OCEAN or BOARD_SET.has(oceans, board[p])]
    if PRESENCE_GOES in s.hooks:
        found = [p for p in found if not keeps_out(s, who, p, mode)]
    return found


def keeps_out(s: Island, who: int, place: int, mode: int) -> bool:
    """Whether a rule keeps this Spirit's Presence out of there."""
    rows = fitting(s, Scope(who, place=place, mode=mode), PRESENCE_GOES, CANNOT)
    return any([row.owner == who for row in rows])


def cost_of_destroyed(s: Island, who: int) -> int:
    """The Energy that a destroyed Presence costs this Spirit in Growth; -1: no rule lets it take one."""
    for row in s.rows:
        if row.rule.hook == GROWTH_PRESENCE and row.owner == who:
            amount = row.rule.amount
            return 0 if amount is None else amount.of(s, Scope(who))
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
    if UNCOVERED in s.hooks:
        react(s, Scope(who, mode=SPIRIT).naming(THAT, NOTHING.plus(space, -1, who)), UNCOVERED, NOTHING)


class ReturnPresence(Verb):
    """Add destroyed Presence to the land, up to so many."""

    def __init__(self, n: int, let: str = "") -> None:
        self.n: Final = n
        self.let = let

    def can(self, s: Island, scope: Scope) -> bool:
        who = scope.chooser
        return s.destroyed[who] > 0 and scope.place >= 0 and may_be(s, who, scope.place, scope.mode)

    def run(self, s: Island, f: Frame) -> None:
        who = f.scope.chooser
        n = min(self.n, s.destroyed[who]) if self.can(s, f.scope) else 0
        s.result = number(n)
        if n:
            s.destroyed[who] -= n
            bring_presence(s, f.scope, who, f.scope.place, n=n)
            s.tell(events.PRESENCE_RETURNED, (who, s.site(f.scope.place), n))

    def mentions(self) -> list[str]:
        return ["add", "presence"]


class DestroyPresence(SoMany):
    """Destroy one of one's own Presence, anywhere or within range of the land."""

    says = option("destroy-presence", "destroy presence {land}", land=part(LAND))
    asks = question("destroy-presence", by_card=True, left=LEFT)

    def __init__(self, amount: Amount[Island], within: int = -1, here: bool = False) -> None:
        self.amount = amount
        self.within: Final = within  # of the place of the effect
        self.here: Final = here

    def places(self, s: Island, scope: Scope) -> list[int]:
        """Where one could be destroyed."""
        places = s.places_of(scope.chooser)
        if self.here:
            return [place for place in places if place == scope.place]
        if self.within >= 0:
            steps = s.steps(scope.mode)
            places = [place for place in places if steps[scope.place][place] <= self.within]
        return places

    def choices(self, s: Island, f: Frame) -> list[int]:
        return self.places(s, f.scope)

    def can(self, s: Island, scope: Scope) -> bool:
        return bool(self.places(s, scope))

    def take(self, s: Island, f: Frame, option: int) -> None:
        s.push(WHOSE.frame(LOSE_PRESENCE, f.scope.at(option), f.scope.chooser))

    def mentions(self) -> list[str]:
        return ["destroy", "presence"]

    def children(self) -> list[Node[Island]]:
        return [LOSE_PRESENCE]


def last_uncovered(s: Island, who: int) -> list[int]:
    """The last uncovered space of each track, where Presence can return."""
    spirit = s.rules.panels[who]
    open = SPACE_SET.members(s.uncovered[who])
    inner = {spirit.spaces[i].before for i in open}
    return [i for i in open if not spirit.spaces[i].start and i not in inner]


def cover(s: Island, who: int, space: int) -> None:
    """Presence covers a space of a track again, and what it gave is gone. [SI-PRESENCE-15]"""
    found = s.rules.panels[who].spaces[space]
    s.uncovered[who] = SPACE_SET.minus(s.uncovered[who], space)
    s.add_elements(who, found.elements, -1)
    s.loose[who] = max(s.loose[who] - found.any_element, 0)


class PresenceToTrack(Verb):
    """Presence returns from the island to a track: it covers the last uncovered space, which gives nothing any more;
    never one that was open from the beginning. [SI-PRESENCE-15]
    """

    says = option(
        "presence-to-track", "to {track}", refs=("space:{space}",), track=TRACK_OF, space=SPACE, gives=SPACE_GIVES
    )
    asks = question("presence-to-track", by_card=True, here=HERE)

    def can(self, s: Island, scope: Scope) -> bool:
        who = scope.chooser
        return s.present(who, scope.place) > 0 and bool(last_uncovered(s, who))

    def run(self, s: Island, f: Frame) -> None:
        if self.can(s, f.scope):
            self.ask(s, f, last_uncovered(s, f.scope.chooser))

    def answer(self, s: Island, f: Frame, option: int) -> None:
        who = f.scope.chooser
        s.add_presence(who, f.scope.place, -1)
        cover(s, who, option)
        s.tell(events.PRESENCE_TO_TRACK, (who, s.site(f.scope.place)))
