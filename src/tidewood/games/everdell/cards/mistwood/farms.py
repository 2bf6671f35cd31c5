"""The eight seasonal farms. What is printed on them is in none of our sources, so these are house cards out of a plain
data file. Whoever has the printed ones writes a file of their own and names it in TIDEWOOD_FARMS. [MW-FARM-01 to
MW-FARM-04]

A file holds for the whole program, not for one game: cards are known by number everywhere. The version of the rules
covers what it says, so a save made with other farms is told apart.
"""

from __future__ import annotations

import hashlib
import json
import os
import tomllib
from pathlib import Path
from typing import Final

from tidewood.games.everdell.card import Card, cost_from
from tidewood.games.everdell.pieces import RESOURCES
from tidewood.games.everdell.words import ANY, COMMON, PRODUCTION, construction, draw, effect, either, gain
from tidewood.kernel.core import Node

HOUSE_FILE: Final = Path(__file__).parent.parent.parent / "data" / "farms.toml"
FILE: Final = Path(os.environ.get("TIDEWOOD_FARMS") or HOUSE_FILE)
KEYS: Final = ("id", "cost", "effects", "space")
SOURCES: Final = ("house", "printed")
COUNT: Final = 8
TWO_EFFECTS: Final = 5  # "most" of eight


class BadFarms(ValueError):
    """The file breaks what is known of the seasonal farms; the message says what."""


def read(text: str) -> list[dict[str, object]]:
    """The farms of a file, checked against all that is known of the printed ones. [MW-FARM-02, MW-FARM-03]"""
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise BadFarms(f"not a TOML file: {error}") from error
    if data.get("source", "house") not in SOURCES:
        raise BadFarms(f"source is {data['source']!r}; allowed are: {', '.join(map(repr, SOURCES))}")
    farms = data.get("farm")
    if not isinstance(farms, list) or len(farms) != COUNT:
        n = len(farms) if isinstance(farms, list) else 0
        raise BadFarms(f"{n} farms; there are {COUNT}, each under [[farm]]")
    for farm in farms:
        check(farm)
    names = [farm["id"] for farm in farms]
    if len(set(names)) < COUNT:
        raise BadFarms("two farms have the same id")
    if len({farm["cost"] for farm in farms}) == 1:
        raise BadFarms("all farms cost the same; their costs differ")
    if len([farm for farm in farms if len(farm["effects"]) == 2]) < TWO_EFFECTS:
        raise BadFarms(f"at least {TWO_EFFECTS} farms have two effects")
    return farms


def check(farm: dict[str, object]) -> None:
    """One farm has a name, a cost, and one or two effects."""
    id = farm.get("id")
    if not isinstance(id, str) or not id:
        raise BadFarms("a farm has no id")
    for key in farm:
        if key not in KEYS:
            raise BadFarms(f"{id} has the key {key!r}; known are: {', '.join(KEYS)}")
    effects = farm.get("effects")
    if not isinstance(effects, list) or len(effects) not in (1, 2):
        raise BadFarms(f"{id} needs one or two effects")
    if farm.get("space", 1) not in (0, 1):
        raise BadFarms(f"the space of {id} is {farm['space']!r}; allowed are: 0, 1")
    try:
        cost_from(str(farm.get("cost", "")))
        for one in effects:
            gift(str(one))
    except (ValueError, IndexError) as error:
        kinds = ", ".join(RESOURCES)
        raise BadFarms(f"{id}: cost and effects are written as '2 twig 1 resin', of: {kinds}, any, card") from error


def gift(text: str) -> Node:  # type: ignore[type-arg]
    """`1 berry`, `1 any` or `2 card` as an effect."""
    n, kind = text.split()
    if kind == "card":
        return draw(int(n))
    return gain(int(n), ANY if kind == "any" else 1 << RESOURCES.index(kind))


def made(farm: dict[str, object]) -> Card:
    """A farm is a Farm for all rules; where it has two effects one is chosen at each production. [MW-FARM-03]"""
    effects = farm["effects"]
    assert isinstance(effects, list)
    parts = [gift(str(one)) for one in effects]
    return construction(
        str(farm["id"]), PRODUCTION, COMMON, copies=1, cost=str(farm["cost"]), points=1, from_set="farms",
        frees="husband wife", also="farm", space=farm.get("space", 1),  # MW-FARM-04
        produce=effect(parts) if len(parts) == 1 else either(*parts),
    )  # fmt: skip


def farms_mark() -> str:
    """A short mark of what the farms are, for the version of the rules."""
    return hashlib.sha256(json.dumps(read(TEXT), sort_keys=True).encode()).hexdigest()[:12]


def text_of(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise BadFarms(f"{path}: {error}; TIDEWOOD_FARMS names a TOML file with eight farms") from error


TEXT: Final = text_of(FILE)
FARMS: Final = [made(farm) for farm in read(TEXT)]
IS_HOUSE: Final = tomllib.loads(TEXT).get("source", "house") == "house"  # called house cards wherever they are shown
