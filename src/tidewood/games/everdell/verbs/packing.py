"""A card to be played, a way to play it and a payment, each written as one number.

A card that is to be played is one number: the card, where it comes from, and how an effect lets it be played. A way is
one number too: the serial of the ability's card (0: none), of the construction that is occupied (0: none), and of the
card of its banner that a legendary card replaces (0: none).
"""

from __future__ import annotations

from typing import Final

SOURCE: Final = 10  # bits of a card number
HOW: Final = 16
PAYING: Final = 0
FREE: Final = 1
LESS: Final = 2  # and above: by how many
LESS_BY: Final = 2
OCCUPY: Final = 20  # bits of the ability's serial in a way
BANNER: Final = 40  # and below the serial of what a legendary card replaces
PAY: Final = 0


def to_play(card: int, source: int, how: int = PAYING) -> int:
    return card | source << SOURCE | how << HOW


def less_by(n: int) -> int:
    return LESS | n << LESS_BY


def card_in(play: int) -> int:
    return play & (1 << SOURCE) - 1


def source_in(play: int) -> int:
    return play >> SOURCE & 63


def how_in(play: int) -> int:
    return play >> HOW


def ability_in(way: int) -> int:
    return way & (1 << OCCUPY) - 1


def home_in(way: int) -> int:
    return way >> OCCUPY & (1 << BANNER - OCCUPY) - 1


def banner_in(way: int) -> int:
    return way >> BANNER


def packed(sums: list[int]) -> int:
    return sums[0] | sums[1] << 5 | sums[2] << 10 | sums[3] << 15


def unpacked(payment: int) -> tuple[int, int, int, int]:
    return (payment & 31, payment >> 5 & 31, payment >> 10 & 31, payment >> 15 & 31)
