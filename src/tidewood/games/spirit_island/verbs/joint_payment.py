"""Energy that Spirits pay together, some of it with elements and with cards that show them."""

from __future__ import annotations

from typing import Final

from tidewood.games.spirit_island import events
from tidewood.games.spirit_island.conditions.situations import CORNER_KIND
from tidewood.games.spirit_island.fields import NUMBER, PLAYER
from tidewood.games.spirit_island.fields import POWER as POWER_CARD
from tidewood.games.spirit_island.hooks import CORNER_ELEMENT
from tidewood.games.spirit_island.state import Island
from tidewood.games.spirit_island.verbs.power_cards import forget
from tidewood.games.spirit_island.verbs.powers import power_of
from tidewood.kernel.amounts import Amount
from tidewood.kernel.core import Frame, Result, Scope
from tidewood.kernel.declaration import Declaration
from tidewood.kernel.declare import option, part, question
from tidewood.kernel.joint import LEFT, JointPayment

ENERGY, DISCARDED, FORGOTTEN = range(3)
DISCARD_PAYS: Final = 2  # SI-EVENT-16
FORGET_PAYS: Final = 4  # SI-EVENT-17
MARKER_PAYS: Final = 2  # an element at a corner of the island
NO_AID: Final = -1
PAYER: Final = part(PLAYER, bits=3)
HOW: Final = part(NUMBER, bits=2, above=PAYER)
AMOUNT: Final = part(NUMBER, above=HOW)
CARD: Final = part(POWER_CARD, above=HOW)
PAY_ENERGY: Final = option("pay-energy", "pay {n} energy", refs=("player:{who}",), n=AMOUNT, who=PAYER)
PAY_BY_DISCARD: Final = option("pay-by-discard", "discard {card}", card=CARD)
PAY_BY_FORGETTING: Final = option("pay-by-forgetting", "forget {card}", card=CARD)


def pay_energy(s: Island, who: int, n: int = 1) -> None:
    s.energy[who] -= n
    s.tell(events.PAID, (who, n))


class JointPay(JointPayment[Island]):
    """So much Energy from all Spirits together, shared as they like but in full. Elements of the kind that aids it pay
    1 each while they are in play; a card with it pays once, in one way. [SI-EVENT-14, SI-EVENT-15, SI-EVENT-16,
    SI-EVENT-17, SI-EVENT-18]
    """

    asks = question("joint-pay", by_card=True, left=LEFT)

    def __init__(self, amount: Amount[Island], aided_by: int = NO_AID) -> None:
        self.amount: Final = amount
        self.aided_by: Final = aided_by

    def due(self, s: Island, scope: Scope) -> int:
        """What is to be paid beside the elements in play."""
        return max(self.amount.of(s, scope) - self.in_play(s), 0)

    def in_play(self, s: Island) -> int:
        if self.aided_by == NO_AID:
            return 0
        n = sum([s.elements[who * 8 + self.aided_by] for who in range(s.players)])
        if CORNER_ELEMENT in s.hooks:
            values = {row.value for row in s.rows if row.rule.hook == CORNER_ELEMENT}
            n += MARKER_PAYS * sum([CORNER_KIND.of(value) == self.aided_by for value in values])
        return n

    def shows(self, card: int) -> int:
        return power_of(card).elements[self.aided_by] if self.aided_by != NO_AID else 0

    def cards(self, s: Island, f: Frame, who: int) -> list[int]:
        """Cards of a Spirit that show the element and have not paid."""
        spent = [thing[0] for thing in f.got.things]
        return [c for c in sorted([*s.hand[who], *s.play[who], *s.discard[who]]) if self.shows(c) and c not in spent]

    def forgotten_pays(self, s: Island, who: int, card: int) -> int:
        """A card in play no longer pays with its element."""
        return FORGET_PAYS - (self.shows(card) if card in s.play[who] else 0)

    def most(self, s: Island, f: Frame) -> int:
        """What the Spirits could pay at best."""
        n = sum(s.energy)
        if self.aided_by != NO_AID:
            for who in range(s.players):
                n += sum([self.forgotten_pays(s, who, card) for card in self.cards(s, f, who)])
        return n

    def can(self, s: Island, scope: Scope) -> bool:
        return self.due(s, scope) <= self.most(s, Frame(self, scope))

    def offers(self, s: Island, f: Frame, who: int) -> list[int]:
        left, most = LEFT.of(f), self.most(s, f)
        sums = {min(left, s.energy[who]), min(s.energy[who], 1)} - {0}
        if s.players == 1 and s.energy[who] >= left:
            sums = {left}
        elif s.players == 1 and most > s.energy[who]:  # cards come first, Energy is the rest
            sums = set()
        found = [PAYER.put(who) | AMOUNT.put(n) for n in sorted(sums, reverse=True)]
        for card in self.cards(s, f, who):
            best = self.forgotten_pays(s, who, card)
            if card in s.hand[who] and most - best + DISCARD_PAYS >= left:
                found.append(PAYER.put(who) | HOW.put(DISCARDED) | CARD.put(card))
            found.append(PAYER.put(who) | HOW.put(FORGOTTEN) | CARD.put(card))
        return found

    def worth(self, s: Island, f: Frame, option: int) -> int:
        if HOW.of(option) == FORGOTTEN:
            return self.forgotten_pays(s, PAYER.of(option), CARD.of(option))
        return DISCARD_PAYS if HOW.of(option) == DISCARDED else AMOUNT.of(option)

    def given(self, f: Frame, option: int) -> Result:
        return f.got if HOW.of(option) == ENERGY else f.got.plus(CARD.of(option), PAYER.of(option), -1)

    def give(self, s: Island, f: Frame, option: int) -> None:
        who, card = PAYER.of(option), CARD.of(option)
        if HOW.of(option) == ENERGY:
            pay_energy(s, who, AMOUNT.of(option))
        elif HOW.of(option) == DISCARDED:
            s.hand[who].remove(card)
            s.discard[who] = sorted([*s.discard[who], card])
            s.tell(events.CARD_DISCARDED, (who, card))
        else:
            forget(s, who, card)

    def declared(self, s: Island, f: Frame, option: int) -> Declaration | None:
        return (PAY_ENERGY, PAY_BY_DISCARD, PAY_BY_FORGETTING)[HOW.of(option)]
