"""List cards that need words of their own, lasting and instant. [PH-LIST-09 to PH-LIST-41]"""

from __future__ import annotations

from tidewood.games.everdell.filters import CONSTRUCTIONS, CRITTERS, GOVERNANCES, TRAVELLERS
from tidewood.games.everdell.phantomia.places import CLOSED_DESTINATIONS, EVENT_PLACES, WEBBED
from tidewood.games.everdell.phantomia.words import (
    DIFFICULTY,
    GIVEN,
    HAND_CARD,
    HER,
    bar,
    give_up,
    her_points,
    instant,
    lasting,
    played,
    random_to_her,
    roll,
    softened,
    toll,
    unless,
    worker_on,
)
from tidewood.games.everdell.phantomia.words_more import (
    COURT_POINTS,
    HALF_HAND,
    activating,
    buy_back,
    card_to_her,
    catch,
    caught_count,
    discard_every,
    discard_meadow,
    less_given,
    not_drawn,
    not_in_meadow,
    occupying,
    pick_prosperity,
    poison,
    post_worker,
    ransom,
    take_event,
    turn_down,
)
from tidewood.games.everdell.pieces import HAND
from tidewood.games.everdell.words import ANY, BERRY, PEBBLE, either, pay, per, up_to

ANYTHING = HAND_CARD | ANY

# -- lasting

AGGRESSIVE_INFESTATION = lasting(  # PH-LIST-10
    "aggressive-infestation", webs=CLOSED_DESTINATIONS,
    rule=[bar(HER, WEBBED), toll(worker_on(WEBBED), give_up(2, ANYTHING))],
)  # fmt: skip
GREEDY_GAZE = lasting("greedy-gaze", toll(occupying(CRITTERS), give_up(2, HAND_CARD)))  # PH-LIST-17
CAUGHT_IN_THE_WEB = lasting("caught-in-the-web", caught_count(), effect_now=catch(3))  # PH-LIST-18
CORRUPT_COURT = lasting(  # PH-LIST-20
    "corrupt-court", toll(worker_on(EVENT_PLACES), give_up(1, ANYTHING)), effect_now=her_points(COURT_POINTS)
)
POLITICAL_INFLUENCE = lasting(  # PH-LIST-21
    "political-influence",
    [
        toll(played(GOVERNANCES), give_up(1, ANYTHING)),
        toll(activating(GOVERNANCES), give_up(1, ANYTHING)),
        not_drawn(GOVERNANCES),
    ],
)
BAD_PUBLICITY = lasting(  # PH-LIST-22
    "bad-publicity", effect_now=discard_meadow(TRAVELLERS),
    rule=[not_in_meadow(TRAVELLERS), toll(played(TRAVELLERS, source=HAND), give_up(1, ANYTHING))],
)  # fmt: skip

# -- instant

# [PH-LIST-29]
HOSTILE_TAKEOVER = instant("hostile-takeover", [pick_prosperity(), unless(post_worker(), card_to_her(full=True))])
# [PH-LIST-30]
NASTY_PICKPOCKETS = instant("nasty-pickpockets", softened(buy_back(HALF_HAND), random_to_her(less_given(HALF_HAND))))
# [PH-LIST-34]
POISON_BERRY_STEW = instant("poison-berry-stew", unless(either(pay(2, PEBBLE), give_up(3, ANYTHING)), poison()))
THE_BIG_CHEAT = instant(  # PH-LIST-35
    "the-big-cheat",
    unless(
        give_up(3, ANYTHING),
        roll({
            2: take_event(basic=True, right=False), 4: take_event(basic=True, right=True),
            6: take_event(basic=False, right=False), 8: take_event(basic=False, right=True),
        }),
    ),
)  # fmt: skip
CREEPING_VERMIN = instant(  # PH-LIST-36
    "creeping-vermin",
    unless(pay(3, ANY), [discard_meadow(), discard_every(TRAVELLERS), her_points(DIFFICULTY)]),
)
RANSOM_DEMAND = instant("ransom-demand", unless(either(pay(2, BERRY), give_up(3, ANYTHING)), ransom()))  # PH-LIST-37
FROZEN_WITH_FEAR = instant(  # PH-LIST-40
    "frozen-with-fear", softened(give_up(up_to(per(CRITTERS)), ANYTHING, let=GIVEN), turn_down(CRITTERS))
)
TEMPORARILY_CLOSED = instant(  # PH-LIST-41
    "temporarily-closed", softened(give_up(up_to(per(CONSTRUCTIONS)), ANYTHING, let=GIVEN), turn_down(CONSTRUCTIONS))
)
