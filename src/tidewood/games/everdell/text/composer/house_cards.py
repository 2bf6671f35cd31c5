"""Phantomia's action cards and points cards: plain data, so they are pages and no nodes."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tidewood.games.everdell.fields import ACTION
from tidewood.games.everdell.phantomia.deck.cards import LEFT, OPTION_NUMBER, ActionCard, PointsCard
from tidewood.games.everdell.phantomia.deck.file import read_deck
from tidewood.games.everdell.pieces import SEASONS
from tidewood.games.everdell.text.composer.amounts import tokens
from tidewood.language.values import Message, Thing, message


def action(option: str) -> Any:
    return ACTION.value(None, OPTION_NUMBER[option])


def action_text(card: ActionCard) -> list[Message]:
    """One action card: symbol, arrow, the options of each season, the fallback. [PH-SETUP-14]"""
    arrow = Thing("arrow", "left" if card.arrow == LEFT else "right")
    text = [message("card.action.symbol", symbol=Thing("symbol", card.symbol), arrow=arrow)]
    for season, web in zip(SEASONS, card.webs, strict=True):
        if web:
            options = [action(option) for option in web]
            text.append(message("card.action.season", season=Thing("season", season), options=options))
    text.append(message("card.action.fallback", option=action(card.fallback), tokens=tokens(card.tokens)))
    return text + [message("card.action.set", set=Thing("set", name)) for name in card.sets]


def points_text(card: PointsCard) -> list[Message]:
    return [message("card.points-card.difficulty", **card.numbers), message("card.points-card.end", **card.numbers)]


def pages() -> Mapping[str, Any]:
    """The cards that the program brings; whoever has others sees them in the file they come from."""
    deck = read_deck("")
    house = [message("card.house")]
    texts = {f"phantomia-{card.id}": house + action_text(card) for card in deck.actions}
    return texts | {f"points-card-{card.level}": house + points_text(card) for card in deck.points}
