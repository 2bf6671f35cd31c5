"""Cards that leave a hand: discarded, or given to others."""

from __future__ import annotations

from typing import ClassVar, Final

from tidewood.games.everdell.events import DISCARDS, GIVES_CARD
from tidewood.games.everdell.fields import PLAYER_SET
from tidewood.games.everdell.opponent import OPPONENTS
from tidewood.games.everdell.state import Valley
from tidewood.games.everdell.verbs.common import STOP, UP_TO, Counted, Some, enough
from tidewood.games.everdell.verbs.gaining import recipients
from tidewood.games.everdell.verbs.naming import CHOSEN_FROM_HAND, CHOSEN_SEAT
from tidewood.kernel.amounts import Amount
from tidewood.kernel.core import NOTHING, Frame, Node, Result, Scope
from tidewood.kernel.decks import cards_of
from tidewood.kernel.declaration import Declaration
from tidewood.kernel.declare import option, question
from tidewood.kernel.picks import MOST


def cards_of_hand(s: Valley, who: int) -> list[int]:
    """All cards of a hand, by number."""
    return sorted(cards_of(s.hands[who]))


class DiscardHand(Some):
    """Discard cards from the hand, face down."""

    says = option("discard", "discard {card}", card=CHOSEN_FROM_HAND)
    asks = question("discard-hand", by_card=True, n=MOST, up_to=UP_TO)
    asks_to_stop = True

    def things(self, s: Valley, scope: Scope) -> list[int]:
        return cards_of_hand(s, scope.owner)

    def hidden(self, s: Valley, f: Frame, picked: list[int]) -> bool:
        """What is in a hand must not show in whether its owner is asked; that all of it goes, everybody sees."""
        n = len(s.hands[f.scope.owner])
        return n - len(picked) > 1 and (self.amount.up_to or self.amount.of(s, f.scope) < n)

    def most(self, s: Valley, scope: Scope) -> int:
        return min(self.amount.of(s, scope), len(s.hands[scope.owner]))

    def take(self, s: Valley, f: Frame, picked: list[int]) -> None:
        who = f.scope.owner
        for card in picked:
            s.discard_from_hand(who, card)
        s.result = Result(tuple([(card, 0, 0) for card in picked]), len(picked))
        if picked:
            s.tell(DISCARDS, (who, len(picked)), tuple(picked), PLAYER_SET.only(who))

    def can(self, s: Valley, scope: Scope) -> bool:
        return enough(self.amount, s, scope, len(s.hands[scope.owner]))


def takers_of_cards(s: Valley, who: int, n: int) -> list[int]:
    """Who can be given n cards: whoever has room for all of them, else whoever has the most. [ED-HAND-03,
    ED-PASS-02]
    """
    found = [other for other in recipients(s, who) if other >= s.players or s.hand_room(other) >= n]
    if not found:
        most = max([s.hand_room(other) for other in recipients(s, who)], default=0)
        found = [other for other in recipients(s, who) if most and s.hand_room(other) == most]
    return found


class GiveCards(Counted):
    """Give cards of the hand, or of those just drawn, to one other player who has room. [ED-HAND-03, ED-HAND-04]"""

    says = option("give-to", "to {who}", who=CHOSEN_SEAT)
    nobody: ClassVar = option("give-to-nobody", "to nobody")
    asks = question("give-cards-to", by_card=True)

    def __init__(self, amount: Amount[Valley], name: str = "", let: str = "") -> None:
        super().__init__(amount, let)
        self.name: Final = name  # only out of these
        self.cards: Final = GiveThese(amount, name)

    def run(self, s: Valley, f: Frame) -> None:
        n = self.cards.most(s, f.scope)
        if n <= 0:
            s.result = NOTHING
            return
        s.ask(f, f.scope.chooser, takers_of_cards(s, f.scope.owner, n) or [STOP])

    def answer(self, s: Valley, f: Frame, option: int) -> None:
        s.push(Frame(self.cards, f.scope.in_mode(NO_TAKER if option == STOP else option)))

    def can(self, s: Valley, scope: Scope) -> bool:
        return bool(self.name) or len(s.hands[scope.owner]) >= self.amount.of(s, scope)

    def declared(self, s: Valley, f: Frame, option: int) -> Declaration | None:
        return self.nobody if option == STOP else self.says

    def children(self) -> list[Node[Valley]]:
        return [self.cards]


NO_TAKER: Final = 99  # nobody has room


class GiveThese(Some):
    """Which cards are given; the mode of the scope says to whom."""

    says = option("give-card", "give {card}", card=CHOSEN_FROM_HAND)
    asks = question("give-cards", by_card=True, n=MOST)

    def __init__(self, amount: Amount[Valley], name: str) -> None:
        super().__init__(amount)
        self.name: Final = name

    def things(self, s: Valley, scope: Scope) -> list[int]:
        hand = cards_of_hand(s, scope.owner)
        if not self.name:
            return hand
        cards: list[int] = []
        for thing in scope.named(self.name).things:  # some may have gone on to another player already
            if thing[0] in hand:
                hand.remove(thing[0])
                cards.append(thing[0])
        return sorted(cards)

    def most(self, s: Valley, scope: Scope) -> int:
        n = len(self.things(s, scope))
        return min(self.amount.of(s, scope), n - 1 if self.name else n)

    def hidden(self, s: Valley, f: Frame, picked: list[int]) -> bool:
        """All of the hand: there is nothing to decide, and everybody sees that."""
        n = len(self.things(s, f.scope))
        return n - len(picked) > 1 and self.most(s, f.scope) < n

    def take(self, s: Valley, f: Frame, picked: list[int]) -> None:
        who, taker = f.scope.owner, f.scope.mode
        for card in picked:
            give_card(s, who, taker, card)
        s.result = Result(tuple([(card, who, taker) for card in picked]), len(picked))


def give_card(s: Valley, who: int, taker: int, card: int) -> None:
    """A hand card reaches another player; giver and taker know it. What does not fit is discarded. [ED-HAND-04]"""
    if taker < s.players and s.hand_room(taker) > 0:
        both = PLAYER_SET.made_of((who, taker))
        s.take_from_hand(who, card, PLAYER_SET.without(s.all_players, both))
        s.into_hand(taker, card, PLAYER_SET.only(who))
        s.tell(GIVES_CARD, (who, taker), (card,), both)
    elif taker == s.players and s.rules.opponent:
        OPPONENTS[s.rules.opponent].receives_card(s, who, card)
        s.tell(GIVES_CARD, (who, s.seat(taker)), (card,), PLAYER_SET.only(who))
    else:
        s.discard_from_hand(who, card)
        s.tell(DISCARDS, (who, 1), (card,), PLAYER_SET.only(who))
