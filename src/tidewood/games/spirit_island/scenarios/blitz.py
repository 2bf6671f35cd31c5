"""Blitz: everything goes fast, on both sides."""

from __future__ import annotations

from typing import Final

from tidewood.games.spirit_island import events
from tidewood.games.spirit_island.challenges import Challenge
from tidewood.games.spirit_island.conditions.situations import All
from tidewood.games.spirit_island.fields import BOARD_HERE
from tidewood.games.spirit_island.hooks import (
    ALL_FAST,
    BLIGHT_FLIPS,
    COST,
    EXPLORE,
    EXPLORE_BEGINS,
    EXPLORER_COUNT,
    EXPLORES,
    PLAYED,
    POWER_USED,
    is_repeat,
)
from tidewood.games.spirit_island.registry import register
from tidewood.games.spirit_island.scenarios.difficulty import DIFFICULTY
from tidewood.games.spirit_island.state import Island
from tidewood.games.spirit_island.verbs.invaders import ADVANCE, BUILD_STEP, EXPLORE_STEP, REVEAL
from tidewood.games.spirit_island.verbs.powers import FAST, INNATE, is_fast, power_of, quick_rights
from tidewood.games.spirit_island.verbs.verb import Verb, to_land
from tidewood.games.spirit_island.view import Closed
from tidewood.games.spirit_island.words import AFTER, COUNTS, NUMBER, energy, rule
from tidewood.kernel.amounts import Amount, Condition
from tidewood.kernel.core import Frame, Node, Scope
from tidewood.kernel.declare import Cursor, question
from tidewood.kernel.rows import CANNOT, THAT, THIS_TURN, Rule, fitting, lay


class PerBoard(Amount[Island]):
    """So much for each board."""

    def __init__(self, n: int) -> None:
        self.n: Final = n

    def of(self, s: Island, scope: Scope) -> int:
        return self.n * len(s.boards_left())


class Mine(Condition[Island]):
    """What happens is the doing of the Spirit whose rule this is."""

    def holds(self, s: Island, scope: Scope) -> bool:
        return scope.owner == scope.chooser


ONE_MORE: Final[Rule[Island]] = register(Rule("blitz-one-more-explorer", NUMBER, EXPLORER_COUNT))


BOARD_TURN: Final = Cursor(BOARD_HERE)


class MoreExplorers(Verb):
    """Once for each board, one of the lands about to be explored gets an additional Explorer."""

    says = to_land("explorer {land}")
    asks = question("more-explorers", board=BOARD_TURN)

    def lands(self, s: Island, scope: Scope, board: int) -> list[int]:
        """Lands where the Explore will happen, as far as anybody can tell."""
        lands = [thing[0] for thing in scope.named(THAT).things if s.map.board[thing[0]] == board]
        return [place for place in lands if not fitting(s, Scope(-1, place=place, mode=EXPLORE), EXPLORES, CANNOT)]

    def run(self, s: Island, f: Frame) -> None:
        for board in range(max(BOARD_TURN.of(f), 0), len(s.map.boards)):
            lands = self.lands(s, f.scope, board)
            if lands:
                self.ask(s, BOARD_TURN.put(f, board), lands)
                return

    def shut(self, s: Island, f: Frame, place: int) -> Closed:
        return "no-effect"

    def answer(self, s: Island, f: Frame, option: int) -> None:
        lay(s, ONE_MORE, -1, option, THIS_TURN, uses=1, value=1)
        s.push(BOARD_TURN.put(f, BOARD_TURN.of(f) + 1))


class FastCard(Condition[Island]):
    """The card is Fast by itself, and costs Energy or not."""

    def __init__(self, free: bool) -> None:
        self.free: Final = free

    def holds(self, s: Island, scope: Scope) -> bool:
        power = power_of(scope.card)
        return power.speed == FAST and (power.cost == 0) == self.free


class UsedFast(Condition[Island]):
    """A Power for which nothing was saved when it was played is used: an Innate that is or was made Fast, or a Slow
    card that something besides this scenario makes Fast.
    """

    def holds(self, s: Island, scope: Scope) -> bool:
        who = scope.chooser
        if scope.owner != who or is_repeat(scope.mode) or scope.card < 0:
            return False
        power = power_of(scope.card)
        if power.kind == INNATE and is_fast(s, power, who):
            return True
        return not is_fast(s, power, who) and quick_rights(s, who) > s.quick[who]


class GainForFast(Node[Island]):
    """1 Energy for the use of a Fast Power; one that a right made Fast uses that right up."""

    def run(self, s: Island, f: Frame) -> None:
        who = f.scope.owner
        if not is_fast(s, power_of(f.scope.card), who):
            s.quick[who] += 1
        s.energy[who] += 1
        s.tell(events.ENERGY, (who, 1))


SCENARIO: Final = Challenge(
    "blitz", DIFFICULTY["blitz"],
    blight_more=1,
    after_setup=[BUILD_STEP, REVEAL, EXPLORE_STEP, ADVANCE],  # nothing lies on the Ravage space yet
    rules=[
        rule("blitz-all-fast", COUNTS, ALL_FAST),
        rule("blitz-cheaper", NUMBER, COST, condition=FastCard(free=False), n=-1),
        rule("blitz-more-explorers", AFTER, EXPLORE_BEGINS, MoreExplorers()),
        rule("blitz-less-blight", NUMBER, BLIGHT_FLIPS, n=PerBoard(-1)),
    ],
    spirit_rules=[
        rule("blitz-free-card", AFTER, PLAYED, energy(1), condition=All(Mine(), FastCard(free=True)), part=True),
        rule("blitz-fast-power", AFTER, POWER_USED, GainForFast(), condition=UsedFast(), part=True),
    ],
)  # fmt: skip
