"""List cards for a whole season, written with the common words. [PH-LIST-06, PH-LIST-09 to PH-LIST-26]"""

from __future__ import annotations

from tidewood.games.everdell.filters import DESTINATIONS, GOVERNANCES, PRODUCTIONS, PROSPERITIES
from tidewood.games.everdell.phantomia.places import (
    BASIC_PLACES,
    DESTINATION_CARDS,
    EXCLUSIVE_PLACES,
    FOREST_PLACES,
    WEBBED,
    giving,
)
from tidewood.games.everdell.phantomia.words import (
    DIFFICULTY,
    HAND_CARD,
    HER,
    HUMAN,
    after,
    bar,
    give_up,
    her_points,
    lasting,
    played,
    toll,
    worker_on,
)
from tidewood.games.everdell.words import ANY, BERRY, RESIN, discard, either, pay

# [PH-LIST-09]
ADMINISTRATIVE_ERRORS = lasting("administrative-errors", after(played(GOVERNANCES), her_points(DIFFICULTY)))
ATTACK_FROM_ABOVE = lasting("attack-from-above", webs=EXCLUSIVE_PLACES, rule=bar(HUMAN, WEBBED))  # PH-LIST-11
BERRY_JELLY = lasting(  # PH-LIST-13
    "berry-jelly", webs=giving(BERRY), rule=[bar(HER, WEBBED), toll(worker_on(WEBBED), [pay(1, ANY), her_points(1)])]
)
THE_TRAP_SNAPS_SHUT = lasting(  # PH-LIST-14
    "the-trap-snaps-shut", webs=BASIC_PLACES,
    rule=toll(worker_on(WEBBED), either(discard(1), pay(1, ANY), her_points(1))),
)  # fmt: skip
FATIGUE = lasting(  # PH-LIST-15
    "fatigue",
    [
        after(played(DESTINATIONS), her_points(DIFFICULTY)),
        after(worker_on(DESTINATION_CARDS), her_points(DIFFICULTY)),
    ],
)
# [PH-LIST-16]
WEB_TAX = lasting("web-tax", webs=EXCLUSIVE_PLACES, rule=[bar(HER, WEBBED), toll(worker_on(WEBBED), her_points(1))])
STICKY_MIXTURE = lasting(  # PH-LIST-19
    "sticky-mixture", webs=giving(RESIN), rule=[bar(HER, WEBBED), toll(worker_on(WEBBED), [pay(1, ANY), her_points(1)])]
)
CREEPING_RECESSION = lasting("creeping-recession", after(played(PROSPERITIES), her_points(DIFFICULTY)))  # PH-LIST-23
# [PH-LIST-24]
SPIDERS_IN_THE_SOIL = lasting("spiders-in-the-soil", toll(played(PRODUCTIONS), give_up(2, HAND_CARD | ANY)))
SPIDERS_IN_THE_TREES = lasting(  # PH-LIST-25
    "spiders-in-the-trees", webs=FOREST_PLACES, rule=toll(worker_on(WEBBED), give_up(1, HAND_CARD | ANY))
)
UNPRODUCTIVE = lasting("unproductive", after(played(PRODUCTIONS), her_points(DIFFICULTY)))  # PH-LIST-26
