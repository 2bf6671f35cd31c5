"""What a player knows: everything else is drawn again, so that a bot can think without peeking."""

from __future__ import annotations

from tidewood.games.everdell.fields import PLAYER_SET
from tidewood.games.everdell.mistwood.knowledge import redraw_modules
from tidewood.games.everdell.state import DECK_POOL, Valley
from tidewood.kernel.chance import draw
from tidewood.kernel.decks import UNSEEN, card_of, known_to, slot


def redraw(s: Valley, who: int) -> None:
    """Hands, discards and other hidden cards that this player does not know are mixed with the deck and drawn anew.
    A spectator knows none of them.
    """
    redraw_modules(s, who)
    pool = s.pools[DECK_POOL]
    hidden: list[tuple[list[int], int]] = []
    for pile in hidden_piles(s):
        for i, packed in enumerate(pile):
            card = card_of(packed)
            if card != UNSEEN and (who < 0 or not PLAYER_SET.has(known_to(packed), who)):
                pool[card] += 1
                hidden.append((pile, i))
    if not hidden:
        return
    cards: list[int] = []
    for card, n in enumerate(pool):
        cards += [card] * n
    for pile, i in hidden:
        at = draw(s.rng, len(cards))
        s.rng += 1
        card = cards[at]
        cards[at] = cards[-1]
        cards.pop()
        pool[card] -= 1
        pile[i] = slot(DECK_POOL, card, known_to(pile[i]))


def hidden_piles(s: Valley) -> list[list[int]]:
    """Everything that can hold a card which not everybody knows. Modules add theirs here."""
    s.lair = s.lair[:]  # shared with copies otherwise
    return [*s.hands, s.discards, s.lair]
