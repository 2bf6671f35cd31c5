"""Dahan Insurrection: the Dahan raid wherever they go, and the Invaders answer."""

from __future__ import annotations

from typing import Final

from tidewood.games.spirit_island import events
from tidewood.games.spirit_island.challenges import Challenge
from tidewood.games.spirit_island.fields import LAND, NUMBER, PIECE, RULE_ID
from tidewood.games.spirit_island.hooks import SCENARIO as BY_SCENARIO
from tidewood.games.spirit_island.hooks import by_dahan
from tidewood.games.spirit_island.pieces import (
    BUILDINGS,
    CITY,
    DAHAN,
    DAHANS,
    EXPLORER,
    INVADERS,
    STRENGTH,
    TOWN,
    kind_of,
)
from tidewood.games.spirit_island.registry import COMES_TO_DAHAN, NO_LAND, WITHOUT_FEAR
from tidewood.games.spirit_island.scenarios.difficulty import DIFFICULTY
from tidewood.games.spirit_island.state import SCENARIO_NOTE, VICTORY, Island
from tidewood.games.spirit_island.verbs.damage import Damage
from tidewood.games.spirit_island.verbs.verb import Verb, to_land
from tidewood.games.spirit_island.view import Closed
from tidewood.games.spirit_island.words import ACTION_CLOSES, AFTER, rule
from tidewood.kernel.amounts import Amount, Condition
from tidewood.kernel.core import NOTHING, Frame, Node, Result, Scope, number
from tidewood.kernel.declare import Cursor, ToDo, Worked, question
from tidewood.kernel.ledger import noted
from tidewood.kernel.rows import Action


class DahanMoved(Condition[Island]):
    """The Action has moved a Dahan."""

    def holds(self, s: Island, scope: Scope) -> bool:
        return any([kind_of(thing[0]) == DAHAN for thing in noted(s, "moved").things])


class BuildingsLost(Condition[Island]):
    """The Action has destroyed a Town or City."""

    def holds(self, s: Island, scope: Scope) -> bool:
        return any([kind_of(thing[0]) in BUILDINGS for thing in noted(s, "destroyed").things])


def raiders(s: Island, moved: Result, gone: Result) -> list[int]:
    """How many Dahan that an Action moved stand in each land now. Whether one that moved in or another one moved on is
    the players' choice where it is open, and more of them raid if it was another.
    """
    moves = [thing for thing in moved.things if kind_of(thing[0]) == DAHAN]
    still = [s.dahan(place) for place in range(s.map.size)]  # those that have not moved
    for _, origin, _ in moves:
        still[origin] += 1
    for _, _, to in moves:
        still[to] -= 1
    for shape, place, _ in gone.things:
        if kind_of(shape) == DAHAN:
            still[place] += 1
    came = [0] * s.map.size
    for _, origin, to in moves:
        if still[origin] > 0:
            still[origin] -= 1
        else:
            came[origin] -= 1
        came[to] += 1
    return [min(max(came[place], 0), s.dahan(place)) for place in range(s.map.size)]


class Strength(Amount[Island]):
    """So much as was worked out before."""

    def of(self, s: Island, scope: Scope) -> int:
        return scope.named("strength").size


STRIKES: Final = ToDo(LAND)  # with how much damage, still to come
BEGUN: Final = Cursor(NUMBER)


class StrikeInLands(Verb):
    """Dahan strike in several lands, in the order the players like, each an Action of its own."""

    says = to_land("strike {land}")
    asks = question("strike")

    def strikes(self, s: Island, f: Frame) -> list[tuple[int, int, int]]:
        raise NotImplementedError

    def run(self, s: Island, f: Frame) -> None:
        todo = tuple(self.strikes(s, f)) if BEGUN.of(f) < 0 else f.got.things
        todo = tuple([thing for thing in todo if thing[1] and s.invaders(thing[0])])
        if todo:
            now = BEGUN.frame(self, f.scope, 0, Result(todo, len(todo)))
            self.ask(s, now, [thing[0] for thing in todo])

    def shut(self, s: Island, f: Frame, place: int) -> Closed:
        return "no-effect"

    def answer(self, s: Island, f: Frame, option: int) -> None:
        rest = STRIKES.without(f, option)
        if rest is not None:
            s.push(rest)
        damage = next(thing[1] for thing in f.got.things if thing[0] == option)
        scope = Scope(-1, place=option, cause=f.scope.cause, mode=by_dahan(BY_SCENARIO))
        s.push(Frame(DAHAN_DAMAGE, scope.naming("strength", number(damage))))

    def children(self) -> list[Node[Island]]:
        return [DAHAN_DAMAGE]


DAHAN_DAMAGE: Final = Action(Damage(Strength()))


class Raid(StrikeInLands):
    """Each Dahan that the Action moved deals 1 damage where it is now."""

    def strikes(self, s: Island, f: Frame) -> list[tuple[int, int, int]]:
        found = raiders(s, noted(s, "moved"), noted(s, "destroyed"))
        return [(place, found[place], 0) for place in s.map.lands if found[place]]


class Rise(StrikeInLands):
    """All Dahan strike, as they do after a Ravage; after that the Spirits must have won."""

    def strikes(self, s: Island, f: Frame) -> list[tuple[int, int, int]]:
        s.notes[SCENARIO_NOTE] = 1
        return [(place, STRENGTH[DAHAN] * s.dahan(place), 0) for place in s.map.lands]


COMING: Final = Worked(PIECE, lambda s, f, option: f.got.things[0][0])  # the piece that comes next


class MilitaryResponse(Verb):
    """For each Town and City the Action destroyed, the next smaller Invader comes to the nearest land with Dahan."""

    says = to_land("{piece} {land}", piece=COMING)
    asks = question("military-response", rule=Worked(RULE_ID, lambda s, f, option: "military-response"), piece=COMING)

    def run(self, s: Island, f: Frame) -> None:
        if BEGUN.of(f) < 0:
            lost = [thing for thing in noted(s, "destroyed").things if kind_of(thing[0]) in BUILDINGS]
            todo = tuple([(TOWN if kind_of(shape) == CITY else EXPLORER, place, 0) for shape, place, _ in lost])
        else:
            todo = f.got.things
        if not todo:
            return
        steps = s.map.distances(0)[todo[0][1]]
        lands = [place for place in s.map.lands if s.dahan(place)]
        nearest = min([steps[place] for place in lands], default=0)
        lands = [place for place in lands if steps[place] == nearest]
        if lands:
            self.ask(s, BEGUN.frame(self, f.scope, 0, Result(todo, len(todo))), lands)

    def shut(self, s: Island, f: Frame, place: int) -> Closed:
        return "not-first" if s.dahan(place) else "no-pieces"

    def answer(self, s: Island, f: Frame, option: int) -> None:
        kind = f.got.things[0][0]
        s.add(option, kind)
        s.tell(events.ADDED, (kind, s.site(option), 1))
        rest = f.got.things[1:]
        if rest:
            s.push(f.having(Result(rest, len(rest))))
        s.result = NOTHING


def outnumbered(s: Island) -> int:
    """In how many lands Towns and Cities outnumber the Dahan."""
    return sum([s.buildings(place) > s.dahan(place) for place in s.map.lands])


class InsurrectionWon(Condition[Island]):
    """At Terror Level II no land where Towns and Cities outnumber Dahan, from III on fewer than one for each player. At
    Terror Level I, of which the panel says nothing, the ordinary condition.
    """

    def holds(self, s: Island, scope: Scope) -> bool:
        if s.terror == 1:
            return s.total(INVADERS) == 0
        return outnumbered(s) == 0 if s.terror == 2 else outnumbered(s) < s.players


class TerrorIsComplete(Condition[Island]):
    """The Fear deck is used up, and the Dahan have not yet risen for it."""

    def holds(self, s: Island, scope: Scope) -> bool:
        return s.terror >= VICTORY and not s.notes[SCENARIO_NOTE]


class InsurrectionLost(Condition[Island]):
    """Too few Dahan are alive; or they have risen, and it was not enough."""

    def __init__(self, dahan: int) -> None:
        self.dahan: Final = dahan  # for each player

    def holds(self, s: Island, scope: Scope) -> bool:
        if s.total(DAHANS) < self.dahan * s.players:
            return True
        return s.notes[SCENARIO_NOTE] == 1 and not InsurrectionWon().holds(s, scope)


SCENARIO: Final = Challenge(
    "dahan-insurrection", DIFFICULTY["dahan-insurrection"],
    rules=[
        rule("constant-raiding", AFTER, ACTION_CLOSES, Raid(), condition=DahanMoved(), part=True, beyond=NO_LAND),
        rule(
            "military-response", AFTER, ACTION_CLOSES, MilitaryResponse(), condition=BuildingsLost(), part=True,
            beyond=COMES_TO_DAHAN,
        ),
        rule(
            "coordinated-insurrection", AFTER, ACTION_CLOSES, Rise(), condition=TerrorIsComplete(), part=True,
            beyond=WITHOUT_FEAR,
        ),
    ],
    wins=InsurrectionWon(),
    loses=InsurrectionLost(dahan=2),
    no_fear_victory=True,
)  # fmt: skip
