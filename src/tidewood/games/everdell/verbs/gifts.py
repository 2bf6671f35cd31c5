"""Corrin's gifts: a card just drawn that goes on to somebody, and cards and resources for whoever one likes."""

from __future__ import annotations

from typing import ClassVar, Final

from tidewood.games.everdell.fields import CARD, HAND_CARD, NOBODY, NUMBER, RESOURCE
from tidewood.games.everdell.pieces import KINDS
from tidewood.games.everdell.rules import PHANTOMIA
from tidewood.games.everdell.state import Valley
from tidewood.games.everdell.verbs.common import STOP, STOPPED, Some, Verb
from tidewood.games.everdell.verbs.gaining import gain_points, in_stock, receive, recipients
from tidewood.games.everdell.verbs.hand import cards_of_hand, give_card, takers_of_cards
from tidewood.games.everdell.verbs.naming import CHOSEN_FROM_HAND, CHOSEN_RESOURCE, CHOSEN_SEAT
from tidewood.kernel.amounts import Amount
from tidewood.kernel.core import NOTHING, Frame, Node, Result, Scope
from tidewood.kernel.declaration import Declaration
from tidewood.kernel.declare import Held, Worked, option, question
from tidewood.kernel.picks import LISTED_FROM, is_put_back, picked_in, thing_of

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

    def cards(self, s: Valley, f: Frame) -> list[int]:
        drawn = {thing[0] for thing in f.scope.named(self.name).things}
        return sorted(drawn.intersection(s.hand_cards(f.scope.owner)))

    def run(self, s: Valley, f: Frame) -> None:
        s.result = NOTHING
        if GIVEN.of(f) >= 0:
            s.ask(f, f.scope.chooser, takers_of_cards(s, f.scope.owner, 1) or [NOBODY])
            return
        cards = self.cards(s, f)
        if cards:
            s.ask(f, f.scope.chooser, [*cards, STOP])

    def answer(self, s: Valley, f: Frame, option: int) -> None:
        if GIVEN.of(f) >= 0:
            give_card(s, f.scope.owner, option, GIVEN.of(f))
            s.result = NOTHING.plus(GIVEN.of(f), f.scope.owner, option)
        elif option == STOP:
            s.result = NOTHING
        else:
            s.push(GIVEN.put(f, option))

    def declared(self, s: Valley, f: Frame, option: int) -> Declaration | None:
        if GIVEN.of(f) >= 0:
            return GIVE_TO_NOBODY if option == NOBODY else GIVE_TO
        return GIVE_NOTHING if option == STOP else GIVE_CARD

    def question(self, s: Valley, f: Frame) -> Declaration | None:
        return GIVE_WHAT if GIVEN.of(f) < 0 else GIVE_WHOM


PROMISED: Final = "promised"  # in the scope of a pick: which of the things picked goes to whom


def without_taker(f: Frame) -> int:
    """The first thing picked of which it is not told who gets it; -1 if there is none."""
    told = [thing[0] for thing in f.scope.named(PROMISED).things]
    for thing in picked_in(f):
        if thing not in told:
            return thing
        told.remove(thing)
    return -1


def promising(f: Frame, promises: list[tuple[int, int, int]]) -> Scope:
    return f.scope.naming(PROMISED, Result(tuple(promises), len(promises)))


class GiveAway(Some):
    """Cards of the hand and resources, up to so many in all, each to whom one likes; what nobody can take is discarded.
    [MW-CORRIN-08, ED-HAND-04, ED-PASS-04]

    Who gets a thing is told with it, or at the end for those picked as a set. Kinds are 0 to 3, a card is its number
    and 4.
    """

    asks = GIVE_WHAT
    asks_between = True

    def __init__(self, amount: Amount[Valley], let: str = "") -> None:
        super().__init__(amount, let)
        self.to_whom: Final = ToWhom(self)

    def things(self, s: Valley, scope: Scope) -> list[int]:
        cards = [card + KINDS for card in cards_of_hand(s, scope.owner)]
        return in_stock(s, scope, list(range(KINDS)), self.amount.of(s, scope)) + cards

    def takers(self, s: Valley, f: Frame, thing: int, complete: bool) -> list[int]:
        """Who can have it, with what is promised already. Where not all cards will fit, the giver says which do."""
        able = recipients(s, f.scope.owner)
        if thing < KINDS:
            return able or [NOBODY]
        promises = f.scope.named(PROMISED).things
        room: dict[int, int] = {}
        for other in able:
            promised = len([1 for gift, _, taker in promises if gift >= KINDS and taker == other])
            room[other] = s.hand_room(other) - promised if other < s.players else len(s.hands[f.scope.owner])
        found = [other for other in able if room[other] > 0]
        told = len([1 for gift, _, _ in promises if gift >= KINDS])
        left = len([gift for gift in picked_in(f) if gift >= KINDS]) - told
        if not found or (complete and left > sum([room[other] for other in found])):
            found.append(NOBODY)
        return found

    def answer(self, s: Valley, f: Frame, option: int) -> None:
        super().answer(s, self.taken_back(f, thing_of(option)) if is_put_back(option) else f, option)

    def picking(self, f: Frame, scope: Scope, got: Result) -> Frame:
        """The pick as far as it has come, with these promises and these things."""
        return f.within(scope).having(got, by=self)

    def taken_back(self, f: Frame, thing: int) -> Frame:
        """What is put back is promised to nobody. Then there is room for another card that nobody had room for."""
        promises = list(f.scope.named(PROMISED).things)
        last = max([i for i, promise in enumerate(promises) if promise[0] == thing])
        del promises[last]
        if thing >= KINDS:
            promises = [promise for promise in promises if promise[0] < KINDS or promise[2] != NOBODY]
        return self.picking(f, promising(f, promises), f.got)

    def go_on(self, s: Valley, f: Frame, things: list[int], picked: list[int], low: int) -> None:
        """Before the next thing it is told who gets this one."""
        got = Result(tuple([(thing, 0, 0) for thing in picked]), len(picked))
        asked = self.told(s, LISTED_FROM.put(f, low, got, by=self), complete=False)
        if asked is not None:
            super().go_on(s, asked, things, picked, low)

    def told(self, s: Valley, f: Frame, complete: bool) -> Frame | None:
        """The pick, once it is known of all things who gets them; None while that is asked."""
        while (thing := without_taker(f)) >= 0:
            takers = self.takers(s, f, thing, complete)
            whom = f.within(f.scope.in_mode(1 if complete else 0), by=self.to_whom)
            if len(takers) > 1:
                s.ask(whom, f.scope.chooser, takers)
                return None
            if s.silent is not None:
                s.silent.append((f.scope.chooser, self.to_whom.notation(s, whom, takers[0])))
            f = self.promised(f, thing, takers[0])
        return f

    def promised(self, f: Frame, thing: int, taker: int) -> Frame:
        promises = [*f.scope.named(PROMISED).things, (thing, f.scope.owner, taker)]
        return self.picking(f, promising(f, promises).in_mode(0), f.got)

    def take(self, s: Valley, f: Frame, picked: list[int]) -> None:
        got = Result(tuple([(thing, 0, 0) for thing in picked]), len(picked))
        whole = self.told(s, self.picking(f, f.scope, got), complete=True)
        if whole is None:
            return
        who = f.scope.owner
        given = sorted(whole.scope.named(PROMISED).things, key=lambda promise: promise[0])
        for thing, _, taker in given:
            if thing >= KINDS:
                give_card(s, who, taker, thing - KINDS)
                continue
            s.stock[who * KINDS + thing] -= 1
            receive(s, who, taker, thing, 1)
            if taker == s.players and s.rules.opponent == PHANTOMIA:
                gain_points(s, taker, 1)  # PH-CORRIN-02: for what she gets instead of resources, too
        s.result = Result(tuple(given), len(given))

    def can(self, s: Valley, scope: Scope) -> bool:
        return bool(self.things(s, scope))

    def declared(self, s: Valley, f: Frame, option: int) -> Declaration | None:
        if option == STOP:
            return STOPPED
        return GIVE_RESOURCE if option < KINDS else GIVE_CARD_TOO

    def children(self) -> list[Node[Valley]]:
        return [self.to_whom]


class ToWhom(Verb):
    """Who gets a thing that is picked. Its frame is that of the pick; the mode says whether that is complete."""

    resource: ClassVar = question(
        "give-resource-to", by_card=True, what=Worked(RESOURCE, lambda s, f, option: without_taker(f))
    )
    card: ClassVar = question(
        "give-card-to", by_card=True, card=Worked(CARD, lambda s, f, option: without_taker(f) - KINDS)
    )

    def __init__(self, pick: GiveAway) -> None:
        self.pick: Final = pick

    def answer(self, s: Valley, f: Frame, option: int) -> None:
        complete = f.scope.mode
        picked = picked_in(f)
        told = self.pick.promised(f, without_taker(f), option)
        if complete:
            self.pick.take(s, told, picked)
        else:
            self.pick.go_on(s, told, self.pick.things(s, told.scope), picked, LISTED_FROM.of(f))

    def declared(self, s: Valley, f: Frame, option: int) -> Declaration | None:
        return GIVE_TO_NOBODY if option == NOBODY else GIVE_TO

    def question(self, s: Valley, f: Frame) -> Declaration | None:
        return self.resource if without_taker(f) < KINDS else self.card
