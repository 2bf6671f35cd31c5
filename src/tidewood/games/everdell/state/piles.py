"""The deck, the discard pile and the hands, and the silent changes to them. Slots say who knows a card."""

from __future__ import annotations

from tidewood.games.everdell.events import RESHUFFLED
from tidewood.games.everdell.fields import PLAYER_SET
from tidewood.games.everdell.pieces import LEGEND_POOL, MEADOW_SIZE, NO_CARD
from tidewood.games.everdell.state.contents import DECK_POOL, Fields
from tidewood.kernel.chance import draw
from tidewood.kernel.core import CHANCE_USED, REVEALED, ROLL
from tidewood.kernel.decks import UNSEEN, card_of, cards_of, known_to, slot


class Piles(Fields):
    """The cards that lie in no city."""

    __slots__ = ()

    # -- hands

    @property
    def all_players(self) -> int:
        return PLAYER_SET.first(self.players)

    def take_from_hand(self, who: int, card: int, hidden_from: int = 0) -> int:
        """A card leaves a hand; the answer is its slot. Whoever does not see which one it is no longer knows for
        certain what is left.
        """
        hand = self.hands[who]
        found = [i for i, other in enumerate(cards_of(hand)) if other == card]
        assert found, f"{self.cards[card].id} is not in the hand"
        # Of several copies the one goes that most have seen: others must take it to be that one.
        packed = hand.pop(found[0] if len(found) == 1 else max(found, key=lambda i: known_to(hand[i]).bit_count()))
        if hidden_from:
            for i, left in enumerate(hand):
                hand[i] = slot(DECK_POOL, card_of(left), PLAYER_SET.without(known_to(left), hidden_from))
        return packed

    def announce(self, who: int, card: int) -> None:
        """A card that is about to be played is seen by all, while it is still asked how."""
        hand = self.hands[who]
        cards = cards_of(hand)
        if card in cards:
            hand[cards.index(card)] = slot(DECK_POOL, card, self.all_players)
            return
        for i, packed in enumerate(self.legends[who]):  # a legendary card stays beside the city until it is paid
            if card_of(packed) == card:
                own = [*self.legends[who][:i], slot(LEGEND_POOL, card, self.all_players), *self.legends[who][i + 1 :]]
                self.legends = [*self.legends[:who], own, *self.legends[who + 1 :]]

    def discard_from_hand(self, who: int, card: int) -> None:
        """Face down: only the owner knows which. [ED-MEADOW-04]"""
        self.take_from_hand(who, card, PLAYER_SET.minus(self.all_players, who))
        self.discards.append(slot(DECK_POOL, card, PLAYER_SET.only(who)))

    def discard_shown(self, card: int) -> None:
        if self.rules.helper:  # the discard pile is the people's affair: the card may come again
            self.pools[DECK_POOL][card] += 1
            self.deck.append(slot(DECK_POOL))
            return
        self.discards.append(slot(DECK_POOL, card, self.all_players))

    # -- the deck

    @property
    def quick(self) -> bool:
        """Whether the program rolls, so that a draw need not go through a question of its own."""
        return self.mode == ROLL and not self.fixed

    def ready_deck(self) -> bool:
        """When the deck is empty the discard pile is shuffled into a new one. [ED-MEADOW-05]"""
        if not self.deck:
            self.settle_unseen()
            for packed in self.discards:
                if card_of(packed) != UNSEEN:
                    self.pools[DECK_POOL][card_of(packed)] += 1
            self.deck = [slot(DECK_POOL)] * len(self.discards)
            if self.discards:
                self.tell(RESHUFFLED)
            self.discards = []
        return bool(self.deck)

    def settle_unseen(self) -> None:
        """Before the discard pile becomes the deck: what Phantomia has drawn unseen came from the deck before it. At a
        real table nobody knows those cards, so they stay open there.
        """
        if self.mode == ROLL and any(self.pools[DECK_POOL]):
            self.lair = self.lair[:]
            for pile in (self.hands[-1], self.lair):
                for i, packed in enumerate(pile):
                    if packed == slot(DECK_POOL):
                        pile[i] = slot(DECK_POOL, self.drawn_from(self.pools[DECK_POOL]))

    def pull(self) -> int:
        """The top card of the deck, drawn by the program. The caller has looked that there is one."""
        packed = self.deck.pop()
        self.marks |= CHANCE_USED
        card = card_of(packed)
        return self.drawn_from(self.pools[DECK_POOL]) if card == UNSEEN else card

    def drawn_from(self, pool: list[int]) -> int:
        n = draw(self.rng, sum(pool))
        self.rng += 1
        for card, left in enumerate(pool):
            n -= left
            if n < 0:
                pool[card] = left - 1
                return card
        raise AssertionError("an empty pool")

    def deck_outcomes(self) -> tuple[list[int], list[int]]:
        """What the top card can be, and how likely each is."""
        top = card_of(self.deck[-1])
        if top != UNSEEN:
            return [top], [1]
        pool = self.pools[DECK_POOL]
        cards = [card for card, n in enumerate(pool) if n]
        return cards, [pool[card] for card in cards]

    def settle_top(self, card: int) -> None:
        """The top card came out as this one, and leaves the deck."""
        if card_of(self.deck.pop()) == UNSEEN:
            self.pools[DECK_POOL][card] -= 1

    def reveal_discard(self) -> int:
        self.marks |= REVEALED
        card = card_of(self.discards.pop())
        return self.drawn_from(self.pools[DECK_POOL]) if card == UNSEEN else card

    def into_hand(self, who: int, card: int, known: int) -> None:
        self.hands[who].append(slot(DECK_POOL, card, PLAYER_SET.plus(known, who)))

    def empty_places(self) -> list[int]:
        """Places of the Meadow to be refilled, from 0."""
        return [i for i in range(MEADOW_SIZE) if self.meadow[i] == NO_CARD and i + 1 != self.figure]  # PH-FIGURE-04
