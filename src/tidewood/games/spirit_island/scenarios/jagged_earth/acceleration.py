"""The Invader deck runs faster: its topmost card of the lowest stage is discarded."""

from __future__ import annotations

from typing import Final

from tidewood.games.spirit_island import events
from tidewood.games.spirit_island.fields import NUMBER
from tidewood.games.spirit_island.state import STAGE_1, Island
from tidewood.games.spirit_island.verbs.deck_tops import take_invader_card
from tidewood.games.spirit_island.verbs.invaders import INVADER_CARD_DRAWN
from tidewood.kernel.core import REVEALED, Frame, Node
from tidewood.kernel.decks import UNSEEN, card_of, outcomes, pool_of, settle
from tidewood.kernel.declare import Cursor, question


def lowest(s: Island) -> int:
    """Where the topmost card of the lowest stage lies in the deck."""
    stages = [pool_of(slot) for slot in s.invader_deck]
    return stages.index(min(stages))


class AccelerateDeck(Node[Island]):
    """Discard the topmost card of the lowest stage of the Invader deck."""

    falls = INVADER_CARD_DRAWN
    asks = question("discard-invader-card")

    def run(self, s: Island, f: Frame) -> None:
        if not s.invader_deck:
            return
        card = s.invader_deck[lowest(s)]
        if card_of(card) == UNSEEN:
            s.chance(f, *outcomes(s.pools[pool_of(card)]))
        else:
            self.fell(s, f, card_of(card))

    def fell(self, s: Island, f: Frame, outcome: int) -> None:
        at = lowest(s)
        if card_of(s.invader_deck[at]) == UNSEEN:
            settle(s.pools, s.invader_deck, at, outcome, 0)
        take_invader_card(s, at)
        s.invader_discard.append(outcome)
        s.marks |= REVEALED
        s.tell(events.ACCELERATED, (outcome,))


class DiscardBefore(Node[Island]):
    """The card by which a scenario makes the Invader deck shorter before the game lies face up in the discard."""

    falls = INVADER_CARD_DRAWN
    asks = question("discard-invader-card")

    def run(self, s: Island, f: Frame) -> None:
        pool = STAGE_1 + int(s.rules.deck_discards) - 1
        s.chance(POOL.put(f, pool), *outcomes(s.pools[pool]))

    def fell(self, s: Island, f: Frame, outcome: int) -> None:
        s.pools[POOL.of(f)][outcome] -= 1
        s.invader_discard.append(outcome)
        s.marks |= REVEALED
        s.tell(events.ACCELERATED, (outcome,))


POOL: Final = Cursor(NUMBER)
ACCELERATE_DECK: Final = AccelerateDeck()
