"""Everdell: critters build a city through four seasons. Its face to the rest of the program."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from functools import lru_cache
from typing import Any, Final, cast

from tidewood.games.everdell import (
    asking,
    bringing,
    facts,
    knowledge,
    looking,
    marking,
    marks,
    numbers,
    position,
    table,
    unseen,
)
from tidewood.games.everdell.card import CARDS
from tidewood.games.everdell.cards.mistwood.farms import FARMS, cards_with, farms_mark, own_names
from tidewood.games.everdell.evaluation import value
from tidewood.games.everdell.marks_view import EverdellMarks
from tidewood.games.everdell.notation_words import notation_words
from tidewood.games.everdell.phantomia import helper
from tidewood.games.everdell.phantomia import setup as phantomia_setup
from tidewood.games.everdell.phantomia.deck.file import deck_mark, read_deck
from tidewood.games.everdell.phantomia.setup import said_instead
from tidewood.games.everdell.rounds import ALL_RULES, ROOTS
from tidewood.games.everdell.rounds import GAME as GAME_NODE
from tidewood.games.everdell.setup import OPTIONS, check, rules_of
from tidewood.games.everdell.state import Valley
from tidewood.games.everdell.text import LANGUAGES
from tidewood.games.everdell.text.expand import action_card_nouns
from tidewood.games.everdell.validity import validate
from tidewood.games.everdell.view import EverdellView
from tidewood.kernel.combine import TABLE
from tidewood.kernel.core import Frame, State
from tidewood.kernel.kind import Came, GameKind, SetupOption
from tidewood.kernel.picks import Brought
from tidewood.kernel.snapshot import Names
from tidewood.kernel.text import Language
from tidewood.language.values import Message, message

HER_LOG: Final = 2  # counts up where the log of her turns says something else


class Everdell(GameKind):
    id = "everdell"
    rules_version = "2"
    turns_ahead = 3  # what a turn brings is spent in the next ones
    options = OPTIONS
    languages = LANGUAGES
    observation_version = numbers.VERSION
    observation_rows = numbers.MEANING
    observation_axes = numbers.AXES
    card_facts = facts.CardFacts
    view = EverdellView
    marked = EverdellMarks
    fields = (
        "active", "start", "turn", "die", "figure", "warded", "season", "passed", "stock", "points", "hands", "deck",
        "discards", "pools", "meadow", "shown", "forest", "events", "event_owner", "event_goods", "tucked", "at",
        "there", "city", "serials", "on", "types", "ability", "offers", "legends", "farm_top", "haunt",
        "action", "actions", "lair", "special", "her", "schemes", "webs", "last",
    )  # fmt: skip
    later_fields = ("last",)

    def brought_up(self, rules: str, setup: Mapping[str, object]) -> Mapping[str, object]:
        """The short order of production cards used to ask for all but those that only gain."""
        before = rules.partition("+")[0] == "1" and setup.get("production_order", "short") == "short"
        return {**setup, "production_order": "most"} if before else setup

    def check(self, setup: Mapping[str, object]) -> None:
        check(setup)

    def free(self, option: SetupOption, setup: Mapping[str, Any]) -> list[str]:
        found = super().free(option, setup)
        return [name for name in found if name != "spiders"] if setup["phantomia"] else found  # MW-BOX-08

    def meanings(self, option: str) -> Mapping[str, Message]:
        return phantomia_setup.meanings(option)

    def version(self, setup: Mapping[str, Any]) -> str:
        """The version covers what stands in data files, whoever has written them: the seasonal farms, and Phantomia's
        action and points cards.
        """
        version = self.rules_version
        if "farms" in setup["modules"]:
            version += f"+{farms_mark(str(setup['farms_deck']))}"
        return f"{version}+{deck_mark(str(setup['phantomia_deck']))}.{HER_LOG}" if setup["phantomia"] else version

    def warnings(self, setup: Mapping[str, Any]) -> list[Message]:
        """What is odd about printed action and points cards that were typed in; people may have mistyped."""
        deck = read_deck(str(setup["phantomia_deck"])) if setup["phantomia"] else None
        found = [] if deck is None else deck.warnings
        return [message("error.warning", key="phantomia_deck", what=odd, number=number) for number, odd in found]

    def fresh(self, setup: Mapping[str, Any]) -> Valley:
        return Valley(rules=rules_of(setup))

    def begin(self, s: State, setup: Mapping[str, Any]) -> None:
        s.push(Frame(helper.HELPER_GAME if valley(s).rules.helper else GAME_NODE, TABLE))

    def names(self, setup: Mapping[str, Any]) -> Names:
        deck = str(setup["farms_deck"])
        if setup["helper"]:
            return HELPER_NAMES
        return names_with(deck) if deck else NODE_NAMES

    def language(self, lang: str, setup: Mapping[str, Any]) -> Language:
        farms, hers, instead = str(setup["farms_deck"]), str(setup["phantomia_deck"]), said_instead(setup)
        return language_with(lang, farms, hers, instead) if farms or hers or instead else self.languages[lang]

    def position(self, s: State, setup: Mapping[str, Any], given: Mapping[str, Any]) -> None:
        position.lay(valley(s), given)

    def words(self, setup: Mapping[str, Any], table: Mapping[str, Any]) -> Collection[str]:
        return notation_words(self.fresh(setup)) | set(self.names(setup).rules)

    def validate(self, s: State) -> None:
        validate(valley(s))

    def table(self, s: State, eyes: int) -> dict[str, Any]:
        return cast("dict[str, Any]", table.table(valley(s), eyes))

    def look(self, s: State, eyes: Sequence[int], last: object) -> tuple[list[dict[str, Any]], object]:
        found, looked = looking.look(valley(s), eyes, last if isinstance(last, looking.Looked) else None)
        return cast("list[dict[str, Any]]", found), looked

    def facts(self, setup: Mapping[str, Any]) -> Mapping[str, Any]:
        cards = cards_with(farms) if (farms := str(setup["farms_deck"])) else CARDS
        return facts.facts(cards, read_deck(str(setup["phantomia_deck"])))

    def marks(self, s: State, who: int, setup: Mapping[str, Any]) -> dict[str, Any] | None:
        return cast("dict[str, Any]", marks.marks(valley(s), who, self.names(setup).paths))

    def mark(
        self, s: State, eyes: Sequence[int], setup: Mapping[str, Any], last: object
    ) -> tuple[list[dict[str, Any] | None], object]:
        found: list[dict[str, Any] | None] = []
        paths = self.names(setup).paths
        kept = last if isinstance(last, marking.Marked) else None
        for who in eyes:
            made, kept = marking.marked(valley(s), who, paths, kept)
            found.append(cast("dict[str, Any]", made))
        return found, kept

    def question_kind(self, s: State, f: Frame, id: str) -> str:
        return asking.question_kind(f, id)

    def source(self, s: State, f: Frame, setup: Mapping[str, Any]) -> str | None:
        return asking.source(valley(s), f, self.names(setup).paths.get(f.node, ""))

    def refs(self, s: State, f: Frame, option: int, found: list[str]) -> list[str]:
        return asking.refs(valley(s), f, option, found)

    def brings(self, s: State, f: Frame) -> list[Brought]:
        return bringing.brings(valley(s), f)

    def observed(self, s: State, who: int) -> bytearray:
        return numbers.observed(valley(s), who)

    def row_lengths(self, s: State) -> list[int]:
        return numbers.lengths(valley(s))

    def unseen(self, s: State) -> tuple[str, int] | None:
        return unseen.unseen(valley(s))

    def without(self, s: State, view: dict[str, Any], who: int, came: Sequence[Came]) -> dict[str, Any] | None:
        return unseen.without(valley(s), view, who, came)

    def things(self, s: State) -> Mapping[str, Sequence[str]]:
        return numbers.things(valley(s))

    def redraw(self, s: State, who: int) -> None:
        knowledge.redraw(valley(s), who)

    def outcome(self, s: State) -> dict[str, Any]:
        return table.outcome(valley(s))

    def began(self, s: State) -> int | None:
        return valley(s).start

    def value(self, s: State, who: int) -> float:
        return value.value(valley(s), who)


def valley(s: State) -> Valley:
    assert isinstance(s, Valley)
    return s


@lru_cache(16)
def names_with(farms_deck: str) -> Names:
    """The names of all nodes where the farms come from a file: those of the house cards are none of them."""
    roots = {name: root for name, root in ROOTS.items() if root not in FARMS}
    return Names({**roots, **{f"card:{card.id}": card for card in cards_with(farms_deck)}}, ALL_RULES)


@lru_cache(64)
def language_with(lang: str, farms_deck: str, her_deck: str, instead: tuple[tuple[str, str], ...]) -> Language:
    """A language in a game with farms of one's own: each has its name, and the house card whose place it takes bears
    it too. And where a set-up changes what cards do, they say so.
    """
    language = LANGUAGES[lang]
    names: dict[str, str] = {}
    for house, (id, name) in own_names(farms_deck).items() if farms_deck else ():
        names[house] = names[id] = name or language.catalogue.names.get(id) or id.replace("-", " ").capitalize()
    spoken = language.calling(names, dict(instead))
    if her_deck:
        spoken.catalogue.nouns = {**spoken.catalogue.nouns, "action-card": action_card_nouns(her_deck)}
    return spoken


NODE_NAMES = Names(ROOTS, ALL_RULES)
# People play their own cards: what those do is never asked, whatever file the farms come from.
HELPER_NAMES = Names({**ROOTS, **helper.ROOTS}, {**ALL_RULES, **helper.RULES})
GAME = Everdell()
