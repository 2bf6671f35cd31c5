"""What lies on a card of a city, in one number a card."""

from __future__ import annotations

from typing import Final

from tidewood.kernel.declare import part
from tidewood.kernel.fields import FLAG, NUMBER

OCCUPIED_ON: Final = part(FLAG, bits=1)
DOWN_ON: Final = part(FLAG, bits=1, above=OCCUPIED_ON)  # turned face down
CLOSED_ON: Final = part(NUMBER, bits=2)  # occupied or face down: nobody can move in
WEB_ON: Final = part(FLAG, bits=1, above=DOWN_ON)
USED_ON: Final = part(FLAG, bits=1, above=WEB_ON)  # once-a-turn effects
FREE_BITS: Final = part(NUMBER, bits=4, above=USED_ON)
POINTS_ON: Final = part(NUMBER, bits=8, above=FREE_BITS)
TWIGS_ON: Final = part(NUMBER, bits=8, above=POINTS_ON)
RESIN_ON: Final = part(NUMBER, bits=8, above=TWIGS_ON)
PEBBLES_ON: Final = part(NUMBER, bits=8, above=RESIN_ON)
BERRIES_ON: Final = part(NUMBER, bits=8, above=PEBBLES_ON)
STAFF_ON: Final = part(NUMBER, bits=4, above=BERRIES_ON)  # number of workers standing there
GOODS_ON: Final = (TWIGS_ON, RESIN_ON, PEBBLES_ON, BERRIES_ON)
