"""Everything that can happen in Everdell and Mistwood, as the log tells it, with the rules it comes from."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from tidewood.games.everdell.fields import (
    ABILITY,
    CARD,
    CARDS,
    EVENT,
    FLAG,
    HOST,
    LOCATION,
    MEADOW_SOURCE,
    NUMBER,
    NUMBERS,
    PLAYER,
    RESOURCE,
    SEASON,
    SUMS,
    TAKER,
    event,
)


def to_nobody(values: Mapping[str, Any]) -> str:
    return "nobody" if values["taker"] is None else ""


def in_secret(values: Mapping[str, Any]) -> str:
    """Whoever may not see the card is told that there is one."""
    return "unseen" if values["card"] is None else ""


def nothing_there(values: Mapping[str, Any]) -> str:
    return "" if values["cards"] else "nothing"


def payment(values: Mapping[str, Any]) -> str:
    return "" if values["paid"] else "occupying" if values["home"] else "free"


def of_another(values: Mapping[str, Any]) -> str:
    return "" if values["who"] == values["owner"] else "other"


# -- the turn
BEGINS: Final = event("begins", "ED-SETUP-11", who=PLAYER)
TURN_BEGINS: Final = event("turn", "ED-SETUP-12", "ED-TURN-01", who=PLAYER, n=NUMBER)
PASSES: Final = event("passes", "ED-PASS-01", "ED-PASS-05", who=PLAYER)
SEASON_BEGINS: Final = event(
    "season", "ED-SEASON-02", "ED-SEASON-03", "ED-SEASON-04", "ED-SEASON-06", who=PLAYER, season=SEASON
)
SCORES: Final = event("scores", "ED-SCORE-01", "ED-SCORE-02", who=PLAYER, n=NUMBER)
ROLLED: Final = event("rolls", "ED-SOLO-04", "PH-FIGURE-01", "PH-CARDS-05", n=NUMBER)

# -- resources and point tokens
GAINS: Final = event("gains", "ED-GAME-06", who=PLAYER, what=RESOURCE, n=NUMBER)
GAINS_POINTS: Final = event("gains-points", "ED-GAME-06", who=PLAYER, n=NUMBER)
PAYS: Final = event("pays", "ED-PLAY-01", who=PLAYER, what=RESOURCE, n=NUMBER)
GIVES: Final = event(
    "gives", "ED-HAND-05", "ED-PASS-04", variant=to_nobody, who=PLAYER, taker=TAKER, what=RESOURCE, n=NUMBER
)
LAYS: Final = event("lays", "ED-CARD-38", who=PLAYER, card=CARD, what=RESOURCE, n=NUMBER)
LAYS_POINTS: Final = event("lays-points", "ED-CARD-06", "ED-CARD-08", who=PLAYER, card=CARD, n=NUMBER)
LAYS_HERE: Final = event(
    "lays-here", "ED-EVENT-08", "ED-EVENT-16", "ED-EVENT-21", who=PLAYER, what=RESOURCE, place=NUMBER
)
PAYS_TOKEN: Final = event("pays-token", "ED-CARD-08", who=PLAYER, card=CARD)
SPENDS_TOKENS: Final = event("spends-tokens", "MW-LEGEND-31", who=PLAYER, card=CARD, n=NUMBER)

# -- cards
DRAWS: Final = event("draws", "ED-HAND-02", "ED-MEADOW-03", secret={"cards": CARDS}, who=PLAYER, n=NUMBER)
DISCARDS: Final = event("discards", "ED-MEADOW-04", secret={"cards": CARDS}, who=PLAYER, n=NUMBER)
GIVES_CARD: Final = event(
    "gives-card", "ED-HAND-03", "ED-HAND-04", variant=in_secret, secret={"card": CARD}, who=PLAYER, taker=PLAYER
)
TAKES: Final = event("takes", "ED-MEADOW-02", who=PLAYER, card=CARD, place=NUMBER)
REFILLS: Final = event("refills", "ED-MEADOW-01", place=NUMBER, card=CARD)
REFILLED_BY_HAND: Final = event("refilled-by-hand", "ED-MEADOW-01", places=NUMBERS)
MEADOW_LOSES: Final = event("meadow-loses", "ED-MEADOW-04", place=NUMBER, card=CARD)
CAST_OFF: Final = event("cast-off", "PH-LIST-21", "PH-LIST-22", card=CARD)
RESHUFFLED: Final = event("reshuffled", "ED-MEADOW-05")
REVEALS: Final = event("reveals", "ED-MEADOW-06", variant=nothing_there, who=PLAYER, cards=CARDS)
TUCKS: Final = event(
    "tucks", "ED-CARD-12", "ED-EVENT-09", "ED-EVENT-10", "ED-EVENT-13", who=PLAYER, card=CARD, host=HOST
)
KEEPS: Final = event("keeps", "ED-MEADOW-06", "ED-CARD-39", who=PLAYER, card=CARD)

# -- cities
PLAYS: Final = event(
    "plays",
    "ED-PLAY-01",
    "ED-PLAY-02",
    "ED-PAY-03",
    variant=payment,
    who=PLAYER,
    card=CARD,
    meadow=MEADOW_SOURCE,
    home=FLAG,
    paid=SUMS,
)
ENTERS: Final = event("enters", "ED-PLAY-05", "ED-CITY-01", "ED-CITY-02", who=PLAYER, card=CARD)
CITY_LOSES: Final = event("city-loses", "ED-CITY-04", "ED-CITY-05", who=PLAYER, card=CARD)
ACTIVATES: Final = event("activates", "ED-TYPE-02", "ED-PLAY-10", who=PLAYER, card=CARD)
COPIES: Final = event("copies", "ED-CARD-25", who=PLAYER, card=CARD, owner=PLAYER)
COPIES_PLACE: Final = event("copies-place", "ED-CARD-24", "ED-WORKER-12", who=PLAYER, place=LOCATION)

# -- workers
VISITS: Final = event("visits", "ED-WORKER-01", "ED-WORKER-02", who=PLAYER, place=LOCATION)
VISITS_CARD: Final = event(
    "visits-card",
    "ED-WORKER-15",
    "ED-WORKER-16",
    "ED-WORKER-17",
    variant=of_another,
    who=PLAYER,
    card=CARD,
    owner=PLAYER,
)
ACHIEVES: Final = event("achieves", "ED-EVENT-01", "ED-EVENT-02", who=PLAYER, event=EVENT)
RECALLS: Final = event("recalls", "ED-EVENT-07", who=PLAYER)

# -- Mistwood
DEALT_LEGEND: Final = event(
    "dealt-legend", "MW-LEGEND-01", "MW-LEGEND-02", "MW-LEGEND-04", variant=in_secret, secret={"card": CARD}, who=PLAYER
)
HAS_ABILITY: Final = event("has-ability", "MW-ABILITY-01", who=PLAYER, ability=ABILITY)
FARM_TURNED_UP: Final = event("farm-turned-up", "MW-ABILITY-09", card=CARD)
FIGURE_GOES: Final = event("figure-goes", "MW-ABILITY-10", who=PLAYER, place=LOCATION)

# -- Rugwort
HE_TAKES: Final = event("he-takes", "ED-SOLO-04", "ED-SOLO-05", "ED-SOLO-06", card=CARD, place=NUMBER)
HE_PLAYS_NOTHING: Final = event("he-plays-nothing", "ED-SOLO-14")
HE_WARDS: Final = event("he-wards", "ED-SOLO-09", "ED-SOLO-10", place=NUMBER)
HE_PREPARES: Final = event("he-prepares", "ED-SOLO-07", "ED-SOLO-20", season=SEASON)
