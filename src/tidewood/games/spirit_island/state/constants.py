"""The small numbers that stand for places and states of the table."""

from __future__ import annotations

from typing import Final

from tidewood.games.spirit_island.pieces import TAG
from tidewood.kernel.declare import part
from tidewood.kernel.fields import NUMBER

# A damaged or otherwise special piece, as an entry of `odd`: its shape and where it stands
ODD_SHAPE: Final = part(NUMBER, bits=TAG.shift + TAG.bits)
ODD_PLACE: Final = part(NUMBER, above=ODD_SHAPE)

# action spaces of the Invader board, by which cards lie there
EXTRA_BUILD_SPACE, RAVAGE_SPACE, BUILD_SPACE, EXPLORE_SPACE = range(4)
SPACES: Final = ("immigration", "ravage", "build", "explore")

# pools of cards nobody has drawn yet
STAGE_1, STAGE_2, STAGE_3, FEAR_POOL, BLIGHT_POOL, MINOR_POOL, MAJOR_POOL, EVENT_POOL = range(8)

# why a game is lost; 0: it is not
NOT_LOST, BLIGHTED, SPIRIT_GONE, TIME_OUT, BY_ADVERSARY, BY_SCENARIO = range(6)
DEFEATS: Final = ("", "blight", "spirit-destroyed", "invader-deck-empty", "adversary", "scenario")

VICTORY: Final = 4  # as a Terror Level: the Fear deck is used up

# notes that are kept from step to step
EXTRA_BUILD_GONE, FEAR_CARDS_RESOLVED, SCENARIO_NOTE = range(3)
NOTES: Final = 3
# … and where an adversary keeps count, beside them
BLIGHT_ON_PANEL, BLIGHT_OF_HERDS, BEASTS_ON_PANEL, RAVAGED_BOARDS = range(3, 7)
MORE_NOTES: Final = 4

# how far a Spirit is in the Spirit phase
GROWING, PLAYING, READY = range(3)
