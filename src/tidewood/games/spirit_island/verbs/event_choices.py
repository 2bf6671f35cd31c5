"""Choices of single Event cards that no other card has."""

from __future__ import annotations

from typing import ClassVar, Final

from tidewood.games.spirit_island import events
from tidewood.games.spirit_island.conditions.lands import AnySacredSite
from tidewood.games.spirit_island.fields import HERE, LAND, NUMBER
from tidewood.games.spirit_island.fields import POWER as POWER_CARD
from tidewood.games.spirit_island.pieces import ANIMAL, BEASTS, FIRE
from tidewood.games.spirit_island.registry import RULES
from tidewood.games.spirit_island.rule_numbers import RULE_NUMBERS
from tidewood.games.spirit_island.state import Island
from tidewood.games.spirit_island.verbs.at_time import LASTING
from tidewood.games.spirit_island.verbs.damage import Damage
from tidewood.games.spirit_island.verbs.destroy_and_remove import remove
from tidewood.games.spirit_island.verbs.event_parts import EventVote
from tidewood.games.spirit_island.verbs.event_verbs import LosePresenceHere
from tidewood.games.spirit_island.verbs.joint_payment import JointPay
from tidewood.games.spirit_island.verbs.powers import SLOW, begin_use, power_of, shown_elements
from tidewood.games.spirit_island.verbs.presence import DestroyPresence
from tidewood.games.spirit_island.verbs.verb import Verb
from tidewood.kernel.amounts import Amount, Flat, ThatMany, Times
from tidewood.kernel.combine import JOINT_OPTION
from tidewood.kernel.core import Frame, Node, Scope, number
from tidewood.kernel.declaration import Declaration, Within
from tidewood.kernel.declare import Cursor, Held, ToDo, option, part, question
from tidewood.kernel.rows import Action, lay

GUARDED: Final = "guarded"  # under this name: how many lands are paid for
LEAVE, GUARD = range(2)
NO_MORE: Final = 0  # Beasts; from 1 on the lands of those to remove
LANDS: Final = ToDo(LAND)
ASKED: Final = Cursor(NUMBER)
GUARD_PRICE: Final = 3  # for each land
KEPT_PRICE: Final = 3  # for each Beasts, and at least once
GUARD_OPTION: Final = option("guard-site", "guard {here}", here=HERE)
LEAVE_OPTION: Final = option("leave-site", "leave {here}", here=HERE)


class CalledFor(EventVote):
    """What a rule lets the players do together once, and one of them has called for: all must agree, else it waits."""

    def __init__(self, id: str, waits: Node[Island], happens: Node[Island]) -> None:
        super().__init__(waits, happens)
        self.id: Final = id

    def run(self, s: Island, f: Frame) -> None:
        if s.players == 1:
            self.settle(s, f, len(self.parts) - 1)
        else:
            super().run(s, f)

    def voted(self, s: Island, f: Frame, who: int, chosen: int) -> None:
        s.tell(events.VOTED_TO_CALL, (who, RULE_NUMBERS[self.id], int(chosen > 0)))

    def decided(self, s: Island, f: Frame, chosen: int) -> None:
        s.tell(events.CALLED, (RULE_NUMBERS[self.id], int(chosen > 0)))


class CallAgain(Node[Island]):
    """A rule that the players did not agree on can be called for once more."""

    def __init__(self, id: str) -> None:
        self.id: Final = id

    def run(self, s: Island, f: Frame) -> None:
        lay(s, RULES[self.id], -1, -1, LASTING, 1)


class GuardSite(EventVote):
    """Whether the land is guarded, which all must agree on; the scope counts it among those to be paid for."""

    asks = question("guard-sites", by_card=True, here=HERE)

    def __init__(self, cost: JointPay) -> None:
        super().__init__()
        self.cost: Final = cost

    def possible(self, s: Island, scope: Scope) -> list[int]:
        return [LEAVE, GUARD] if self.cost.can(s, scope) else [LEAVE]

    def voted(self, s: Island, f: Frame, who: int, chosen: int) -> None:
        s.tell(events.VOTED_TO_GUARD, (who, s.site(f.scope.place), int(chosen == GUARD)))

    def decided(self, s: Island, f: Frame, chosen: int) -> None:
        s.tell(events.GUARDED, (s.site(f.scope.place), int(chosen == GUARD)))

    def settle(self, s: Island, f: Frame, chosen: int) -> None:
        s.result = number(int(chosen == GUARD))

    def declared(self, s: Island, f: Frame, option: int) -> Declaration | None:
        return GUARD_OPTION if JOINT_OPTION.of(option) == GUARD else LEAVE_OPTION


class GuardSites(Node[Island]):
    """In every land with a Sacred Site and Invaders: 2 damage, paid for together, or a Presence of each Spirit there is
    lost. First everything is decided, then it is paid, then done. [SI-EVENT-13, SI-EVENT-14]
    """

    def __init__(self) -> None:
        self.site: Final = AnySacredSite()
        self.cost: Final = JointPay(Times(ThatMany(GUARDED), GUARD_PRICE), FIRE)
        self.damage: Final = Action(Damage(Flat(2)))
        self.loss: Final = Action(LosePresenceHere())
        self.vote: Final = GuardSite(self.cost)

    def lands(self, s: Island, scope: Scope) -> list[int]:
        return [p for p in s.map.lands if s.invaders(p) and self.site.fits(s, p, scope)]

    def run(self, s: Island, f: Frame) -> None:
        lands = self.lands(s, f.scope)
        at = max(ASKED.of(f), 0)
        guarded = LANDS.of(f)
        if at and s.result.size:  # the vote on the land before
            guarded = [*guarded, lands[at - 1]]
        if at < len(lands):
            s.push(ASKED.frame(self, f.scope, at + 1, LANDS.kept(guarded)))
            s.push(Frame(self.vote, f.scope.at(lands[at]).naming(GUARDED, number(len(guarded) + 1))))
            return
        for place in reversed(lands):
            s.push(Frame(self.damage if place in guarded else self.loss, f.scope.at(place)))
        s.push(Frame(self.cost, f.scope.naming(GUARDED, number(len(guarded)))))

    def mentions(self) -> list[str]:
        return ["damage", "destroy", "presence"]

    def children(self) -> list[Node[Island]]:
        return [self.damage, self.loss, self.cost, self.vote]


class BeastsKept(Amount[Island]):
    """Energy for all Beasts on the island, and at least for one."""

    def of(self, s: Island, scope: Scope) -> int:
        return KEPT_PRICE * max(s.total((BEASTS,)), 1)


class ThinOut(EventVote):
    """Any number of Beasts are removed; what stays is paid for together. All must agree on the next one, or on paying;
    if they do not, they pay as soon as they can. [SI-EVENT-14]
    """

    says = option("thin-out", "remove beasts {land}", refs=("land:{land}",), land=part(LAND))
    stops: ClassVar[Declaration] = option("thin-out-no-more", "stop")
    asks = question("thin-out", by_card=True)

    def __init__(self) -> None:
        super().__init__()
        self.cost: Final = JointPay(BeastsKept(), ANIMAL)

    def possible(self, s: Island, scope: Scope) -> list[int]:
        """NO_MORE, and the lands with Beasts."""
        lands = [place + 1 for place in s.map.lands if s.count(place, (BEASTS,))]
        return [NO_MORE, *lands] if not lands or self.cost.can(s, scope) else lands

    def voted(self, s: Island, f: Frame, who: int, chosen: int) -> None:
        if chosen == NO_MORE:
            s.tell(events.VOTED_TO_KEEP_BEASTS, (who,))
        else:
            s.tell(events.VOTED_TO_REMOVE_BEASTS, (who, s.site(chosen - 1)))

    def decided(self, s: Island, f: Frame, chosen: int) -> None:
        if chosen == NO_MORE:  # one that is removed is told anyway
            s.tell(events.BEASTS_KEPT, ())

    def settle(self, s: Island, f: Frame, chosen: int) -> None:
        if chosen == NO_MORE:
            s.push(Frame(self.cost, f.scope))
        else:
            s.push(Frame(self, f.scope))
            remove(s, f.scope.at(chosen - 1), BEASTS)

    def declared(self, s: Island, f: Frame, option: int) -> Declaration | None:
        chosen = JOINT_OPTION.of(option)
        return self.stops if chosen == NO_MORE or self.says is None else Within(self.says, f, chosen - 1)

    def children(self) -> list[Node[Island]]:
        return [self.cost]


CARDS_LEFT: Final = ToDo(POWER_CARD)
THIS_CARD: Final = Held(POWER_CARD)
STEADY, PAY, SACRIFICE = range(3)
PACE_PRICE: Final = 3
PACE_PRESENCE: Final = 2
WHAT: Final = part(NUMBER, bits=2)
SLOW_CARD: Final = part(POWER_CARD, above=WHAT)
STEADY_OPTION: Final = option("stay-slow", "discard {card}", card=SLOW_CARD)
PAY_OPTION: Final = option("pay-to-keep-pace", "pay {card}", card=SLOW_CARD)
SACRIFICE_OPTION: Final = option("lose-to-keep-pace", "destroy presence {card}", card=SLOW_CARD)
USE_IT: Final = option("use", "use {card}", card=THIS_CARD)
USE_LATER: Final = option("use-later", "later")


class KeepPace(Verb):
    """For each Slow card a Spirit has played, in any order: it is discarded for Energy, which may pay for the next, or
    the Spirit pays and may use it now.
    """

    asks = question("keep-pace", by_card=True)

    def __init__(self) -> None:
        self.loss: Final = DestroyPresence(Flat(PACE_PRESENCE))
        self.use: Final = UseItNow()

    def slow(self, s: Island, who: int) -> list[int]:
        return [card for card in s.play[who] if power_of(card).speed == SLOW]

    def can(self, s: Island, scope: Scope) -> bool:
        return bool(self.slow(s, scope.chooser))

    def run(self, s: Island, f: Frame) -> None:
        who = f.scope.chooser
        slow = self.slow(s, who)
        cards = slow if ASKED.of(f) < 0 else [card for card in CARDS_LEFT.of(f) if card in slow]
        if cards:
            ways = [STEADY]
            ways += [PAY] if s.energy[who] >= PACE_PRICE else []
            ways += [SACRIFICE] if s.on_island(who) >= PACE_PRESENCE else []
            options = [WHAT.put(way) | SLOW_CARD.put(card) for card in cards for way in ways]
            s.ask(ASKED.frame(self, f.scope, 0, CARDS_LEFT.kept(cards)), who, options)

    def answer(self, s: Island, f: Frame, option: int) -> None:
        who, card, way = f.scope.chooser, SLOW_CARD.of(option), WHAT.of(option)
        rest = [other for other in CARDS_LEFT.of(f) if other != card]
        s.push(ASKED.frame(self, f.scope, 0, CARDS_LEFT.kept(rest)))
        if way == STEADY:
            s.play[who].remove(card)
            s.add_elements(who, shown_elements(s, who, card), -1)
            s.discard[who] = sorted([*s.discard[who], card])
            s.tell(events.CARD_DISCARDED, (who, card))
            s.energy[who] += power_of(card).cost + 1
            s.tell(events.ENERGY, (who, power_of(card).cost + 1))
            return
        s.push(THIS_CARD.frame(self.use, f.scope, card))
        if way == PAY:
            s.energy[who] -= PACE_PRICE
            s.tell(events.PAID, (who, PACE_PRICE))
        else:
            s.push(Frame(self.loss, f.scope))

    def declared(self, s: Island, f: Frame, option: int) -> Declaration | None:
        return (STEADY_OPTION, PAY_OPTION, SACRIFICE_OPTION)[WHAT.of(option)]

    def children(self) -> list[Node[Island]]:
        return [self.loss, self.use]


class UseItNow(Verb):
    """The card may be used at once, instead of later."""

    asks = question("use-it-now", by_card=True, card=THIS_CARD)

    def run(self, s: Island, f: Frame) -> None:
        who, card = f.scope.chooser, THIS_CARD.of(f)
        if card not in s.used[who] and power_of(card).target.targets(s, who):
            self.ask(s, f, [1, 0])

    def answer(self, s: Island, f: Frame, option: int) -> None:
        if option:
            s.used[f.scope.chooser].append(THIS_CARD.of(f))
            begin_use(s, power_of(THIS_CARD.of(f)), f.scope.chooser)

    def declared(self, s: Island, f: Frame, option: int) -> Declaration | None:
        return USE_IT if option else USE_LATER


__all__ = ["CallAgain", "CalledFor", "GuardSites", "KeepPace", "ThinOut"]
