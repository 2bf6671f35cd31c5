"""The Island: people flee a sinking island while sharks, whales and sea serpents wait. Its face to the rest of the
program.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any, cast

from tidewood.games.the_island import facts, knowledge, position, table
from tidewood.games.the_island.evaluation import value
from tidewood.games.the_island.notation_words import WORDS
from tidewood.games.the_island.rounds import GAME as GAME_NODE
from tidewood.games.the_island.rounds import ROOTS
from tidewood.games.the_island.rules import Rules
from tidewood.games.the_island.setup import OPTIONS, check
from tidewood.games.the_island.state import Isle
from tidewood.games.the_island.text import LANGUAGES
from tidewood.games.the_island.validity import validate
from tidewood.games.the_island.view import IslandView
from tidewood.kernel.combine import TABLE
from tidewood.kernel.core import Frame, State
from tidewood.kernel.kind import GameKind
from tidewood.kernel.snapshot import Names


class TheIsland(GameKind):
    id = "the-island"
    rules_version = "1"
    options = OPTIONS
    languages = LANGUAGES
    card_facts = facts.CardFacts
    view = IslandView
    fields = (
        "tile", "folk", "crew", "beasts", "where", "ships", "at", "value", "colour", "hand", "pool", "held", "tiles",
        "placed", "alive", "to_launch", "in_supply", "ships_left", "active", "start", "turn", "points", "swum", "die",
        "quiet", "ended",
    )  # fmt: skip

    def check(self, setup: Mapping[str, object]) -> None:
        check(setup)

    def fresh(self, setup: Mapping[str, Any]) -> Isle:
        return Isle(rules=Rules(**setup))

    def begin(self, s: State, setup: Mapping[str, Any]) -> None:
        s.push(Frame(GAME_NODE, TABLE))

    def names(self, setup: Mapping[str, Any]) -> Names:
        return NODE_NAMES

    def position(self, s: State, setup: Mapping[str, Any], given: Mapping[str, Any]) -> None:
        position.lay(isle(s), given)

    def words(self, setup: Mapping[str, Any], table: Mapping[str, Any]) -> Collection[str]:
        return WORDS

    def validate(self, s: State) -> None:
        validate(isle(s))

    def table(self, s: State, eyes: int) -> dict[str, Any]:
        return cast("dict[str, Any]", table.table(isle(s), eyes))

    def tables(self, s: State, eyes: Sequence[int]) -> list[dict[str, Any]]:
        return cast("list[dict[str, Any]]", table.tables(isle(s), eyes))

    def past_table(self, s: State, eyes: int) -> dict[str, Any]:
        return cast("dict[str, Any]", table.past_table(isle(s), eyes))

    def facts(self, setup: Mapping[str, Any]) -> Mapping[str, Any]:
        return facts.facts()

    def redraw(self, s: State, who: int) -> None:
        knowledge.redraw(isle(s), who)

    def outcome(self, s: State) -> dict[str, Any]:
        return table.outcome(isle(s))

    def value(self, s: State, who: int) -> float:
        return value.value(isle(s), who)


def isle(s: State) -> Isle:
    assert isinstance(s, Isle)
    return s


NODE_NAMES = Names(ROOTS)
GAME = TheIsland()
