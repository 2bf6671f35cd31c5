"""Her character cards: what happens to Meadow cards next to the figure. [PH-CHARACTER-01 to PH-CHARACTER-14]"""

from __future__ import annotations

from tidewood.games.everdell.phantomia.words import (
    DIFFICULTY,
    after,
    character,
    give_point,
    her_points,
    no_taking,
    she_plays_adjacent,
    surcharge,
    taking,
)

DEALMAKER = character("the-dealmaker", taking(give_point(1)))
SPLENDID = character("the-splendid-one", surcharge())
PRIVILEGED = character("the-privileged-one", [no_taking(), after(she_plays_adjacent(), her_points(DIFFICULTY))])
