"""Her list cards: one for each season, lasting or instant, for one human. [PH-LIST-01 to PH-LIST-41]

Their order gives their numbers, which are in saves.
"""

from __future__ import annotations

from tidewood.games.everdell.phantomia.words import *

ANYTHING = HAND_CARD | ANY

# -- lasting

BANDITS_IN_THE_FOREST = lasting(  # PH-LIST-12
    "bandits-in-the-forest", webs=FOREST_PLACES, rule=[bar(HER, WEBBED), toll(worker_on(WEBBED), her_points(2))]
)

# -- instant

RIPPED_OFF = dice("ripped-off", 2, 3, 5)  # PH-LIST-27
ONLY_BORROWED = instant(  # PH-LIST-39
    "only-borrowed", softened(pay(up_to_hand(3), ANY, let=GIVEN), random_to_her(fewer_of_hand(3)))
)
THEFT = dice("theft", 2, 4, 7)  # PH-LIST-28
BUSY_LITTLE_SPIDER = instant(  # PH-LIST-31
    "busy-little-spider", softened(discard(up_to(3), let=GIVEN), her_draw(fewer(3), TO_FULL_CITY))
)
STOLEN = dice("stolen", 3, 6, 7)  # PH-LIST-32
PINCHED = dice("pinched", 1, 3, 6)  # PH-LIST-33
IMITATION = instant("imitation", softened(discard(any_number), her_points(per(CARDS_IN_HAND, 2))))  # PH-LIST-38

# -- lasting

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
