"""What can be chosen before a game, and what cannot go together."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from tidewood.games.spirit_island import content
from tidewood.games.spirit_island.board.boards import BALANCED, BASE_THEMATIC
from tidewood.games.spirit_island.board.layouts import LAYOUTS, NAMED, OWN, own_layout
from tidewood.games.spirit_island.panel import LOW
from tidewood.games.spirit_island.setup_steps import APART
from tidewood.kernel.errors import SetupErrors
from tidewood.kernel.kind import RANDOM, SetupOption
from tidewood.language.values import Message, Thing, message

WRONG: Final = SetupErrors("spirit-island")
MOST_PLAYERS = 4
LEVELS = 6
LAYOUT_NAMES = ("standard", *NAMED, "free", "archipelago", "thematic")

OPTIONS: tuple[SetupOption, ...] = (
    SetupOption(
        "players", 1,
        minimum=1, maximum=MOST_PLAYERS,
    ),
    SetupOption(
        "spirits", [],
        choices=tuple(content.SPIRITS), maximum=MOST_PLAYERS, many=True, by_seat=True,
    ),
    SetupOption(
        "boards", [],
        choices=(*BALANCED, *BASE_THEMATIC), maximum=MOST_PLAYERS + 1, many=True,
    ),
    SetupOption(
        "layout", "standard",
        choices=LAYOUT_NAMES,
    ),
    SetupOption(
        "joins", [],
        when={"layout": OWN},
        maximum=12, many=True,
    ),
    SetupOption(
        "adjacency", "touch",
        choices=("touch", "border"),
    ),
    SetupOption(
        "extra_board", False,
    ),
    SetupOption(
        "adversary", None,
        choices=tuple(content.ADVERSARIES), optional=True,
    ),
    SetupOption(
        "adversary_level", 0,
        when={"adversary": tuple(content.ADVERSARIES)},
        minimum=0, maximum=LEVELS,
    ),
    SetupOption(
        "scenario", None,
        choices=tuple(content.SCENARIOS), optional=True,
    ),
    SetupOption(
        "blight_card", True,
        when={"beginner": (False,)},  # SI-BEGINNER-02
    ),
    SetupOption(
        "blight_erratum", True,
    ),
    SetupOption(
        "beginner", False,
    ),
)  # fmt: skip


def filled(setup: Mapping[str, Any], given: Mapping[str, object]) -> dict[str, Any]:
    """Players and Spirits agree: either says how many there are."""
    whole = dict(setup)
    spirits = whole["spirits"]
    if spirits and "players" not in given:
        whole["players"] = len(spirits)
    if not spirits:
        simple = [spirit.id for spirit in content.SPIRITS.values() if spirit.complexity == LOW]
        whole["spirits"] = simple[: whole["players"]]
    if whole["beginner"] and "blight_card" not in given:
        whole["blight_card"] = False  # SI-BEGINNER-02
    return whole


def check(setup: Mapping[str, Any]) -> None:
    """Combinations that cannot be; says what is allowed."""
    spirits, boards = setup["spirits"], setup["boards"]
    players = setup["players"]
    if len(spirits) != players:
        raise WRONG("one-spirit-each", n=len(spirits), players=players)
    named = [id for id in spirits if id != RANDOM]
    if len(set(named)) < len(named):  # SI-GAME-03
        free = [id for id in content.SPIRITS if id not in spirits]
        raise WRONG("twice", key="spirits", given=spirits, free=free)
    if setup["beginner"]:
        check_beginner(setup)
    check_boards(setup, boards, players + (1 if setup["extra_board"] else 0))
    if setup["adversary"] is None and setup["adversary_level"]:
        raise WRONG("level-needs-adversary", allowed=list(content.ADVERSARIES))


def check_beginner(setup: Mapping[str, Any]) -> None:
    """The beginner game has simple Spirits and no Blight card. [SI-BEGINNER-02, SI-BEGINNER-04]"""
    if setup["blight_card"]:
        raise WRONG("beginner-blight")
    simple = with_progression()
    for id in setup["spirits"]:
        if id != RANDOM and id not in simple:
            raise WRONG("no-progression", spirit=id, allowed=simple)


def meanings(option: str) -> dict[str, Message]:
    """The levels of the adversaries. [SI-ADVERSARY-04]"""
    if option != "adversary_level":
        return {}
    return {
        f"{adversary.id}:{n}": message(
            "setup.level",
            n=n,
            level=Thing("level", level.id),
            difficulty=level.difficulty,
            text=message(f"card.challenge.{level.id}"),
        )
        for adversary in content.ADVERSARIES.values()
        for n, level in enumerate(adversary.levels)
    }


def with_progression() -> list[str]:
    """The Spirits of the beginner game. [SI-BEGINNER-04]"""
    return [spirit.id for spirit in content.SPIRITS.values() if spirit.progression]


def check_boards(setup: Mapping[str, Any], boards: list[str], n: int) -> None:
    layout = setup["layout"]
    pool = BASE_THEMATIC if layout == "thematic" else tuple(BALANCED)
    for id in boards:
        if id not in pool:
            thematic = layout == "thematic"
            raise WRONG("wrong-board", board=repr(id), thematic=thematic, layout=repr(layout), allowed=pool)
    if len(set(boards)) < len(boards):
        left = [id for id in pool if id not in boards]
        raise WRONG("twice", key="boards", given=boards, free=left)
    if n > len(pool):
        raise WRONG("boards-needed", n=n, there=len(pool), pool=pool)
    if boards and len(boards) != n:
        raise WRONG("boards-count", given=len(boards), n=n, extra=bool(setup["extra_board"]), allowed=pool)
    for pair in APART:
        if n <= 4 and set(pair) <= set(boards):  # SI-MAP-16 SI-MAP-17
            raise WRONG("boards-apart", one=pair[0], other=pair[1])
    if (layout in NAMED or layout == "standard") and (n, layout) not in LAYOUTS:
        allowed = [name for count, name in LAYOUTS if count == n]
        raise WRONG("layout-boards", layout=repr(layout), n=n, allowed=[*allowed, *LAYOUT_NAMES[-3:]])
    if layout in OWN and (layout == "free" or setup["joins"]):
        if not boards:
            raise WRONG("layout-names", layout=repr(layout), allowed=pool)
        own_layout(tuple(boards), tuple(setup["joins"]), layout)
    elif setup["joins"]:
        raise WRONG("joins-layout", layout=repr(layout))
