"""Phantomia's action cards and points cards as data: read from a text, never written in code.

The sources we have do not show the printed cards, so the program brings house cards; whoever owns the printed game can
type them in and put that file in their place. [PH-SETUP-14, PH-SETUP-15, PH-SCORE-02]
"""

from __future__ import annotations

import tomllib
from functools import lru_cache
from hashlib import blake2b
from importlib import resources
from typing import Any, Final

from tidewood.games.everdell.phantomia.deck.cards import (
    ALL_OPTIONS,
    ARROWS,
    EXPANSIONS,
    LEVELS,
    MOST_POINTS,
    SYMBOLS,
    ActionCard,
    Deck,
    PointsCard,
)
from tidewood.games.everdell.phantomia.deck.checks import check_actions, check_points
from tidewood.games.everdell.pieces import SEASONS
from tidewood.kernel.errors import BadSetup

HOUSE: Final = "house"
PRINTED: Final = "printed"
MOST_BYTES: Final = 64 * 1024


def house_text(name: str) -> str:
    return resources.files("tidewood.games.everdell.phantomia").joinpath("house", f"{name}.toml").read_text("utf-8")


@lru_cache(64)  # files of late games; they are read again when needed
def read_deck(text: str) -> Deck:
    """The cards of a file; what it does not hold comes from the house files. Raises BadSetup that says what is wrong
    and what is allowed.
    """
    own = parsed(text) if text else {}
    for key in own:
        if key not in ("source", "action", "points"):
            raise BadSetup(f"phantomia_deck has an unknown key {key!r}; known are: source, action, points")
    if text and not ("action" in own or "points" in own):
        raise BadSetup("phantomia_deck holds no cards; it needs action = [...], points = [...] or both")
    printed = own.get("source", HOUSE) == PRINTED
    if own.get("source", HOUSE) not in (HOUSE, PRINTED):
        raise BadSetup(f"source is {own['source']!r}; allowed are: 'house', 'printed'")
    actions = own.get("action", parsed(house_text("actions"))["action"])
    points = own.get("points", parsed(house_text("points"))["points"])
    house = (not ("action" in own and printed), not ("points" in own and printed))
    deck = Deck(
        tuple([action_card(row, i) for i, row in enumerate(rows_of(actions, "action"))]),
        tuple([points_card(row, i) for i, row in enumerate(rows_of(points, "points"))]),
        house,
    )
    check_actions(deck)
    check_points(deck)
    return deck


def deck_mark(text: str) -> str:
    """A short mark of the cards in use, for the version of the rules."""
    parts = text or house_text("actions") + house_text("points")
    return blake2b(parts.encode(), digest_size=4).hexdigest()


def parsed(text: str) -> dict[str, Any]:
    if len(text) > MOST_BYTES:
        raise BadSetup(f"phantomia_deck has {len(text):,} characters; at most {MOST_BYTES:,} are read")
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise BadSetup(f"phantomia_deck is not TOML: {error}; see docs/phantomia-deck.md for an example") from None


def rows_of(value: object, key: str) -> list[dict[str, Any]]:
    if not isinstance(value, list) or not all(isinstance(row, dict) for row in value):
        raise BadSetup(f"{key} must be a list of cards, each written as {{...}}")
    return value


def action_card(row: dict[str, Any], i: int) -> ActionCard:
    name = row.get("id")
    if not isinstance(name, str) or not name or len(name) > 40 or not name.replace("-", "").isalnum():
        raise BadSetup(f"action card {i + 1}: id is {name!r}; a short name of letters, digits and - is needed")
    where = f"action card {name!r}"
    allowed = ("id", "symbol", "arrow", "sets", *SEASONS, "fallback")
    for key in row:
        if key not in allowed:
            raise BadSetup(f"{where} has an unknown key {key!r}; known are: {', '.join(allowed)}")
    symbol = one_of(row.get("symbol"), SYMBOLS, f"symbol of {where}")
    arrow = ARROWS[one_of(row.get("arrow"), tuple(ARROWS), f"arrow of {where}")]  # PH-ARROW-01
    sets = row.get("sets", [])
    if not isinstance(sets, list):
        raise BadSetup(f"sets of {where} must be a list")
    marks = tuple([one_of(part, EXPANSIONS, f"sets of {where}") for part in sets])
    webs: list[tuple[str, ...]] = []
    for season in SEASONS:
        web = row.get(season, [])
        if not isinstance(web, list) or len(web) > 2:
            raise BadSetup(f"{season} of {where} must be a list of at most two options")
        webs.append(tuple([one_of(option, ALL_OPTIONS, f"{season} of {where}") for option in web]))
    fallback = row.get("fallback")
    if not isinstance(fallback, list) or len(fallback) != 2:
        raise BadSetup(
            f'fallback of {where} must be an action and a number of point tokens, such as ["haven", 1] [AC-12]'
        )
    action = one_of(fallback[0], ALL_OPTIONS, f"fallback of {where}")
    tokens = small(fallback[1], f"point tokens of the fallback of {where}")
    return ActionCard(name, symbol, arrow, marks, tuple(webs), action, tokens)


def points_card(row: dict[str, Any], i: int) -> PointsCard:
    where = f"points card {i + 1}"
    allowed = ("level", *PointsCard.KEYS)
    for key in row:
        if key not in allowed:
            raise BadSetup(f"{where} has an unknown key {key!r}; known are: {', '.join(allowed)}")
    level = row.get("level")
    if type(level) is not int or not 0 <= level < LEVELS:
        raise BadSetup(f"level of {where} is {level!r}; allowed are: 0 to {LEVELS - 1}")
    numbers = {key: small(row.get(key, 0), f"{key} of level {level}", 20) for key in PointsCard.KEYS}
    return PointsCard(level, numbers)


def one_of(value: object, allowed: tuple[str, ...], where: str) -> str:
    if value not in allowed:
        raise BadSetup(f"{where} is {value!r}; allowed are: {', '.join(allowed)}")
    return str(value)


def small(value: object, where: str, most: int = MOST_POINTS) -> int:
    if type(value) is not int or not 0 <= value <= most:
        raise BadSetup(f"{where} is {value!r}; a number from 0 to {most} is needed")
    return value
