"""Phantomia's action cards and points cards as data: read from a text, never written in code.

The sources we have do not show the printed cards, so the program brings house cards; whoever owns the printed game can
type them in and put that file in their place. [PH-SETUP-14, PH-SETUP-15, PH-SCORE-02]
"""

from __future__ import annotations

from functools import lru_cache
from hashlib import blake2b
from importlib import resources
from typing import Any, Final

from tidewood.games.everdell.card_file import read_cards
from tidewood.games.everdell.fields import SYMBOLS
from tidewood.games.everdell.phantomia.deck.cards import (
    ALL_OPTIONS,
    ARROWS,
    EXPANSIONS,
    LEVELS,
    MOST_POINTS,
    ActionCard,
    Deck,
    PointsCard,
)
from tidewood.games.everdell.phantomia.deck.checks import check_actions, check_points
from tidewood.games.everdell.pieces import SEASONS
from tidewood.kernel.errors import SetupErrors, brief
from tidewood.language.values import Message, message

WRONG: Final = SetupErrors("everdell")
HOUSE: Final = "house"
PRINTED: Final = "printed"


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
            raise WRONG("unknown-key", where="phantomia_deck", key=brief(key), known=["source", "action", "points"])
    if text and not ("action" in own or "points" in own):
        raise WRONG("no-cards")
    printed = own.get("source", HOUSE) == PRINTED
    if own.get("source", HOUSE) not in (HOUSE, PRINTED):
        raise WRONG("allowed", key="source", value=brief(own["source"]), allowed=["'house'", "'printed'"])
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
    return read_cards(text, "phantomia_deck", "docs/phantomia-deck.md")


def rows_of(value: object, key: str) -> list[dict[str, Any]]:
    if not isinstance(value, list) or not all(isinstance(row, dict) for row in value):
        raise WRONG("list-of-cards", key=key)
    return value


def action_card(row: dict[str, Any], i: int) -> ActionCard:
    name = row.get("id")
    if not isinstance(name, str) or not name or len(name) > 40 or not name.replace("-", "").isalnum():
        raise WRONG("short-name", where=message("error.action-card", card=str(i + 1)), value=brief(name))
    where = message("error.action-card", card=brief(name))
    allowed = ("id", "symbol", "arrow", "sets", *SEASONS, "fallback")
    for key in row:
        if key not in allowed:
            raise WRONG("unknown-key", where=where, key=brief(key), known=list(allowed))
    symbol = one_of(row.get("symbol"), SYMBOLS, of("symbol", where))
    arrow = ARROWS[one_of(row.get("arrow"), tuple(ARROWS), of("arrow", where))]  # PH-ARROW-01
    sets = row.get("sets", [])
    if not isinstance(sets, list):
        raise WRONG("be-list", what=of("sets", where))
    marks = tuple([one_of(part, EXPANSIONS, of("sets", where)) for part in sets])
    webs: list[tuple[str, ...]] = []
    for season in SEASONS:
        web = row.get(season, [])
        if not isinstance(web, list) or len(web) > 2:
            raise WRONG("two-options", what=of(season, where))
        webs.append(tuple([one_of(option, ALL_OPTIONS, of(season, where)) for option in web]))
    fallback = row.get("fallback")
    if not isinstance(fallback, list) or len(fallback) != 2:
        raise WRONG("fallback", what=of("fallback", where))
    action = one_of(fallback[0], ALL_OPTIONS, of("fallback", where))
    tokens = small(fallback[1], message("error.tokens-of", where=where))
    return ActionCard(name, symbol, arrow, marks, tuple(webs), action, tokens)


def points_card(row: dict[str, Any], i: int) -> PointsCard:
    where = message("error.points-card", n=i + 1)
    allowed = ("level", *PointsCard.KEYS)
    for key in row:
        if key not in allowed:
            raise WRONG("unknown-key", where=where, key=brief(key), known=list(allowed))
    level = row.get("level")
    if type(level) is not int or not 0 <= level < LEVELS:
        raise WRONG("range", key=of("level", where), value=brief(level), least=0, most=LEVELS - 1)
    numbers = {
        key: small(row.get(key, 0), message("error.of-level", key=key, level=level), 20) for key in PointsCard.KEYS
    }
    return PointsCard(level, numbers)


def of(key: str, where: Message) -> Message:
    return message("error.of", key=key, where=where)


def one_of(value: object, allowed: tuple[str, ...], where: Message) -> str:
    if value not in allowed:
        raise WRONG("allowed", key=where, value=brief(value), allowed=list(allowed))
    return str(value)


def small(value: object, where: Message, most: int = MOST_POINTS) -> int:
    if type(value) is not int or not 0 <= value <= most:
        raise WRONG("small", key=where, value=brief(value), most=most)
    return value
