"""The toy game as people play it together: all win or lose, several may answer at once, and its table is nested."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any

from tests.toy import Toy
from tests.toy.text import ENGLISH
from tidewood.games import register
from tidewood.kernel.core import State
from tidewood.kernel.kind import SetupOption

NAME = "islet-together"
SETS = ("base", "night-tide", "storm")

ENGLISH.catalogue.add({"setup": {"level": "Level: how many raiders", "spirits": "Spirits: one for each seat"}})
ENGLISH.catalogue.add({"setup": {"guide": "Guide", "sets": "Sets", "lore": "Lore"}})


class Together(Toy):
    id = NAME
    competitive = False
    languages = MappingProxyType({"en": ENGLISH, "de": ENGLISH, "fr": ENGLISH})
    options: tuple[SetupOption, ...] = (  # type: ignore[assignment]
        *Toy.options,
        SetupOption("level", 1, minimum=0, maximum=6),
        SetupOption("guide", None, ("old-owl", "young-fox"), optional=True),
        SetupOption("sets", ["base"], SETS, maximum=3, many=True),
        SetupOption("spirits", [], ("river", "thunder"), maximum=4, many=True),
        SetupOption("lore", [], many=True),
    )

    def table(self, s: State, eyes: int) -> dict[str, Any]:
        """With what larger games have: maps in lists in maps, and the same thing twice."""
        table = super().table(s, eyes)
        spirits = {f"p{who + 1}": spirit(who, table["energy"][who]) for who in range(s.players)}
        return {**table, "spirits": spirits, "city": CITY, "map": MAP}


def spirit(who: int, energy: int) -> dict[str, Any]:
    return {
        "energy": energy,
        "elements": {"moon": 2, "water": who, "fire": 0},
        "tracks": {"energy": {"covered": 3, "next": [1, 2]}, "plays": {"covered": 4 - who, "next": []}},
    }


CITY = [
    {"id": "farm", "on_it": {"berries": 1}, "under": [{"id": "inn", "guests": ["p1"]}]},
    {"id": "farm", "on_it": {}, "under": []},
]
MAP: Mapping[str, Any] = {
    "rows": [["marsh", "hill"], ["hill", ["deep", ["deeper"]]]],
    "ring": {"a": {"b": {"c": "last"}}},
}

GAME = Together()
register(NAME, __name__)
