"""The 4 basic and 16 special events. [ED-EVENT-05 to ED-EVENT-21]"""

from __future__ import annotations

from tidewood.games.everdell.words import *

BASIC = (  # as they lie along the river, from the left
    basic_event("cartographers-expedition", {TRAVELLER: 3}),
    basic_event("city-monument", {GOVERNANCE: 3}),
    basic_event("grand-tour", {DESTINATION: 3}),
    basic_event("harvest-festival", {PRODUCTION: 4}),
)
SPECIAL = (
    special(
        "a-brilliant-marketing-plan", "shopkeeper post-office",
        on_achieve=[give(up_to(3), ANY, each=True, let="given"), gain(that_many("given", 2), POINT)],  # ED-EVENT-06
    ),
    special("a-well-run-city", "chip-sweep clock-tower", points=4, on_achieve=recall()),  # ED-EVENT-07
    special(
        "an-evening-of-fireworks", "lookout miner-mole",
        on_achieve=lay_here(up_to(3), TWIG), score=per(goods_here(TWIG), 2),  # ED-EVENT-08
    ),
    special(
        "ancient-scrolls-discovered", "historian ruins",
        on_achieve=[reveal(5, let="shown"), sort_those("shown")], score=per(under()),  # ED-EVENT-09
    ),
    special(
        "capture-of-the-acorn-thieves", "courthouse ranger",
        on_achieve=tuck_from_city(up_to(2), CRITTERS), score=per(under(), 3),  # ED-EVENT-10
    ),
    special(
        "croak-wart-cure", "undertaker barge-toad", points=6,
        price=together(pay(2, BERRY), discard_from_city(2, CARDS)),  # ED-EVENT-11
    ),
    special("flying-doctor-service", "doctor postal-pigeon", score=per(PAIRS, 3)),  # ED-EVENT-12
    special(
        "graduation-of-scholars", "teacher university",
        on_achieve=tuck_from_hand(up_to(3), CRITTERS), score=per(under(), 2),  # ED-EVENT-13
    ),
    special("ministering-to-miscreants", "monk dungeon", score=per(under("dungeon"), 3)),  # ED-EVENT-14
    special("path-of-the-pilgrims", "monastery wanderer", score=per(workers_on("monastery"), 3)),  # ED-EVENT-15
    special(
        "performer-in-residence", "inn bard",
        on_achieve=lay_here(up_to(3), BERRY), score=per(goods_here(BERRY), 2),  # ED-EVENT-16
    ),
    special(
        "pristine-chapel-ceiling", "woodcarver chapel",
        on_achieve=[draw(per(tokens_on("chapel"))), gain(per(tokens_on("chapel")), ANY)],  # ED-EVENT-17
        score=per(tokens_on("chapel"), 2),
    ),
    special("remembering-the-fallen", "cemetery shepherd", score=per(workers_on("cemetery"), 3)),  # ED-EVENT-18
    special("tax-relief", "judge queen", points=3, on_achieve=PRODUCE),  # ED-EVENT-19
    special(
        "the-everdell-games", points=9,
        types={TRAVELLER: 2, PRODUCTION: 2, DESTINATION: 2, GOVERNANCE: 2, PROSPERITY: 2},  # ED-EVENT-20
        among_people=True,
    ),
    special(
        "under-new-management", "peddler general-store", on_achieve=lay_here(up_to(3), ANY),
        score=both(per(goods_here(TWIG | BERRY)), per(goods_here(RESIN | PEBBLE), 2)),  # ED-EVENT-21
    ),
)  # fmt: skip
