"""What the Habsburg Monarchy and Russia do that nobody else does."""

from __future__ import annotations

from typing import Final

from tidewood.games.spirit_island import events
from tidewood.games.spirit_island.board.maps import BOARD_SET
from tidewood.games.spirit_island.conditions.lands import LandFilter
from tidewood.games.spirit_island.fields import BOARD_HERE, HERE
from tidewood.games.spirit_island.pieces import BEASTS, EXPLORER, SWARM, TOWN
from tidewood.games.spirit_island.state import (
    BEASTS_ON_PANEL,
    BLIGHT_OF_HERDS,
    BUILD_SPACE,
    RAVAGED_BOARDS,
    STAGE_1,
    Island,
)
from tidewood.games.spirit_island.verbs.add import came
from tidewood.games.spirit_island.verbs.blight import OFF_CARD
from tidewood.games.spirit_island.verbs.fear import make_fear
from tidewood.games.spirit_island.verbs.invaders import INVADER_CARD_DRAWN, is_skipped
from tidewood.games.spirit_island.verbs.on_boards import BOARD
from tidewood.games.spirit_island.verbs.piece_changes import MOVE_PIECE, THAT_PIECE, push_to
from tidewood.games.spirit_island.verbs.so_many import LEFT, SoMany
from tidewood.games.spirit_island.verbs.verb import Verb, to_land
from tidewood.games.spirit_island.view import Closed
from tidewood.kernel.amounts import Condition, Flat
from tidewood.kernel.core import NOTHING, REVEALED, Frame, Node, Scope
from tidewood.kernel.decks import outcomes
from tidewood.kernel.declare import Held, question
from tidewood.kernel.rows import THAT

DURING_PLAY: Final = 2  # the turn from which on the Ravage step counts


# -- the Habsburg Monarchy


class BuildsHappen(Condition[Island]):
    """The normal Build step was not skipped."""

    def holds(self, s: Island, scope: Scope) -> bool:
        return not is_skipped(s, BUILD_SPACE)


class MuchDamage(Condition[Island]):
    """The Action that closes did at least so much damage to its land, and Blight has left the Blight card."""

    def __init__(self, n: int) -> None:
        self.n: Final = n

    def holds(self, s: Island, scope: Scope) -> bool:
        return scope.named("land-damage").size >= self.n and scope.named(OFF_CARD).size > 0


class TrackBlight(Node[Island]):
    """The Blight that has left the Blight card in this Action is counted on the panel."""

    def run(self, s: Island, f: Frame) -> None:
        s.notes[BLIGHT_OF_HERDS] += f.scope.named(OFF_CARD).size


class MoreThanPlayers(Condition[Island]):
    """More such Blight was counted than there are players."""

    def holds(self, s: Island, scope: Scope) -> bool:
        return s.notes[BLIGHT_OF_HERDS] > s.players


class NoSymbols(LandFilter):
    """Nothing is printed in the land."""

    def fits(self, s: Island, place: int, scope: Scope) -> bool:
        return not s.map.printed[place]


class TownsInland(SoMany):
    """A Town in each of so many Inland lands of the board with the fewest Blight; where some have as little, the
    players choose.
    """

    says = to_land("town {land}")
    asks = question("towns-inland", board=BOARD, left=LEFT)

    def __init__(self, n: int) -> None:
        self.amount = Flat(n)

    def choices(self, s: Island, f: Frame) -> list[int]:
        taken = [to for _, _, to in self.done(f).things]
        lands = [p for p in s.map.lands_of[f.scope.card] if s.is_inland(p) and p not in taken and not s.is_absent(p)]
        fewest = min([s.blight(place) for place in lands], default=0)
        return [place for place in lands if s.blight(place) == fewest]

    def shut(self, s: Island, f: Frame, place: int) -> Closed:
        if not s.is_inland(place):
            return "wrong-land"
        return "is-done" if place in [to for _, _, to in self.done(f).things] else "not-first"

    def is_all(self, s: Island, f: Frame, choices: list[int]) -> bool:
        return LEFT.of(f) >= len(choices)

    def take_first(self, s: Island, f: Frame, choices: list[int]) -> None:
        self.answer(s, f, choices[0])  # lands with more Blight may come after those with the fewest

    def take(self, s: Island, f: Frame, option: int) -> None:
        s.add(option, TOWN)
        s.tell(events.ADDED, (TOWN, s.site(option), 1))
        s.result = NOTHING.plus(TOWN, -1, option)
        came(s, f.scope.at(option), s.result)

    def mentions(self) -> list[str]:
        return ["add", "town"]


# -- Russia

STALKED: Final = Held(BOARD_HERE)  # the board of the lands where Explorers come


class Stalk(Verb):
    """So many Explorers among lands with Beasts on this board; if there are none, on another one."""

    says = to_land("explorer {land}")
    asks = question("stalk", board=BOARD, left=LEFT)

    def __init__(self, n: int) -> None:
        self.n: Final = n

    def lands(self, s: Island, f: Frame) -> list[int]:
        found = [p for p in s.map.lands if s.count(p, (BEASTS,)) and not s.is_absent(p)]
        here = [place for place in found if s.map.board[place] == f.scope.card]
        if STALKED.of(f) < 0:
            return here or found
        return [place for place in found if s.map.board[place] == STALKED.of(f)]

    def run(self, s: Island, f: Frame) -> None:
        left = self.n if LEFT.of(f) < 0 else LEFT.of(f)
        lands = self.lands(s, f) if left else []
        if lands:
            self.ask(s, LEFT.put(f, left), lands)

    def shut(self, s: Island, f: Frame, place: int) -> Closed:
        return "other-board" if s.count(place, (BEASTS,)) else "no-pieces"

    def answer(self, s: Island, f: Frame, option: int) -> None:
        s.push(STALKED.put(LEFT.put(f, LEFT.of(f) - 1), s.map.board[option]))
        s.add(option, EXPLORER)
        s.tell(events.ADDED, (EXPLORER, s.site(option), 1))
        came(s, f.scope.at(option), NOTHING.plus(EXPLORER, -1, option))

    def mentions(self) -> list[str]:
        return ["add", "explorer"]


class MoreBeastsHunted(Condition[Island]):
    """More Beasts lie on the panel than are on the island."""

    def holds(self, s: Island, scope: Scope) -> bool:
        return s.notes[BEASTS_ON_PANEL] > s.total((BEASTS,))


class MarkBoard(Node[Island]):
    """The Ravages have added Blight to the board of this land."""

    def run(self, s: Island, f: Frame) -> None:
        s.notes[RAVAGED_BOARDS] = BOARD_SET.plus(s.notes[RAVAGED_BOARDS], s.map.board[f.scope.place])


class ForgetBoards(Node[Island]):
    """The Ravages begin, and have added Blight to no board."""

    def run(self, s: Island, f: Frame) -> None:
        s.notes[RAVAGED_BOARDS] = 0


class BoardSpared(Condition[Island]):
    """The Ravages of this turn, which is not the first, have added no Blight to the board."""

    def holds(self, s: Island, scope: Scope) -> bool:
        return s.turn != DURING_PLAY - 1 and not BOARD_SET.has(s.notes[RAVAGED_BOARDS], scope.card)


class OntoPanel(Node[Island]):
    """Beasts that were destroyed under this name lie on the panel; Presence that was as good as Beasts does not."""

    def __init__(self, name: str) -> None:
        self.name: Final = name

    def run(self, s: Island, f: Frame) -> None:
        s.notes[BEASTS_ON_PANEL] += len([thing for thing in f.scope.named(self.name).things if thing[0] != SWARM])


class CanEscape(LandFilter):
    """There is a land next to it."""

    def fits(self, s: Island, place: int, scope: Scope) -> bool:
        return bool(s.adjacent(place, scope.mode))


class Escape(Verb):
    """The piece that was to be destroyed is pushed instead, with 1 Fear."""

    says = push_to(THAT_PIECE)
    asks = question("escape", here=HERE)

    def run(self, s: Island, f: Frame) -> None:
        self.ask(s, f, s.adjacent(f.scope.place, f.scope.mode))

    def answer(self, s: Island, f: Frame, option: int) -> None:
        make_fear(s, f.scope, 1)
        piece = f.scope.named(THAT).things[0][0]
        s.push(MOVE_PIECE.frame(f.scope.from_origin(f.scope.place).at(option), piece))

    def mentions(self) -> list[str]:
        return ["push", "fear"]

    def children(self) -> list[Node[Island]]:
        return [MOVE_PIECE]


class Entrench(Node[Island]):
    """An Invader card of this stage that is not in use comes face up to the Build space."""

    falls = INVADER_CARD_DRAWN
    asks = question("entrench")

    def __init__(self, stage: int) -> None:
        self.stage: Final = stage

    def run(self, s: Island, f: Frame) -> None:
        cards, weights = outcomes(s.pools[STAGE_1 + self.stage - 1])
        if cards:
            s.chance(f, cards, weights)

    def fell(self, s: Island, f: Frame, outcome: int) -> None:
        s.pools[STAGE_1 + self.stage - 1][outcome] -= 1
        s.spaces[BUILD_SPACE] = [*s.spaces[BUILD_SPACE], outcome]
        s.marks |= REVEALED
        s.tell(events.ENTRENCHED, (outcome,))
