"""The Island: people flee a sinking island while sharks, whales and sea serpents wait. Its face to the rest of the
program.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any, cast

from tidewood.games.the_island import actions, facts, knowledge, looking, numbers, position, table
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
    observation_version = numbers.VERSION
    observation_rows = numbers.MEANING
    observation_axes = numbers.AXES
    refs_are_declared = True
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

    def actions(self, setup: Mapping[str, Any]) -> tuple[str, ...]:
        return actions.actions(setup["colours"])

    def most_options(self, setup: Mapping[str, Any]) -> int:
        return actions.most_options(setup["colours"])

    def numbered(self, s: State) -> list[int]:
        return actions.numbered(isle(s))

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

    def look(self, s: State, eyes: Sequence[int], last: object) -> tuple[list[dict[str, Any]], object]:
        found, looked = looking.look(isle(s), eyes, last if isinstance(last, looking.Looked) else None)
        return cast("list[dict[str, Any]]", found), looked

    def past_table(self, s: State, eyes: int) -> dict[str, Any]:
        return cast("dict[str, Any]", table.past_table(isle(s), eyes))

    def facts(self, setup: Mapping[str, Any]) -> Mapping[str, Any]:
        return facts.facts()

    def observed(self, s: State, who: int) -> bytearray:
        return numbers.observed(isle(s), who)

    def row_lengths(self, s: State) -> list[int]:
        return numbers.lengths(isle(s))

    def things(self, s: State) -> Mapping[str, Sequence[str]]:
        return numbers.things(isle(s))

    def redraw(self, s: State, who: int) -> None:
        knowledge.redraw(isle(s), who)

    def outcome(self, s: State) -> dict[str, Any]:
        return table.outcome(isle(s))

    def began(self, s: State) -> int | None:
        return isle(s).start

    def value(self, s: State, who: int) -> float:
        return value.value(isle(s), who)


def isle(s: State) -> Isle:
    assert isinstance(s, Isle)
    return s


NODE_NAMES = Names(ROOTS)
GAME = TheIsland()
