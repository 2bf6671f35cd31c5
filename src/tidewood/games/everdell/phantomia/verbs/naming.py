"""What her options and questions share: the die, a card that is turned up or lost, and the registers of her steps."""

from __future__ import annotations

from typing import Any, Final

from tidewood.games.everdell.fields import MEADOW_PLACE, NUMBER, PLAYER
from tidewood.games.everdell.verbs.naming import CHOSEN, CHOSEN_CARD
from tidewood.kernel.bits import PLAYER_SET, Bits
from tidewood.kernel.declare import Cursor, Held, Worked, option, question

MEADOW_SET: Final = Bits(MEADOW_PLACE)
DONE: Final = Cursor(NUMBER)  # how many are done
SEAT_ASKED: Final = Cursor(PLAYER)  # people are asked one after another
AT_PLACE: Final = Held(NUMBER)  # the place of the Meadow that the die came to

DIE: Final = option("number", "die {n}", number=CHOSEN, n=CHOSEN)
ASK_DIE: Final = question("her-die")
CARD_NUMBER: Final = Worked(NUMBER, lambda s, f, option: option + 1)  # a card has the same number in every list
HER_CARD: Final = option("card", "her {card}", number=CARD_NUMBER, card=CHOSEN_CARD)
LOST_CARD: Final = option("card", "lose {card}", number=CARD_NUMBER, card=CHOSEN_CARD)
ASK_DRAWN: Final = question("drawn-from-hand")


def others(s: Any, who: int) -> int:
    """Everybody else, as those who do not know a card of this player."""
    return PLAYER_SET.minus(s.all_players, who)
