"""What the cards of Mistwood do and no others: copying where workers stand, acting once a turn."""

from __future__ import annotations

from typing import ClassVar, Final

from tidewood.games.everdell.events import COPIES, COPIES_PLACE
from tidewood.games.everdell.on_cards import DOWN_ON, USED_ON
from tidewood.games.everdell.opponent import OPPONENTS
from tidewood.games.everdell.pieces import BASIC, CITY, FOREST, HAVEN, LEGENDARY, NO_CARD, WORKERS
from tidewood.games.everdell.places import location_at
from tidewood.games.everdell.state import Valley
from tidewood.games.everdell.verbs.activating import COPY_PLACE
from tidewood.games.everdell.verbs.common import LEFT, STOP, OneByOne, OneOf
from tidewood.games.everdell.verbs.drawing import Draw
from tidewood.games.everdell.verbs.naming import CHOSEN, CHOSEN_PLACE
from tidewood.kernel.core import NOTHING, Frame, Node, Scope
from tidewood.kernel.declaration import Declaration
from tidewood.kernel.declare import option, question


class OnceATurn(Node[Valley]):
    """The part, if the acting card has not done it in this turn. [MW-LEGEND-28]"""

    def __init__(self, part: Node[Valley]) -> None:
        self.part: Final = part

    def run(self, s: Valley, f: Frame) -> None:
        if self.can(s, f.scope):
            who, i = s.find(f.scope.card)
            if who == f.scope.owner:  # a copy in another city does not use it up
                s.on[who][i] = USED_ON.change(s.on[who][i], 1)
            s.push(f.run_by(self.part))

    def can(self, s: Valley, scope: Scope) -> bool:
        who, i = s.find(scope.card)
        if who < 0 or (who == scope.owner and USED_ON.of(s.on[who][i])):
            return False
        return self.part.can(s, scope)

    def children(self) -> list[Node[Valley]]:
        return [self.part]


class DrawSome(Draw):
    """The player says how many cards to draw, up to a number; an automated opponent does as it does.
    [MW-LEGEND-33, MW-CORRIN-09]
    """

    says = option("draw-some", "draw {n}", refs=("pile:deck",), number=CHOSEN, n=CHOSEN)
    draws_none: ClassVar = option("draw-none", "draw 0", number=0)
    asks_how_many: ClassVar = question("draw-some", by_card=True)

    def run(self, s: Valley, f: Frame) -> None:
        if LEFT.of(f) >= 0:
            super().run(s, f)
            return
        if f.scope.owner >= s.players:
            OPPONENTS[s.rules.opponent].draws(s, self.how_many(s, f.scope))
            return
        most = min(self.how_many(s, f.scope), s.hand_room(f.scope.owner), len(s.deck) + len(s.discards))
        s.result = NOTHING
        if most > 0:
            s.ask(f, f.scope.chooser, list(range(most, -1, -1)))

    def answer(self, s: Valley, f: Frame, option: int) -> None:
        s.push(LEFT.put(f, option))

    def can(self, s: Valley, scope: Scope) -> bool:
        return self.how_many(s, scope) > 0 and super().can(s, scope)

    def declared(self, s: Valley, f: Frame, option: int) -> Declaration | None:
        return self.says if option else self.draws_none

    def question(self, s: Valley, f: Frame) -> Declaration | None:
        return self.asks if s.asks_chance else self.asks_how_many


class EachOther(Node[Valley]):
    """The part for every other player, in turn order; who has passed takes no part any more. Phantomia is a player too.
    [PH-GAME-02, PH-END-06]
    """

    def __init__(self, part: Node[Valley]) -> None:
        self.part: Final = part

    def run(self, s: Valley, f: Frame) -> None:
        others: list[int] = []
        seat = s.after(f.scope.owner)
        while seat != f.scope.owner:
            if not s.passed[seat]:
                others.append(seat)
            seat = s.after(seat)
        for other in reversed(others):
            s.push(Frame(self.part, Scope(other, card=f.scope.card)))

    def can(self, s: Valley, scope: Scope) -> bool:
        return False  # it gives the player nothing

    def children(self) -> list[Node[Valley]]:
        return [self.part]


def board_places(s: Valley, haven: bool) -> list[int]:
    """Basic and forest locations, with the Haven where it counts."""
    return [
        *range(BASIC, HAVEN + 1 if haven else HAVEN),
        *[FOREST + i for i, card in enumerate(s.forest) if card != NO_CARD],
    ]


def acts(s: Valley, scope: Scope, place: int) -> bool:
    """Whether the location of a place can do something for the player."""
    location = location_at(s, place)
    return location.easy or location.effect.can(s, scope.at(place))


class CopyVisited(OneOf):
    """A location acts where another player has a worker: on the board or a destination card in any city, without
    owner's tokens. Some cards are left out, and what lies on another card cannot be taken.
    """

    says = COPY_PLACE
    asks = question("copy-place", by_card=True)

    def __init__(self, *but: str) -> None:
        self.but: Final = but  # cards that it cannot copy, of this game or not

    def options(self, s: Valley, scope: Scope) -> list[int]:
        who = scope.owner
        others = [at for i, at in enumerate(s.at) if i // WORKERS != who and at >= 0]
        found = [place for place in board_places(s, haven=True) if place in others and acts(s, scope, place)]
        for city in range(len(s.city)):
            for i, serial in enumerate(s.serials[city]):
                card = s.cards[s.city[city][i]]
                if CITY + serial not in others or card.visit is None or DOWN_ON.of(s.on[city][i]):
                    continue
                if card.rarity == LEGENDARY or card.id in self.but or card.no_copy:
                    continue
                if card.visit.can(s, scope.at(CITY + serial)):
                    found.append(CITY + serial)
        return found

    def answer(self, s: Valley, f: Frame, option: int) -> None:
        if option < CITY:
            location = location_at(s, option)
            s.tell(COPIES_PLACE, (f.scope.owner, location.number))
            s.push(Frame(location.effect, f.scope.at(option)))
            return
        city, i = s.find(option - CITY)
        visit = s.cards[s.city[city][i]].visit
        assert visit is not None
        s.tell(COPIES, (f.scope.owner, s.city[city][i], s.seat(city)))
        s.push(Frame(visit, f.scope.at(option)))


class ActivateWorkers(OneByOne):
    """Workers on basic and forest locations act as if they were the player's; each once. [MW-LEGEND-35]"""

    says = option("activate-worker", "activate {place}", place=CHOSEN_PLACE)
    asks = question("activate-worker", by_card=True, left=LEFT)

    def options(self, s: Valley, scope: Scope, done: list[int]) -> list[int]:
        places = board_places(s, haven=False)
        return [place for place in places if s.there[place] > done.count(place) and acts(s, scope, place)]

    def answer(self, s: Valley, f: Frame, option: int) -> None:
        if option == STOP:
            return
        location = location_at(s, option)
        s.push(LEFT.frame(self, f.scope, LEFT.of(f) - 1, f.got.plus(option, 0, 0)))
        s.tell(COPIES_PLACE, (f.scope.owner, location.number))
        s.push(Frame(location.effect, f.scope.at(option)))
