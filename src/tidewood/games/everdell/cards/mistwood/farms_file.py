"""A file of seasonal farms: reading it, and what is checked. [MW-FARM-02, MW-FARM-03]"""

from __future__ import annotations

import tomllib
from importlib import resources
from typing import Any, Final

from tidewood.games.everdell.card import CARD, cost_from
from tidewood.games.everdell.pieces import ANY, POINT, RESOURCES
from tidewood.kernel.errors import BadSetup

KEYS: Final = ("id", "name", "cost", "effects", "points", "space")
HOUSE: Final = "house"
SOURCES: Final = (HOUSE, "printed")
COUNT: Final = 8
TWO_EFFECTS: Final = 5  # "most" of eight
MOST: Final = 9  # of anything on a card
MOST_LETTERS: Final = 40
MOST_BYTES: Final = 64 * 1024
GIFTS: Final[dict[str, int]] = {**{kind: 1 << i for i, kind in enumerate(RESOURCES)}, "any": ANY, "point": POINT}
EXAMPLE: Final = "see docs/seasonal-farms.md for an example"


def read(text: str) -> dict[str, Any]:
    """The content of a file, checked against all that is known of the printed farms. [MW-FARM-02, MW-FARM-03]"""
    if len(text) > MOST_BYTES:
        raise BadSetup(f"farms_deck has {len(text):,} characters; at most {MOST_BYTES:,} are read")
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise BadSetup(f"farms_deck is not TOML: {error}; {EXAMPLE}") from None
    for key in data:
        if key not in ("source", "farm"):
            raise BadSetup(f"farms_deck has an unknown key {key!r}; known are: source, farm")
    if data.get("source", HOUSE) not in SOURCES:
        raise BadSetup(f"source is {data['source']!r}; allowed are: {', '.join(map(repr, SOURCES))}")
    farms = data.get("farm")
    if not isinstance(farms, list) or len(farms) != COUNT or not all(isinstance(farm, dict) for farm in farms):
        n = len(farms) if isinstance(farms, list) else 0
        raise BadSetup(f"farms_deck has {n} farms; there are {COUNT}, each under [[farm]]; {EXAMPLE}")
    for i, farm in enumerate(farms):
        check(farm, i)
    ids = [farm["id"] for farm in farms]
    twins = sorted({id for id in ids if ids.count(id) > 1})
    if twins:
        raise BadSetup(f"two farms have the same id: {', '.join(twins)}")
    if len({cost_from(farm["cost"]) for farm in farms}) == 1:
        raise BadSetup("all farms cost the same; their costs differ")
    two = len([farm for farm in farms if len(farm["effects"]) == 2])
    if two < TWO_EFFECTS:
        raise BadSetup(f"{two} farms have two effects; at least {TWO_EFFECTS} of the {COUNT} have")
    return data


def check(farm: dict[str, Any], i: int) -> None:
    """One farm has a name, a cost, and one or two effects."""
    id = farm.get("id")
    if not isinstance(id, str) or not id.replace("-", "").isalnum() or len(id) > MOST_LETTERS:
        raise BadSetup(f"farm {i + 1}: id is {id!r}; a short name of letters, digits and - is needed")
    if id in CARD and CARD[id].from_set != "farms":
        raise BadSetup(f"farm {i + 1}: another card has the id {id!r} already")
    for key in farm:
        if key not in KEYS:
            raise BadSetup(f"{id} has the key {key!r}; known are: {', '.join(KEYS)}")
    name = farm.get("name", id)
    if not isinstance(name, str) or not name.isprintable() or not 0 < len(name) <= MOST_LETTERS:
        raise BadSetup(f"the name of {id} is {name!r}; at most {MOST_LETTERS} letters in one line are needed")
    effects = farm.get("effects")
    if not isinstance(effects, list) or len(effects) not in (1, 2) or effects[0] in effects[1:]:
        raise BadSetup(f"{id} needs one effect or two different ones")
    for key, most in (("space", 1), ("points", MOST)):
        number = farm.get(key, 1)
        if type(number) is not int or not 0 <= number <= most:
            raise BadSetup(f"the {key} of {id} is {number!r}; allowed are: 0 to {most}")
    if not isinstance(farm.get("cost"), str) or not is_cost(farm["cost"]):
        raise BadSetup(
            f"the cost of {id} is {farm.get('cost')!r}; write such as '2 twig 1 resin', of: {', '.join(RESOURCES)}"
        )
    for text in effects:
        if not isinstance(text, str) or not is_gift(text):
            kinds = ", ".join([*GIFTS, "card"])
            raise BadSetup(f"an effect of {id} is {text!r}; write such as '1 berry', of: {kinds}")


def is_number(text: str) -> bool:
    return len(text) == 1 and "1" <= text <= str(MOST)


def is_cost(text: str) -> bool:
    words = text.split()
    kinds = words[1::2]
    whole = len(words) % 2 == 0 and len(set(kinds)) == len(kinds)
    return whole and all([is_number(n) for n in words[::2]]) and all([kind in RESOURCES for kind in kinds])


def is_gift(text: str) -> bool:
    words = text.split()
    return len(words) == 2 and is_number(words[0]) and (words[1] in GIFTS or words[1] == "card")
HOUSE_TEXT: Final = resources.files("tidewood.games.everdell").joinpath("data", "farms.toml").read_text("utf-8")
