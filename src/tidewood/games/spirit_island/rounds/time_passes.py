"""The end of a turn: cards are discarded, damage heals, what held for the turn ends."""

from __future__ import annotations

from typing import Final

from tidewood.games.spirit_island import events
from tidewood.games.spirit_island.fields import NUMBER
from tidewood.games.spirit_island.hooks import DISCARDED, ELEMENT_STAYS, HEALS, IN_PLAY, JOINED, TIME
from tidewood.games.spirit_island.pieces import ANY_ELEMENT, STRIFE, WOUNDS, awake, damage_of
from tidewood.games.spirit_island.registry import UNTIL_SLOW_ENDS
from tidewood.games.spirit_island.state import ODD_PLACE, ODD_SHAPE, Island
from tidewood.games.spirit_island.verbs.piece_changes import DESTROY_PIECE
from tidewood.games.spirit_island.verbs.power_cards import RECLAIM_CARD, forget_due
from tidewood.games.spirit_island.verbs.powers import power_of, shown_elements
from tidewood.games.spirit_island.verbs.verb import Verb
from tidewood.games.spirit_island.verbs.woven_lands import PART_LANDS
from tidewood.kernel.core import NOTHING, Frame, Node, Scope
from tidewood.kernel.declare import STOP, Cursor, option, question
from tidewood.kernel.rows import CANNOT, MAY, THIS_TURN, expire, fitting, react, row_of, set_rows, use


class TimePasses(Node[Island]):
    """Cards are discarded, elements lost, damage healed. [SI-PHASE-09, SI-PHASE-10,
    SI-PHASE-11, SI-PHASE-12]
    """

    def run(self, s: Island, f: Frame) -> None:
        set_rows(s, tuple([row for row in s.rows if row.rule.id not in UNTIL_SLOW_ENDS]))
        forget_due(s)
        for who, spirit in enumerate(s.rules.panels):
            kept = stay_in_play(s, who)
            s.discard[who] = sorted([*s.discard[who], *[card for card in s.play[who] if card not in kept]])
            s.play[who] = kept
            s.used[who] = []
            found = spirit.elements(s.uncovered[who])
            lasting = spirit.lasting(s.own[who])
            for e in range(8):
                s.elements[who * 8 + e] = found[e] + lasting[e]
            for card in kept:
                s.add_elements(who, power_of(card).elements)
            s.loose[who] = found[ANY_ELEMENT]
        for row in s.rows:
            if row.rule.hook == ELEMENT_STAYS:
                s.elements[row.owner * 8 + row.value] += 1
        n = s.players
        s.grown = [0] * n
        s.extra_plays = [0] * n
        s.bonus = [0] * n
        s.quick = [0] * n
        s.plays = [0] * n
        heal(s)
        s.defend = [0] * s.map.size  # SI-DEFEND-04
        s.tell(events.TIME_PASSES, (s.turn,))
        if TIME in s.hooks:
            react(s, Scope(-1), TIME, NOTHING)


def stay_in_play(s: Island, who: int) -> list[int]:
    """Power Cards that a rule keeps in play for good."""
    if IN_PLAY not in s.hooks:
        return []
    cards = [row.value for row in s.rows if row.rule.hook == IN_PLAY and row.owner == who]
    return [card for card in s.play[who] if card in cards]


class EndTurn(Node[Island]):
    """What held for the turn ends. A piece that was not healed may have less Health now than it has taken damage.
    [SI-DAMAGE-13]
    """

    def run(self, s: Island, f: Frame) -> None:
        if JOINED in s.hooks:
            s.push(f)
            s.push(Frame(PART_LANDS, f.scope))
            return
        expire(s, THIS_TURN)  # Isolate too: SI-ISOLATE-06
        for entry in s.odd:
            place, shape = ODD_PLACE.of(entry), ODD_SHAPE.of(entry)
            if damage_of(shape) and s.left(place, shape) <= 0:
                s.push(DESTROY_PIECE.frame(Scope(-1, place=place), shape))

    def children(self) -> list[Node[Island]]:
        return [PART_LANDS]


def heal(s: Island) -> None:
    """All damage on Invaders and Dahan is healed; strife stays. [SI-PHASE-11]"""
    if s.odd:
        healed = [awake(entry) if stays_hurt(s, entry) else WOUNDS.change(awake(entry), 0) for entry in s.odd]
        s.odd = sorted([entry for entry in healed if STRIFE.of(entry) or WOUNDS.of(entry)])


def stays_hurt(s: Island, entry: int) -> bool:
    """Whether a rule keeps this piece from being healed."""
    if HEALS not in s.hooks:
        return False
    return bool(fitting(s, Scope(-1, place=ODD_PLACE.of(entry)).about(ODD_SHAPE.of(entry)), HEALS, CANNOT))


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
                self.ask(s, RIGHT.frame(self, scope, row.serial), [STOP, *s.play[row.owner]])
                return

    def answer(self, s: Island, f: Frame, option: int) -> None:
        row = row_of(s, RIGHT.of(f))
        assert row is not None
        use(s, row)
        who = row.owner
        if option != STOP:
            s.play[who].remove(option)
            s.add_elements(who, shown_elements(s, who, option), -1)
            s.hand[who] = sorted([*s.hand[who], option])
            s.tell(events.RECLAIMED, (who, option))
        s.push(Frame(self, Scope(-1)))
