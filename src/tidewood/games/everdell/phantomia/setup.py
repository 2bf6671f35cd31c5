"""Phantomia as a choice before a game, and what cannot go together. [PH-GAME-01, PH-MODULE-01 to PH-MODULE-06]"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tidewood.games.everdell.phantomia.cards import SETS
from tidewood.games.everdell.phantomia.deck.cards import LEVELS
from tidewood.games.everdell.phantomia.deck.file import read_deck
from tidewood.games.everdell.phantomia.verbs.modules import CHARACTER, MODULE, PLAN, choices
from tidewood.games.everdell.rules import PLANS_WITH_LISTS
from tidewood.kernel.errors import SetupErrors, brief
from tidewood.kernel.kind import SetupOption, When
from tidewood.language.values import Message, Thing, message

assert SETS
WRONG: Final = SetupErrors("everdell")
AGAINST_HER: Final[When] = {"phantomia": (True,)}
# Against one human, with list cards or the plan that brings them. [PH-PLAN-09]
WITH_LISTS: Final[tuple[When, ...]] = (
    {**AGAINST_HER, "players": (1,), "phantomia_lists": (True,)},
    {**AGAINST_HER, "players": (1,), "phantomia_plan": tuple(sorted(PLANS_WITH_LISTS))},
)
OPTIONS: Final[tuple[SetupOption, ...]] = (
    SetupOption(
        "phantomia", False,
        when={"players": (1, 2)},  # PH-GAME-01
    ),
    SetupOption(
        "phantomia_level", 2,
        when=AGAINST_HER,
        minimum=0, maximum=LEVELS - 1,
    ),
    SetupOption(
        "phantomia_character", "none",
        when=AGAINST_HER,
        choices=("none", "random", *choices(CHARACTER)),
    ),
    SetupOption(
        "phantomia_plan", "none",
        when={**AGAINST_HER, "players": (1,), "phantomia_lists": (False,)},  # PH-MODULE-03 PH-MODULE-04
        choices=("none", *choices(PLAN)),
    ),
    SetupOption(
        "phantomia_lists", False,
        when={**AGAINST_HER, "players": (1,), "phantomia_plan": ("none",)},
    ),
    SetupOption(
        "phantomia_deck", "",
        when=AGAINST_HER,
    ),
    SetupOption(
        "phantomia_forest", "three",
        when={**AGAINST_HER, "players": (2,)},  # PH-SETUP-03 PH-SETUP-04
        choices=("three", "by_players"),
    ),
    SetupOption(
        "autumn_events", "taken",
        when=AGAINST_HER,
        choices=("taken", "left"),
    ),
    SetupOption(
        "corrupt_court", "human",
        when=WITH_LISTS,  # PH-LIST-20
        choices=("human", "phantomia"),
    ),
    SetupOption(
        "face_down", "game_end",
        when=WITH_LISTS,
        choices=("game_end", "next_prepare"),
    ),
    SetupOption(
        "helper", False,
        when=AGAINST_HER,
    ),
)  # fmt: skip
# Which pattern says what a card does with another reading of it, by switch and value.
SAID_INSTEAD: Final = {
    ("corrupt_court", "phantomia"): ("amount.by-season", "amount.by-her-season"),  # E19
    ("face_down", "next_prepare"): ("card.turn-down", "card.turn-down-for-now"),  # E20
}
ONLY_HERS: Final = {
    "phantomia_character": "none", "phantomia_plan": "none", "phantomia_lists": False, "phantomia_deck": "",
    "phantomia_forest": "three", "autumn_events": "taken", "corrupt_court": "human", "face_down": "game_end",
    "helper": False,
}  # fmt: skip


def meanings(option: str) -> Mapping[str, Message]:
    """What she scores on each level, by the cards that the program brings."""
    if option != "phantomia_level":
        return {}
    return {
        str(card.level): message(
            "setup.her-level",
            n=card.level,
            level=Thing("card", f"points-card-{card.level}"),
            difficulty=message("card.points-card.difficulty", **card.numbers),
            end=message("card.points-card.end", **card.numbers),
        )
        for card in read_deck("").points
    }


def check(setup: Mapping[str, object]) -> None:
    """Combinations that cannot be."""
    players = setup["players"]
    if not setup["phantomia"]:
        for key, default in ONLY_HERS.items():
            if setup[key] != default:
                raise WRONG("phantomia-only", key=key, value=brief(setup[key]))
        return
    assert isinstance(players, int)
    if players > 2:  # PH-GAME-01
        raise WRONG("phantomia-players", players=players)
    for key, default in (("rugwort_level", 1), ("rugwort_forest", "counterclockwise"), ("rugwort_variant", "none")):
        if setup[key] != default:  # PH-COMBI-02
            raise WRONG("no-rugwort", key=key, value=brief(setup[key]))
    read_deck(str(setup["phantomia_deck"]))
    check_modules(setup, players)


def check_modules(setup: Mapping[str, object], players: int) -> None:
    """Plan and list cards are for one human, and not together unless a plan says so. They go with the modules of
    Mistwood. [PH-MODULE-03, PH-MODULE-04, PH-MODULE-05]
    """
    plan, lists, character = str(setup["phantomia_plan"]), bool(setup["phantomia_lists"]), setup["phantomia_character"]
    if players > 1 and (plan != "none" or lists):
        raise WRONG("one-person")
    if plan != "none" and lists:
        raise WRONG("plan-or-lists")
    if plan != "none":
        card = MODULE[plan]
        if card.above_level_0 and setup["phantomia_level"] == 0:
            raise WRONG("plan-level", plan=plan, most=LEVELS - 1)
        if card.needs == "character" and character == "none":  # PH-PLAN-18
            raise WRONG("plan-character", plan=plan)


def said_instead(setup: Mapping[str, object]) -> tuple[tuple[str, str], ...]:
    """The patterns that this set-up replaces, each with the one that speaks instead."""
    return tuple([said for (switch, value), said in SAID_INSTEAD.items() if setup[switch] == value])
