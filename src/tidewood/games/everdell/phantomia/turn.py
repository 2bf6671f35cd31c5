"""Her turn: turn up an action card, then act, prepare or end. [PH-TURN-01, PH-TURN-02, PH-TURN-03]"""

from __future__ import annotations

from typing import Final

from tidewood.games.everdell.fields import SYMBOLS
from tidewood.games.everdell.phantomia.deck.cards import BOX, FIGURE, PLAYED, SPIDER, STACK
from tidewood.games.everdell.phantomia.happenings import SHE_FINISHES, SHE_PREPARES, SHE_TURNS_UP, STACK_RENEWED
from tidewood.games.everdell.phantomia.seasons import END, PREPARE
from tidewood.games.everdell.phantomia.verbs.action_options import ACT
from tidewood.games.everdell.phantomia.verbs.remembering import ENDS, PREPARES, begin, does
from tidewood.games.everdell.phantomia.verbs.spiders import idle
from tidewood.games.everdell.phantomia.verbs.steps import say_step
from tidewood.games.everdell.pieces import AUTUMN, WINTER
from tidewood.games.everdell.state import Valley
from tidewood.kernel.core import Frame, Node
from tidewood.kernel.declare import option, part, question
from tidewood.kernel.fields import Written


def boxed(s: Valley) -> list[int]:
    """The cards of which one is in the box unseen: winter cards with the spider that have not been seen.
    [PH-SETUP-19]
    """
    cards = s.rules.her_deck.actions
    if BOX in s.actions:
        return []
    return [
        i for i, at in enumerate(s.actions) if at == STACK and cards[i].season == WINTER and cards[i].symbol == SPIDER
    ]


def stack_size(s: Valley) -> int:
    return s.actions.count(STACK) - (0 if BOX in s.actions else 1)


def action_outcomes(s: Valley) -> tuple[list[int], list[int]]:
    """Which card can be on top of the stack, and how likely each is. The first of all is a winter card with the spider
    that was set aside; later one of those that have not been seen may be in the box instead.
    [PH-SETUP-19, PH-SETUP-20]
    """
    hidden = boxed(s)
    if s.action < 0 and hidden:
        return hidden, [1] * len(hidden)
    found = [i for i, at in enumerate(s.actions) if at == STACK]
    if not hidden:
        return found, [1] * len(found)
    weights = [len(hidden) - 1 if i in hidden else len(hidden) for i in found]
    return [i for i, n in zip(found, weights, strict=True) if n], [n for n in weights if n]


ACTION_CARDS: Final = Written("action-card", lambda s, i: str(s.rules.her_deck.actions[i].id))


class TurnUp(Node[Valley]):
    """The top card of the action stack is turned up; an empty stack is made anew from the cards played.
    [PH-TURN-01, PH-TURN-02, PH-GAME-06, G01]
    """

    falls = option("action-card", "action {card}", card=part(ACTION_CARDS))
    asks = question("action-card")

    def run(self, s: Valley, f: Frame) -> None:
        if not stack_size(s):
            s.actions = [STACK if at == PLAYED else at for at in s.actions]
            s.tell(STACK_RENEWED)
            if all(s.passed[: s.players]):  # no place will become free any more, so she would go on for ever
                s.push(Frame(PREPARE if s.season[s.players] < AUTUMN else END, f.scope))
                return
        outcomes, weights = action_outcomes(s)
        s.chance(f, outcomes, weights)

    def fell(self, s: Valley, f: Frame, outcome: int) -> None:
        s.actions = [PLAYED if i == outcome else at for i, at in enumerate(s.actions)]
        s.action = outcome
        begin(s)
        s.tell(SHE_TURNS_UP, (1 if s.rules.her_deck.house_actions else 0, *told(s, outcome)))
        card = s.rules.her_deck.actions[outcome]
        placed = s.figure > 0 and not idle(s)  # PH-TURN-03
        if card.symbol not in (SPIDER, FIGURE) or not placed:
            s.push(Frame(ACT, f.scope))
        elif s.season[s.players] < AUTUMN:
            say_step(s, SHE_PREPARES, SYMBOLS.index(card.symbol))
            does(s, PREPARES)
            s.push(Frame(PREPARE, f.scope))
        else:
            say_step(s, SHE_FINISHES, SYMBOLS.index(card.symbol))
            does(s, ENDS)
            s.push(Frame(END, f.scope))  # PH-END-01


def told(s: Valley, outcome: int) -> tuple[int, ...]:
    """The id of the card as numbers, because an event holds numbers only and the card may come from a file."""
    return tuple([ord(letter) for letter in s.rules.her_deck.actions[outcome].id])


HER_TURN: Final = TurnUp()
