"""Her plan cards: rules for the whole game, for one human. [PH-PLAN-01 to PH-PLAN-18]"""

from __future__ import annotations

from tidewood.games.everdell.filters import PROSPERITIES
from tidewood.games.everdell.phantomia.words import (
    DIFFICULTY,
    FIGURE,
    HAND_CARD,
    OCCUPIED_PLACE,
    POINTS_OF_IT,
    TO_LAIR,
    after,
    beyond,
    give_up,
    her_draw,
    her_points,
    plan,
    played,
    softened,
    unless,
)
from tidewood.games.everdell.words import ANY, any_number

CAPTIVATING_EFFECT = plan(
    "captivating-effect", above_level_0=True,
    rule=after(OCCUPIED_PLACE, unless(give_up(1, HAND_CARD | ANY), her_points(DIFFICULTY))),
)  # fmt: skip
SKILFUL_WEAVING = plan("skilful-weaving", after(played(PROSPERITIES), her_points(POINTS_OF_IT)))
NECESSITY = plan("necessity", after(FIGURE, softened(give_up(any_number, ANY), her_draw(beyond(3), TO_LAIR))))
