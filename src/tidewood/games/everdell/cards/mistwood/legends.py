"""The ten legendary cards. What all of them have in common stands in the verbs and the state. [MW-LEGEND-07 to
MW-LEGEND-35]
"""

from __future__ import annotations

from tidewood.games.everdell.words import *

CHIPTER_SWIPPLE = critter(
    "chipter-swipple", PRODUCTION, LEGENDARY, copies=1, cost="4 berry", points=4, from_set="legends",  # MW-LEGEND-24
    banner="chip-sweep", produce=once_a_turn(activate_different(2)),  # MW-LEGEND-28
)
JOR_GOLDWING = critter(
    "jor-goldwing", TRAVELLER, LEGENDARY, copies=1, cost="4 berry", points=4, from_set="legends",  # MW-LEGEND-24
    banner="bard", on_play=gain(per(IN_HAND, most=8), POINT),  # MW-LEGEND-29
)
MAYBERRY_MATRIARCH = critter(
    "mayberry-matriarch", PROSPERITY, LEGENDARY, copies=1, cost="4 berry", points=5, from_set="legends",  # MW-LEGEND-24
    banner="wife", shares="husband", score=per(paired_near(card("farm")), 5),  # MW-LEGEND-32
)
STREY_SOFTPAW = critter(
    "strey-softpaw", DESTINATION, LEGENDARY, copies=1, cost="4 berry", points=4, from_set="legends",  # MW-LEGEND-24
    banner="ranger", visit=activate_workers(2),  # MW-LEGEND-35
)
TARRY_HARE = critter(
    "tarry-hare", GOVERNANCE, LEGENDARY, copies=1, cost="5 berry", points=4, from_set="legends",  # MW-LEGEND-24
    banner="shopkeeper",
    rule=[after_playing(CRITTERS, gain(1, ANY)), after_playing(CONSTRUCTIONS, draw_up_to(2))],  # MW-LEGEND-33
)
CLICK_CLACKS = construction(
    "click-clacks", PRODUCTION, LEGENDARY, copies=1, cost="2 twig 2 resin 1 pebble", points=4,  # MW-LEGEND-24
    from_set="legends",
    banner="general-store", frees="shopkeeper", produce=[gain(3, BERRY), gain(per(card("farm")), ANY)],  # MW-LEGEND-30
)
DARKDEEP_PRISON = construction(
    "darkdeep-prison", TRAVELLER, LEGENDARY, copies=1, cost="2 twig 2 resin 2 pebble", points=3,  # MW-LEGEND-24
    from_set="legends", banner="dungeon", frees="ranger",
    on_play=[  # MW-LEGEND-26
        discard_from_city(up_to(2), CRITTERS, let="gone"),
        gain(that_many("gone", 3), ANY), gain(that_many("gone", 3), POINT),
    ],
)
EVERFLAME_TOMB = construction(
    "everflame-tomb", DESTINATION, LEGENDARY, copies=1, cost="1 twig 3 pebble", points=2,  # MW-LEGEND-24
    from_set="legends",
    banner="cemetery", frees="undertaker", spots=("", "undertaker"), stays=True, visit=play_free(CARDS),  # MW-LEGEND-27
)
KING_NORTHS_TREASURY = construction(
    "king-norths-treasury", GOVERNANCE, LEGENDARY, copies=1, cost="3 twig 3 pebble", points=4,  # MW-LEGEND-24
    from_set="legends",
    banner="clock-tower", frees="historian", on_play=lay(4, POINT), ability=cheaper_by_tokens(2),  # MW-LEGEND-31
)
STRONGROOT_CASTLE = construction(
    "strongroot-castle", PROSPERITY, LEGENDARY, copies=1, cost="4 twig 4 resin 4 pebble", points=4,  # MW-LEGEND-24
    from_set="legends", banner="castle", frees="king", score=per(COMMON_CONSTRUCTIONS, 2),  # MW-LEGEND-34
)  # fmt: skip
