"""The Fast and the Slow phase: which Powers can be used, and what else a Spirit may do then."""

from __future__ import annotations

from typing import Final

from tidewood.games.spirit_island import events
from tidewood.games.spirit_island.hooks import ACT_FAST, ACT_SLOW, ALL_FAST, POWER, REPEAT, SPEED, repeated
from tidewood.games.spirit_island.pieces import ELEMENTS
from tidewood.games.spirit_island.rounds.spirit_phase import act
from tidewood.games.spirit_island.state import Island
from tidewood.games.spirit_island.verbs.play_cards import cost_of
from tidewood.games.spirit_island.verbs.powers import (
    ALL_LEVELS,
    FAST,
    INNATE,
    NO_LEVELS,
    SLOW,
    Power,
    begin_use,
    is_fast,
    power_of,
    quick_rights,
)
from tidewood.kernel.combine import Step
from tidewood.kernel.core import Frame, Scope
from tidewood.kernel.rows import MAY, fitting, row_of, use

USE, AGAIN, ACT, DECIDE, FINISH = range(5)
KIND_BITS: Final = 40
LEVEL_BITS: Final = 8
POWER_BITS: Final = 12
ROW_BITS: Final = 20
LESS: Final = 1 << ROW_BITS - 1  # beside a card that is repeated: as if with fewer elements


class UsePowers(Step[Island]):
    """What a Spirit may do next in a Power phase: use a Power of this speed that it has not used, or stop.
    [SI-PHASE-05, SI-PHASE-08, SI-POWER-10, SI-POWER-13, SI-POWER-17, SI-POWER-26]
    """

    def __init__(self, speed: int) -> None:
        self.speed: Final = speed

    def options(self, s: Island, f: Frame) -> list[int]:
        who = f.scope.owner
        if s.done[who]:
            return []
        found: list[int] = []
        all_fast = s.hooked(ALL_FAST)
        rights = -1  # Slow Powers that may be used as if they were Fast: not yet looked at
        used = s.used[who]
        rules = s.rules
        for index in [*s.play[who], *rules.innates[who]]:
            if index in used:
                continue
            power = power_of(index)
            if power.kind == INNATE and not power.is_met(s, who):
                continue
            now = self.speed == FAST if all_fast else power.speed == self.speed
            if not now and self.speed == FAST:
                now = is_fast(s, power, who)
                if not now and s.hooked(SPEED):
                    if rights < 0:
                        rights = quick_rights(s, who) - s.quick[who]
                    now = rights > 0
            if now and power.target.targets(s, who):
                self.add_uses(s, who, power, found)
        if s.hooked(REPEAT):
            self.add_repeats(s, who, found)
        hook = ACT_FAST if self.speed == FAST else ACT_SLOW
        if s.hooked(hook):
            for row in fitting(s, Frame(self, Scope(who)), hook, MAY):
                if row.owner == who or row.owner < 0:
                    found.append(ACT << KIND_BITS | row.serial)
        if s.loose[who] and self.worth_deciding(s, who):
            found.extend([DECIDE << KIND_BITS | e for e in range(8)])
        if found:
            found.append(FINISH << KIND_BITS)
        return found

    def add_uses(self, s: Island, who: int, power: Power, found: list[int]) -> None:
        if power.kind != INNATE:
            found.append(USE << KIND_BITS | power.index << LEVEL_BITS)
            if power.can_do_less(s, who):
                found.append(USE << KIND_BITS | power.index << LEVEL_BITS | NO_LEVELS)
            return
        for mask in power.sets(s, who):
            found.append(USE << KIND_BITS | power.index << LEVEL_BITS | mask)

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
                if row.value < 0 and cost_of(s, who, index) > s.energy[who]:  # paying again
                    continue
                if power.target.targets(s, who):
                    found.append(AGAIN << KIND_BITS | row.serial << ROW_BITS | index)
                    if power.can_do_less(s, who):
                        found.append(AGAIN << KIND_BITS | row.serial << ROW_BITS | LESS | index)

    def in_time(self, s: Island, who: int, power: Power) -> bool:
        """In the Fast phase whatever was used before was used as a Fast Power. [SI-POWER-35]"""
        if s.hooked(ALL_FAST):
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
        kind = option >> KIND_BITS
        if kind == USE:
            power = power_of(option >> LEVEL_BITS & (1 << POWER_BITS) - 1)
            if self.speed == FAST and not s.hooked(ALL_FAST) and not is_fast(s, power, who):
                s.quick[who] += 1
            s.used[who].append(power.index)
            begin_use(s, power, who, option & (1 << LEVEL_BITS) - 1)
        elif kind == AGAIN:
            row = row_of(s, option >> ROW_BITS & (1 << ROW_BITS) - 1)
            assert row is not None
            power = power_of(option & LESS - 1)
            if row.value < 0:
                s.energy[who] -= cost_of(s, who, power.index)
            use(s, row)
            # Used again, not played again, so it gives no elements. [SI-POWER-33]
            begin_use(s, power, who, NO_LEVELS if option & LESS else ALL_LEVELS, repeated(POWER))
        elif kind == ACT:
            act(s, option & (1 << ROW_BITS) - 1, Scope(who, mode=POWER))
        elif kind == DECIDE:  # SI-ELEMENT-12
            e = option & 7
            s.loose[who] -= 1
            s.elements[who * 8 + e] += 1
            s.tell(events.ELEMENT_GAINED, (who, e))
        else:
            s.done[who] = 1
            s.tell(events.READY, (who,))

    def notation(self, s: Island, f: Frame, option: int) -> str:
        kind = option >> KIND_BITS
        if kind == USE:
            power = power_of(option >> LEVEL_BITS & (1 << POWER_BITS) - 1)
            mask = option & (1 << LEVEL_BITS) - 1
            if power.kind != INNATE:
                return f"use {power.id} 0" if mask == NO_LEVELS else f"use {power.id}"
            if mask == power.sets(s, f.scope.owner)[0]:
                return f"use {power.id}"
            return f"use {power.id} {'+'.join([str(i + 1) for i in range(LEVEL_BITS) if mask >> i & 1])}"
        if kind == AGAIN:
            row = row_of(s, option >> ROW_BITS & (1 << ROW_BITS) - 1)
            right = row.rule.id if row is not None else ""
            return f"repeat {power_of(option & LESS - 1).id}{' 0' if option & LESS else ''} by {right}"
        if kind == ACT:
            row = row_of(s, option & (1 << ROW_BITS) - 1)
            return f"use {row.rule.id if row is not None else option}"
        return f"element {ELEMENTS[option & 7]}" if kind == DECIDE else "done"

    def refs(self, s: Island, f: Frame, option: int) -> list[str]:
        kind = option >> KIND_BITS
        if kind == USE:
            return [f"card:{power_of(option >> LEVEL_BITS & (1 << POWER_BITS) - 1).id}"]
        if kind == AGAIN:
            return [f"card:{power_of(option & LESS - 1).id}"]
        return [f"element:{ELEMENTS[option & 7]}"] if kind == DECIDE else []


USE_FAST: Final = UsePowers(FAST)
USE_SLOW: Final = UsePowers(SLOW)
