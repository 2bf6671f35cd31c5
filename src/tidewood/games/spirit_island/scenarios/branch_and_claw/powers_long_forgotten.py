"""Powers Long Forgotten: sources of power lie hidden on the island, and both sides search for them.

The print says how a land is searched and what each source does; it names neither an order for two sides that search at
once nor what a Presence that may be shifted "at any time" waits for. Here the players search first, and Presence is
shifted between two Actions, in each phase at most as often as a Spirit has Presence in Sands.
"""

from __future__ import annotations

from typing import Final

from tidewood.games.spirit_island import events
from tidewood.games.spirit_island.challenges import Challenge
from tidewood.games.spirit_island.fields import NUMBER
from tidewood.games.spirit_island.hooks import ACT_FAST, ACT_SLOW, ACT_SPIRIT, ADDED, ARRIVED, MARKER
from tidewood.games.spirit_island.hooks import SCENARIO as BY_SCENARIO
from tidewood.games.spirit_island.registry import number_of
from tidewood.games.spirit_island.scenarios.branch_and_claw.artifacts import (
    ARTIFACTS,
    HELD,
    IDS,
    LOOP,
    LOOP_USED,
    TOOTH,
    TOOTH_USED,
)
from tidewood.games.spirit_island.scenarios.difficulty import DIFFICULTY
from tidewood.games.spirit_island.scenarios.markers import marked, markers, put_marker
from tidewood.games.spirit_island.state import PLAYING, SCENARIO_NOTE, Island
from tidewood.games.spirit_island.verbs.causes import DoneBy
from tidewood.games.spirit_island.verbs.explorers import ONLY_SANDS
from tidewood.games.spirit_island.verbs.move_presence import FROM, MOVED_TO
from tidewood.games.spirit_island.verbs.presence import bring_presence, may_be
from tidewood.games.spirit_island.verbs.verb import Verb, to_land
from tidewood.games.spirit_island.words import ACTION_CLOSES, AFTER, COUNTS, MAY, rule
from tidewood.kernel.amounts import Condition
from tidewood.kernel.bits import Bits
from tidewood.kernel.combine import NO, YES
from tidewood.kernel.core import REVEALED, Frame, Node, Scope
from tidewood.kernel.declaration import Declaration
from tidewood.kernel.declare import Cursor, Held, Worked, option, part, question
from tidewood.kernel.fields import Named
from tidewood.kernel.rows import THIS_TURN, Action, lay, lift

ON_EACH_BOARD: Final = 4  # markers
DAHAN_SEARCH: Final = 3
INVADERS_SEARCH: Final = 2
FRENCH_SEARCH: Final = 3  # Invaders of France
TOOTH_ENERGY: Final = 2
SCORED: Final = 2  # for each source that was found and never used
INVADERS, SPIRITS = range(2)
FOUND: Final = Bits(NUMBER)  # numbers that have been found, in the note of the scenario
BLANK: Final = 0
FORGOTTEN: Final = rule("forgotten-marker", COUNTS, MARKER)
SOURCE: Final = Named("rule", ("forgotten-marker", *IDS))  # what a marker shows: a blank one, or a source by its number


# -- searching


def searcher(s: Island, place: int) -> int:
    """Which side searches a land: SPIRITS, INVADERS, or -1."""
    if s.dahan(place) >= DAHAN_SEARCH:
        return SPIRITS
    need = FRENCH_SEARCH if "france" in s.rules.adversary_ids else INVADERS_SEARCH
    return INVADERS if s.invaders(place) >= need else -1


def searched(s: Island) -> list[int]:
    """The lands with a marker that a side searches now."""
    return sorted([place for place in marked(s, FORGOTTEN) if searcher(s, place) >= 0])


class IsSearched(Condition[Island]):
    def holds(self, s: Island, scope: Scope) -> bool:
        return bool(searched(s))


class Search(Node[Island]):
    """Every land that a side searches is searched, one after another."""

    def run(self, s: Island, f: Frame) -> None:
        lands = searched(s)
        if lands:
            s.push(Frame(self, f.scope))
            s.push(WHO_FOUND.frame(TURN_MARKER, Scope(-1, place=lands[0], mode=BY_SCENARIO), searcher(s, lands[0])))

    def children(self) -> list[Node[Island]]:
        return [TURN_MARKER]


WHO_FOUND: Final = Cursor(NUMBER)


class TurnMarker(Node[Island]):
    """A marker is turned up. Until then nobody knows it: of all that lie there, so many have a number that was not
    found yet.
    """

    falls = option("forgotten", "found {rule}", rule=part(SOURCE))
    asks = question("forgotten")

    def run(self, s: Island, f: Frame) -> None:
        found = FOUND.members(s.notes[SCENARIO_NOTE])
        there = sum([row.rule is FORGOTTEN for row in s.rows])
        numbered = min(1 + len(s.map.boards) - len(found), there)
        left = [n for n in range(1, len(IDS) + 1) if n not in found]
        outcomes = ([BLANK] if there > numbered else []) + (left if numbered else [])
        weights = [(there - numbered) * len(left) if n == BLANK else numbered for n in outcomes]
        s.chance(f, outcomes, weights)

    def fell(self, s: Island, f: Frame, outcome: int) -> None:
        place = f.scope.place
        lift(s, markers(s, FORGOTTEN, place)[0])
        s.marks |= REVEALED
        s.tell(events.MARKER_GONE, (number_of(FORGOTTEN), s.site(place)))
        if outcome == BLANK:
            return
        s.notes[SCENARIO_NOTE] = FOUND.plus(s.notes[SCENARIO_NOTE], outcome)
        artifact = ARTIFACTS[outcome - 1]
        if WHO_FOUND.of(f) == INVADERS:
            s.tell(events.RULE_HOLDS, (number_of(artifact.invaders), -1, s.site(place)))
            s.push(Frame(BY_INVADERS[outcome - 1], f.scope))
        else:
            s.tell(events.RULE_HOLDS, (number_of(HELD[outcome - 1]), -1, s.site(place)))
            lay(s, HELD[outcome - 1], -1, value=outcome)
            s.push(FOUND_SOURCE.frame(USE_AT_ONCE, f.scope, outcome))

    def children(self) -> list[Node[Island]]:
        return [USE_AT_ONCE, *BY_INVADERS]


# -- sources that the Spirits have found


def held(s: Island) -> list[int]:
    """The numbers of sources that were found and not used yet."""
    return sorted([row.value for row in s.rows if row.rule in HELD])


def use_source(s: Island, number: int, scope: Scope) -> None:
    lift(s, next(row.serial for row in s.rows if row.rule is HELD[number - 1]))
    s.push(Frame(BY_SPIRITS[number - 1], scope))


FOUND_SOURCE: Final = Held(SOURCE)


class UseAtOnce(Verb):
    """The players may use a source as soon as it is found, or hold off."""

    asks = question("use-source-now", rule=FOUND_SOURCE)

    def run(self, s: Island, f: Frame) -> None:
        self.ask(s, f, [1, 0])

    def declared(self, s: Island, f: Frame, option: int) -> Declaration | None:
        return YES if option else NO

    def answer(self, s: Island, f: Frame, option: int) -> None:
        if option:
            use_source(s, FOUND_SOURCE.of(f), Scope(-1, mode=BY_SCENARIO))

    def children(self) -> list[Node[Island]]:
        return list(BY_SPIRITS)


USE, SHIFT, GAIN = range(3)
ARGUMENT: Final = part(NUMBER, bits=24)
WHAT: Final = part(NUMBER, above=ARGUMENT)
USE_SOURCE: Final = option("use-source", "use {rule}", rule=part(SOURCE, bits=24))
SHIFT_PRESENCE: Final = option(
    "move-presence", "presence {origin}→{to}", refs=("land:{origin}", "land:{to}"),
    origin=Worked(FROM.type, lambda s, f, option: FROM.of(ARGUMENT.of(option))),
    to=Worked(MOVED_TO.type, lambda s, f, option: MOVED_TO.of(ARGUMENT.of(option))),
)  # fmt: skip
GAIN_ENERGY: Final = option("tooth-energy", "gain 2 energy")


def has(s: Island, made: object) -> bool:
    return any([row.rule is made for row in s.rows])


class CallOnSources(Verb):
    """Use a source that was found before; or what a used one allows: shift Presence between Sands, and gain Energy in
    a Spirit Phase without reclaimed cards.
    """

    asks = question("call-on-sources")

    def options(self, s: Island, who: int) -> list[int]:
        if s.phase not in PHASES:
            return []
        found = ARGUMENT.each(held(s), WHAT.put(USE))
        if has(s, LOOP):
            found += ARGUMENT.each(self.shifts(s, who), WHAT.put(SHIFT))
        if has(s, TOOTH) and s.phase == "spirit" and s.done[who] == PLAYING:
            spent = [row for row in s.rows if row.owner == who and row.until == THIS_TURN]
            if not any([row.rule is TOOTH_USED or row.rule.id == "reclaimed" for row in spent]):
                found.append(WHAT.put(GAIN))
        return found

    def shifts(self, s: Island, who: int) -> list[int]:
        sands = [place for place in s.places_of(who) if s.shows(place, ONLY_SANDS)]
        phase = PHASES.index(s.phase)
        done = sum([row.rule is LOOP_USED and row.owner == who and row.value == phase for row in s.rows])
        if done >= sum([s.present(who, place) for place in sands]):
            return []
        lands = [place for place in s.lands(0) if s.shows(place, ONLY_SANDS) and may_be(s, who, place, BY_SCENARIO)]
        return [FROM.put(origin) | MOVED_TO.put(to) for origin in sands for to in lands if origin != to]

    def can(self, s: Island, scope: Scope) -> bool:
        return bool(self.options(s, scope.owner))

    def run(self, s: Island, f: Frame) -> None:
        self.ask(s, f, self.options(s, f.scope.owner))

    def declared(self, s: Island, f: Frame, option: int) -> Declaration | None:
        return (USE_SOURCE, SHIFT_PRESENCE, GAIN_ENERGY)[WHAT.of(option)]

    def answer(self, s: Island, f: Frame, option: int) -> None:
        who = f.scope.owner
        if WHAT.of(option) == USE:
            use_source(s, ARGUMENT.of(option), Scope(who, mode=BY_SCENARIO))
        elif WHAT.of(option) == GAIN:
            lay(s, TOOTH_USED, who, until=THIS_TURN)
            s.energy[who] += TOOTH_ENERGY
            s.tell(events.ENERGY, (who, TOOTH_ENERGY))
        else:
            origin, to = FROM.of(ARGUMENT.of(option)), MOVED_TO.of(ARGUMENT.of(option))
            lay(s, LOOP_USED, who, until=THIS_TURN, value=PHASES.index(s.phase))
            s.add_presence(who, origin, -1)
            bring_presence(s, f.scope, who, to, origin)
            s.tell(events.PRESENCE_MOVED, (who, s.site(origin), s.site(to)))

    def children(self) -> list[Node[Island]]:
        return list(BY_SPIRITS)


PHASES: Final = ("spirit", "fast", "slow")


class CanCall(Condition[Island]):
    def holds(self, s: Island, scope: Scope) -> bool:
        return CALL.can(s, scope)


# -- set-up


BOARD_TURN: Final = Cursor(NUMBER)


class HideSources(Verb):
    """Four markers face down on each board, in lands without Dahan: one in each as far as they go. Where there are more
    of them, the players choose.
    """

    says = to_land("marker {land}")
    asks = question("hide-source")

    def run(self, s: Island, f: Frame) -> None:
        board = max(BOARD_TURN.of(f), 0)
        if board >= len(s.map.boards):
            s.push(Frame(SEARCH, f.scope))
            return
        lands = s.map.lands_of[board]
        there = {place: len(markers(s, FORGOTTEN, place)) for place in lands}
        if sum(there.values()) >= ON_EACH_BOARD:
            s.push(BOARD_TURN.put(f, board + 1))
            return
        bare = [place for place in lands if not s.dahan(place)] or lands
        fewest = min([there[place] for place in bare])
        options = [place for place in bare if there[place] == fewest]
        if len(options) <= ON_EACH_BOARD - sum(there.values()):
            self.answer(s, BOARD_TURN.put(f, board), options[0])
        else:
            self.ask(s, BOARD_TURN.put(f, board), options)

    def answer(self, s: Island, f: Frame, option: int) -> None:
        put_marker(s, FORGOTTEN, option)
        s.push(f)

    def children(self) -> list[Node[Island]]:
        return [SEARCH]


def unused(s: Island) -> int:
    """What sources score that were found and never used."""
    return SCORED * len(held(s))


BY_SPIRITS: Final = [Action(DoneBy(BY_SCENARIO, artifact.for_spirits)) for artifact in ARTIFACTS]
BY_INVADERS: Final = [Action(DoneBy(BY_SCENARIO, artifact.for_invaders)) for artifact in ARTIFACTS]
USE_AT_ONCE: Final = UseAtOnce()
TURN_MARKER: Final = TurnMarker()
SEARCH: Final = Search()
CALL: Final = CallOnSources()
SCENARIO: Final = Challenge(
    "powers-long-forgotten", DIFFICULTY["powers-long-forgotten"],
    setup_last=[HideSources()],
    rules=[
        rule("searching-moved", AFTER, ARRIVED, SEARCH, condition=IsSearched(), part=True),
        rule("searching-added", AFTER, ADDED, SEARCH, condition=IsSearched(), part=True),
        rule("searching-closed", AFTER, ACTION_CLOSES, SEARCH, condition=IsSearched(), part=True),
    ],
    spirit_rules=[
        rule("call-on-sources", MAY, ACT_SPIRIT, CALL, condition=CanCall()),
        rule("call-on-sources-fast", MAY, ACT_FAST, CALL, condition=CanCall()),
        rule("call-on-sources-slow", MAY, ACT_SLOW, CALL, condition=CanCall()),
    ],
    scores=unused,
    sources=[(artifact.spirits, artifact.invaders) for artifact in ARTIFACTS],
)  # fmt: skip
