"""The round and the set-up as data, composed from what was chosen before the game."""

from __future__ import annotations

from typing import Final

from tidewood.games.spirit_island.asking import Verb, together
from tidewood.games.spirit_island.fields import PHASES
from tidewood.games.spirit_island.growing import GROWING, GrowthOption, SpiritPhase
from tidewood.games.spirit_island.hooks import DISCARDED, FEAR_ACTION
from tidewood.games.spirit_island.invaders import (
    ADVANCE,
    BUILD_STEP,
    EXPLORE_STEP,
    IMMIGRATION_STEP,
    RAVAGE_STEP,
    REVEAL,
)
from tidewood.games.spirit_island.land import TAKEN
from tidewood.games.spirit_island.pieces import ANY_ELEMENT, DREAM_AT, SHAPE_BITS
from tidewood.games.spirit_island.state import RESOLVED, Island
from tidewood.games.spirit_island.using import USE_FAST, USE_SLOW
from tidewood.kernel.combine import Labelled, Seq, Together
from tidewood.kernel.core import NOTHING, Frame, Node, Scope
from tidewood.kernel.core import REVEALED as SHOWN
from tidewood.kernel.decks import UNSEEN, card_of, outcomes, pool_of, settle
from tidewood.kernel.reading import walk
from tidewood.kernel.rows import MAY, THIS_TURN, Action, expire, row_of, use


class BeginTurn(Node[Island]):
    """A new turn: every Spirit grows. [SI-PHASE-01, SI-PHASE-13]"""

    def run(self, s: Island, f: Frame) -> None:
        s.turn += 1
        s.done = [GROWING] * s.players
        s.tell("turn", (s.turn,))
        if s.turn > 1:
            s.judge()  # some conditions hold only from a certain turn on


class BeginPhase(Node[Island]):
    """Nobody is done with this phase yet."""

    def __init__(self, label: str) -> None:
        self.label: Final = label

    def run(self, s: Island, f: Frame) -> None:
        s.done = [0] * s.players
        s.tell("phase", (PHASES.index(self.label),))


class BlightStep(Node[Island]):
    """While the island is blighted the Blight card's instructions are followed. [SI-BLIGHT-19]"""

    def run(self, s: Island, f: Frame) -> None:
        s.notes[RESOLVED] = 0
        if not s.healthy and s.blight_card >= 0:  # SI-BLIGHT-18
            s.push(Frame(s.rules.blight_cards[s.blight_card].each_turn, f.scope.in_mode(7)))


class FearStep(Node[Island]):
    """Earned Fear cards are turned up and resolved in the order earned; one earned meanwhile joins them. [SI-FEAR-09,
    SI-FEAR-10, SI-FEAR-11, SI-FEAR-12, SI-FEAR-13]
    """

    def run(self, s: Island, f: Frame) -> None:
        if not s.earned:  # SI-FEAR-14
            return
        if card_of(s.earned[0]) == UNSEEN:
            cards, weights = outcomes(s.pools[pool_of(s.earned[0])])
            s.chance(f, cards, weights)
        else:
            self.fell(s, f, card_of(s.earned[0]))

    def fell(self, s: Island, f: Frame, outcome: int) -> None:
        if card_of(s.earned[0]) == UNSEEN:
            settle(s.pools, s.earned, 0, outcome, 0)
        s.earned.pop(0)
        s.fear_discard.append(outcome)
        s.notes[RESOLVED] += 1
        s.marks |= SHOWN
        s.tell("fear-card", (outcome, s.terror))
        s.push(f)
        level = min(s.terror, 3) - 1
        s.push(Frame(s.rules.fear_cards[outcome].levels[level], Scope(-1, mode=FEAR_ACTION)))

    def outcome_notation(self, s: Island, f: Frame, outcome: int) -> str:
        return f"fear {s.rules.fear_cards[outcome].id}"


class TimePasses(Node[Island]):
    """Cards are discarded, elements lost, damage healed; what held for the turn ends. [SI-PHASE-09, SI-PHASE-10,
    SI-PHASE-11, SI-PHASE-12]
    """

    def run(self, s: Island, f: Frame) -> None:
        for who, spirit in enumerate(s.rules.spirits):
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
        s.tell("time", (s.turn,))


def heal(s: Island) -> None:
    """All damage on Invaders and Dahan is healed; strife stays. [SI-PHASE-11]"""
    if s.odd:
        strife = 15 << 9
        kept = [entry >> SHAPE_BITS << SHAPE_BITS | entry & (15 | strife) for entry in s.odd]
        s.odd = sorted([entry for entry in kept if entry & strife])


class ClearDreams(Node[Island]):
    """What was only dreamt of ends with the Action."""

    def run(self, s: Island, f: Frame) -> None:
        if s.odd:
            plain = (1 << DREAM_AT) - 1
            kept = [entry >> SHAPE_BITS << SHAPE_BITS | entry & plain for entry in s.odd]
            s.odd = sorted([entry for entry in kept if entry & plain > 15])


class KeepCards(Verb):
    """At the end of the turn: cards that may be reclaimed instead of being discarded."""

    def run(self, s: Island, f: Frame) -> None:
        if not s.hooks >> DISCARDED & 1:
            return
        for row in s.rows:
            if row.rule.hook == DISCARDED and row.rule.kind == MAY and s.play[row.owner]:
                scope = Scope(row.owner)
                self.ask(s, Frame(self, scope, row.serial), [-1, *s.play[row.owner]])
                return

    def answer(self, s: Island, f: Frame, option: int) -> None:
        row = row_of(s, f.cursor)
        assert row is not None
        use(s, row)
        who = row.owner
        if option >= 0:
            s.play[who].remove(option)
            s.add_elements(who, s.rules.power(option).elements, -1)
            s.hand[who] = sorted([*s.hand[who], option])
            s.tell("reclaimed", (who, option))
        s.push(Frame(self, Scope(-1)))

    def notation(self, s: Island, f: Frame, option: int) -> str:
        return "none" if option < 0 else f"reclaim {s.rules.power(option).id}"

    def refs(self, s: Island, f: Frame, option: int) -> list[str]:
        return [] if option < 0 else [f"card:{s.rules.power(option).id}"]


class EachSpirit(Node[Island]):
    """The part for every Spirit, in the order the players like; each its own Action. [SI-ACTION-04]

    cursor: the mask of those still to come. got: lands taken so far.
    """

    def __init__(self, part: Node[Island]) -> None:
        self.part: Final = Action(part)
        self.may_ask: Final = any(isinstance(node, Verb) for node in walk(part))

    def run(self, s: Island, f: Frame) -> None:
        if f.cursor < 0:
            waiting, got = (1 << s.players) - 1, NOTHING
        else:
            waiting = f.cursor
            got = together(f.got, s.result)
        s.result = NOTHING
        left = [who for who in range(s.players) if waiting >> who & 1]
        now = Frame(self, f.scope, waiting, -1, got)
        if not left:
            return
        if len(left) == 1 or not self.may_ask:
            self.answer(s, now, left[0])
        else:
            s.ask_several(now, left, left)

    def answer(self, s: Island, f: Frame, option: int) -> None:
        rest = f.cursor & ~(1 << option)
        if rest:
            s.push(f.at(rest))
        s.result = NOTHING
        s.push(Frame(self.part, f.scope.of(option).naming(TAKEN, f.got)))

    def can(self, s: Island, f: Frame) -> bool:
        return any([self.part.can(s, Frame(self.part, f.scope.of(who))) for who in range(s.players)])

    def notation(self, s: Island, f: Frame, option: int) -> str:
        return "go"

    def children(self) -> list[Node[Island]]:
        return [self.part]


class EachBoard(Node[Island]):
    """The part on every board, each its own Action; the board stands in the scope as its card. [SI-ACTION-04,
    SI-ACTION-10]
    """

    def __init__(self, part: Node[Island]) -> None:
        self.part: Final = Action(part)

    def run(self, s: Island, f: Frame) -> None:
        scope = f.scope
        for board in reversed(range(len(s.map.boards))):
            s.push(Frame(self.part, Scope(scope.owner, scope.chooser, -1, -1, board, mode=scope.mode)))

    def children(self) -> list[Node[Island]]:
        return [self.part]


FEAR_STEP: Final = FearStep()
CLEAR_DREAMS: Final = ClearDreams()


def round_of(growth: list[list[GrowthOption]], steps: dict[str, Node[Island]], tile: bool) -> Seq[Island]:
    """One turn, as the set-up makes it: adversaries and scenarios add steps, they do not branch inside rules.
    [SI-PHASE-01, SI-PHASE-06, SI-PHASE-07]
    """
    parts: list[tuple[str, Node[Island]]] = [
        ("spirit", Seq(BeginTurn(), Together(SpiritPhase(growth)))),
        ("fast", Seq(BeginPhase("fast"), Together(USE_FAST))),
        ("invaders.blight", BlightStep()),
        ("invaders.fear", FEAR_STEP),
        ("invaders.immigration", IMMIGRATION_STEP),
        ("invaders.ravage", RAVAGE_STEP),
        ("invaders.build", BUILD_STEP),
        ("invaders.reveal", REVEAL),
        ("invaders.explore", EXPLORE_STEP),
        ("invaders.advance", ADVANCE),
        ("slow", Seq(BeginPhase("slow"), Together(USE_SLOW))),
        ("time", Seq(KeepCards(), TimePasses())),
    ]
    nodes: list[Node[Island]] = []
    for label, node in parts:
        if label == "invaders.immigration" and not tile:
            continue
        inner = [steps[key] for key in (f"before:{label}",) if key in steps]
        inner.append(steps.get(f"instead:{label}", node))
        inner.extend([steps[key] for key in (f"after:{label}",) if key in steps])
        nodes.append(Labelled(label, inner[0] if len(inner) == 1 else Seq(*inner)))
    return Seq(*nodes)
