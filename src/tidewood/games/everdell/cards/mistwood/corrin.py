"""The five Corrin cards. [MW-CORRIN-01 to MW-CORRIN-10]"""

from __future__ import annotations

from tidewood.games.everdell.words import *

CORRIN_THE_LEADER = critter(
    "corrin-the-leader", GOVERNANCE, UNIQUE, copies=1, cost="3 berry", points=1, from_set="corrin",  # MW-CORRIN-04
    home=any_of(GOVERNANCE, CONSTRUCTION),  # MW-CORRIN-03
    rule=after_drawing([pass_on(let="given"), gain(that_many("given"), POINT)]),  # MW-CORRIN-06
)
CORRIN_THE_KING = critter(
    "corrin-the-king", PROSPERITY, UNIQUE, copies=1, cost="5 berry", points=4, from_set="corrin",  # MW-CORRIN-04
    home=any_of(PROSPERITY, CONSTRUCTION),  # MW-CORRIN-03
    score=per(best_elsewhere(PROSPERITIES)),  # MW-CORRIN-07
)
CORRIN_THE_WARRIOR = critter(
    "corrin-the-warrior", TRAVELLER, UNIQUE, copies=1, cost="4 berry", points=2,  # MW-CORRIN-04
    from_set="corrin", space=0, home=any_of(DESTINATION, CONSTRUCTION),  # MW-CORRIN-03
    on_play=[give_away(8, let="given"), gain(that_many("given"), POINT)],  # MW-CORRIN-08
)
CORRINS_FIELD = construction(
    "corrins-field", PRODUCTION, UNIQUE, copies=1, cost="1 twig 1 resin 1 pebble", points=1,  # MW-CORRIN-04
    from_set="corrin", frees=any_of(PRODUCTION, CRITTER),  # MW-CORRIN-02
    produce=[  # MW-CORRIN-09
        gain(1, BERRY), gain(per(elsewhere(card("farm"))), BERRY), each_other(draw_up_to(per(card("farm")))),
    ],
)
CORRINS_PATH = construction(
    "corrins-path", DESTINATION, UNIQUE, copies=1, cost="1 pebble", points=0,  # MW-CORRIN-04
    from_set="corrin", space=0, frees=any_of(TRAVELLER, CRITTER),  # MW-CORRIN-02
    visit=copy_visited("cemetery", "chapel", "monastery", "pirate-ship"),  # MW-CORRIN-10
)  # fmt: skip
