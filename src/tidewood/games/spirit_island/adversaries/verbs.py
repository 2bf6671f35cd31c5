"""What adversaries do that nobody else does: their set-up, their escalations, their rules."""

from __future__ import annotations

from typing import Final

from tidewood.games.spirit_island import events
from tidewood.games.spirit_island.conditions.around import matches
from tidewood.games.spirit_island.conditions.lands import LandFilter
from tidewood.games.spirit_island.fields import BOARD_HERE, NUMBER
from tidewood.games.spirit_island.hooks import BUILD, RAVAGE, SETUP_BLIGHT, cause_of
from tidewood.games.spirit_island.pieces import BLIGHT, PIECES, TOWN, Kinds
from tidewood.games.spirit_island.state import FEAR_CARDS_RESOLVED, Island
from tidewood.games.spirit_island.verbs.at_time import bonus
from tidewood.games.spirit_island.verbs.blight import ADD_BLIGHT, HARM, HARMLESS_BLIGHT
from tidewood.games.spirit_island.verbs.invaders import IN_LAND, INVADER_CARD_DRAWN
from tidewood.games.spirit_island.verbs.verb import Verb, to_land
from tidewood.games.spirit_island.view import Closed
from tidewood.kernel.amounts import Condition
from tidewood.kernel.core import REVEALED, Frame, Node, Scope
from tidewood.kernel.decks import UNSEEN, card_of, outcomes, pool_of, settle
from tidewood.kernel.declaration import Declaration
from tidewood.kernel.declare import Cursor, Held, question
from tidewood.kernel.rows import THAT, THIS_TURN, Rule, lay

# -- lands and conditions


class MostOnBoard(LandFilter):
    """A land of this board with the most pieces of these kinds, and at least one."""

    def __init__(self, kinds: Kinds) -> None:
        self.kinds: Final = kinds

    def fits(self, s: Island, place: int, scope: Scope) -> bool:
        n = s.count(place, self.kinds)
        return n > 0 and n == max([s.count(other, self.kinds) for other in s.map.lands_of[scope.card]])


class NearBuildings(LandFilter):
    """Lands next to it hold at least so many Towns and Cities together."""

    def __init__(self, n: int) -> None:
        self.n: Final = n

    def fits(self, s: Island, place: int, scope: Scope) -> bool:
        return sum([s.buildings(near) for near in s.adjacent(place, scope.mode)]) >= self.n


class AsManyInvaders(LandFilter):
    """Dahan are there, and at least as many Invaders."""

    def fits(self, s: Island, place: int, scope: Scope) -> bool:
        return 0 < s.dahan(place) <= s.invaders(place)


class BoardHas(Condition[Island]):
    """The board whose turn it is has such a piece."""

    def __init__(self, kinds: Kinds) -> None:
        self.kinds: Final = kinds

    def holds(self, s: Island, scope: Scope) -> bool:
        return any([s.count(place, self.kinds) for place in s.map.lands_of[scope.card]])


class AnyLandWith(Condition[Island]):
    """Some land holds at least so many pieces of these kinds."""

    def __init__(self, n: int, kinds: Kinds) -> None:
        self.n: Final = n
        self.kinds: Final = kinds

    def holds(self, s: Island, scope: Scope) -> bool:
        return any([s.count(place, self.kinds) >= self.n for place in s.map.lands])


class NoFearCard(Condition[Island]):
    """No Fear card was resolved in this Invader phase."""

    def holds(self, s: Island, scope: Scope) -> bool:
        return s.notes[FEAR_CARDS_RESOLVED] == 0


class RavagedHere(Condition[Island]):
    """A Ravage did it, in the very land it ravages: not a cascade from there."""

    def holds(self, s: Island, scope: Scope) -> bool:
        return cause_of(scope.mode) == RAVAGE and scope.origin < 0


class ThatMuch(Condition[Island]):
    """What happened came to at least so much."""

    def __init__(self, n: int) -> None:
        self.n: Final = n

    def holds(self, s: Island, scope: Scope) -> bool:
        return scope.named(THAT).size >= self.n


# -- verbs


class SetUpOnBoards(Node[Island]):
    """During set-up, on each board: a piece in the land of this number. It comes from the box, unless a scenario takes
    Blight from the pool, and Blight among it does no harm. [SI-SETUP-03, SI-BLIGHT-13, SI-ADVERSARY-12]
    """

    def __init__(self, kind: int, number: int) -> None:
        self.kind: Final = kind
        self.number: Final = number

    def run(self, s: Island, f: Frame) -> None:
        for lands in s.map.lands_of:
            place = lands[self.number - 1]
            s.add(place, self.kind)
            if self.kind == BLIGHT and SETUP_BLIGHT in s.hooks:
                s.blight_pool -= 1
            s.tell(events.ADDED, (self.kind, s.site(place), 1))

    def mentions(self) -> list[str]:
        return ["add", PIECES[self.kind]]


class SetUpHighest(Node[Island]):
    """During set-up, on each board: these pieces in the land with the highest number that fits."""

    def __init__(self, kinds: list[int], land: LandFilter) -> None:
        self.kinds: Final = kinds
        self.land: Final = land

    def run(self, s: Island, f: Frame) -> None:
        for lands in s.map.lands_of:
            found = [place for place in lands if self.land.fits(s, place, f.scope)]
            for kind in self.kinds if found else []:
                s.add(found[-1], kind)
                s.tell(events.ADDED, (kind, s.site(found[-1]), 1))

    def mentions(self) -> list[str]:
        return ["add", *[PIECES[kind] for kind in self.kinds]]


class SetUpBlight(Node[Island]):
    """During set-up, on each board: Blight printed in one land lies in another instead; none does after a first
    game.
    """

    def __init__(self, number: int, instead: int) -> None:
        self.number: Final = number
        self.instead: Final = instead

    def run(self, s: Island, f: Frame) -> None:
        for lands in s.map.lands_of if not s.rules.setup["first_left"] else []:
            printed = dict(s.map.printed[lands[self.number - 1]])
            for _ in range(printed.get(BLIGHT, 0)):
                s.take(lands[self.number - 1], BLIGHT)
                s.add(lands[self.instead - 1], BLIGHT)


class BuildHere(Node[Island]):
    """A Build in the land beside those of the cards, an Action of its own. [SI-INVADER-21]"""

    def run(self, s: Island, f: Frame) -> None:
        s.push(Frame(IN_LAND[BUILD], bonus(f.scope.place, BUILD)))

    def children(self) -> list[Node[Island]]:
        return [IN_LAND[BUILD]]


class ThisPhase(Node[Island]):
    """A rule of the adversary holds until the phase is over. No Invader acts later in the turn, so it may end with
    that.
    """

    def __init__(self, rule: Rule[Island]) -> None:
        self.rule: Final = rule

    def run(self, s: Island, f: Frame) -> None:
        lay(s, self.rule, -1, until=THIS_TURN)


class ExtraBlight(Node[Island]):
    """One more Blight in the land, which destroys no Presence and does not cascade."""

    def run(self, s: Island, f: Frame) -> None:
        s.push(HARM.frame(ADD_BLIGHT, f.scope, HARMLESS_BLIGHT))

    def mentions(self) -> list[str]:
        return ["add", "blight"]

    def children(self) -> list[Node[Island]]:
        return [ADD_BLIGHT]


BOARD_TURN: Final = Cursor(BOARD_HERE)
SHOWN: Final = Held(NUMBER)  # the card that was discarded
DISCARD_CARD: Final = question("discard-invader-card")
TOWN_TO: Final = question("accelerate", board=BOARD_TURN)


class Accelerate(Verb):
    """The top Invader card is discarded; on each board a Town comes to the land it shows that has the fewest
    Invaders.
    """

    says = to_land("town {land}")
    falls = INVADER_CARD_DRAWN

    def run(self, s: Island, f: Frame) -> None:
        if SHOWN.of(f) < 0:
            top = s.invader_deck[0]
            if card_of(top) == UNSEEN:
                cards, weights = outcomes(s.pools[pool_of(top)])
                s.chance(f, cards, weights)
            else:
                self.fell(s, f, card_of(top))
            return
        if BOARD_TURN.of(f) < len(s.map.boards):
            lands = [place for place in s.map.lands_of[BOARD_TURN.of(f)] if matches(s, SHOWN.of(f), place)]
            fewest = min([s.invaders(place) for place in lands], default=0)
            lands = [place for place in lands if s.invaders(place) == fewest]
            s.push(BOARD_TURN.put(f, BOARD_TURN.of(f) + 1))
            if lands:
                s.stack.pop()
                self.ask(s, f, lands)

    def shut(self, s: Island, f: Frame, place: int) -> Closed:
        return "not-first" if matches(s, SHOWN.of(f), place) else "not-on-card"

    def fell(self, s: Island, f: Frame, outcome: int) -> None:
        if card_of(s.invader_deck[0]) == UNSEEN:
            settle(s.pools, s.invader_deck, 0, outcome, 0)
        s.invader_deck.pop(0)
        s.invader_discard.append(outcome)
        s.marks |= REVEALED
        s.tell(events.ACCELERATED, (outcome,))
        s.push(SHOWN.put(BOARD_TURN.frame(self, f.scope, 0), outcome))

    def question(self, s: Island, f: Frame) -> Declaration | None:
        return DISCARD_CARD if s.asks_chance else TOWN_TO

    def answer(self, s: Island, f: Frame, option: int) -> None:
        s.add(option, TOWN)
        s.tell(events.ADDED, (TOWN, s.site(option), 1))
        s.push(BOARD_TURN.put(f, BOARD_TURN.of(f) + 1))
