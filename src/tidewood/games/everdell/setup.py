"""What can be chosen before a game, and what cannot go together."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from tidewood.games.everdell.cards.mistwood.farms import cards_with
from tidewood.games.everdell.mistwood import setup as mistwood
from tidewood.games.everdell.phantomia import setup as phantomia
from tidewood.games.everdell.phantomia.deck.file import read_deck
from tidewood.games.everdell.rules import Rules
from tidewood.kernel.errors import SetupErrors
from tidewood.kernel.kind import SetupOption

WRONG: Final = SetupErrors("everdell")
VARIANTS = ("none", "cranky", "glitzy", "hasty", "lucky", "squatty")
RUGWORT: Final[Mapping[str, tuple[object, ...]]] = {"players": (1,), "phantomia": (False,)}  # PH-COMBI-02
OPTIONS: tuple[SetupOption, ...] = (
    SetupOption(
        "players", 2,
        minimum=1, maximum=4,  # ED-GAME-01
    ),
    SetupOption(
        "start_player", "random",
        when={"players": (2, 3, 4)},
        choices=("random", "p1", "p2", "p3", "p4"),
        fits={"p3": ({"players": (3, 4)},), "p4": ({"players": (4,)},)},
    ),
    SetupOption(
        "summer_draw", "up_to",
        choices=("up_to", "must"),
    ),
    SetupOption(
        "fairgrounds", "unique",
        choices=("unique", "common"),
    ),
    SetupOption(
        "production_order", "short",
        choices=("short", "most", "full"),
    ),
    SetupOption(
        "occupying", "with_ability",
        choices=("with_ability", "alone"),
    ),
    SetupOption(
        "rugwort_level", 1,
        when=RUGWORT,
        minimum=1, maximum=3,
    ),
    SetupOption(
        "rugwort_forest", "counterclockwise",
        when=RUGWORT,
        choices=("counterclockwise", "clockwise"),
    ),
    SetupOption(
        "rugwort_variant", "none",
        when=RUGWORT,
        choices=VARIANTS,
    ),
    *mistwood.OPTIONS,
    *phantomia.OPTIONS,
    SetupOption("running_score", True),
)  # fmt: skip


def rules_of(setup: Mapping[str, Any]) -> Rules:
    """The set-up as a game keeps it: files of cards have been read."""
    chosen = dict(setup)
    farms, deck = str(chosen.pop("farms_deck")), str(chosen.pop("phantomia_deck"))
    return Rules(read_deck(deck), cards=cards_with(farms) if farms else None, **chosen)


def check(setup: Mapping[str, object]) -> None:
    """Combinations that cannot be."""
    players = setup["players"]
    assert isinstance(players, int)
    start = str(setup["start_player"])
    if start != "random" and int(start[1:]) > players:
        allowed = ["'random'", *[f"'p{who + 1}'" for who in range(players)]]
        raise WRONG("start-player", value=repr(start), players=players, allowed=allowed)
    if players > 1:
        for key, default in (("rugwort_level", 1), ("rugwort_forest", "counterclockwise"), ("rugwort_variant", "none")):
            if setup[key] != default:
                raise WRONG("solo-only", key=key, value=repr(setup[key]))
    mistwood.check(setup)
    phantomia.check(setup)
