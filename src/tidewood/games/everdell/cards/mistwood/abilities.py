"""The four ability cards. [MW-ABILITY-08 to MW-ABILITY-11]"""

from __future__ import annotations

from tidewood.games.everdell.words import *

ability("butterflies", BUTTERFLIES, larger_hand(MORE_CARDS))
ability("pigs", PIGS, after_season_began(may(TAKE_FARM)), start=may(TAKE_FARM))
ability(
    "spiders", SPIDERS, after_worker_at_figure([GAIN_LACKING, draw(1), PUT_FIGURE]), start=PUT_FIGURE,
    in_older_saves=[draw(1), GAIN_LACKING, PUT_FIGURE],
)
ability(
    "weasels", WEASELS,
    after_any_card(  # MW-ABILITY-11 MW-ABILITY-06
        may(either(
            only_if(discard(2), gain(1, TWIG | RESIN | BERRY)),  # MW-ABILITY-11
            only_if(discard(3), gain(1, PEBBLE)),  # MW-ABILITY-11
        ))
    ),
)  # fmt: skip
