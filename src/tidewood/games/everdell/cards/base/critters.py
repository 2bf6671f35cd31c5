"""The 24 critters of the base game. [ED-GAME-05]"""

from __future__ import annotations

from tidewood.games.everdell.words import *

ARCHITECT = critter(
    "architect", PROSPERITY, UNIQUE, copies=2, cost="4 berry", points=2, home="crane",
    score=per(left(RESIN | PEBBLE), most=6),  # ED-CARD-01
)
BARD = critter(
    "bard", TRAVELLER, UNIQUE, copies=2, cost="3 berry", points=0, home="theater",
    on_play=[discard(up_to(5), let="gone"), gain(that_many("gone"), POINT)],  # ED-CARD-02
)
BARGE_TOAD = critter(
    "barge-toad", PRODUCTION, COMMON, copies=3, cost="2 berry", points=1, home="twig-barge",
    produce=gain(per(card("farm"), 2), TWIG),  # ED-CARD-03
)
CHIP_SWEEP = critter(
    "chip-sweep", PRODUCTION, COMMON, copies=3, cost="3 berry", points=2, home="resin-refinery",
    produce=activate(1),  # ED-CARD-07
)
DOCTOR = critter(
    "doctor", PRODUCTION, UNIQUE, copies=2, cost="4 berry", points=4, home="university",
    produce=[pay(up_to(3), BERRY, let="paid"), gain(that_many("paid"), POINT)],  # ED-CARD-11
)
FOOL = critter(
    "fool", TRAVELLER, UNIQUE, copies=2, cost="3 berry", points=-2, home="fairgrounds", into_others=True,  # ED-CARD-16
)
HISTORIAN = critter(
    "historian", GOVERNANCE, UNIQUE, copies=3, cost="2 berry", points=1, home="clock-tower",
    rule=after_playing(CARDS, draw(1)),  # ED-CARD-18
)
HUSBAND = critter(
    "husband", PRODUCTION, COMMON, copies=4, cost="3 berry", points=2, home="farm", shares="wife",
    produce=when(PAIRED, has(card("farm")), then=gain(1, ANY)),  # ED-CARD-19
)
INNKEEPER = critter(
    "innkeeper", GOVERNANCE, UNIQUE, copies=3, cost="1 berry", points=1, home="inn",
    ability=cheaper(3, CRITTERS, BERRY),  # ED-CARD-21
)
JUDGE = critter(
    "judge", GOVERNANCE, UNIQUE, copies=2, cost="3 berry", points=2, home="courthouse",
    ability=replacing(CARDS),  # ED-CARD-22
)
KING = critter(
    "king", PROSPERITY, UNIQUE, copies=2, cost="6 berry", points=4, home="castle",
    score=both(per(events(basic=True)), per(events(basic=False), 2)),  # ED-CARD-23
)
MINER_MOLE = critter(
    "miner-mole", PRODUCTION, COMMON, copies=3, cost="3 berry", points=1, home="mine",
    produce=copy_production(),  # ED-CARD-25
)
MONK = critter(
    "monk", PRODUCTION, UNIQUE, copies=2, cost="1 berry", points=0, home="monastery",
    produce=[give(up_to(2), BERRY, let="given"), gain(that_many("given", 2), POINT)],  # ED-CARD-27
)
PEDDLER = critter(
    "peddler", PRODUCTION, COMMON, copies=3, cost="2 berry", points=1, home="ruins",
    produce=[pay(up_to(2), ANY, let="paid"), gain(that_many("paid"), ANY)],  # ED-CARD-29
)
POSTAL_PIGEON = critter(
    "postal-pigeon", TRAVELLER, COMMON, copies=3, cost="2 berry", points=0, home="post-office",
    on_play=[
        reveal(2, let="shown"),
        play_shown("shown", worth_at_most(3), may=True),  # ED-CARD-31
        discard_those("shown"),
    ],
)
QUEEN = critter(
    "queen", DESTINATION, UNIQUE, copies=2, cost="5 berry", points=4, home="palace",
    visit=play_free(worth_at_most(3)),  # ED-CARD-32
)
RANGER = critter(
    "ranger", TRAVELLER, UNIQUE, copies=2, cost="2 berry", points=1, home="dungeon",
    on_play=move_worker(),  # ED-CARD-33
)
SHEPHERD = critter(
    "shepherd", TRAVELLER, UNIQUE, copies=2, cost="3 berry", points=1, home="chapel", pays_others=True,
    on_play=[gain(3, BERRY), gain(per(tokens_on("chapel")), POINT)],  # ED-CARD-36
)
SHOPKEEPER = critter(
    "shopkeeper", GOVERNANCE, UNIQUE, copies=3, cost="2 berry", points=1, home="general-store",
    rule=after_playing(CRITTERS, gain(1, BERRY)),  # ED-CARD-37
)
TEACHER = critter(
    "teacher", PRODUCTION, COMMON, copies=3, cost="2 berry", points=2, home="school",
    produce=[draw(2, let="drawn"), give_cards(1, out_of="drawn")],  # ED-CARD-39
)
UNDERTAKER = critter(
    "undertaker", TRAVELLER, UNIQUE, copies=2, cost="2 berry", points=1, home="cemetery",
    on_play=[refresh(3), draw_from_meadow(1)],  # ED-CARD-41
)
WANDERER = critter(
    "wanderer", TRAVELLER, COMMON, copies=3, cost="2 berry", points=1, home="lookout", space=0,
    on_play=draw(3),  # ED-CARD-43
)
WIFE = critter(
    "wife", PROSPERITY, COMMON, copies=4, cost="2 berry", points=2, home="farm", shares="husband",
    score=per(IF_PAIRED, 3),  # ED-CARD-44
)
WOODCARVER = critter(
    "woodcarver", PRODUCTION, COMMON, copies=3, cost="2 berry", points=2, home="storehouse",
    produce=[pay(up_to(3), TWIG, let="paid"), gain(that_many("paid"), POINT)],  # ED-CARD-45
)  # fmt: skip
