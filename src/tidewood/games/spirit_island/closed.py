"""Why lands cannot be chosen in the open question: one reason for each, the first that holds."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tidewood.games.spirit_island.hooks import POWER
from tidewood.games.spirit_island.state import Island
from tidewood.games.spirit_island.verbs.blight import Cascade
from tidewood.games.spirit_island.verbs.damage import DamageNear
from tidewood.games.spirit_island.verbs.lands import ALand
from tidewood.games.spirit_island.verbs.move_presence import GatherIntoOceans, MoveSacredSite, PushOutOfOceans
from tidewood.games.spirit_island.verbs.on_boards import Among
from tidewood.games.spirit_island.verbs.powers import Use
from tidewood.games.spirit_island.verbs.presence import SOURCE, AddPresence, DestroyPresence
from tidewood.games.spirit_island.verbs.push_and_gather import Gather, Push
from tidewood.games.spirit_island.verbs.repeat import OnAdjacent
from tidewood.games.spirit_island.verbs.so_many import LAND_TAKEN
from tidewood.games.spirit_island.verbs.targets import TARGET_LAND, LandTarget
from tidewood.games.spirit_island.verbs.verb import STOP, Verb
from tidewood.games.spirit_island.view import About, Closed
from tidewood.kernel.core import Frame, Scope
from tidewood.kernel.declare import Declared

Why = Callable[[int], Closed]
NEIGHBOURS: Final = (Push, Gather, DamageNear)  # whose options are pieces and lands
ADJACENT: Final = (Cascade, MoveSacredSite, GatherIntoOceans, PushOutOfOceans, OnAdjacent)  # whose options are lands
LANDS: Final = (ALand, DestroyPresence, *ADJACENT)
LAND_OPTIONS: Final = ("option.land", "option.ward")  # with which other verbs take a land


def close(s: Island, f: Frame, found: About) -> None:
    """Tells of every land that is not open why, where the question is which land; and where a range starts from."""
    assert s.choice is not None
    node, options = f.node, [option for option in s.choice.options if option != STOP]
    places = s.map.lands
    if isinstance(node, Use):
        if not isinstance(node.power.target, LandTarget):
            return
        found["origins"] = [s.map.names[place] for place in node.power.target.origins(s, f.scope.owner)]
        open_, places = {TARGET_LAND.of(option) for option in options}, s.lands(POWER)
    elif isinstance(node, AddPresence):
        if SOURCE.of(f) < 0 or node.here:
            return
        found["origins"] = [s.map.names[place] for place in s.places_of(f.scope.chooser)]
        open_ = set(options)
    elif isinstance(node, NEIGHBOURS):
        open_ = {LAND_TAKEN.of(option) for option in options} | {f.scope.place}
    elif isinstance(node, LANDS) or takes_lands(s, f, options):
        open_ = {TARGET_LAND.of(option) for option in options}
    else:
        return
    why = reason(s, f, open_)
    found["closed"] = {s.map.names[place]: why(place) for place in places if place not in open_}


def takes_lands(s: Island, f: Frame, options: list[int]) -> bool:
    """Whether a verb asks for a land and nothing else."""
    if not isinstance(f.node, Verb):
        return False
    said = [f.node.declared(s, f, option) for option in options]
    return bool(said) and all([isinstance(one, Declared) and one.id in LAND_OPTIONS for one in said])


def reason(s: Island, f: Frame, open_: set[int]) -> Why:
    """Why this question does not take a land."""
    node, scope = f.node, f.scope
    if isinstance(node, Use) and isinstance(node.power.target, LandTarget):
        return of_power(s, scope, node.power.target)
    if isinstance(node, AddPresence):
        return lambda place: node.shut(s, f, place)
    if isinstance(node, ALand):
        return of_a_land(s, scope, node)
    if isinstance(node, Among):
        return of_a_land(s, scope, node.inner)
    if isinstance(node, DestroyPresence):
        return lambda place: "out-of-range" if s.present(scope.chooser, place) else "no-pieces"
    if isinstance(node, Verb) and not isinstance(node, (*NEIGHBOURS, *ADJACENT)):
        return of_verb(s, f, node, open_)
    near = s.adjacent(scope.place, scope.mode) if scope.place >= 0 else []
    rest = next_to_it(s, f)
    return lambda place: rest(place) if place in near else "not-adjacent"


def next_to_it(s: Island, f: Frame) -> Why:
    """Why the question does not take a land that is adjacent. [SI-PUSHGATHER-01, SI-PUSHGATHER-04]"""
    node = f.node
    if isinstance(node, Gather | DamageNear):
        kinds = node.kinds
        return lambda place: "wrong-land" if s.count(place, kinds) else "no-pieces"
    if isinstance(node, GatherIntoOceans):
        return lambda place: "no-pieces"
    return lambda place: "not-for-presence" if isinstance(node, MoveSacredSite) else "wrong-land"


def of_power(s: Island, scope: Scope, target: LandTarget) -> Why:
    """Lands that a Power cannot target: of the wrong kind, or out of range. [SI-POWER-18, SI-POWER-21]"""
    own = Scope(scope.owner, mode=POWER)
    return lambda place: "out-of-range" if target.land.fits(s, place, own) else "wrong-land"


def of_verb(s: Island, f: Frame, node: Verb, open_: set[int]) -> Why:
    """Lands on another board than the question is about, lands that are not adjacent where only such are open, and
    whatever else the verb itself says.
    """
    asked = node.question(s, f)
    source = asked.fields.get("board") if isinstance(asked, Declared) else None
    boards = {s.map.board[place] for place in open_}
    board = None if source is None else source.read(s, f, -1)
    near = s.adjacent(f.scope.place, f.scope.mode) if f.scope.place >= 0 else []
    neighbours = bool(near) and open_.issubset(near)

    def why(place: int) -> Closed:
        if boards == {board} and s.map.board[place] != board:
            return "other-board"
        return "not-adjacent" if neighbours and place not in near else node.shut(s, f, place)

    return why


def of_a_land(s: Island, scope: Scope, node: ALand) -> Why:
    """Lands that an effect cannot happen in."""
    near = [scope.place, *s.adjacent(scope.place, scope.mode)] if node.near else None
    taken = node.taken(scope)

    def why(place: int) -> Closed:
        if near is not None and place not in near:
            return "not-adjacent"
        if node.on_board and s.map.board[place] != scope.card:
            return "other-board"
        if not node.land.fits(s, place, scope):
            return "wrong-land"
        if place in taken:
            return "taken"
        return "out-of-range" if node.part.can(s, node.inner(scope, place)) else "no-effect"

    return why
