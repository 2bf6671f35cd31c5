"""The places of the base game: along the river, the Haven, the Journey, the forest. [ED-WORKER-07, ED-WORKER-10]"""

from __future__ import annotations

from tidewood.games.everdell.words import *

BASIC = (  # in this order along the river
    basic("basic-3-twigs", gain(3, TWIG)),  # ED-WORKER-07
    basic("basic-2-twigs-1-card", [gain(2, TWIG), draw(1)], shared=True),
    basic("basic-2-resin", gain(2, RESIN)),
    basic("basic-1-resin-1-card", [gain(1, RESIN), draw(1)], shared=True),
    basic("basic-2-cards-1-point", [draw(2), gain(1, POINT)], shared=True),
    basic("basic-1-pebble", gain(1, PEBBLE)),
    basic("basic-1-berry-1-card", [gain(1, BERRY), draw(1)]),
    basic("basic-1-berry", gain(1, BERRY), shared=True),
)
HAVEN = haven(
    "haven",
    only_if(discard(any_number, let="gone", at_least=1), gain(that_many("gone", 1, of=2), ANY)),  # ED-HAVEN-01
)
JOURNEY = (journey(2, shared=True), journey(3), journey(4), journey(5))  # ED-JOURNEY-06
FOREST = (
    forest("forest-2-berries-1-card", [gain(2, BERRY), draw(1)]),
    forest("forest-2-any", gain(2, ANY)),  # ED-WORKER-10
    forest(
        "forest-discard-draw-double",
        only_if(discard(any_number, let="gone", at_least=1), draw(that_many("gone", 2))),  # ED-WORKER-11
    ),
    forest("forest-copy-basic-1-card", [draw(1), copy_place(forest=False)]),  # ED-TURN-05
    forest("forest-1-pebble-3-cards", [draw(3), gain(1, PEBBLE)]),
    forest("forest-twig-resin-berry", [gain(1, TWIG), gain(1, RESIN), gain(1, BERRY)]),
    forest("forest-3-berries", gain(3, BERRY)),
    forest("forest-2-resin-1-twig", [gain(2, RESIN), gain(1, TWIG)]),
    forest("forest-2-cards-1-any", [draw(2), gain(1, ANY)]),
    forest(
        "forest-discard-3-gain-any",
        only_if(discard(up_to(3), let="gone", at_least=1), gain(that_many("gone"), ANY)),  # ED-WORKER-13
    ),
    forest(
        "forest-draw-2-meadow-play-1",
        only_if(draw_from_meadow(2, let="drawn"), play_cheaper(1, out_of="drawn")),  # ED-WORKER-14
    ),
)
