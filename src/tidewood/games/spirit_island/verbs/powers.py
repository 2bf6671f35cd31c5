"""Powers: cards and innates, and how they are used."""

from __future__ import annotations

from typing import Final, Literal

from tidewood.games.spirit_island import events
from tidewood.games.spirit_island.conditions.lands import LandFilter
from tidewood.games.spirit_island.conditions.situations import FEWER, Elements
from tidewood.games.spirit_island.fields import EFFECT, NUMBER, PLAYER, POWER_IDS, SPIRIT_OF, Counted
from tidewood.games.spirit_island.hooks import POWER, POWER_USED, SPEED
from tidewood.games.spirit_island.state import Island
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
from tidewood.kernel.rows import MAY, Action, react

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

    def __init__(self, needs: tuple[int, ...], node: Node[Island], instead: bool = False, may: bool = False) -> None:
        self.needs: Final = needs
        self.node: Final = node
        self.instead: Final = instead  # in place of what comes before it …
        self.may: Final = may  # … if the player likes


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
        self.index = -1  # its number among all Powers
        self.last: Final = last  # as the Power ends, whatever its thresholds did
        body = card_body(effect, levels) if effect is not None else Levels(levels)
        if last is not None:
            body = Seq(body, last)
        self.body: Final[Node[Island]] = body
        self.needs: Final = self._needs()
        self.due: Final = self._due()
        self.use: Final = Use(self)
        self.action: Final = Action(self.use)

    def _needs(self) -> list[tuple[int, ...]]:
        """Everything elements can make a difference to: thresholds, speed and range."""
        found = [level.needs for level in self.levels]
        for node in walk(self.body):
            if isinstance(node, When) and isinstance(node.condition, Elements):
                found.append(node.condition.needs)
        if self.fast_when:
            found.append(self.fast_when)
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
        met = [i for i, level in enumerate(self.levels) if s.has_elements(who, level.needs)]
        found: list[int] = []
        for chosen in range(1, 2 ** len(met)):
            most = [0] * 8
            for j in LEVEL_SET.members(chosen):
                for e in range(8):
                    most[e] = max(most[e], self.levels[met[j]].needs[e])
            used = LEVEL_SET.made_of([i for i in met if all([self.levels[i].needs[e] <= most[e] for e in range(8)])])
            if used not in found:
                found.append(used)
        found.sort(reverse=True)
        return found

    def is_met(self, s: Island, who: int) -> bool:
        """Whether an innate does anything at all."""
        for level in self.levels:
            if s.has_elements(who, level.needs):
                return True
        return False


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
        targets = self.power.target.targets(s, f.scope.owner, f.scope.named(FEWER).size > 0)
        if targets:
            self.ask(s, f, targets)

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

    def children(self) -> list[Node[Island]]:
        return [self.power.body]


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


def quick_rights(s: Island, who: int) -> int:
    """How many Slow Powers this Spirit may use as if they were Fast this turn, all told."""
    n = 0
    for row in s.rows:
        if row.rule.hook == SPEED and row.rule.kind == MAY and row.owner == who:
            amount = row.rule.amount
            n += row.value if amount is None else amount.of(s, Scope(who))
    return n


POWERS: Final[list[Power]] = []  # all there are, by number; the sets of cards fill it


def number_powers(powers: list[Power]) -> None:
    """Powers get the numbers by which the state knows them. The order is part of every save."""
    for power in powers:
        power.index = len(POWERS)
        POWERS.append(power)
        POWER_IDS.append(power.id)


def power_of(index: int) -> Power:
    return POWERS[index]


class OfCard(Condition[Island]):
    """What happens is the doing of the Power with this id."""

    def __init__(self, id: str) -> None:
        self.id: Final = id

    def holds(self, s: Island, scope: Scope) -> bool:
        return scope.card >= 0 and power_of(scope.card).id == self.id
