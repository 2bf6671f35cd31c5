"""Decks and hands without an order until somebody looks.

A pile is a list of slots. A slot is a known card, or a draw from a pool that nobody has made yet; it remembers its
pool, and which players know it. Piles may share a pool, and a pile may hold slots of several pools (a deck built in
stages, or with foreign cards). Packed into one int each, so that a pile is a plain list.
"""

from __future__ import annotations

from typing import Final

from tidewood.kernel.bits import PLAYER_SET
from tidewood.kernel.core import S

UNSEEN: Final = -1
# A slot: the card + 1, or 0 while nobody has drawn it; its pool; the set of players who know it.
CARD: Final = 0xFFFF
POOL: Final = 0xFF
POOL_AT: Final = 16
KNOWN_AT: Final = 24


def slot(pool: int, card: int = UNSEEN, known: int = 0) -> int:
    return card + 1 | pool << POOL_AT | known << KNOWN_AT


def card_of(slot: int) -> int:
    """The card, or UNSEEN while nobody has drawn it."""
    return (slot & CARD) - 1


def cards_of(pile: list[int]) -> list[int]:
    """The cards of a pile that are drawn, or UNSEEN."""
    return [(slot & CARD) - 1 for slot in pile]


def pool_of(slot: int) -> int:
    return slot >> POOL_AT & POOL


def known_to(slot: int) -> int:
    """The set of players who know which card this is."""
    return slot >> KNOWN_AT


def is_known(slot: int, who: int, players: int) -> bool:
    """Whether a player knows the card; a spectator knows what all of them do."""
    return PLAYER_SET.has(known_to(slot), who) if who >= 0 else known_to(slot) == PLAYER_SET.first(players)


def shown_to(slot: int, players: int) -> int:
    """The same slot, after these players have seen it."""
    return slot | players << KNOWN_AT


def outcomes(pool: list[int]) -> tuple[list[int], list[int]]:
    """The cards a draw from the pool can come to, and how many of each there are."""
    cards = [card for card in range(len(pool)) if pool[card]]
    return cards, [pool[card] for card in cards]


def settle(pools: list[list[int]], pile: list[int], i: int, card: int, known: int) -> None:
    """The draw of slot i came to this card, and these players saw it."""
    pool = pool_of(pile[i])
    assert pools[pool][card] > 0, "a card that is not in its pool"
    pools[pool][card] -= 1
    pile[i] = slot(pool, card, known)


def redraw(s: S, pools: list[list[int]], piles: list[list[int]], who: int) -> None:
    """Put everything this player does not know back into its pool and draw it again; what nobody drew stays undrawn."""
    hidden: list[tuple[list[int], int]] = []
    for pile in piles:
        for i, packed in enumerate(pile):
            card = card_of(packed)
            if card != UNSEEN and not is_known(packed, who, s.players):
                pools[pool_of(packed)][card] += 1
                hidden.append((pile, i))
    for pile, i in hidden:
        known = known_to(pile[i])
        cards, weights = outcomes(pools[pool_of(pile[i])])
        settle(pools, pile, i, s.rolled(cards, weights), known)


def shuffle_together(pools: list[list[int]], pile: list[int], into: int) -> None:
    """The cards of a pile lose their order: each becomes a draw from one pool again."""
    for i, packed in enumerate(pile):
        card = card_of(packed)
        if card != UNSEEN:
            pools[into][card] += 1
        pile[i] = slot(into)
