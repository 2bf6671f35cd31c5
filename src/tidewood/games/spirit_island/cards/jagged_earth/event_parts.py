"""Token and Dahan events that several Event cards of Jagged Earth share."""

from __future__ import annotations

from typing import Final

from tidewood.games.spirit_island.words import *
from tidewood.games.spirit_island.words.event_words import *

CAREFUL: Final = rule("careful-defense", NUMBER, DEFEND, condition=has(DAHAN))
COORDINATED: Final = rule("coordinated-defense", NUMBER, DEFEND, condition=both(DAHAN, PRESENCE))

CAREFUL_DEFENSE: Final = dahan_event("careful-defense", this_turn(CAREFUL, value=2))
COORDINATED_DEFENSE: Final = dahan_event("coordinated-defense", this_turn(COORDINATED, value=5))
SMALL_STRUGGLES: Final = dahan_event(
    "a-thousand-small-struggles",
    each_board(when(All(board_has(4, BUILDINGS), boards.BoardHasAtMost(4, DAHAN)), on_board(no(DAHAN), blight(1)))),
)
PLAGUES: Final = token_event(
    "plagues-bring-fear-and-death",
    fear(per_board_with(DISEASE)),
    on_each_board(both(DISEASE, DAHAN), damage(2, DAHAN)),
)
BLUNDER: Final = token_event("explorers-blunder", each_board(among(2, BEASTS, destroy(1, EXPLORERS))))
HEEDLESS: Final = token_event("prey-on-the-heedless", in_every_land(BEASTS, damage(per(BEASTS))))
CHASED_OFF: Final = token_event(
    "beasts-chase-off-homesteaders", on_each_board(BEASTS, either(push(up_to(2), EXPLORERS), push(1, TOWNS)))
)
