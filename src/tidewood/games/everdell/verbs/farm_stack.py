"""The stack of farms that an ability card brings: the open farm, and what happens when it leaves. [MW-ABILITY-09]"""

from __future__ import annotations

from typing import Final

from tidewood.games.everdell.card import CARDS, TERMS
from tidewood.games.everdell.events import ENTERS, FARM_TURNED_UP
from tidewood.games.everdell.pieces import DECK, FARM_POOL, LEGENDARY, NO_CARD
from tidewood.games.everdell.state import Valley
from tidewood.games.everdell.verbs.activating import produce_frame
from tidewood.games.everdell.verbs.common import Verb
from tidewood.games.everdell.verbs.gaining import gain_points
from tidewood.games.everdell.verbs.naming import CHOSEN_CARD
from tidewood.kernel.core import Frame, Node, Scope
from tidewood.kernel.declare import option, question

STACK_TOKENS: Final = 2  # for whose ability brings the stack, when somebody else plays a farm of it


def is_farm(card: int) -> bool:
    """Whether a card is a Farm for all rules. [MW-FARM-04]"""
    return "farm" in CARDS[card].counts_as and CARDS[card].rarity != LEGENDARY


def has_stack(s: Valley) -> bool:
    return any([TERMS[ability].stacks_farms for ability in s.ability])


def stack_farms(s: Valley) -> None:
    """All farms of the game leave the deck and lie beside the board."""
    deck = s.pools[DECK]
    stack = [n if is_farm(card) else 0 for card, n in enumerate(deck)]
    s.pools[DECK] = [n - stack[card] for card, n in enumerate(deck)]
    s.pools[FARM_POOL] = stack
    s.deck = s.deck[: len(s.deck) - sum(stack)]


def leave_stack(s: Valley, who: int) -> None:
    """Somebody plays the open farm: whose ability brings the stack gains if it is not they."""
    s.farm_top = NO_CARD
    for owner, ability in enumerate(s.ability):
        if TERMS[ability].stacks_farms and owner != who:
            gain_points(s, owner, STACK_TOKENS)


class TurnUpFarm(Node[Valley]):
    """The next farm of the stack lies open; those below stay unseen."""

    falls = option("card", "farm {card}", card=CHOSEN_CARD)
    asks = question("turn-up-farm")

    def run(self, s: Valley, f: Frame) -> None:
        pool = s.pools[FARM_POOL]
        cards = [card for card, n in enumerate(pool) if n]
        if cards and s.farm_top == NO_CARD:
            s.chance(f, cards, [pool[card] for card in cards])

    def fell(self, s: Valley, f: Frame, outcome: int) -> None:
        s.pools[FARM_POOL][outcome] -= 1
        s.farm_top = outcome
        s.tell(FARM_TURNED_UP, (outcome,))


class TakeFarm(Verb):
    """The open farm comes into the city without cost and acts. It is not played, so nothing reacts to that."""

    def run(self, s: Valley, f: Frame) -> None:
        who = f.scope.owner
        card = s.farm_top
        s.farm_top = NO_CARD
        serial = s.enter(who, card)
        s.tell(ENTERS, (who, card))
        s.push(Frame(TURN_UP_FARM, f.scope))
        s.push(produce_frame(s, who, serial, f.scope.cause, who))

    def can(self, s: Valley, scope: Scope) -> bool:
        return s.farm_top != NO_CARD


TURN_UP_FARM: Final = TurnUpFarm()
TAKE_FARM: Final = TakeFarm()
