"""List cards that happen once, written with the common words. [PH-LIST-07, PH-LIST-27 to PH-LIST-41]"""

from __future__ import annotations

from tidewood.games.everdell.phantomia.modules import Module
from tidewood.games.everdell.phantomia.words import (
    CARDS_IN_HAND,
    GIVEN,
    TO_FULL_CITY,
    fewer,
    her_draw,
    her_points,
    instant,
    roll,
    softened,
    unless,
)
from tidewood.games.everdell.words import BERRY, PEBBLE, RESIN, TWIG, any_number, discard, pay, per, up_to


def dice(id: str, twigs: int, resin: int, berries: int) -> Module:
    """A dice card: up to which number twigs, resin and berries are paid; above it pebbles. [PH-LIST-08]"""
    return instant(
        id,
        unless(
            discard(2), roll({twigs: pay(3, TWIG), resin: pay(3, RESIN), berries: pay(3, BERRY), 8: pay(3, PEBBLE)})
        ),
    )


THEFT = dice("theft", 2, 4, 7)  # PH-LIST-28
BUSY_LITTLE_SPIDER = instant(  # PH-LIST-31
    "busy-little-spider", softened(discard(up_to(3), let=GIVEN), her_draw(fewer(3), TO_FULL_CITY))
)
STOLEN = dice("stolen", 3, 6, 7)  # PH-LIST-32
PINCHED = dice("pinched", 1, 3, 6)  # PH-LIST-33
IMITATION = instant("imitation", softened(discard(any_number), her_points(per(CARDS_IN_HAND, 2))))  # PH-LIST-38
