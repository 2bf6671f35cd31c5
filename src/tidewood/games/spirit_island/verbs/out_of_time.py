"""Lands, boards and Invader cards out of time."""

from __future__ import annotations

from typing import Final

from tidewood.games.spirit_island import events
from tidewood.games.spirit_island.fields import INVADER_CARD, NUMBER
from tidewood.games.spirit_island.hooks import ABSENT, RAVAGE, TIMES, is_repeat, repeated
from tidewood.games.spirit_island.invader_cards import back, is_back, stage_of_card
from tidewood.games.spirit_island.registry import UNTIL_SLOW_ENDS
from tidewood.games.spirit_island.state import STAGE_1, Island
from tidewood.games.spirit_island.verbs.at_time import bonus
from tidewood.games.spirit_island.verbs.invaders import IN_LAND
from tidewood.games.spirit_island.verbs.move_presence import FROM, MOVED_TO
from tidewood.games.spirit_island.verbs.paying import PayForEachPlayer
from tidewood.games.spirit_island.verbs.powers import power_of
from tidewood.games.spirit_island.verbs.presence import may_be, shift_presence
from tidewood.games.spirit_island.verbs.protection import holds_still
from tidewood.games.spirit_island.verbs.time import SpendTime, time_of
from tidewood.games.spirit_island.verbs.verb import Verb
from tidewood.kernel.bits import PLAYER_SET
from tidewood.kernel.combine import NO, YES
from tidewood.kernel.core import Frame, Node, Scope
from tidewood.kernel.decks import UNSEEN, card_of, pool_of, slot
from tidewood.kernel.declaration import Declaration
from tidewood.kernel.declare import OfNode, option, part, question
from tidewood.kernel.rows import COUNTS, THIS_TURN, Rule, lay
from tidewood.kernel.rows import NUMBER as NUMBER_RULE

STASIS: Final[Rule[Island]] = Rule("absolute-stasis", COUNTS, ABSENT)
UNTIL_SLOW_ENDS.add(STASIS.id)
SIDEWAYS: Final[Rule[Island]] = Rule("pour-time-sideways", NUMBER_RULE, TIMES)


class RavageHere(Node[Island]):
    """Invaders Ravage in the land."""

    def run(self, s: Island, f: Frame) -> None:
        if s.invaders(f.scope.place):
            s.push(Frame(IN_LAND[RAVAGE], bonus(f.scope.place, RAVAGE)))

    def children(self) -> list[Node[Island]]:
        return [IN_LAND[RAVAGE]]


class AgainForTime(Verb):
    """The Power once more on the same land, for Time."""

    asks = question("again-for-time", by_card=True, n=OfNode(NUMBER, "n"))

    def __init__(self, n: int = 1) -> None:
        self.n: Final = n
        self.spend: Final = SpendTime(n)

    def can(self, s: Island, scope: Scope) -> bool:
        return False  # alone it is no reason to use the Power

    def run(self, s: Island, f: Frame) -> None:
        if not is_repeat(f.scope.mode) and time_of(s, f.scope.owner) >= self.n:
            self.ask(s, f, [1, 0])

    def answer(self, s: Island, f: Frame, option: int) -> None:
        if option:
            s.push(Frame(power_of(f.scope.card).body, f.scope.in_mode(repeated(f.scope.mode))))
            s.push(Frame(self.spend, f.scope))

    def declared(self, s: Island, f: Frame, option: int) -> Declaration | None:
        return YES if option else NO

    def children(self) -> list[Node[Island]]:
        return [self.spend]


class CeaseToExist(Node[Island]):
    """The land is not there until the Slow phase ends, for all purposes but victory and defeat."""

    def run(self, s: Island, f: Frame) -> None:
        lay(s, STASIS, f.scope.owner, f.scope.place, THIS_TURN)


class PourTime(Verb):
    """Move a Presence to another own land. On the board it leaves, what happens on each board or in each land in the
    Invader Phase happens once less, on the board it reaches once more: every single Action, and again for a repeat, as
    the designer's answers say (querki.net, Spirit Island FAQ, "How exactly does Pour Time Sideways work?").
    """

    says = option(
        "move-presence", "presence {origin}→{to}", refs=("land:{origin}", "land:{to}"), origin=FROM, to=MOVED_TO
    )
    asks = question("pour-time", by_card=True)

    def choices(self, s: Island, scope: Scope) -> list[int]:
        who = scope.chooser
        own = [] if holds_still(s, who) else s.places_of(who)
        return [
            FROM.put(origin) | MOVED_TO.put(to)
            for origin in own
            for to in own
            if to != origin and may_be(s, who, to, scope.mode)
        ]

    def can(self, s: Island, scope: Scope) -> bool:
        return bool(self.choices(s, scope))

    def run(self, s: Island, f: Frame) -> None:
        choices = self.choices(s, f.scope)
        if choices:
            self.ask(s, f, choices)

    def answer(self, s: Island, f: Frame, option: int) -> None:
        who, origin, to = f.scope.chooser, FROM.of(option), MOVED_TO.of(option)
        shift_presence(s, f.scope, who, origin, to)
        if s.map.board[origin] != s.map.board[to]:
            lay(s, SIDEWAYS, who, origin, THIS_TURN, value=-1)
            lay(s, SIDEWAYS, who, to, THIS_TURN, value=1)


# -- The Past Returns Again


class PriceOfThePast(Node[Island]):
    """Time and Energy for each player: the Time of the Spirit, the Energy of all."""

    def __init__(self) -> None:
        self.time: Final = SpendTime(1, per_player=True)
        self.energy: Final = PayForEachPlayer(1)

    def can(self, s: Island, scope: Scope) -> bool:
        return self.time.can(s, scope) and self.energy.can(s, scope)

    def run(self, s: Island, f: Frame) -> None:
        s.push(f.run_by(self.energy))
        s.push(f.run_by(self.time))

    def children(self) -> list[Node[Island]]:
        return [self.time, self.energy]


class SwapInvaderCard(Verb):
    """The top card of the Invader deck changes places with a discarded one at most one stage away. What was on top
    stays face down in the discard pile: nobody learns which it is, but its back shows its stage.
    """

    says = option("invader-card", "swap {card}", card=part(INVADER_CARD))
    asks = question("swap-invader-card")

    def cards(self, s: Island) -> list[int]:
        if not s.invader_deck:
            return []
        stage = pool_of(s.invader_deck[0]) - STAGE_1 + 1
        return list(dict.fromkeys([card for card in s.invader_discard if abs(stage_of_card(card) - stage) <= 1]))

    def can(self, s: Island, scope: Scope) -> bool:
        return bool(self.cards(s))

    def run(self, s: Island, f: Frame) -> None:
        cards = self.cards(s)
        if cards:
            self.ask(s, f, cards)

    def answer(self, s: Island, f: Frame, option: int) -> None:
        top = s.invader_deck[0]
        gone = back(pool_of(top) - STAGE_1 + 1) if card_of(top) == UNSEEN else card_of(top)
        s.invader_discard[s.invader_discard.index(option)] = gone
        pool = STAGE_1 + stage_of_card(option) - 1
        s.invader_deck[0] = slot(pool) if is_back(option) else slot(pool, option, PLAYER_SET.first(s.players))
        s.tell(events.SWAPPED, (option, gone))
