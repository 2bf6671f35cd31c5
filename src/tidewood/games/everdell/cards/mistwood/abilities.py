"""The four ability cards. [MW-ABILITY-08 to MW-ABILITY-11]"""

from __future__ import annotations

from tidewood.games.everdell.words import *

ability("butterflies", larger_hand(4), begins=True, deals=12)
ability("pigs", after_season_began(may(TAKE_FARM)), start=may(TAKE_FARM), stacks_farms=True)
ability(
    "spiders", after_worker_at_figure([GAIN_LACKING, draw(1), PUT_FIGURE]), start=PUT_FIGURE,
    is_last=True, among_people=True, in_older_saves=[draw(1), GAIN_LACKING, PUT_FIGURE],
)
ability(
    "weasels",
    after_any_card(  # MW-ABILITY-11 MW-ABILITY-06
        may(either(
            only_if(discard(2), gain(1, TWIG | RESIN | BERRY)),  # MW-ABILITY-11
            only_if(discard(3), gain(1, PEBBLE)),  # MW-ABILITY-11
        ))
    ),
)  # fmt: skip
