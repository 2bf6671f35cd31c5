"""The end of a turn: cards are discarded, damage heals, what held for the turn ends."""

from __future__ import annotations

from typing import Final

from tidewood.games.spirit_island import events
from tidewood.games.spirit_island.fields import NUMBER
from tidewood.games.spirit_island.hooks import DISCARDED
from tidewood.games.spirit_island.pieces import ANY_ELEMENT, STRIFE, WOUNDS, awake
from tidewood.games.spirit_island.state import Island
from tidewood.games.spirit_island.verbs.power_cards import RECLAIM_CARD
from tidewood.games.spirit_island.verbs.powers import power_of
from tidewood.games.spirit_island.verbs.verb import Verb
from tidewood.kernel.core import Frame, Node, Scope
from tidewood.kernel.declare import STOP, Cursor, option, question
from tidewood.kernel.rows import MAY, THIS_TURN, expire, row_of, use


class TimePasses(Node[Island]):
    """Cards are discarded, elements lost, damage healed; what held for the turn ends. [SI-PHASE-09, SI-PHASE-10,
    SI-PHASE-11, SI-PHASE-12]
    """

    def run(self, s: Island, f: Frame) -> None:
        for who, spirit in enumerate(s.rules.panels):
            s.discard[who] = sorted([*s.discard[who], *s.play[who]])
            s.play[who] = []
            s.used[who] = []
            found = spirit.elements(s.uncovered[who])
            for e in range(8):
                s.elements[who * 8 + e] = found[e]
            s.loose[who] = found[ANY_ELEMENT]
        n = s.players
        s.grown = [0] * n
        s.extra_plays = [0] * n
        s.bonus = [0] * n
        s.quick = [0] * n
        s.plays = [0] * n
        heal(s)
        s.defend = [0] * s.map.size  # SI-DEFEND-04
        expire(s, THIS_TURN)
        s.tell(events.TIME_PASSES, (s.turn,))


def heal(s: Island) -> None:
    """All damage on Invaders and Dahan is healed; strife stays. [SI-PHASE-11]"""
    if s.odd:
        healed = [WOUNDS.change(awake(entry), 0) for entry in s.odd]
        s.odd = sorted([entry for entry in healed if STRIFE.of(entry)])


RIGHT: Final = Cursor(NUMBER)  # the serial of the row that lets a card be kept


class KeepCards(Verb):
    """At the end of the turn: cards that may be reclaimed instead of being discarded."""

    says = RECLAIM_CARD
    stops = option("no-card", "none")
    asks = question("keep-cards")

    def run(self, s: Island, f: Frame) -> None:
        if DISCARDED not in s.hooks:
            return
        for row in s.rows:
            if row.rule.hook == DISCARDED and row.rule.kind == MAY and s.play[row.owner]:
                scope = Scope(row.owner)
                self.ask(s, Frame(self, scope, row.serial), [STOP, *s.play[row.owner]])
                return

    def answer(self, s: Island, f: Frame, option: int) -> None:
        row = row_of(s, RIGHT.of(f))
        assert row is not None
        use(s, row)
        who = row.owner
        if option != STOP:
            s.play[who].remove(option)
            s.add_elements(who, power_of(option).elements, -1)
            s.hand[who] = sorted([*s.hand[who], option])
            s.tell(events.RECLAIMED, (who, option))
        s.push(Frame(self, Scope(-1)))
