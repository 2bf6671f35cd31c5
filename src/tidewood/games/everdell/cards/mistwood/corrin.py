"""The five Corrin cards. [MW-CORRIN-01 to MW-CORRIN-10]"""

from __future__ import annotations

from tidewood.games.everdell.mistwood.words import (
    after_drawing,
    any_of,
    best_elsewhere,
    copy_visited,
    draw_up_to,
    each_other,
    elsewhere,
    give_away,
    pass_on,
)
from tidewood.games.everdell.pieces import CONSTRUCTION, CRITTER
from tidewood.games.everdell.words import (
    BERRY,
    DESTINATION,
    GOVERNANCE,
    POINT,
    PRODUCTION,
    PROSPERITIES,
    PROSPERITY,
    TRAVELLER,
    UNIQUE,
    card,
    construction,
    critter,
    gain,
    per,
    that_many,
)

CORRIN_THE_LEADER = critter(
    "corrin-the-leader", GOVERNANCE, UNIQUE, copies=1, cost="3 berry", points=1, from_set="corrin",
    home=any_of(GOVERNANCE, CONSTRUCTION),
    rule=after_drawing([pass_on(let="given"), gain(that_many("given"), POINT)]),
)
CORRIN_THE_KING = critter(
    "corrin-the-king", PROSPERITY, UNIQUE, copies=1, cost="5 berry", points=4, from_set="corrin",
    home=any_of(PROSPERITY, CONSTRUCTION),
    score=per(best_elsewhere(PROSPERITIES)),
)
CORRIN_THE_WARRIOR = critter(
    "corrin-the-warrior", TRAVELLER, UNIQUE, copies=1, cost="4 berry", points=2, from_set="corrin", space=0,
    home=any_of(DESTINATION, CONSTRUCTION),
    on_play=[give_away(8, let="given"), gain(that_many("given"), POINT)],
)
CORRINS_FIELD = construction(
    "corrins-field", PRODUCTION, UNIQUE, copies=1, cost="1 twig 1 resin 1 pebble", points=1, from_set="corrin",
    frees=any_of(PRODUCTION, CRITTER),
    produce=[
        gain(1, BERRY), gain(per(elsewhere(card("farm"))), BERRY), each_other(draw_up_to(per(card("farm")))),
    ],
)
CORRINS_PATH = construction(
    "corrins-path", DESTINATION, UNIQUE, copies=1, cost="1 pebble", points=0, from_set="corrin", space=0,
    frees=any_of(TRAVELLER, CRITTER),
    visit=copy_visited(),
)  # fmt: skip
