"""Step 4: the die, a creature's move, and the defence of those it threatens."""

from __future__ import annotations

from typing import ClassVar, Final

from tidewood.games.the_island.events import CREATURE_MOVES, NO_CREATURE, NO_DEFENCE, REPELLED
from tidewood.games.the_island.events import DIE as DIE_FALLS
from tidewood.games.the_island.events import STAY as STAYS
from tidewood.games.the_island.fields import CREATURE, FLAG, HEX, NUMBER, TERRAIN
from tidewood.games.the_island.pieces import ADVENTURERS, DIE, REPEL_SHARK, REPEL_WHALE, SERPENT, SHARK, WHALE
from tidewood.games.the_island.state import Isle
from tidewood.games.the_island.verbs.ending import end_if_all_gone
from tidewood.games.the_island.verbs.reach import creature_reach
from tidewood.games.the_island.verbs.symbols import EFFECTS
from tidewood.kernel.core import Frame, Node
from tidewood.kernel.declaration import Alike, Declaration
from tidewood.kernel.declare import QUESTION, Cursor, Held, Place, Worked, option, part, question

TO: Final = part(HEX, bits=8)
AT: Final = part(HEX, above=TO)
STAY: Final = -2
SUFFER: Final = 0  # any other answer is the terrain of the defence tile that is played
REPEL_OF: Final = (-1, REPEL_SHARK, REPEL_WHALE)

THE_DIE: Final = Worked(CREATURE, lambda s, f, option: s.die, QUESTION)
MOVE: Final = option(
    "move-creature",
    "{creature} {at}→{to}",
    refs=("creature:{creature}:{at}", "hex:{at}", "hex:{to}"),
    creature=THE_DIE,
    at=AT,
    to=TO,
)
MOVE_NONE: Final = option("stay", "stay", refs=(), creature=THE_DIE)
FACE: Final = option("die", "die {creature}", refs=(), creature=part(CREATURE))

ATTACKER: Final = Held(CREATURE)
ASKED: Final = Cursor(NUMBER)  # so many seats after the active player sits the one who is asked
HERE: Final = Place(HEX)
THREAT: Final = ("creature:{creature}:{hex}", "hex:{hex}")
REPEL: Final = option(
    "repel",
    "repel {creature}",
    refs=(*THREAT, "tile:repel-{creature}"),
    creature=ATTACKER,
    hex=HERE,
    terrain=part(TERRAIN),
)
REPEL_BY_ONE: Final = option(
    "repel",
    "repel {creature} {terrain}",
    refs=(*THREAT, "tile:repel-{creature}"),
    creature=ATTACKER,
    hex=HERE,
    terrain=part(TERRAIN),
)
SUFFER_IT: Final = option("suffer", "suffer", refs=THREAT, creature=ATTACKER, hex=HERE)


class CreatureStep(Node[Isle]):
    """Step 4: roll the die and move one creature of the kind shown. [TI-094, TI-095, AMB-02]"""

    asks = question(
        "move-creature", creature=THE_DIE, may_stay=Worked(FLAG, lambda s, f, option: s.rules.creatures_may_stay)
    )
    rolls: ClassVar = question("roll-die")

    def run(self, s: Isle, f: Frame) -> None:
        s.chance(f, [SERPENT, SHARK, WHALE], list(DIE))

    def fell(self, s: Isle, f: Frame, outcome: int) -> None:
        s.die = outcome
        s.tell(DIE_FALLS, (s.active, outcome))
        options: list[int] = []
        last = -1
        for h in s.where[outcome]:  # TI-094
            if h != last:  # creatures in one space are alike
                options += TO.each(creature_reach(s, outcome, h), AT.put(h))
            last = h
        if options:  # TI-016 TI-095 AMB-02
            if s.rules.creatures_may_stay:  # AMB-01
                options.append(STAY)
            s.ask(f, s.active, options)
        else:
            s.tell(NO_CREATURE, (s.active, outcome))

    def answer(self, s: Isle, f: Frame, option: int) -> None:
        if option == STAY:
            s.tell(STAYS, (s.active, s.die))
            return
        h = AT.of(option)
        to = TO.of(option)
        s.tell(CREATURE_MOVES, (s.active, s.die, h, to))
        s.drop_creature(s.die, h)
        s.add_creature(s.die, to)
        s.push(ATTACKER.frame(ATTACK, f.scope.at(to), s.die))

    def outcome_notation(self, s: Isle, f: Frame, outcome: int) -> str:
        return FACE.notation(s, f, outcome)

    def declared(self, s: Isle, f: Frame, option: int) -> Declaration:
        if s.is_chance():
            return FACE
        return MOVE_NONE if option == STAY else MOVE

    def alike(self, s: Isle, f: Frame, options: list[int]) -> Alike:
        return Alike([(move, s.die) for move in options])

    def question(self, s: Isle, f: Frame) -> Declaration:
        return self.rolls if s.is_chance() else self.asks


class Attack(Node[Isle]):
    """A creature has been moved into a space: whoever it threatens may show a defence, then it strikes.

    All who could hold the tile for all the table knows are asked, clockwise, even if they can only decline: who is
    not asked would be known not to have it. [TI-089, TI-093, AMB-14, AMB-15, AMB-16]
    """

    asks = question("whale-attacks", hex=HERE)
    bites: ClassVar = question("shark-attacks", hex=HERE)

    def run(self, s: Isle, f: Frame) -> None:
        kind = ATTACKER.of(f)
        h = f.scope.place
        threatened = self.threatened(s, kind, h)
        for i in range(max(ASKED.of(f), 1), s.players):  # TI-089 AMB-15 AMB-16
            who = (s.active + i) % s.players
            if ADVENTURERS.common(threatened, s.mask(who)) and s.could_hold(
                who, REPEL_OF[kind]
            ):  # TI-074 TI-090 TI-091 AMB-14
                s.ask(ASKED.put(f, i), who, [*s.held_terrains(who, REPEL_OF[kind]), SUFFER], silent=False)
                return
        s.creature_strikes(kind, h)
        end_if_all_gone(s)

    def threatened(self, s: Isle, kind: int, h: int) -> int:
        """Whose adventurers the attack is on; nobody is asked about serpents. [TI-092]"""
        if kind == SHARK:
            return s.folk[h]
        return max(s.crew[h], 0) if kind == WHALE else 0  # TI-092

    def answer(self, s: Isle, f: Frame, option: int) -> None:
        who = (s.active + ASKED.of(f)) % s.players
        kind = ATTACKER.of(f)
        if option == SUFFER:
            s.tell(NO_DEFENCE, (who, kind))
            s.push(ASKED.put(f, ASKED.of(f) + 1))
            return
        s.spend(who, REPEL_OF[kind], option)  # TI-022
        s.tell(REPELLED, (who, kind, f.scope.place))
        s.push(f.run_by(EFFECTS[REPEL_OF[kind]]))

    def declared(self, s: Isle, f: Frame, option: int) -> Declaration:
        if option == SUFFER:
            return SUFFER_IT
        terrains = s.held_terrains((s.active + ASKED.of(f)) % s.players, REPEL_OF[ATTACKER.of(f)])
        return REPEL_BY_ONE if len(terrains) > 1 else REPEL

    def question(self, s: Isle, f: Frame) -> Declaration:
        return self.bites if ATTACKER.of(f) == SHARK else self.asks


ATTACK: Final = Attack()
