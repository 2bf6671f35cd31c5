"""The Fast and the Slow phase: which Powers can be used, and what else a Spirit may do then."""

from __future__ import annotations

from typing import Final

from tidewood.games.spirit_island import events
from tidewood.games.spirit_island.fields import ELEMENT, FLAG, NUMBER
from tidewood.games.spirit_island.fields import POWER as POWER_CARD
from tidewood.games.spirit_island.fields import SPEED as SPEED_TYPE
from tidewood.games.spirit_island.hooks import (
    ACT_FAST,
    ACT_SLOW,
    ALL_FAST,
    ALL_SLOW,
    ANY_SPEED,
    POWER,
    REPEAT,
    SPEED,
    repeated,
)
from tidewood.games.spirit_island.rounds.spirit_phase import act
from tidewood.games.spirit_island.state import Island
from tidewood.games.spirit_island.verbs.play_cards import cost_of
from tidewood.games.spirit_island.verbs.powers import (
    ALL_LEVELS,
    FAST,
    INNATE,
    LEVEL_NUMBERS,
    NO_LEVELS,
    SLOW,
    Power,
    begin_use,
    is_face_down,
    is_fast,
    power_of,
    quick_rights,
)
from tidewood.kernel.combine import Step
from tidewood.kernel.core import Frame, Scope
from tidewood.kernel.declaration import Declaration
from tidewood.kernel.declare import OfNode, Worked, option, part, question
from tidewood.kernel.rows import MAY, ROW, Row, fitting, lift, row_of, use

CHEAPEST: Final = -2  # as the value of a right to repeat: a card that costs least, paying for it again
USE, AGAIN, ACT, DECIDE, FINISH = range(5)
FREE, USED_UP, UNMET, ONLY_FAST, ONLY_SLOW, NO_TARGET, FACE_DOWN = range(7)  # whether a Power can be used, and why not
ARGUMENTS: Final = part(NUMBER, bits=40)
WHAT: Final = part(NUMBER, above=ARGUMENTS)
# of a Power that is used: its thresholds, and which it is
LEVELS: Final = part(LEVEL_NUMBERS, bits=8)
USED: Final = part(POWER_CARD, bits=12, above=LEVELS)
# of a card that is repeated: which, as if with fewer elements or not, and by which right
REPEATED: Final = part(POWER_CARD, bits=19)
LESS: Final = part(FLAG, bits=1, above=REPEATED)
RIGHT: Final = part(ROW, bits=20, above=LESS)
RULE: Final = part(ROW, bits=20)
CHOSEN: Final = part(ELEMENT, bits=3)

USE_OPTION: Final = option("use", "use {card}", card=USED)
USE_WITHOUT: Final = option("use-without", "use {card} 0", card=USED)
USE_LEVELS: Final = option("use-levels", "use {card} {levels}", card=USED, levels=LEVELS)
AGAIN_OPTION: Final = option(
    "repeat",
    "repeat {card} by {rule}",
    refs=("card:{card}",),
    card=REPEATED,
    rule=RIGHT,
    cost=Worked(NUMBER, lambda s, f, option: price_of(s, option)),
    less=LESS,
)
AGAIN_WITHOUT: Final = option(
    "repeat",
    "repeat {card} 0 by {rule}",
    refs=("card:{card}",),
    card=REPEATED,
    rule=RIGHT,
    cost=Worked(NUMBER, lambda s, f, option: price_of(s, option)),
    less=LESS,
)
ACT_OPTION: Final = option("act", "use {rule}", rule=RULE)
DECIDE_OPTION: Final = option("decide", "element {element}", element=CHOSEN)
FINISH_OPTION: Final = option("use-no-more", "done", last=Worked(FLAG, lambda s, f, option: is_last(s, f)))


def price_of(s: Island, option: int) -> int | None:
    """What a repeat costs, where the card is paid for again."""
    row = row_of(s, RIGHT.of(option))
    return power_of(REPEATED.of(option)).cost if row is not None and row.value < 0 else None


def any_speed(s: Island, who: int) -> Row | None:
    """The right to use one Power as if it were of the other speed."""
    return next((row for row in s.rows if row.rule.hook == ANY_SPEED and row.owner == who), None)


def narrow_right(s: Island, who: int, power: Power) -> Row | None:
    """A right for one such Slow Power as if it were Fast that not every Power can use: it goes before the others."""
    for row in s.rows:
        condition = row.rule.condition
        if row.rule.hook == SPEED and row.owner == who and condition is not None and row.value == 1:
            if condition.holds(s, Scope(who, card=power.index)):
                return row
    return None


def is_last(s: Island, f: Frame) -> bool:
    assert isinstance(f.node, UsePowers)
    return f.node.is_last(s, f.scope)


class UsePowers(Step[Island]):
    """What a Spirit may do next in a Power phase: use a Power of this speed that it has not used, or stop.
    [SI-PHASE-05, SI-PHASE-08, SI-POWER-10, SI-POWER-13, SI-POWER-17, SI-POWER-26]
    """

    asks = question("use-powers", speed=OfNode(SPEED_TYPE, "speed"))

    def __init__(self, speed: int) -> None:
        self.speed: Final = speed

    def options(self, s: Island, scope: Scope) -> list[int]:
        who = scope.owner
        if s.done[who]:
            return []
        found: list[int] = []
        for index in [*s.play[who], *s.rules.innates[who]]:
            power = power_of(index)
            if self.why_not(s, who, power) == FREE:
                self.add_uses(s, who, power, found)
        if REPEAT in s.hooks:
            self.add_repeats(s, who, found)
        hook = ACT_FAST if self.speed == FAST else ACT_SLOW
        if hook in s.hooks:
            for row in fitting(s, Scope(who), hook, MAY):
                if row.owner == who or row.owner < 0:
                    found.append(WHAT.put(ACT) | RULE.put(row.serial))
        if s.loose[who] and self.worth_deciding(s, who):
            found.extend([WHAT.put(DECIDE) | CHOSEN.put(e) for e in range(8)])
        if found:
            found.append(WHAT.put(FINISH))
        return found

    def is_last(self, s: Island, scope: Scope) -> bool:
        """Whether the Invaders come as soon as this Spirit is ready, since all others are."""
        others = [who for who in range(s.players) if who != scope.owner]
        return self.speed == FAST and bool(others) and not any([self.options(s, scope.of(who)) for who in others])

    def why_not(self, s: Island, who: int, power: Power) -> int:
        """Why a Power cannot be used now; FREE if it can."""
        if is_face_down(s, who, power.index):
            return FACE_DOWN
        if power.index in s.used[who] and not power.again:
            return USED_UP
        if power.kind == INNATE and not power.is_met(s, who):
            return UNMET
        if not self.is_time(s, who, power):
            return ONLY_SLOW if self.speed == FAST else ONLY_FAST
        if power.price is not None and not power.price.can(s, Scope(who, card=power.index)):
            return NO_TARGET
        return FREE if power.target.targets(s, who) else NO_TARGET

    def is_time(self, s: Island, who: int, power: Power) -> bool:
        """Whether it is the phase for a Power, by its speed or by a right."""
        if ALL_SLOW in s.hooks and any([row.rule.hook == ALL_SLOW and row.owner == who for row in s.rows]):
            return self.speed == SLOW
        if ALL_FAST in s.hooks:
            return self.speed == FAST
        if power.speed == self.speed or (ANY_SPEED in s.hooks and any_speed(s, who) is not None):
            return True
        if self.speed == SLOW:
            return bool(power.slow_when) and s.has_elements(who, power.slow_when)
        if is_fast(s, power, who) or (SPEED in s.hooks and quick_rights(s, who, power) > s.quick[who]):
            return True
        return 0 < power.fast_for <= s.energy[who]

    def add_uses(self, s: Island, who: int, power: Power, found: list[int]) -> None:
        if power.kind != INNATE:
            found.append(WHAT.put(USE) | USED.put(power.index))
            if power.can_do_less(s, who):
                found.append(WHAT.put(USE) | USED.put(power.index) | LEVELS.put(NO_LEVELS))
            return
        for levels in power.sets(s, who):
            found.append(WHAT.put(USE) | USED.put(power.index) | LEVELS.put(levels))

    def add_repeats(self, s: Island, who: int, found: list[int]) -> None:
        """Cards used before that a right lets one use again, now. [SI-POWER-32, SI-POWER-36]"""
        seen: list[tuple[str, int]] = []  # rights that are alike are offered once
        for row in s.rows:
            if row.rule.hook != REPEAT or row.owner != who or (row.rule.id, row.value) in seen:
                continue
            seen.append((row.rule.id, row.value))
            for index in s.used[who]:
                power = power_of(index)
                if power.kind == INNATE or index not in s.play[who] or not self.in_time(s, who, power):
                    continue
                if row.value >= 0 and power.cost > row.value:  # up to a cost, free
                    continue
                if row.value == CHEAPEST and power.cost > min([power_of(card).cost for card in s.play[who]]):
                    continue
                if row.value < 0 and cost_of(s, who, index) > s.energy[who]:  # paying again
                    continue
                if power.price is not None and not power.price.can(s, Scope(who, card=index)):
                    continue
                if power.target.targets(s, who):
                    again = WHAT.put(AGAIN) | RIGHT.put(row.serial) | REPEATED.put(index)
                    found.append(again)
                    if power.can_do_less(s, who):
                        found.append(again | LESS.put(1))

    def in_time(self, s: Island, who: int, power: Power) -> bool:
        """In the Fast phase whatever was used before was used as a Fast Power. [SI-POWER-35]"""
        if ALL_FAST in s.hooks:
            return self.speed == FAST
        return self.speed == FAST or power.speed == SLOW

    def worth_deciding(self, s: Island, who: int) -> bool:
        """Elements of choice are offered only while they can make a difference to an unused Power. [SI-ELEMENT-11]"""
        loose = s.loose[who]
        for index in [*s.play[who], *s.rules.innates[who]]:
            if index in s.used[who]:
                continue
            for needs in power_of(index).needs:
                if 0 < s.lacks(who, needs) <= loose:
                    return True
        return s.rules.counts_elements[who]

    def answer(self, s: Island, f: Frame, option: int) -> None:
        who = f.scope.owner
        kind = WHAT.of(option)
        if kind == USE:
            power = power_of(USED.of(option))
            self.spend_right(s, who, power)
            s.used[who].append(power.index)
            begin_use(s, power, who, LEVELS.of(option))
        elif kind == AGAIN:
            row = row_of(s, RIGHT.of(option))
            assert row is not None
            power = power_of(REPEATED.of(option))
            if row.value < 0:
                s.energy[who] -= cost_of(s, who, power.index)
            use(s, row)
            # Used again, not played again, so it gives no elements. [SI-POWER-33]
            begin_use(s, power, who, NO_LEVELS if LESS.of(option) else ALL_LEVELS, repeated(POWER))
        elif kind == ACT:
            act(s, RULE.of(option), Scope(who, mode=POWER))
        elif kind == DECIDE:  # SI-ELEMENT-12
            e = CHOSEN.of(option)
            s.loose[who] -= 1
            s.elements[who * 8 + e] += 1
            s.tell(events.ELEMENT_GAINED, (who, e))
        else:
            s.done[who] = 1
            s.tell(events.READY, (who,))

    def is_slow(self, s: Island, power: Power, who: int) -> bool:
        """Whether a Power can be used in the Slow phase without any further right."""
        return power.speed == SLOW or (bool(power.slow_when) and s.has_elements(who, power.slow_when))

    def spend_right(self, s: Island, who: int, power: Power) -> None:
        """A Power of the other speed is used by a right, or paid for; a right for Slow Powers alone goes first."""
        if ALL_FAST in s.hooks or (is_fast(s, power, who) if self.speed == FAST else self.is_slow(s, power, who)):
            return
        row = any_speed(s, who)
        if self.speed == FAST and quick_rights(s, who, power) > s.quick[who]:
            narrow = narrow_right(s, who, power)
            if narrow is None:
                s.quick[who] += 1
            else:
                lift(s, narrow.serial)
        elif row is not None:
            use(s, row)
        else:
            s.energy[who] -= power.fast_for
            s.tell(events.PAID, (who, power.fast_for))

    def declared(self, s: Island, f: Frame, option: int) -> Declaration | None:
        kind = WHAT.of(option)
        if kind == USE:
            power, levels = power_of(USED.of(option)), LEVELS.of(option)
            if power.kind != INNATE:
                return USE_WITHOUT if levels == NO_LEVELS else USE_OPTION
            return USE_OPTION if levels == power.sets(s, f.scope.owner)[0] else USE_LEVELS
        if kind == AGAIN:
            return AGAIN_WITHOUT if LESS.of(option) else AGAIN_OPTION
        return ACT_OPTION if kind == ACT else DECIDE_OPTION if kind == DECIDE else FINISH_OPTION


USE_FAST: Final = UsePowers(FAST)
USE_SLOW: Final = UsePowers(SLOW)
