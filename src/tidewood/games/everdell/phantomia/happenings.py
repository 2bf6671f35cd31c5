"""Everything that can happen with Phantomia, as the log tells it, with the rules it comes from."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from tidewood.games.everdell.events import in_secret
from tidewood.games.everdell.fields import (
    ACTION,
    ACTION_CARD,
    BY_HAND_TEXT,
    CARD,
    DOUBT,
    EVENT,
    FLAG,
    LEVEL,
    LOCATION,
    MODULE,
    NUMBER,
    PLAYER,
    SEASON,
    SYMBOL,
    WEBBED,
    WHY,
    event,
)
from tidewood.games.everdell.pieces import SEASONS, SUMMER

NOT_MET, PARTLY_MET, MET = range(3)  # of an event
MAY_NOT_STAND, STANDS_ALREADY, NO_CARD_THERE = range(3)  # why the die is rolled again


def how_much_met(values: Mapping[str, Any]) -> str:
    return ("nothing", "partly", "")[values["met"]]


def why_again(values: Mapping[str, Any]) -> str:
    return ("", "stands", "empty")[values["why"]]


def taken_or_not(values: Mapping[str, Any]) -> str:
    return "taken" if values["season"].id == SEASONS[SUMMER] else ""


# -- her cards
STACK_RENEWED: Final = event("stack-renewed", "PH-TURN-02")
SHE_TURNS_UP: Final = event("she-turns-up", "PH-TURN-02", "PH-GAME-06", house=FLAG, card=ACTION_CARD)
MODULE_TURNED_UP: Final = event("module", "PH-LIST-02", "PH-CHARACTER-06", module=MODULE)
HER_LEVEL: Final = event("her-level", "PH-SETUP-09", level=LEVEL, house=FLAG)
HER_DOUBT: Final = event("her-doubt", doubt=DOUBT)
SHE_ACTS: Final = event("she-acts", "PH-TURN-04", "PH-TURN-05", action=ACTION, n=NUMBER)
SHE_CANNOT: Final = event("she-cannot", "PH-TURN-05", "PH-TURN-06", action=ACTION, n=NUMBER, why=WHY)
SHE_FALLS_BACK: Final = event("she-falls-back", "PH-TURN-06", "PH-TURN-07", action=ACTION, why=WHY)
SHE_PREPARES: Final = event("she-prepares", "PH-TURN-03", symbol=SYMBOL)
SHE_FINISHES: Final = event("she-finishes", "PH-TURN-03", "PH-END-01", symbol=SYMBOL)
SHE_GOES_ON: Final = event("she-goes-on", "PH-WORKER-01", "PH-WORKER-03", action=ACTION)
SHE_IS_KEPT_OFF: Final = event("she-is-kept-off", "PH-WORKER-03", "PH-WEB-03", action=ACTION)
ARROW_POINTS: Final = event("arrow-points", "PH-ARROW-05", "PH-ARROW-06", "PH-ARROW-02", right=FLAG)
DIE_GOES_ON: Final = event("die-goes-on", "PH-SEASON-12", "PH-ARROW-03", n=NUMBER, place=NUMBER, right=FLAG)
DIE_MEETS_FIGURE: Final = event("die-meets-figure", "PH-CARDS-06", place=NUMBER)
DIE_ROLLED_AGAIN: Final = event(
    "die-rolled-again", "PH-ABILITY-03", "PH-CHARACTER-10", variant=why_again, place=NUMBER, why=NUMBER
)
SEASON_ROLLS: Final = event(
    "season-rolls", "PH-SEASON-07", "PH-SEASON-09", "PH-SEASON-11", variant=taken_or_not, season=SEASON, n=NUMBER
)

# -- her deck, lair and city
SHE_DRAWS: Final = event("she-draws", "PH-DECK-02", "PH-DECK-03", n=NUMBER)
SHE_DRAWS_LEGEND: Final = event("she-draws-legend", "PH-LEGEND-01")
SHE_HIDES: Final = event("she-hides", "PH-DECK-09", "PH-DECK-10", n=NUMBER)
SHE_HIDES_CARD: Final = event("she-hides-card", "PH-DECK-09", "PH-DECK-10", card=CARD, place=NUMBER)
SHE_HIDES_PLACE: Final = event("she-hides-place", "PH-DECK-09", "PH-DECK-10", place=NUMBER)
SHE_SENDS_FOOL: Final = event("she-sends-fool", "PH-DECK-15", "PH-DECK-16", who=PLAYER, card=CARD)
SHE_DISCARDS: Final = event("she-discards", "PH-FIGURE-02", "PH-DECK-16", card=CARD)
SHE_HAS_NO_ROOM: Final = event("she-has-no-room", "PH-FIGURE-02", card=CARD)
FOOL_NOWHERE: Final = event("fool-nowhere", "PH-DECK-16", card=CARD)
SHE_KEEPS: Final = event("she-keeps", "PH-DECK-13", card=CARD)
SHE_PLAYS: Final = event("she-plays", "PH-DECK-12", card=CARD)
SHE_LOSES_TOP: Final = event("she-loses-top", "PH-CARDS-02", "PH-CARDS-03")
SHE_LOOKS: Final = event("she-looks", "PH-CARDS-04", card=CARD)
SHE_TAKES: Final = event("she-takes", "PH-SEASON-07", "PH-SEASON-09", card=CARD, place=NUMBER)
SHE_REMOVES: Final = event("she-removes", "PH-SEASON-11", card=CARD, place=NUMBER)
SHE_UNVEILS: Final = event("she-unveils", "PH-END-02", "PH-END-03", card=CARD)

# -- her workers, figure and web tiles
SHE_VISITS: Final = event("she-visits", "PH-WORKER-01", "PH-DECK-18", place=LOCATION)
SHE_VISITS_CARD: Final = event("she-visits-card", "PH-WORKER-01", "PH-WORKER-14", card=CARD, owner=PLAYER)
SHE_VISITS_EVENT: Final = event("she-visits-event", "PH-WORKER-01", event=EVENT)
SHE_CHOOSES_EVENT: Final = event(
    "she-chooses-event",
    "PH-WORKER-15",
    "PH-WORKER-16",
    "PH-WORKER-17",
    "PH-WORKER-18",
    "PH-WORKER-20",
    "PH-WORKER-21",
    "PH-WORKER-22",
    "PH-WORKER-23",
    variant=how_much_met,
    event=EVENT,
    met=NUMBER,
    tied=FLAG,
    right=FLAG,
    basic=FLAG,
)
SHE_ACHIEVES: Final = event("she-achieves", "PH-SEASON-03", "PH-SEASON-04", "PH-END-04", event=EVENT, stands=FLAG)
SHE_TAKES_WORKER: Final = event("she-takes-worker", "PH-LIST-34", "PH-LIST-37", who=PLAYER)
NEXT_WORKER_CLAIMED: Final = event("next-worker", "PH-LIST-34", who=PLAYER)
FIGURE_PUT: Final = event("figure", "PH-FIGURE-01", place=NUMBER)
WEB_LAID: Final = event("web", "PH-WEB-01", "PH-WEB-02", where=WEBBED)
WEB_LAID_ON_CARD: Final = event("web-card", "PH-WEB-01", "PH-WEB-02", card=CARD)

# -- what people lose
PREVENTS: Final = event("prevents", "PH-PLAN-04", "PH-LIST-07", who=PLAYER)
LETS: Final = event("lets", "PH-PLAN-04", "PH-LIST-07", who=PLAYER)
PAYS_POINT: Final = event("pays-point", "PH-LIST-07", who=PLAYER)
GIVES_POINTS: Final = event("gives-points", "PH-CHARACTER-07", "PH-DECK-06", who=PLAYER, n=NUMBER)
LOSES_TO_HER: Final = event(
    "loses-to-her", "PH-DECK-02", "PH-DECK-03", variant=in_secret, secret={"card": CARD}, who=PLAYER
)
LOSES_TO_LAIR: Final = event(
    "loses-to-lair", "PH-PLAN-15", "PH-DECK-09", variant=in_secret, secret={"card": CARD}, who=PLAYER
)
LOSES_PAIR: Final = event("loses-pair", "PH-PLAN-10", who=PLAYER)
TAKES_BACK: Final = event("takes-back", "PH-LIST-30", who=PLAYER, n=NUMBER)
LOOKS_AT_HERS: Final = event("looks-at-hers", "PH-PLAN-10", secret={"card": CARD}, who=PLAYER)
HAND_CARD_CAUGHT: Final = event("caught", "PH-LIST-18", secret={"card": CARD}, who=PLAYER)
CITY_LOSES_TO_HER: Final = event("city-loses-to-her", "PH-PLAN-11", "PH-LIST-29", who=PLAYER, card=CARD)
TURNED_DOWN: Final = event("turned-down", "PH-LIST-40", "PH-LIST-41", who=PLAYER, card=CARD)
TURNED_UP: Final = event("turned-up", "PH-LIST-40", "PH-LIST-41", who=PLAYER, card=CARD)
FILLS_PLACE: Final = event("fills-place", "PH-CHARACTER-09", who=PLAYER, card=CARD, place=NUMBER)
DONE_BY_HAND: Final = event("by-hand", who=PLAYER, effect=BY_HAND_TEXT)

# -- what people carry out at a real table, step by step
TABLE_FOR: Final = event("table-for", "PH-SETUP-02", "PH-SETUP-03", n=NUMBER)
TABLE_BOX: Final = event("table-box", "PH-SETUP-01")
TABLE_FOREST: Final = event("table-forest", "PH-SETUP-04")
TABLE_MEADOW: Final = event("table-meadow", "ED-SETUP-06", "ED-SETUP-07")
TABLE_HANDS: Final = event("table-hands", "PH-SETUP-05")
TABLE_LAIR: Final = event("table-lair", "PH-SETUP-06", "PH-SETUP-07", "PH-SETUP-11")
TABLE_SPIDERS: Final = event("table-spiders", "PH-SETUP-12", "PH-SETUP-13")
TABLE_ACTIONS: Final = event(
    "table-actions", "PH-SETUP-16", "PH-SETUP-17", "PH-SETUP-18", "PH-SETUP-19", "PH-SETUP-20", "PH-SETUP-21"
)
TABLE_NO_ACTIONS: Final = event("table-no-actions", "PH-GAME-06")
TABLE_CORRIN: Final = event("table-corrin", "MW-CORRIN-01")
TABLE_FARMS: Final = event("table-farms", "MW-FARM-01")
TABLE_LEGENDS: Final = event("table-legends", "MW-LEGEND-01", "MW-LEGEND-02", "MW-LEGEND-04", "PH-LEGEND-01")
TABLE_ABILITIES: Final = event("table-abilities", "MW-ABILITY-01", "MW-ABILITY-08", "PH-ABILITY-01", "PH-ABILITY-02")
TABLE_NO_SPRING_WORKER: Final = event("table-no-spring-worker", "MW-ABILITY-04")
TABLE_WEBS: Final = event("table-webs", "PH-MODULE-02", "PH-WEB-01")
TABLE_LISTS: Final = event("table-lists", "PH-LIST-01")
SHE_IS_GIVEN: Final = event("she-is-given", "PH-DECK-05", n=NUMBER)
SHE_GETS_CARDS: Final = event("she-gets-cards", "PH-DECK-07", "PH-DECK-08", n=NUMBER)
WEBS_GO: Final = event("webs-go", "PH-LIST-06")
STEP_SEASON: Final = event("step-season", "PH-SEASON-01", season=SEASON)
STEP_STACK: Final = event("step-stack", "PH-SEASON-02", season=SEASON)
STEP_BACK: Final = event("step-back", "PH-SEASON-05")
STEP_SPIDERS: Final = event("step-spiders", "PH-SEASON-06", "PH-SEASON-08", "PH-SEASON-10", n=NUMBER)
