"""What the cards of Mistwood do and no others: giving away, copying where workers stand, acting once a turn."""

from __future__ import annotations

from typing import ClassVar, Final

from tidewood.games.everdell.events import COPIES, COPIES_PLACE
from tidewood.games.everdell.fields import HAND_CARD, NOBODY, NUMBER
from tidewood.games.everdell.on_cards import DOWN_ON, USED_ON
from tidewood.games.everdell.pieces import BASIC, CITY, FOREST, HAVEN, KINDS, LEGENDARY, NO_CARD, WORKERS
from tidewood.games.everdell.places import location_at
from tidewood.games.everdell.rules import PHANTOMIA
from tidewood.games.everdell.state import Valley
from tidewood.games.everdell.verbs.activating import COPY_PLACE
from tidewood.games.everdell.verbs.common import LEFT, STOP, STOPPED, Counted, OneByOne, OneOf, Verb
from tidewood.games.everdell.verbs.drawing import Draw
from tidewood.games.everdell.verbs.gaining import gain_points, receive, recipients
from tidewood.games.everdell.verbs.hand import give_card, takers_of_cards
from tidewood.games.everdell.verbs.naming import CHOSEN, CHOSEN_FROM_HAND, CHOSEN_PLACE, CHOSEN_RESOURCE, CHOSEN_SEAT
from tidewood.kernel.core import NOTHING, Frame, Node, Scope
from tidewood.kernel.declaration import Declaration
from tidewood.kernel.declare import Held, Worked, option, question

NOT_ON_PATH: Final = ("cemetery", "chapel", "monastery", "pirate-ship")  # [MW-CORRIN-10]


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
    """The player says how many cards to draw, up to a number. [MW-LEGEND-33]"""

    says = option("draw-some", "draw {n}", refs=("pile:deck",), n=CHOSEN)
    draws_none: ClassVar = option("draw-none", "draw 0")
    asks_how_many: ClassVar = question("draw-some", by_card=True)

    def run(self, s: Valley, f: Frame) -> None:
        if LEFT.of(f) >= 0:
            super().run(s, f)
            return
        most = min(self.how_many(s, f.scope), s.hand_room(f.scope.owner), len(s.deck) + len(s.discards))
        s.result = NOTHING
        if most > 0:
            s.ask(f, f.scope.chooser, list(range(most, -1, -1)))

    def answer(self, s: Valley, f: Frame, option: int) -> None:
        s.push(f.at(option))

    def can(self, s: Valley, scope: Scope) -> bool:
        return self.how_many(s, scope) > 0 and super().can(s, scope)

    def sure(self, s: Valley, scope: Scope) -> bool:
        return False

    def declared(self, s: Valley, f: Frame, option: int) -> Declaration | None:
        return self.says if option else self.draws_none

    def question(self, s: Valley, f: Frame) -> Declaration | None:
        return self.asks if s.asks_chance else self.asks_how_many


class EachOther(Node[Valley]):
    """The part for every other player, in turn order; who has passed takes no part any more."""

    def __init__(self, part: Node[Valley]) -> None:
        self.part: Final = part

    def run(self, s: Valley, f: Frame) -> None:
        for other in reversed(s.others(f.scope.owner)):
            if not s.passed[other]:
                s.push(Frame(self.part, Scope(other, card=f.scope.card)))

    def can(self, s: Valley, scope: Scope) -> bool:
        return False  # it gives the player nothing

    def children(self) -> list[Node[Valley]]:
        return [self.part]


GIVE_CARD: Final = option("give-card", "give {card}", card=CHOSEN_FROM_HAND)
GIVE_RESOURCE: Final = option("give-one", "give {what}", what=CHOSEN_RESOURCE)
GIVE_CARD_TOO: Final = option("give-card", "give {card}", card=Worked(HAND_CARD, lambda s, f, option: option - KINDS))
GIVE_NOTHING: Final = option("give-nothing", "stop")
GIVE_TO: Final = option("give-to", "to {who}", who=CHOSEN_SEAT)
GIVE_TO_NOBODY: Final = option("give-away-to-nobody", "to nobody")
GIVE_WHAT: Final = question("give-what", by_card=True)
GIVE_WHOM: Final = question("give-whom", by_card=True)


GIVEN: Final = Held(NUMBER)  # what is given, while it is asked to whom


class PassOn(Verb):
    """One of the cards just drawn may go to another player who has room. If nobody has, it is discarded, and the reward
    comes all the same. [MW-CORRIN-06, ED-HAND-04]
    """

    def __init__(self, name: str, let: str = "") -> None:
        self.name: Final = name
        self.let = let

    def cards(self, s: Valley, scope: Scope) -> list[int]:
        drawn = {thing[0] for thing in scope.named(self.name).things}
        return sorted(drawn.intersection(s.hand_cards(scope.owner)))

    def run(self, s: Valley, f: Frame) -> None:
        s.result = NOTHING
        if GIVEN.of(f) >= 0:
            s.ask(f, f.scope.chooser, takers_of_cards(s, f.scope.owner, 1) or [NOBODY])
            return
        cards = self.cards(s, f.scope)
        if cards:
            s.ask(f, f.scope.chooser, [*cards, STOP])

    def answer(self, s: Valley, f: Frame, option: int) -> None:
        if GIVEN.of(f) >= 0:
            give_card(s, f.scope.owner, option, GIVEN.of(f))
            s.result = NOTHING.plus(GIVEN.of(f), f.scope.owner, option)
        elif option == STOP:
            s.result = NOTHING
        else:
            s.push(f.holding(option))

    def declared(self, s: Valley, f: Frame, option: int) -> Declaration | None:
        if GIVEN.of(f) >= 0:
            return GIVE_TO_NOBODY if option == NOBODY else GIVE_TO
        return GIVE_NOTHING if option == STOP else GIVE_CARD

    def question(self, s: Valley, f: Frame) -> Declaration | None:
        return GIVE_WHAT if GIVEN.of(f) < 0 else GIVE_WHOM


class GiveAway(Counted):
    """Cards of the hand and resources, up to so many in all, each to whom one likes; what nobody can take is discarded.
    [MW-CORRIN-08, ED-HAND-04, ED-PASS-04]

    One thing after another, since a card fills a hand, and who has room for the next depends on that: resources first,
    then cards by number. Kinds are 0 to 3, a card is its number and 4.
    """

    def takers(self, s: Valley, scope: Scope, thing: int) -> list[int]:
        who = scope.owner
        return (recipients(s, who) if thing < KINDS else takers_of_cards(s, who, 1)) or [NOBODY]

    def things(self, s: Valley, scope: Scope, low: int) -> list[int]:
        who = scope.owner
        every = [kind for kind in range(KINDS) if s.stock[who * KINDS + kind]]
        every += [card + KINDS for card in s.hand_cards(who)]
        return [thing for thing in every if thing >= low]

    def run(self, s: Valley, f: Frame) -> None:
        if GIVEN.of(f) >= 0:
            s.ask(f, f.scope.chooser, self.takers(s, f.scope, GIVEN.of(f)))
            return
        left = self.left(s, f)
        things = self.things(s, f.scope, f.scope.mode) if left else []
        if things:
            s.ask(f.at(left), f.scope.chooser, [*things, STOP])
        else:
            s.result = f.got

    def answer(self, s: Valley, f: Frame, option: int) -> None:
        if GIVEN.of(f) < 0:
            if option == STOP:
                s.result = f.got
            else:
                s.push(f.holding(option))
            return
        who, thing, taker = f.scope.owner, GIVEN.of(f), option
        if thing < KINDS:
            s.stock[who * KINDS + thing] -= 1
            receive(s, who, taker, thing, 1)
        else:
            give_card(s, who, taker, thing - KINDS)
        if taker == s.players and thing < KINDS and s.rules.opponent == PHANTOMIA:
            gain_points(s, taker, 1)  # PH-CORRIN-02: for what she gets instead of resources, too
        got = f.got.plus(thing, who, taker)
        s.push(Frame(self, f.scope.in_mode(thing), LEFT.of(f) - 1, -1, got))

    def can(self, s: Valley, scope: Scope) -> bool:
        return bool(self.things(s, scope, 0))

    def declared(self, s: Valley, f: Frame, option: int) -> Declaration | None:
        if GIVEN.of(f) >= 0:
            return GIVE_TO_NOBODY if option == NOBODY else GIVE_TO
        if option == STOP:
            return STOPPED
        return GIVE_RESOURCE if option < KINDS else GIVE_CARD_TOO

    def question(self, s: Valley, f: Frame) -> Declaration | None:
        return GIVE_WHAT if GIVEN.of(f) < 0 else GIVE_WHOM


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
    owner's tokens. Some cards are left out, and what lies on another card cannot be taken. [MW-CORRIN-10]
    """

    says = COPY_PLACE
    asks = question("copy-place", by_card=True)

    def options(self, s: Valley, scope: Scope) -> list[int]:
        who = scope.owner
        others = [at for i, at in enumerate(s.at) if i // WORKERS != who and at >= 0]
        found = [place for place in board_places(s, haven=True) if place in others and acts(s, scope, place)]
        for city in range(len(s.city)):
            for i, serial in enumerate(s.serials[city]):
                card = s.cards[s.city[city][i]]
                if CITY + serial not in others or card.visit is None or DOWN_ON.of(s.on[city][i]):
                    continue
                if card.rarity == LEGENDARY or card.id in NOT_ON_PATH or card.no_copy:
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
        s.push(Frame(self, f.scope, LEFT.of(f) - 1, -1, f.got.plus(option, 0, 0)))
        s.tell(COPIES_PLACE, (f.scope.owner, location.number))
        s.push(Frame(location.effect, f.scope.at(option)))
