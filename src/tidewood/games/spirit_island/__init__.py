"""Spirit Island: Spirits drive Invaders off before the island is blighted beyond hope. Its face to the rest of the
program.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any, cast

from tidewood.games.spirit_island import asking, content, faces, facts, looking, numbers, position, table
from tidewood.games.spirit_island.board.boards import BOARDS, board_id, numbers_of
from tidewood.games.spirit_island.board.maps import Map
from tidewood.games.spirit_island.evaluation import value as value_module
from tidewood.games.spirit_island.events import RULE_HOLDS
from tidewood.games.spirit_island.forecast import forecast
from tidewood.games.spirit_island.game_tree import tree_of
from tidewood.games.spirit_island.notation_words import counts, notation_words
from tidewood.games.spirit_island.rule_numbers import BEFORE_EXPANSIONS, RULE_NUMBERS
from tidewood.games.spirit_island.rules import Rules, rules_of
from tidewood.games.spirit_island.setup import OPTIONS, WITH_PROGRESSION, check, filled, meanings
from tidewood.games.spirit_island.setup_steps import chosen_boards, make_map, map_by_set_up
from tidewood.games.spirit_island.state import Island
from tidewood.games.spirit_island.text import LANGUAGES
from tidewood.games.spirit_island.view import SpiritIslandView
from tidewood.kernel.combine import TABLE
from tidewood.kernel.core import Frame, State
from tidewood.kernel.errors import BadFile
from tidewood.kernel.kind import ALL_EYES, GameKind, SetupOption
from tidewood.kernel.log import Plain
from tidewood.kernel.snapshot import Names
from tidewood.language.values import Message

KEPT = 64  # set-ups whose rules are remembered


class SpiritIsland(GameKind):
    id = "spirit-island"
    rules_version = "1"
    competitive = False  # SI-GAME-01
    options = OPTIONS
    languages = LANGUAGES
    observation_version = numbers.VERSION
    observation_rows = numbers.MEANING
    observation_axes = numbers.AXES
    card_facts = facts.CardFacts
    card_face = faces.CardFace
    view = SpiritIslandView
    whole_box = content.WHOLE_BOX
    fields = (
        "boards", "grid", "odd", "presence", "defend", "energy", "uncovered", "destroyed", "removed", "elements",
        "loose", "hand", "play", "discard", "forgotten", "used", "grown", "plays", "extra_plays", "bonus", "quick",
        "done", "drowned", "progress", "spaces", "invader_deck", "invader_discard", "fear_deck", "fear_left", "earned",
        "fear_discard", "minor_deck", "major_deck", "minor_discard", "major_discard", "blight_cards", "pools", "notes",
        "fear", "fear_pool", "terror", "blight_pool", "blight_card", "healthy", "turn", "lost", "won", "own",
        "event_deck", "event_discard",
    )  # fmt: skip
    later_fields = ("own", "event_deck", "event_discard")

    def __init__(self) -> None:
        self._rules: dict[str, Rules] = {}

    def filled(self, whole: dict[str, object], given: Mapping[str, object]) -> dict[str, object]:
        return filled(whole, given)

    def log_brought_up(self, setup: Mapping[str, object], log: Sequence[Plain]) -> Sequence[Plain]:
        """Rules had other numbers before there were expansions."""
        return log if "expansions" in setup else [renumbered(*event) for event in log]

    def check(self, setup: Mapping[str, object]) -> None:
        check(setup)

    def free(self, option: SetupOption, setup: Mapping[str, Any]) -> list[str]:
        found = super().free(option, setup)
        if option.name == "spirits":
            found = [id for id in found if content.is_in_play(id, setup["expansions"])]
        return [id for id in found if id in WITH_PROGRESSION] if setup["beginner"] else found

    def meanings(self, option: str) -> Mapping[str, Message]:
        return meanings(option)

    def rules(self, setup: Mapping[str, Any]) -> Rules:
        """The rules of a set-up, worked out once."""
        key = repr(setup)  # plain data; in another order it is worked out once more
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
        found = table.table(island(s))
        return cast("dict[str, Any]", found if eyes == ALL_EYES else with_forecast(island(s), found))

    def look(self, s: State, eyes: Sequence[int], last: object) -> tuple[list[dict[str, Any]], object]:
        """One for all: nothing on this table is hidden from a player."""
        found, looked = looking.look(island(s), last if isinstance(last, looking.Looked) else None)
        return [cast("dict[str, Any]", with_forecast(island(s), found))] * len(eyes), looked

    def facts(self, setup: Mapping[str, Any]) -> Mapping[str, Any]:
        return facts.facts(self.rules(setup).sets)

    def observed(self, s: State, who: int) -> bytearray:
        return numbers.observed(island(s), who)

    def row_lengths(self, s: State) -> list[int]:
        return numbers.lengths(island(s))

    def things(self, s: State) -> Mapping[str, Sequence[str]]:
        return numbers.things(island(s))

    def redraw(self, s: State, who: int) -> None:
        """Nothing lies hidden: what nobody has seen has not been drawn."""

    def refs(self, s: State, f: Frame, option: int, found: list[str]) -> list[str]:
        return asking.refs(f, option, found)

    def outcome(self, s: State) -> dict[str, Any]:
        return table.outcome(island(s))

    def round(self, s: State) -> int:
        assert isinstance(s, Island)
        return s.turn

    def value(self, s: State, who: int) -> float:
        return value_module.value(island(s), who)


def with_forecast(s: Island, found: SpiritIslandView) -> SpiritIslandView:
    """The table with what is to come, where the set-up wants it."""
    if not rules_of(s).setup["forecast"]:
        found["unforeseen"] = True
        return found
    coming = forecast(s)
    if coming is not None:
        found["forecast"] = coming
    return found


def map_before(rules: Rules, boards: list[int]) -> Map:
    """A map of the right size while the boards are not drawn."""
    ids = tuple(board_id(b) for b in boards or numbers_of(rules.expansions, False)[: rules.boards])
    return map_by_set_up(rules, ids)


def island(s: State) -> Island:
    assert isinstance(s, Island)
    return s


def renumbered(kind: str, args: tuple[int, ...], secret: tuple[int, ...], audience: int) -> Plain:
    """An event from before there were expansions."""
    if kind == RULE_HOLDS.id and 0 <= args[0] < len(BEFORE_EXPANSIONS):
        args = (RULE_NUMBERS[BEFORE_EXPANSIONS[args[0]]], *args[1:])
    return (kind, args, secret, audience)


def validate(s: Island) -> None:
    """A loaded position gets its map back, and must fit it."""
    if any([not 0 <= board < len(BOARDS) for board in s.boards]):
        raise BadFile("the snapshot has a board that does not exist")
    if len(s.boards) >= rules_of(s).boards:
        try:
            s.map = make_map(s)
        except (KeyError, ValueError) as error:
            raise BadFile("the boards of the snapshot do not fit its set-up") from error
    fresh = Island(rules=s.rules, map=s.map)
    for name in ("grid", "presence", "defend", "energy", "elements", "hand", "pools", "spaces", "notes", "done", "own"):
        found, needed = len(getattr(s, name)), len(getattr(fresh, name))
        if found != needed:
            raise BadFile(f"snapshot field {name!r} has {found} entries instead of {needed}")
    if min([0, *s.grid, *s.presence, *s.energy, *s.elements, s.blight_pool]) < 0:
        raise BadFile("a number of the snapshot is out of range")


GAME = SpiritIsland()
