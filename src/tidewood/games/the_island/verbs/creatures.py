"""Step 4: the die, a creature's move, and the defence of those it threatens."""

from __future__ import annotations

from typing import Final

from tidewood.games.the_island.board import NAMES
from tidewood.games.the_island.pieces import CREATURES, DIE, REPEL_SHARK, REPEL_WHALE, SERPENT, SHARK, TERRAINS, WHALE
from tidewood.games.the_island.state import Isle
from tidewood.games.the_island.verbs.ending import end_if_all_gone
from tidewood.games.the_island.verbs.reach import creature_reach
from tidewood.games.the_island.verbs.symbols import EFFECTS
from tidewood.kernel.core import Frame, Node

WIDTH: Final = 256
STAY: Final = -2
SUFFER: Final = 0  # any other answer is the terrain of the defence tile that is played
REPEL_OF: Final = (-1, REPEL_SHARK, REPEL_WHALE)


class CreatureStep(Node[Isle]):
    """Step 4: roll the die and move one creature of the kind shown. [TI-094, TI-095, AMB-02]"""

    def run(self, s: Isle, f: Frame) -> None:
        s.chance(f, [SERPENT, SHARK, WHALE], list(DIE))

    def fell(self, s: Isle, f: Frame, outcome: int) -> None:
        s.die = outcome
        s.tell("die", (s.active, outcome))
        options: list[int] = []
        last = -1
        for h in s.where[outcome]:  # TI-094
            if h != last:  # creatures in one space are alike
                options += [h * WIDTH + to for to in creature_reach(s, outcome, h)]
            last = h
        if options:  # TI-016 TI-095 AMB-02
            if s.rules.creatures_may_stay:  # AMB-01
                options.append(STAY)
            s.ask(f, s.active, options)
        else:
            s.tell("no-creature", (s.active, outcome))

    def answer(self, s: Isle, f: Frame, option: int) -> None:
        if option == STAY:
            s.tell("stay", (s.active, s.die))
            return
        h = option // WIDTH
        to = option % WIDTH
        s.tell("creature", (s.active, s.die, h, to))
        s.drop_creature(s.die, h)
        s.add_creature(s.die, to)
        s.push(Frame(ATTACK, f.scope.at(to), held=s.die))

    def outcome_notation(self, s: Isle, f: Frame, outcome: int) -> str:
        return f"die {CREATURES[outcome]}"

    def notation(self, s: Isle, f: Frame, option: int) -> str:
        if option == STAY:
            return "stay"
        return f"{CREATURES[s.die]} {NAMES[option // WIDTH]}→{NAMES[option % WIDTH]}"

    def refs(self, s: Isle, f: Frame, option: int) -> list[str]:
        if option == STAY:
            return []
        h = NAMES[option // WIDTH]
        return [f"creature:{CREATURES[s.die]}:{h}", f"hex:{h}", f"hex:{NAMES[option % WIDTH]}"]


class Attack(Node[Isle]):
    """A creature has been moved into a space: whoever it threatens may show a defence, then it strikes.

    All who could hold the tile for all the table knows are asked, clockwise, even if they can only decline: who is
    not asked would be known not to have it. [TI-089, TI-093, AMB-14, AMB-15, AMB-16]
    """

    def run(self, s: Isle, f: Frame) -> None:
        kind = f.held
        h = f.scope.place
        threatened = self.threatened(s, kind, h)
        for i in range(max(f.cursor, 1), s.players):  # TI-089 AMB-15 AMB-16
            who = (s.active + i) % s.players
            if threatened & s.mask(who) and s.could_hold(who, REPEL_OF[kind]):  # TI-074 TI-090 TI-091 AMB-14
                s.ask(f.at(i), who, [*s.held_terrains(who, REPEL_OF[kind]), SUFFER], silent=False)
                return
        s.creature_strikes(kind, h)
        end_if_all_gone(s)

    def threatened(self, s: Isle, kind: int, h: int) -> int:
        """Whose adventurers the attack is on; nobody is asked about serpents. [TI-092]"""
        if kind == SHARK:
            return s.folk[h]
        return max(s.crew[h], 0) if kind == WHALE else 0  # TI-092

    def answer(self, s: Isle, f: Frame, option: int) -> None:
        who = (s.active + f.cursor) % s.players
        kind = f.held
        if option == SUFFER:
            s.tell("no-defence", (who, kind))
            s.push(f.at(f.cursor + 1))
            return
        s.spend(who, REPEL_OF[kind], option)  # TI-022
        s.tell("repelled", (who, kind, f.scope.place))
        s.push(f.run_by(EFFECTS[REPEL_OF[kind]]))

    def notation(self, s: Isle, f: Frame, option: int) -> str:
        if option == SUFFER:
            return "suffer"
        terrains = s.held_terrains((s.active + f.cursor) % s.players, REPEL_OF[f.held])
        return f"repel {CREATURES[f.held]}" + (f" {TERRAINS[option]}" if len(terrains) > 1 else "")

    def refs(self, s: Isle, f: Frame, option: int) -> list[str]:
        refs = [f"creature:{CREATURES[f.held]}:{NAMES[f.scope.place]}", f"hex:{NAMES[f.scope.place]}"]
        return refs if option == SUFFER else [*refs, f"tile:repel-{CREATURES[f.held]}"]


ATTACK: Final = Attack()
