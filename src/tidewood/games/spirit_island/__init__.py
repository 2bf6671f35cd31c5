"""Spirit Island: Spirits drive Invaders off before the island is blighted beyond hope. Its face to the rest of the
program.
"""

from __future__ import annotations

import json
from collections.abc import Collection, Mapping
from typing import Any, cast

from tidewood.games.spirit_island import facts, position, table
from tidewood.games.spirit_island.board.boards import BOARDS
from tidewood.games.spirit_island.board.maps import Map, map_of
from tidewood.games.spirit_island.evaluation import value as value_module
from tidewood.games.spirit_island.game_tree import tree_of
from tidewood.games.spirit_island.notation_words import counts, notation_words
from tidewood.games.spirit_island.rules import Rules, rules_of
from tidewood.games.spirit_island.setup import OPTIONS, check, filled, meanings, with_progression
from tidewood.games.spirit_island.setup_steps import chosen_boards, make_map
from tidewood.games.spirit_island.state import Island
from tidewood.games.spirit_island.text import LANGUAGES
from tidewood.games.spirit_island.view import SpiritIslandView
from tidewood.kernel.combine import TABLE
from tidewood.kernel.core import Frame, State
from tidewood.kernel.errors import BadFile
from tidewood.kernel.kind import GameKind, SetupOption
from tidewood.kernel.snapshot import Names
from tidewood.language.values import Message

KEPT = 64  # set-ups whose rules are remembered


class SpiritIsland(GameKind):
    id = "spirit-island"
    rules_version = "1"
    competitive = False  # SI-GAME-01
    options = OPTIONS
    languages = LANGUAGES
    card_facts = facts.CardFacts
    view = SpiritIslandView
    fields = (
        "boards", "grid", "odd", "presence", "defend", "energy", "uncovered", "destroyed", "removed", "elements",
        "loose", "hand", "play", "discard", "forgotten", "used", "grown", "plays", "extra_plays", "bonus", "quick",
        "done", "drowned", "progress", "spaces", "invader_deck", "invader_discard", "fear_deck", "fear_left", "earned",
        "fear_discard", "minor_deck", "major_deck", "minor_discard", "major_discard", "blight_cards", "pools", "notes",
        "fear", "fear_pool", "terror", "blight_pool", "blight_card", "healthy", "turn", "lost", "won",
    )  # fmt: skip

    def __init__(self) -> None:
        self._rules: dict[str, Rules] = {}

    def filled(self, whole: dict[str, object], given: Mapping[str, object]) -> dict[str, object]:
        return filled(whole, given)

    def check(self, setup: Mapping[str, object]) -> None:
        check(setup)

    def free(self, option: SetupOption, setup: Mapping[str, Any]) -> list[str]:
        found = super().free(option, setup)
        return [id for id in found if id in with_progression()] if setup["beginner"] else found

    def meanings(self, option: str) -> Mapping[str, Message]:
        return meanings(option)

    def rules(self, setup: Mapping[str, Any]) -> Rules:
        """The rules of a set-up, worked out once."""
        key = json.dumps(setup, sort_keys=True)
        found = self._rules.get(key)
        if found is None:
            if len(self._rules) >= KEPT:
                self._rules.clear()
            found = self._rules[key] = Rules(setup)
        return found

    def fresh(self, setup: Mapping[str, Any]) -> Island:
        rules = self.rules(setup)
        boards = chosen_boards(rules)
        s = Island(rules=rules, map=map_before(rules, boards))
        s.boards = boards
        return s

    def begin(self, s: State, setup: Mapping[str, Any]) -> None:
        s.push(Frame(tree_of(rules_of(island(s))).whole, TABLE))

    def names(self, setup: Mapping[str, Any]) -> Names:
        return tree_of(self.rules(setup)).names

    def position(self, s: State, setup: Mapping[str, Any], given: Mapping[str, Any]) -> None:
        position.lay(island(s), given)

    def words(self, setup: Mapping[str, Any], table: Mapping[str, Any]) -> Collection[str]:
        return notation_words(table["lands"], table["boards"]) | set(self.names(setup).rules)

    def counts(self, key: str) -> bool:
        return counts(key)

    def validate(self, s: State) -> None:
        validate(island(s))

    def table(self, s: State, eyes: int) -> dict[str, Any]:
        return cast("dict[str, Any]", table.table(island(s)))

    def facts(self, setup: Mapping[str, Any]) -> Mapping[str, Any]:
        return facts.facts()

    def redraw(self, s: State, who: int) -> None:
        """Nothing lies hidden: what nobody has seen has not been drawn."""

    def outcome(self, s: State) -> dict[str, Any]:
        return table.outcome(island(s))

    def round(self, s: State) -> int:
        assert isinstance(s, Island)
        return s.turn

    def value(self, s: State, who: int) -> float:
        return value_module.value(island(s), who)


def map_before(rules: Rules, boards: list[int]) -> Map:
    """A map of the right size while the boards are not drawn."""
    setup = rules.setup
    ids = tuple(BOARDS[b].removeprefix("thematic-") for b in boards or range(rules.boards))
    return map_of(ids, setup["layout"], tuple(setup["joins"]), setup["adjacency"] == "touch")


def island(s: State) -> Island:
    assert isinstance(s, Island)
    return s


def validate(s: Island) -> None:
    """A loaded position gets its map back, and must fit it."""
    if any([not 0 <= board < len(BOARDS) for board in s.boards]):
        raise BadFile("the snapshot has a board that does not exist")
    if len(s.boards) == rules_of(s).boards:
        try:
            s.map = make_map(s)
        except (KeyError, ValueError) as error:
            raise BadFile("the boards of the snapshot do not fit its set-up") from error
    fresh = Island(rules=s.rules, map=s.map)
    for name in ("grid", "presence", "defend", "energy", "elements", "hand", "pools", "spaces", "notes", "done"):
        found, needed = len(getattr(s, name)), len(getattr(fresh, name))
        if found != needed:
            raise BadFile(f"snapshot field {name!r} has {found} entries instead of {needed}")
    if min([0, *s.grid, *s.presence, *s.energy, *s.elements, s.blight_pool]) < 0:
        raise BadFile("a number of the snapshot is out of range")


GAME = SpiritIsland()
