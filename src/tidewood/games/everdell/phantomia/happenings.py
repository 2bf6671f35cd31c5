"""Everything that can happen with Phantomia, as the log tells it, with the rules it comes from."""

from __future__ import annotations

from typing import Final

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
    WEBBED,
    WHY,
    event,
)

# -- her cards
STACK_RENEWED: Final = event("stack-renewed", "PH-TURN-02")
SHE_TURNS_UP: Final = event("she-turns-up", "PH-TURN-02", "PH-GAME-06", house=FLAG, card=ACTION_CARD)
MODULE_TURNED_UP: Final = event("module", "PH-LIST-02", "PH-CHARACTER-06", module=MODULE)
HER_LEVEL: Final = event("her-level", "PH-SETUP-09", level=LEVEL, house=FLAG)
HER_DOUBT: Final = event("her-doubt", doubt=DOUBT)
SHE_ACTS: Final = event("she-acts", "PH-TURN-04", "PH-TURN-05", action=ACTION, n=NUMBER)
SHE_CANNOT: Final = event("she-cannot", "PH-TURN-05", "PH-TURN-06", action=ACTION, n=NUMBER, why=WHY)
SHE_FALLS_BACK: Final = event("she-falls-back", "PH-TURN-06", "PH-TURN-07", action=ACTION, why=WHY)
SHE_GOES_ON: Final = event("she-goes-on", "PH-WORKER-01", "PH-WORKER-03", action=ACTION)

# -- her deck, lair and city
SHE_DRAWS: Final = event("she-draws", "PH-DECK-02", "PH-DECK-03", n=NUMBER)
SHE_DRAWS_LEGEND: Final = event("she-draws-legend", "PH-LEGEND-01")
SHE_HIDES: Final = event("she-hides", n=NUMBER)
SHE_HIDES_CARD: Final = event("she-hides-card", card=CARD, place=NUMBER)
SHE_HIDES_PLACE: Final = event("she-hides-place", place=NUMBER)
SHE_SENDS_FOOL: Final = event("she-sends-fool", "PH-DECK-15", "PH-DECK-16", who=PLAYER, card=CARD)
SHE_DISCARDS: Final = event("she-discards", card=CARD)
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
SHE_TAKES_WORKER: Final = event("she-takes-worker", who=PLAYER)
NEXT_WORKER_CLAIMED: Final = event("next-worker", who=PLAYER)
FIGURE_PUT: Final = event("figure", "PH-FIGURE-01", place=NUMBER)
WEB_LAID: Final = event("web", where=WEBBED)
WEB_LAID_ON_CARD: Final = event("web-card", card=CARD)

# -- what people lose
PREVENTS: Final = event("prevents", who=PLAYER)
LETS: Final = event("lets", who=PLAYER)
PAYS_POINT: Final = event("pays-point", who=PLAYER)
GIVES_POINTS: Final = event("gives-points", who=PLAYER, n=NUMBER)
LOSES_TO_HER: Final = event("loses-to-her", variant=in_secret, secret={"card": CARD}, who=PLAYER)
LOSES_TO_LAIR: Final = event("loses-to-lair", variant=in_secret, secret={"card": CARD}, who=PLAYER)
LOSES_PAIR: Final = event("loses-pair", who=PLAYER)
TAKES_BACK: Final = event("takes-back", who=PLAYER, n=NUMBER)
LOOKS_AT_HERS: Final = event("looks-at-hers", secret={"card": CARD}, who=PLAYER)
HAND_CARD_CAUGHT: Final = event("caught", secret={"card": CARD}, who=PLAYER)
CITY_LOSES_TO_HER: Final = event("city-loses-to-her", who=PLAYER, card=CARD)
TURNED_DOWN: Final = event("turned-down", who=PLAYER, card=CARD)
TURNED_UP: Final = event("turned-up", who=PLAYER, card=CARD)
FILLS_PLACE: Final = event("fills-place", who=PLAYER, card=CARD, place=NUMBER)
DONE_BY_HAND: Final = event("by-hand", who=PLAYER, effect=BY_HAND_TEXT)
