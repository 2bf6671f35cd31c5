"""Her list cards: one for each season, lasting or instant, for one human. [PH-LIST-01 to PH-LIST-41]"""

from __future__ import annotations

from tidewood.games.everdell.phantomia.places import FOREST_PLACES, WEBBED
from tidewood.games.everdell.phantomia.words import (
    GIVEN,
    HER,
    bar,
    fewer_of_hand,
    her_points,
    instant,
    lasting,
    random_to_her,
    roll,
    softened,
    toll,
    unless,
    up_to_hand,
    worker_on,
)
from tidewood.games.everdell.words import ANY, BERRY, PEBBLE, RESIN, TWIG, discard, pay

# -- lasting

BANDITS_IN_THE_FOREST = lasting(  # PH-LIST-12
    "bandits-in-the-forest", webs=FOREST_PLACES, rule=[bar(HER, WEBBED), toll(worker_on(WEBBED), her_points(2))]
)

# -- instant

RIPPED_OFF = instant(  # PH-LIST-27
    "ripped-off",
    unless(discard(2), roll({2: pay(3, TWIG), 3: pay(3, RESIN), 5: pay(3, BERRY), 8: pay(3, PEBBLE)})),
)
ONLY_BORROWED = instant(  # PH-LIST-39
    "only-borrowed", softened(pay(up_to_hand(3), ANY, let=GIVEN), random_to_her(fewer_of_hand(3)))
)
