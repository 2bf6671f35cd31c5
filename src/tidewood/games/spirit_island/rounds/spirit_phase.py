"""The Spirit phase: Growth, Energy, playing cards. Every Spirit goes at its own pace."""

from __future__ import annotations

from typing import Final

from tidewood.games.spirit_island import events
from tidewood.games.spirit_island.hooks import ACT_SPIRIT, SPIRIT
from tidewood.games.spirit_island.state import GROWING, READY, Island
from tidewood.games.spirit_island.verbs.play_cards import GAIN_ENERGY, cost_of, play
from tidewood.games.spirit_island.verbs.power_cards import Reclaim
from tidewood.games.spirit_island.verbs.powers import power_of
from tidewood.games.spirit_island.verbs.verb import Verb
from tidewood.kernel.combine import Step
from tidewood.kernel.core import Frame, Node, Result, Scope
from tidewood.kernel.rows import MAY, Action, fitting, row_of, use

# what an option is, in its upper bits
GROW, SPACE, PLAY, ACT, FINISH = range(5)
KIND_BITS: Final = 20
ALWAYS: Final = 1
ARGUMENT: Final = (1 << KIND_BITS) - 1


class GrowthOption(Verb):
    """One Growth option: all its parts, in the order the player likes. [SI-GROWTH-06, SI-GROWTH-07]

    Parts that only give something come first, unasked: that is never worse. Of a part that is there twice only one is
    offered. got: the parts still to do. held: ALWAYS, if what a Spirit does every turn is done along with them.
    """

    def __init__(self, parts: list[Node[Island]], cost: int = 0, always: GrowthOption | None = None) -> None:
        self.parts: Final = parts
        self.always: Final = always  # what the Spirit does every turn beside its options
        self.cost: Final = cost  # Energy
        self.actions: Final = [Action(part) for part in parts]
        self.asking: Final = [i for i, part in enumerate(parts) if not getattr(part, "automatic", False)]

    def run(self, s: Island, f: Frame) -> None:
        if f.cursor < 0:
            asking = self.asking
            always = self.always
            if f.held == ALWAYS and always is not None:
                asking = [*asking, *range(len(self.parts), len(self.parts) + len(always.parts))]
            s.push(Frame(self, f.scope, 0, f.held, Result(tuple([(i, 0, 0) for i in asking]), len(asking))))
            for i, action in reversed(list(enumerate(self.actions))):
                if i not in asking:
                    s.push(Frame(action, f.scope))
            return
        left: list[int] = []
        for i, _, _ in f.got.things:
            if not any([self.part(s, f, i) is self.part(s, f, other) for other in left]):
                left.append(i)
        if left:
            self.ask(s, f, left)

    def part(self, s: Island, f: Frame, option: int) -> Node[Island]:
        """The part an option stands for: of this Growth option, or behind them what is done every turn."""
        if option < len(self.parts):
            return self.parts[option]
        always = self.always
        assert always is not None
        return always.parts[option - len(self.parts)]

    def answer(self, s: Island, f: Frame, option: int) -> None:
        rest = tuple([thing for thing in f.got.things if thing[0] != option])
        if rest:
            s.push(f.having(Result(rest, len(rest))))
        always = self.always
        if option >= len(self.parts) and always is not None:
            s.push(Frame(always.actions[option - len(self.parts)], f.scope))
        else:
            s.push(Frame(self.actions[option], f.scope))

    def notation(self, s: Island, f: Frame, option: int) -> str:
        return f"part {option + 1}"

    def children(self) -> list[Node[Island]]:
        return list(self.actions)


class SpiritPhase(Step[Island]):
    """What a Spirit may do next: grow, then play cards and pay for them. [SI-PHASE-02, SI-PHASE-03, SI-GROWTH-02,
    SI-GROWTH-03]
    """

    def __init__(self, growth: list[list[GrowthOption]]) -> None:
        self.growth: Final = growth  # by Spirit

    def options(self, s: Island, f: Frame) -> list[int]:
        who = f.scope.owner
        stage = s.done[who]
        if stage == READY:
            return []
        found: list[int] = []
        if stage == GROWING:
            for i in range(len(self.growth[who])):
                # none twice in a turn, and one that costs Energy must be paid [SI-GROWTH-05, SI-GROWTH-08]
                if not s.grown[who] >> i & 1 and self.growth[who][i].cost <= s.energy[who]:
                    found.append(GROW << KIND_BITS | i)
            found.extend(self.beside(s, who))
            return found
        if s.plays[who] > 0:
            for card in s.hand[who]:
                if cost_of(s, who, card) <= s.energy[who]:  # SI-ENERGY-06
                    found.append(PLAY << KIND_BITS | card)
        found.extend(self.beside(s, who))
        found.append(FINISH << KIND_BITS)
        return found

    def beside(self, s: Island, who: int) -> list[int]:
        """Bonuses of uncovered spaces and acts that rules allow. [SI-PRESENCE-14, SI-GAIN-15]"""
        found: list[int] = []
        uncovered = s.uncovered[who] & ~s.bonus[who]
        if uncovered and s.discard[who]:
            for i, space in enumerate(s.rules.panels[who].spaces):
                if space.reclaim and uncovered >> i & 1:
                    found.append(SPACE << KIND_BITS | i)
        if s.hooked(ACT_SPIRIT):
            for row in fitting(s, Frame(self, Scope(who)), ACT_SPIRIT, MAY):
                if row.owner == who:
                    found.append(ACT << KIND_BITS | row.serial)
        return found

    def answer(self, s: Island, f: Frame, option: int) -> None:
        who = f.scope.owner
        kind, argument = option >> KIND_BITS, option & ARGUMENT
        scope = Scope(who, mode=SPIRIT)
        if kind == GROW:
            s.grown[who] |= 1 << argument
            s.energy[who] -= self.growth[who][argument].cost
            s.tell(events.GROWTH, (who, argument + 1))
            last = s.grown[who].bit_count() >= s.rules.panels[who].pick
            if last:
                s.push(Frame(GAIN_ENERGY, scope))
            s.push(Frame(self.growth[who][argument], scope, held=ALWAYS if last else -1))
        elif kind == SPACE:
            s.bonus[who] |= 1 << argument
            s.push(Frame(RECLAIM_ACTION, scope))
        elif kind == PLAY:
            play(s, who, argument)
        elif kind == ACT:
            act(s, argument, scope)
        else:
            s.done[who] = READY
            s.tell(events.READY, (who,))

    def notation(self, s: Island, f: Frame, option: int) -> str:
        kind, argument = option >> KIND_BITS, option & ARGUMENT
        if kind == GROW:
            return f"growth {argument + 1}"
        if kind == SPACE:
            return "reclaim 1"
        if kind == PLAY:
            return f"play {power_of(argument).id}"
        if kind == ACT:
            row = row_of(s, argument)
            return f"use {row.rule.id if row is not None else argument}"
        return "done"

    def refs(self, s: Island, f: Frame, option: int) -> list[str]:
        kind, argument = option >> KIND_BITS, option & ARGUMENT
        if kind == PLAY:
            return [f"card:{power_of(argument).id}"]
        return [f"growth:{argument + 1}"] if kind == GROW else []

    def children(self) -> list[Node[Island]]:
        found: list[Node[Island]] = [RECLAIM_ACTION, GAIN_ENERGY]
        for options in self.growth:
            found.extend(options)
        return found


def act(s: Island, serial: int, scope: Scope) -> None:
    """Do what a rule allows, between two Actions. [SI-ACTION-13, SI-ACTION-14]"""
    row = row_of(s, serial)
    assert row is not None
    use(s, row)
    effect = row.rule.effect
    assert effect is not None
    s.push(Frame(effect, scope.caused_by(serial, row.owner)))


RECLAIM: Final = Reclaim()
RECLAIM_ACTION: Final = Action(RECLAIM)
