"""What adversaries and scenarios, Fear and Blight cards are: data that changes set-up, round and rules."""

from __future__ import annotations

from typing import Final, NamedTuple

from tidewood.games.spirit_island.state import Island
from tidewood.kernel.amounts import Condition
from tidewood.kernel.core import Frame, Node
from tidewood.kernel.rows import Rule


class FearCard(NamedTuple):
    id: str
    levels: tuple[Node[Island], Node[Island], Node[Island]]  # by Terror Level


class BlightCard(NamedTuple):
    id: str
    per_player: int  # Blight on its blighted side
    each_turn: Node[Island]
    at_once: Node[Island] | None = None


class Twist:
    """Changes to a game: an adversary's level or a scenario. Adversaries add up their levels."""

    def __init__(
        self,
        id: str,
        difficulty: int,
        *,
        fear_cards: tuple[int, int, int] | None = None,
        deck: str = "",  # stages of the Invader deck from the top, C: the coastal lands
        setup: list[Node[Island]] | None = None,  # after the printed pieces, before the first Explore
        setup_last: list[Node[Island]] | None = None,  # likewise, when all other Invaders are there
        after_setup: list[Node[Island]] | None = None,  # after everything else
        rules: list[Rule[Island]] | None = None,  # in force from the beginning
        spirit_rules: list[Rule[Island]] | None = None,  # likewise, once for each Spirit as its own
        steps: dict[str, Node[Island]] | None = None,  # of the round: "before:<slot>", "after:" or "instead:<slot>"
        escalation: Node[Island] | None = None,
        loses: Condition[Island] | None = None,
        wins: Condition[Island] | None = None,  # instead of the victory of the Terror Level
        fear_more: int = 0,  # Fear in the pool for each player
        blight_more: int = 0,  # Blight on the Blight card for each board
        fear_everything: bool = False,  # the Fear deck holds all Fear cards, and Terror does not come by it
        no_fear_victory: bool = False,
        inner_lands: bool = False,  # one land of each board is marked as its Inner land
    ) -> None:
        self.id: Final = id
        self.difficulty: Final = difficulty
        self.fear_cards: Final = fear_cards
        self.deck: Final = deck
        self.setup: Final = setup or []
        self.setup_last: Final = setup_last or []
        self.after_setup: Final = after_setup or []
        self.rules: Final = rules or []
        self.spirit_rules: Final = spirit_rules or []
        self.steps: Final = steps or {}
        self.escalation: Final = escalation
        self.loses: Final = loses
        self.wins: Final = wins
        self.fear_more: Final = fear_more
        self.blight_more: Final = blight_more
        self.fear_everything: Final = fear_everything
        self.no_fear_victory: Final = no_fear_victory
        self.inner_lands: Final = inner_lands


class Adversary(NamedTuple):
    """An invading nation: level 0 has its escalation and loss condition; each level adds to those before it."""

    id: str
    levels: list[Twist]  # 0 to 6
    keeps_tile: int = 99  # level from which England's extra Build space stays
    has_tile: int = 99  # level from which it is there


class DoneBy(Node[Island]):
    """The part is the doing of an adversary or scenario, whatever called it forth."""

    def __init__(self, cause: int, part: Node[Island]) -> None:
        self.cause: Final = cause
        self.part: Final = part

    def run(self, s: Island, f: Frame) -> None:
        s.push(Frame(self.part, f.scope.in_mode(self.cause)))

    def can(self, s: Island, f: Frame) -> bool:
        return self.part.can(s, Frame(self.part, f.scope.in_mode(self.cause)))

    def children(self) -> list[Node[Island]]:
        return [self.part]
