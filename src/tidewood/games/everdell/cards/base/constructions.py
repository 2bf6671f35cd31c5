"""The 24 constructions of the base game. [ED-GAME-05]"""

from __future__ import annotations

from tidewood.games.everdell.words import *

CASTLE = construction(
    "castle", PROSPERITY, UNIQUE, copies=2, cost="2 twig 3 resin 3 pebble", points=4, frees="king",
    score=per(COMMON_CONSTRUCTIONS),  # ED-CARD-04
)
CEMETERY = construction(
    "cemetery", DESTINATION, UNIQUE, copies=2, cost="2 pebble", points=0, frees="undertaker",
    spots=("", "undertaker"), stays=True,
    visit=only_if(reveal(4, either=True, let="shown"), play_shown("shown"), discard_those("shown")),  # ED-CARD-05
)
CHAPEL = construction(
    "chapel", DESTINATION, UNIQUE, copies=2, cost="2 twig 1 resin 1 pebble", points=2, frees="shepherd",
    visit=[lay(1, POINT), draw(per(tokens_on(), 2))],  # ED-CARD-06
)
CLOCK_TOWER = construction(
    "clock-tower", GOVERNANCE, UNIQUE, copies=3, cost="3 twig 1 pebble", points=0, frees="historian",
    on_play=lay(3, POINT),  # ED-CARD-08
    rule=before_preparing(may(together(TAKE_TOKEN, copy_place(forest=True, mine=True)))),  # ED-CARD-08
)
COURTHOUSE = construction(
    "courthouse", GOVERNANCE, UNIQUE, copies=2, cost="1 twig 1 resin 2 pebble", points=2, frees="judge",
    rule=after_playing(CONSTRUCTIONS, gain(1, TWIG | RESIN | PEBBLE)),  # ED-CARD-09
)
CRANE = construction(
    "crane", GOVERNANCE, UNIQUE, copies=3, cost="1 pebble", points=1, frees="architect",
    ability=cheaper(3, CONSTRUCTIONS),  # ED-CARD-10
)
DUNGEON = construction(
    "dungeon", GOVERNANCE, UNIQUE, copies=2, cost="1 resin 2 pebble", points=0, frees="ranger",
    ability=cheaper(3, CARDS, price="prisoner", keeper="ranger"),  # ED-CARD-12
)
EVER_TREE = construction(
    "ever-tree", PROSPERITY, UNIQUE, copies=2, cost="3 twig 3 resin 3 pebble", points=5, frees=CRITTERS,
    score=per(PROSPERITIES),  # ED-CARD-13
)
FAIRGROUNDS = construction(
    "fairgrounds", PRODUCTION, UNIQUE, copies=3, cost="1 twig 2 resin 1 pebble", points=3, frees="fool",
    produce=draw(2),  # ED-CARD-14
)
FARM = construction(
    "farm", PRODUCTION, COMMON, copies=8, cost="2 twig 1 resin", points=1,
    frees="husband wife",  # ED-CARD-15
    produce=gain(1, BERRY),
)
GENERAL_STORE = construction(
    "general-store", PRODUCTION, COMMON, copies=3, cost="1 resin 1 pebble", points=1, frees="shopkeeper",
    produce=when(has(card("farm")), then=gain(2, BERRY), otherwise=gain(1, BERRY)),  # ED-CARD-17
)
INN = construction(
    "inn", DESTINATION, COMMON, copies=3, cost="2 twig 1 resin", points=2, frees="innkeeper", opened=1,
    visit=play_cheaper(3),  # ED-CARD-20
)
LOOKOUT = construction(
    "lookout", DESTINATION, UNIQUE, copies=2, cost="1 twig 1 resin 1 pebble", points=2, frees="wanderer",
    visit=copy_place(forest=True),  # ED-CARD-24
)
MINE = construction(
    "mine", PRODUCTION, COMMON, copies=3, cost="1 twig 1 resin 1 pebble", points=2, frees="miner-mole",
    produce=gain(1, PEBBLE),
)
MONASTERY = construction(
    "monastery", DESTINATION, UNIQUE, copies=2, cost="1 twig 1 resin 1 pebble", points=1, frees="monk",
    spots=("", "monk"), stays=True, visit=only_if(give(2, ANY), gain(4, POINT)),  # ED-CARD-26
)
PALACE = construction(
    "palace", PROSPERITY, UNIQUE, copies=2, cost="2 twig 3 resin 3 pebble", points=4, frees="queen",
    score=per(UNIQUE_CONSTRUCTIONS),  # ED-CARD-28
)
POST_OFFICE = construction(
    "post-office", DESTINATION, COMMON, copies=3, cost="1 twig 2 resin", points=2, frees="postal-pigeon", opened=1,
    visit=only_if(give_cards(2), discard(any_number), fill_hand()),  # ED-CARD-30
)
RESIN_REFINERY = construction(
    "resin-refinery", PRODUCTION, COMMON, copies=3, cost="1 resin 1 pebble", points=1, frees="chip-sweep",
    produce=gain(1, RESIN),
)
RUINS = construction(
    "ruins", TRAVELLER, COMMON, copies=3, cost="", points=0, frees="peddler",
    first=discard_from_city(1, CONSTRUCTIONS), on_play=[gain(cost_of("lost")), draw(2)],  # ED-CARD-34
)
SCHOOL = construction(
    "school", PROSPERITY, UNIQUE, copies=2, cost="2 twig 2 resin", points=2, frees="teacher",
    score=per(COMMON_CRITTERS),  # ED-CARD-35
)
STOREHOUSE = construction(
    "storehouse", PRODUCTION, COMMON, copies=3, cost="1 twig 1 resin 1 pebble", points=2, frees="woodcarver",
    produce=either(lay(3, TWIG), lay(2, RESIN), lay(1, PEBBLE), lay(2, BERRY)),  # ED-CARD-38
    visit=COLLECT, no_copy=True,
)
THEATER = construction(
    "theater", PROSPERITY, UNIQUE, copies=2, cost="3 twig 1 resin 1 pebble", points=3, frees="bard",
    score=per(UNIQUE_CRITTERS),  # ED-CARD-40
)
TWIG_BARGE = construction(
    "twig-barge", PRODUCTION, COMMON, copies=3, cost="1 twig 1 pebble", points=1, frees="barge-toad",
    produce=gain(2, TWIG),
)
UNIVERSITY = construction(
    "university", DESTINATION, UNIQUE, copies=2, cost="1 resin 2 pebble", points=3, frees="doctor",
    visit=only_if(
        discard_from_city(1, other=True, let="lost"), gain(cost_of("lost")), gain(1), gain(1, POINT),  # ED-CARD-42
    ),
)  # fmt: skip
