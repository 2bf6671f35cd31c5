"""A file of seasonal farms: reading it, and what is checked. [MW-FARM-02, MW-FARM-03]"""

from __future__ import annotations

from importlib import resources
from typing import Any, Final

from tidewood.games.everdell.card import CARD, cost_from
from tidewood.games.everdell.card_file import read_cards
from tidewood.games.everdell.pieces import ANY, KIND_MASKS, POINT, RESOURCES
from tidewood.kernel.errors import SetupErrors, brief
from tidewood.language.values import message

WRONG: Final = SetupErrors("everdell")
KEYS: Final = ("id", "name", "cost", "effects", "points", "space")
HOUSE: Final = "house"
SOURCES: Final = (HOUSE, "printed")
COUNT: Final = 8
TWO_EFFECTS: Final = 5  # "most" of eight
MOST: Final = 9  # of anything on a card
MOST_LETTERS: Final = 40
GIFTS: Final[dict[str, int]] = {**dict(zip(RESOURCES, KIND_MASKS, strict=True)), "any": ANY, "point": POINT}
EXAMPLE: Final = "docs/seasonal-farms.md"


def read(text: str) -> dict[str, Any]:
    """The content of a file, checked against all that is known of the printed farms. [MW-FARM-02, MW-FARM-03]"""
    data = read_cards(text, "farms_deck", EXAMPLE)
    for key in data:
        if key not in ("source", "farm"):
            raise WRONG("unknown-key", where="farms_deck", key=brief(key), known=["source", "farm"])
    if data.get("source", HOUSE) not in SOURCES:
        raise WRONG("allowed", key="source", value=brief(data["source"]), allowed=[brief(one) for one in SOURCES])
    farms = data.get("farm")
    if not isinstance(farms, list) or len(farms) != COUNT or not all(isinstance(farm, dict) for farm in farms):
        n = len(farms) if isinstance(farms, list) else 0
        raise WRONG("farms-count", n=n, count=COUNT, example=EXAMPLE)
    for i, farm in enumerate(farms):
        check(farm, i)
    ids = [farm["id"] for farm in farms]
    twins = sorted({id for id in ids if ids.count(id) > 1})
    if twins:
        raise WRONG("same-id", twins=twins)
    if len({cost_from(farm["cost"]) for farm in farms}) == 1:
        raise WRONG("same-cost")
    two = len([farm for farm in farms if len(farm["effects"]) == 2])
    if two < TWO_EFFECTS:
        raise WRONG("two-effects", n=two, least=TWO_EFFECTS, count=COUNT)
    return data


def check(farm: dict[str, Any], i: int) -> None:
    """One farm has a name, a cost, and one or two effects."""
    id = farm.get("id")
    if not isinstance(id, str) or not id.replace("-", "").isalnum() or len(id) > MOST_LETTERS:
        raise WRONG("short-name", where=message("error.farm", n=i + 1), value=brief(id))
    if id in CARD and CARD[id].from_set != "farms":
        raise WRONG("id-taken", where=message("error.farm", n=i + 1), card=brief(id))
    for key in farm:
        if key not in KEYS:
            raise WRONG("farm-key", farm=id, key=brief(key), known=list(KEYS))
    name = farm.get("name", id)
    if not isinstance(name, str) or not name.isprintable() or not 0 < len(name) <= MOST_LETTERS:
        raise WRONG("farm-name", farm=id, value=brief(name), most=MOST_LETTERS)
    effects = farm.get("effects")
    if not isinstance(effects, list) or len(effects) not in (1, 2) or effects[0] in effects[1:]:
        raise WRONG("farm-effects", farm=id)
    for key, most in (("space", 1), ("points", MOST)):
        number = farm.get(key, 1)
        if type(number) is not int or not 0 <= number <= most:
            raise WRONG("farm-number", key=key, farm=id, value=brief(number), most=most)
    if not isinstance(farm.get("cost"), str) or not is_cost(farm["cost"]):
        raise WRONG("farm-cost", farm=id, value=brief(farm.get("cost")), kinds=list(RESOURCES))
    for text in effects:
        if not isinstance(text, str) or not is_gift(text):
            raise WRONG("farm-effect", farm=id, value=brief(text), kinds=[*GIFTS, "card"])


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
