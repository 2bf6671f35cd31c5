"""Powers: cards and innates, and how they are used."""

from __future__ import annotations

from typing import Final, Literal

from tidewood.games.spirit_island import events
from tidewood.games.spirit_island.conditions.lands import LandFilter
from tidewood.games.spirit_island.conditions.situations import FEWER, Elements, at_corners, helped
from tidewood.games.spirit_island.fields import EFFECT, NUMBER, PLAYER, POWER_IDS, SPIRIT_OF, Counted
from tidewood.games.spirit_island.hooks import CORNER_ELEMENT, FACE_DOWN, POWER, POWER_USED, SHIFTS, SPEED
from tidewood.games.spirit_island.pieces import ELEMENTS
from tidewood.games.spirit_island.state import Island
from tidewood.games.spirit_island.verbs.either_or_both import EitherOrBoth
from tidewood.games.spirit_island.verbs.targets import BEYOND, TARGET_LAND, LandTarget, NoTarget, SpiritTarget, Target
from tidewood.games.spirit_island.verbs.verb import Verb
from tidewood.kernel.amounts import Condition
from tidewood.kernel.bits import Bits
from tidewood.kernel.combine import Either, Seq, When
from tidewood.kernel.core import NOTHING, Frame, Node, Result, Scope, number
from tidewood.kernel.declaration import Declaration
from tidewood.kernel.declare import OfNode, Worked, option, part, question
from tidewood.kernel.fields import Written
from tidewood.kernel.reading import walk
from tidewood.kernel.rows import MAY, Action, fitting, react

MINOR, MAJOR, UNIQUE, INNATE = range(4)
PowerKind = Literal["minor", "major", "unique", "innate"]
POWER_KINDS: Final[tuple[PowerKind, ...]] = ("minor", "major", "unique", "innate")
FAST, SLOW = range(2)
Speed = Literal["fast", "slow"]
SPEEDS: Final[tuple[Speed, ...]] = ("fast", "slow")
LEVEL_SET: Final = Bits(NUMBER)  # thresholds of a Power
LEVEL_NUMBERS: Final = Bits(Counted("number"))  # the same as people count them, from 1
ALL_LEVELS: Final = 0
NO_LEVELS: Final = 1  # of a card: used as if with fewer elements than its thresholds need


OF_POWER: Final = OfNode(Written("card", lambda s, power: power.id), "power")  # the Power that is used


class At:
    """A threshold: what more happens with these elements."""

    def __init__(
        self,
        needs: tuple[int, ...],
        node: Node[Island],
        instead: bool = False,
        may: bool = False,
        also: Condition[Island] | None = None,
        other: tuple[int, ...] = (),
    ) -> None:
        self.also: Final = also  # what must be so beside the elements
        self.needs: Final = needs
        self.other: Final = other  # elements that do as well
        self.node: Final = node
        self.instead: Final = instead  # in place of what comes before it …
        self.may: Final = may  # … if the player likes

    def met_by(self, s: Island, who: int, place: int = -1) -> tuple[int, ...]:
        """The elements of a Spirit that meet it, with those at the corners of a target land; none: it is not met."""
        if s.has_elements(who, self.needs):
            return self.needs
        if place >= 0 and s.has_elements(who, helped(s, self.needs, place)):
            return self.needs
        return self.other if self.other and s.has_elements(who, self.other) else ()


class Farther(Node[Island]):
    """As a threshold: the Power reaches so much farther. It is asked for when the Power is aimed, and does nothing
    more.
    """

    def __init__(self, n: int) -> None:
        self.n: Final = n


class Power:
    """A Power Card or an Innate Power."""

    def __init__(
        self,
        id: str,
        kind: int,
        speed: int,
        target: Target,
        effect: Node[Island] | None,
        levels: list[At],
        cost: int = 0,
        elements: tuple[int, ...] = (0,) * 8,
        fast_when: tuple[int, ...] = (),
        last: Node[Island] | None = None,
        fast_for: int = 0,
        slow_when: tuple[int, ...] = (),
        price: Node[Island] | None = None,
        again: bool = False,
        first: Node[Island] | None = None,
    ) -> None:
        self.id: Final = id
        self.kind: Final = kind
        self.speed: Final = speed
        self.target: Final = target
        self.effect: Final = effect
        self.levels: Final = levels
        self.cost: Final = cost
        self.elements: Final = elements
        self.fast_when: Final = fast_when  # elements with which it may be Fast
        self.fast_for: Final = fast_for  # Energy for which it may be
        self.price: Final = price  # what is paid to use it; it can be used only if that can be done
        self.again: Final = again  # as often as one likes
        self.slow_when: Final = slow_when  # elements with which it may be Slow
        self.index = -1  # its number among all Powers
        self.last: Final = last  # as the Power ends, whatever its thresholds did
        self.first: Final = first  # of an innate: before its thresholds
        body = card_body(effect, levels) if effect is not None else Levels(levels)
        parts = [part for part in (first, body, last) if part is not None]
        body = Seq(*parts) if len(parts) > 1 else body
        if isinstance(target, LandTarget):
            target.is_innate = kind == INNATE
            target.farther_at.extend(
                [(level.node.n, level.needs) for level in levels if isinstance(level.node, Farther)]
            )
        self.body: Final[Node[Island]] = body
        # the thresholds that do something when the Power is used
        self.acting: Final = [i for i, level in enumerate(levels) if not isinstance(level.node, Farther)]
        self.needs: Final = self._needs()
        self.due: Final = self._due()
        self.use: Final = Use(self)
        self.action: Final = Action(self.use)

    def _needs(self) -> list[tuple[int, ...]]:
        """Everything elements can make a difference to: thresholds, speed and range."""
        found = [needs for level in self.levels for needs in (level.needs, level.other) if needs]
        for node in walk(self.body):
            if isinstance(node, When) and isinstance(node.condition, Elements):
                found.append(node.condition.needs)
            elif isinstance(node, EitherOrBoth):
                found.append(node.needs)
        if self.fast_when:
            found.append(self.fast_when)
        if self.slow_when:
            found.append(self.slow_when)
        if isinstance(self.target, LandTarget) and self.target.when:
            found.append(self.target.when)
        return found

    def _due(self) -> list[tuple[int, ...]]:
        """For a card: thresholds that must be done with these elements, unless it is used as if with fewer."""
        if self.effect is None:
            return []
        found = [level.needs for level in self.levels if not level.may]
        for node in walk(self.effect):
            if isinstance(node, When) and isinstance(node.condition, Elements):
                found.append(node.condition.needs)
        return found

    def can_do_less(self, s: Island, who: int) -> bool:
        """Whether a card can be used as if with fewer elements, and that makes a difference. [SI-INNATE-07]"""
        return any([s.has_elements(who, needs) for needs in self.due]) and bool(self.target.targets(s, who, True))

    def sets(self, s: Island, who: int) -> list[int]:
        """For an innate: the sets of thresholds that can be used, as masks, largest first. A Spirit may use fewer
        elements than it has; whatever the used ones meet must be done. [SI-INNATE-04, SI-INNATE-07, SI-INNATE-08]
        """
        found: list[int] = []
        for place in self.helping(s, who):
            found += [used for used in self.sets_at(s, who, place) if used not in found]
        return sorted(found, reverse=True)

    def helping(self, s: Island, who: int) -> list[int]:
        """The target lands that elements lie at; -1: none of them."""
        if CORNER_ELEMENT not in s.hooks or not isinstance(self.target, LandTarget):
            return [-1]
        return [
            -1,
            *[place for place in self.target.targets(s, who) if place < s.map.size and any(at_corners(s, place))],
        ]

    def sets_at(self, s: Island, who: int, place: int) -> list[int]:
        """The same on one target land."""
        by = [level.met_by(s, who, place) for level in self.levels]
        met = [i for i, needs in enumerate(by) if needs and i in self.acting]
        found: list[int] = []
        for chosen in range(1, 2 ** len(met)):
            most = [0] * 8
            for j in LEVEL_SET.members(chosen):
                for e in range(8):
                    most[e] = max(most[e], by[met[j]][e])
            used = LEVEL_SET.made_of([i for i in met if all([by[i][e] <= most[e] for e in range(8)])])
            if used not in found:
                found.append(used)
        found.sort(reverse=True)
        return found

    def is_met(self, s: Island, who: int) -> bool:
        """Whether an innate does anything at all."""
        return any([self.levels[i].met_by(s, who, place) for i in self.acting for place in self.helping(s, who)])


def card_body(effect: Node[Island], levels: list[At]) -> Node[Island]:
    """What a card does, its thresholds worked in. [SI-POWER-24]"""
    parts: list[Node[Island]] = [effect]
    for level in levels:
        condition = Elements(level.needs)
        if level.instead:
            before = parts.pop()
            then = Either(before, level.node) if level.may else level.node
            parts.append(When(condition, then, before))
        else:
            parts.append(When(condition, level.node))  # SI-POWER-30
    return parts[0] if len(parts) == 1 else Seq(*parts)


class Levels(Node[Island]):
    """The thresholds of an innate that are used, from top to bottom. [SI-INNATE-05]"""

    def __init__(self, levels: list[At]) -> None:
        self.levels: Final = levels
        choices: list[Node[Island]] = []
        for i, level in enumerate(levels):
            choices.append(Either(levels[i - 1].node, level.node) if level.instead and level.may else level.node)
        self.choices: Final = choices

    def run(self, s: Island, f: Frame) -> None:
        nodes: list[Node[Island]] = []
        for i, level in enumerate(self.levels):
            if LEVEL_SET.has(f.scope.named("levels").size, i):
                if level.also is not None and not level.also.holds(s, f.scope):
                    continue
                if level.instead and nodes:  # SI-POWER-31
                    nodes.pop()
                nodes.append(self.choices[i])
        for node in reversed(nodes):
            s.push(Frame(node, f.scope))

    def children(self) -> list[Node[Island]]:
        return [*[level.node for level in self.levels], *self.choices]


def aimed_at(s: Island, f: Frame, option: int) -> LandFilter:
    """What the target land of a Power must be."""
    assert isinstance(f.node, Use)
    target = f.node.power.target
    assert isinstance(target, LandTarget)
    return target.land


TARGET: Final = option("land", "{land}", land=TARGET_LAND)
TARGET_BEYOND: Final = option("target-beyond", "{land} for 1 energy", land=TARGET_LAND)
TARGET_SPIRIT: Final = option("spirit", "to {who}", refs=("player:{who}",), spirit=part(SPIRIT_OF), who=part(PLAYER))
TARGET_ANY: Final = option("use-it", "to {who}", refs=("card:{card}",), who=part(PLAYER), card=OF_POWER)
ASK_LAND: Final = question("target-land", card=OF_POWER, land=Worked(EFFECT, aimed_at))
ASK_SPIRIT: Final = question("target-spirit", card=OF_POWER)


class Use(Verb):
    """One use of a Power: target, then everything it does, from top to bottom. [SI-POWER-15, SI-POWER-24]"""

    def __init__(self, power: Power) -> None:
        self.power: Final = power

    def can(self, s: Island, scope: Scope) -> bool:
        return bool(self.power.target.targets(s, scope.owner))

    def run(self, s: Island, f: Frame) -> None:
        price = self.power.price
        if price is not None and not f.has_begun:
            s.push(f.begun())
            s.push(f.run_by(price))
            return
        targets = self.power.target.targets(s, f.scope.owner, f.scope.named(FEWER).size > 0)
        if CORNER_ELEMENT in s.hooks and self.power.kind == INNATE:
            targets = [option for option in targets if self.suffices(s, f.scope, option)]
        if targets:
            self.ask(s, f, targets)

    def suffices(self, s: Island, scope: Scope, option: int) -> bool:
        """Whether the thresholds that are used are met on this target."""
        if not isinstance(self.power.target, LandTarget):
            return True
        levels = LEVEL_SET.members(scope.named("levels").size)
        return all([self.power.levels[i].met_by(s, scope.owner, TARGET_LAND.of(option)) for i in levels])

    def declared(self, s: Island, f: Frame, option: int) -> Declaration | None:
        if isinstance(self.power.target, LandTarget):
            return TARGET_BEYOND if BEYOND.of(option) else TARGET
        return TARGET_ANY if isinstance(self.power.target, NoTarget) else TARGET_SPIRIT

    def question(self, s: Island, f: Frame) -> Declaration | None:
        return ASK_LAND if isinstance(self.power.target, LandTarget) else ASK_SPIRIT

    def answer(self, s: Island, f: Frame, option: int) -> None:
        scope = f.scope
        who = scope.owner
        if isinstance(self.power.target, LandTarget):
            if BEYOND.of(option):
                s.energy[who] -= 1
            place = TARGET_LAND.of(option)
            s.tell(events.USED, (self.power.index, who, s.site(place)))
            inner = scope.at(place)
        else:
            other = option if isinstance(self.power.target, SpiritTarget) else who
            s.tell(events.USED_ON, (self.power.index, who, other))
            s.done[other] = 0  # what it gets may open something new
            inner = Scope(who, who, scope.place, scope.origin, scope.card, scope.cause, other, scope.mode, scope.names)
        if POWER_USED in s.hooks:
            react(s, inner, POWER_USED, NOTHING)
        s.push(Frame(self.power.body, inner))
        if SHIFTS in s.hooks:
            for row in fitting(s, inner, SHIFTS, MAY):
                if row.owner == who and row.rule.effect is not None:
                    s.push(Frame(row.rule.effect, inner))

    def children(self) -> list[Node[Island]]:
        price = self.power.price
        return [self.power.body] if price is None else [self.power.body, price]


def begin_use(s: Island, power: Power, who: int, levels: int = ALL_LEVELS, mode: int = POWER) -> None:
    """Start one use of a Power as an Action of its own. [SI-ACTION-01]"""
    names: tuple[tuple[str, Result], ...] = ()
    if power.kind == INNATE:
        names = (("levels", number(levels)),)
    elif levels == NO_LEVELS:
        names = ((FEWER, number(1)),)
    s.push(Frame(power.action, Scope(who, card=power.index, mode=mode, names=names)))


def is_fast(s: Island, power: Power, who: int) -> bool:
    """Whether a Power can be used in the Fast phase without any further right."""
    if power.speed == FAST:
        return True
    return bool(power.fast_when) and s.has_elements(who, power.fast_when)


def quick_rights(s: Island, who: int, power: Power | None = None) -> int:
    """How many Slow Powers this Spirit may use as if they were Fast this turn, all told."""
    n = 0
    for row in s.rows:
        if row.rule.hook == SPEED and row.rule.kind == MAY and row.owner == who:
            condition = row.rule.condition
            if power is not None and condition is not None and not condition.holds(s, Scope(who, card=power.index)):
                continue
            amount = row.rule.amount
            n += row.value if amount is None else amount.of(s, Scope(who))
    return n


POWERS: Final[list[Power]] = []  # all there are, by number; the sets of cards fill it


def number_powers(powers: list[Power]) -> None:
    """Powers get the numbers by which the state knows them. The order is part of every save."""
    for power in powers:
        power.index = len(POWERS)
        if isinstance(power.target, LandTarget):
            power.target.card = power.index
        POWERS.append(power)
        POWER_IDS.append(power.id)


def power_of(index: int) -> Power:
    return POWERS[index]


def shown_elements(s: Island, who: int, card: int) -> tuple[int, ...]:
    """The elements of a card in play: none if it lies face down."""
    if is_face_down(s, who, card):
        return (0,) * len(ELEMENTS)
    return power_of(card).elements


def is_face_down(s: Island, who: int, card: int) -> bool:
    if FACE_DOWN not in s.hooks:
        return False
    return any([row.rule.hook == FACE_DOWN and row.owner == who and row.value == card for row in s.rows])


class OfCard(Condition[Island]):
    """What happens is the doing of the Power with this id."""

    def __init__(self, id: str) -> None:
        self.id: Final = id

    def holds(self, s: Island, scope: Scope) -> bool:
        return scope.card >= 0 and power_of(scope.card).id == self.id


class IsBusy(Condition[Island]):
    """The chooser has at least so many Power Cards in play, or one that costs at least so much."""

    def __init__(self, cards: int, cost: int) -> None:
        self.cards: Final = cards
        self.cost: Final = cost

    def holds(self, s: Island, scope: Scope) -> bool:
        play = s.play[scope.chooser]
        return len(play) >= self.cards or any([power_of(card).cost >= self.cost for card in play])
