"""One turn as data, composed from what was chosen before the game."""

from __future__ import annotations

from typing import Final

from tidewood.games.spirit_island import events
from tidewood.games.spirit_island.fields import PHASES
from tidewood.games.spirit_island.hooks import BLIGHT_ACTION, EVENT_ACTION, TURN_BEGINS
from tidewood.games.spirit_island.rounds.events import AFTER_STEPS, EVENT_STEP
from tidewood.games.spirit_island.rounds.power_phases import USE_FAST, USE_SLOW
from tidewood.games.spirit_island.rounds.spirit_phase import GrowthOption, SpiritPhase
from tidewood.games.spirit_island.rounds.time_passes import EndTurn, KeepCards, TimePasses
from tidewood.games.spirit_island.state import FEAR_CARDS_RESOLVED, GROWING, Island
from tidewood.games.spirit_island.verbs.fear import FEAR_STEP
from tidewood.games.spirit_island.verbs.invaders import (
    ADVANCE,
    BUILD_STEP,
    EXPLORE_STEP,
    EXTRA_BUILD_STEP,
    RAVAGE_STEP,
    REVEAL,
)
from tidewood.kernel.combine import Labelled, Seq, Together
from tidewood.kernel.core import NOTHING, Frame, Node, Scope
from tidewood.kernel.rows import react


class BeginTurn(Node[Island]):
    """A new turn: every Spirit grows. [SI-PHASE-01, SI-PHASE-13]"""

    def run(self, s: Island, f: Frame) -> None:
        s.turn += 1
        s.done = [GROWING] * s.players
        s.tell(events.TURN, (s.turn,))
        if TURN_BEGINS in s.hooks:
            react(s, Scope(-1, mode=EVENT_ACTION), TURN_BEGINS, NOTHING)
        if s.turn > 1:
            s.judge()  # some conditions hold only from a certain turn on


class BeginPhase(Node[Island]):
    """Nobody is done with this phase yet."""

    def __init__(self, label: str) -> None:
        self.label: Final = label

    def run(self, s: Island, f: Frame) -> None:
        s.done = [0] * s.players
        s.tell(events.PHASE_BEGINS, (PHASES.index(self.label),))


class BlightStep(Node[Island]):
    """While the island is blighted the Blight card's instructions are followed. [SI-BLIGHT-19]"""

    def run(self, s: Island, f: Frame) -> None:
        s.notes[FEAR_CARDS_RESOLVED] = 0
        if not s.healthy and s.blight_card >= 0:  # SI-BLIGHT-18
            s.push(Frame(s.rules.blight_cards[s.blight_card].each_turn, f.scope.in_mode(BLIGHT_ACTION)))


def round_of(
    growth: list[list[GrowthOption]], steps: dict[str, list[Node[Island]]], has_events: bool, extra_build: bool
) -> Seq[Island]:
    """One turn, as the set-up makes it: adversaries and scenarios add steps, they do not branch inside rules.
    [SI-PHASE-01, SI-PHASE-06, SI-PHASE-07]
    """
    parts: list[tuple[str, Node[Island]]] = [
        ("spirit", Seq(BeginTurn(), Together(SpiritPhase(growth)))),
        ("fast", Seq(BeginPhase("fast"), Together(USE_FAST))),
        ("invaders.blight", BlightStep()),  # before the Event, and the table says so: SI-EVENT-21
        ("invaders.event", EVENT_STEP),
        ("invaders.fear", FEAR_STEP),
        ("invaders.immigration", EXTRA_BUILD_STEP),
        ("invaders.ravage", RAVAGE_STEP),
        ("invaders.build", BUILD_STEP),
        ("invaders.reveal", REVEAL),
        ("invaders.explore", EXPLORE_STEP),
        ("invaders.advance", ADVANCE),
        ("slow", Seq(BeginPhase("slow"), Together(USE_SLOW))),
        ("time", Seq(KeepCards(), TimePasses(), EndTurn())),
    ]
    nodes: list[Node[Island]] = []
    for label, node in parts:
        if (label == "invaders.immigration" and not extra_build) or (label == "invaders.event" and not has_events):
            continue
        inner = [*steps.get(f"before:{label}", []), *steps.get(f"instead:{label}", [node])]
        inner.extend(steps.get(f"after:{label}", []))
        if has_events and label in AFTER_STEPS:
            inner.append(AFTER_STEPS[label])
        nodes.append(Labelled(label, inner[0] if len(inner) == 1 else Seq(*inner)))
    return Seq(*nodes)
