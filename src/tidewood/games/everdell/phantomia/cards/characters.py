"""Her character cards: what happens to Meadow cards next to the figure. [PH-CHARACTER-01 to PH-CHARACTER-14]"""

from __future__ import annotations

from tidewood.games.everdell.phantomia.words import *

DEALMAKER = character("the-dealmaker", taking(give_point(1)))  # PH-CHARACTER-07
SPLENDID = character("the-splendid-one", surcharge())  # PH-CHARACTER-13
# [PH-CHARACTER-14]
PRIVILEGED = character("the-privileged-one", [no_taking(), after(she_plays_adjacent(), her_points(DIFFICULTY))])
# [PH-CHARACTER-08]
PARASITE = character("the-parasite", [after(FIGURE, discard_adjacent()), after(taken(), discard_adjacent())])
SNAPPY = character("the-snappy-one", taking(fill_place()))  # PH-CHARACTER-09
PEDANT = character("the-pedant", after(taken(), move_figure()))  # PH-CHARACTER-10
PERFIDIOUS = character(  # PH-CHARACTER-11
    "the-perfidious-one", after(taken(), for_each(POINTS_OR_ONE, either(discard(1), pay(1, ANY), her_points(1))))
)
PLUNDERER = character("the-plunderer", after(PREPARING, plunder()))  # PH-CHARACTER-12
