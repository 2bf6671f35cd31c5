"""What makes a game harder: adversaries, level by level, and scenarios. Data that changes set-up, round and
rules.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, NamedTuple

from tidewood.games.spirit_island.conditions.lands import LandFilter
from tidewood.games.spirit_island.invader_cards import ExtraBuild
from tidewood.games.spirit_island.state import Island
from tidewood.kernel.amounts import Condition
from tidewood.kernel.core import Node
from tidewood.kernel.rows import Rule

DeckChange = Callable[[str], str]


def without_first(stage: str) -> DeckChange:
    """One card less of a stage."""
    return lambda deck: deck.replace(stage, "", 1)


def without_all(stage: str) -> DeckChange:
    return lambda deck: deck.replace(stage, "")


def three_after_ones(deck: str) -> str:
    """The last card of stage III lies between stages I and II."""
    deck = without_last(deck)
    i = deck.rfind("1") + 1
    return f"{deck[:i]}3{deck[i:]}"


def three_after_each_two(deck: str) -> str:
    """After each card of stage II one of stage III, from the bottom of the deck, as far as they go."""
    threes = len(deck) - len(deck.rstrip("3"))
    found = ""
    for stage in deck.rstrip("3"):
        found += stage
        if stage in "2C" and threes:
            found += "3"
            threes -= 1
    return found + "3" * threes


def without_last(deck: str) -> str:
    i = deck.rfind("3")
    return deck[:i] + deck[i + 1 :]


class Mark(NamedTuple):
    """A card under so many of the Invader or the Fear deck: what happens when it is turned up."""

    rule: Rule[Island]
    under: int


class Challenge:
    """Changes to a game: one level of an adversary, or a scenario. Adversaries add up their levels."""

    def __init__(
        self,
        id: str,
        difficulty: int,
        *,
        fear_cards: tuple[int, int, int] | None = None,
        deck: str = "",  # stages of the Invader deck from the top, C: the coastal lands
        deck_change: DeckChange | None = None,  # what becomes of the deck that it finds
        setup: list[Node[Island]] | None = None,  # after the printed pieces, before the first Explore
        setup_last: list[Node[Island]] | None = None,  # likewise, when all other Invaders are there
        after_setup: list[Node[Island]] | None = None,  # after everything else
        rules: list[Rule[Island]] | None = None,  # in force from the beginning
        spirit_rules: list[Rule[Island]] | None = None,  # likewise, once for each Spirit as its own
        steps: dict[str, Node[Island]] | None = None,  # of the round: "before:<slot>", "after:" or "instead:<slot>"
        escalation: Node[Island] | None = None,  # before Exploring, unless it says otherwise
        late_escalation: Node[Island] | None = None,  # after Exploring
        loses: Condition[Island] | None = None,
        wins: Condition[Island] | None = None,  # instead of the victory of the Terror Level
        also_wins: Condition[Island] | None = None,  # beside it
        fear_more: int = 0,  # Fear in the pool for each player
        blight_more: int = 0,  # Blight on the Blight card for each board
        fear_everything: bool = False,  # the Fear deck holds all Fear cards, and Terror does not come by it
        lay_pieces: Callable[[Island], None] | None = None,  # instead of what is printed on the boards
        levels_more: Callable[[Mapping[str, Any]], int] | None = None,  # by the set-up: of the adversary
        fear_cards_more: tuple[int, int, int] = (0, 0, 0),  # beside those of the adversary
        fear_rest: bool = False,  # Fear cards that are left over lie under the Fear deck
        in_a_row: bool = False,  # the boards lie south side to north side, with all Oceans to the west
        no_fear_victory: bool = False,
        inner_lands: LandFilter | None = None,  # lands that the table marks as Inner lands
        extra_build: ExtraBuild | None = None,  # a Build space left of Ravage
        towns: int = 0,  # for each player; the game is lost when one more would have to be placed
        towns_beside: int = 0,  # so many more for each player and level of another adversary
        keeps: str = "",  # what is counted on the panel: see counts.py of the adversaries
        marks: list[Mark] | None = None,  # cards among the cards of a deck
        event: tuple[str, int] | None = None,  # an Event card, and under how many cards of the deck it begins
        scores: Callable[[Island], int] | None = None,  # points beside those of every game
        sources: Sequence[tuple[Rule[Island], Rule[Island]]] = (),  # what can be found, for Spirits and for Invaders
    ) -> None:
        self.sources: Final = sources
        self.id: Final = id
        self.difficulty: Final = difficulty
        self.fear_cards: Final = fear_cards
        self.deck: Final = deck
        self.deck_change: Final = deck_change
        self.setup: Final = setup or []
        self.setup_last: Final = setup_last or []
        self.after_setup: Final = after_setup or []
        self.rules: Final = rules or []
        self.spirit_rules: Final = spirit_rules or []
        self.steps: Final = steps or {}
        self.escalation: Final = escalation
        self.late_escalation: Final = late_escalation
        self.loses: Final = loses
        self.wins: Final = wins
        self.also_wins: Final = also_wins
        self.fear_more: Final = fear_more
        self.blight_more: Final = blight_more
        self.fear_everything: Final = fear_everything
        self.lay_pieces: Final = lay_pieces
        self.levels_more: Final = levels_more
        self.fear_cards_more: Final = fear_cards_more
        self.fear_rest: Final = fear_rest
        self.in_a_row: Final = in_a_row
        self.no_fear_victory: Final = no_fear_victory
        self.inner_lands: Final = inner_lands
        self.extra_build: Final = extra_build
        self.towns: Final = towns
        self.towns_beside: Final = towns_beside
        self.keeps: Final = keeps
        self.marks: Final = marks or []
        self.event: Final = event
        self.scores: Final = scores


class Adversary(NamedTuple):
    """An invading nation: level 0 has its escalation and loss condition; each level adds to those before it."""

    id: str
    levels: list[Challenge]  # 0 to 6
