"""What the escalation of an adversary brings to each land, as far as it does not depend on a card nobody has seen."""

from __future__ import annotations

from typing import Final, cast

from tidewood.games.spirit_island import events
from tidewood.games.spirit_island.forecast.builds import next_cards
from tidewood.games.spirit_island.forecast.playing import Run, place_of
from tidewood.games.spirit_island.forecast.ravages import Ravages
from tidewood.games.spirit_island.hooks import ADVERSARY
from tidewood.games.spirit_island.pieces import PIECES, MortalPiece
from tidewood.games.spirit_island.rules import rules_of
from tidewood.games.spirit_island.verbs.invaders import escalating
from tidewood.games.spirit_island.verbs.lands import ALand
from tidewood.games.spirit_island.view import BuildToCome
from tidewood.kernel.combine import TABLE
from tidewood.kernel.core import Frame, Scope

FEW: Final = 3  # lands to choose from that are each tried; of more, all get what the first would


class Escalating(Run):
    """A copy in which the escalation happens, with all lands that could be chosen for it."""

    def __init__(self, run: Run) -> None:
        super().__init__(run.c)
        self.chosen: list[tuple[int, list[int]]] = []  # a land, and the others it stands for
        self.instead: dict[int, list[int]] = {}  # what others would get

    def answer(self) -> None:
        c = self.c
        choice = c.choice
        assert choice is not None
        f = choice.frame
        if not isinstance(f.node, ALand):
            super().answer()
            return
        first, *others = choice.options
        self.chosen.append((first, others))
        c.choice = None
        if len(others) < FEW:
            for other in others:
                twin = Run(c)
                twin.c.stack.clear()
                f.node.answer(twin.c, f, other)
                for place, kinds in added(twin.play()).items():
                    self.instead.setdefault(place, kinds)
        f.node.answer(c, f, first)


def added(run: Run) -> dict[int, list[int]]:
    """The pieces that have come to each land."""
    found: dict[int, list[int]] = {}
    for event in run.events:
        if event.kind == events.BUILT.id:
            site, kind = [events.BUILT.of(event, field) for field in ("land", "piece")]
            found.setdefault(place_of(run.c, site), []).append(kind)
        elif event.kind == events.ADDED.id:
            kind, site, n = [events.ADDED.of(event, field) for field in ("piece", "land", "n")]
            found.setdefault(place_of(run.c, site), []).extend([kind] * n)
    return found


def escalations(r: Ravages, run: Run, builds: dict[str, BuildToCome]) -> dict[str, BuildToCome]:
    """Pieces that the escalation adds before Exploring; not sure where a choice decides, or the card.
    [SI-ADVERSARY-07, SI-ADVERSARY-09]
    """
    s = run.c
    whose = {escalating(s, card) for card in next_cards(s)}
    nodes = s.rules.escalations
    [only] = whose if len(whose) == 1 else [-1]
    found: dict[str, BuildToCome] = {}
    for nation in sorted(whose):
        node = nodes[nation] if 0 <= nation < len(nodes) else None
        if node is None:
            continue
        c = Escalating(run)
        c.play(*[Frame(after, TABLE) for after in rules_of(s).after["build"]])
        calm = not (c.events or c.asked or c.chance or r.event or r.dirty or r.struck)
        c.events.clear()
        c.chosen.clear()
        c.play(Frame(node, Scope(-1, mode=ADVERSARY)))
        if c.asked or c.chance:
            continue
        come = added(c)
        sure = only == nation and calm and all([build["sure"] for build in builds.values()])
        choices = {place: others for place, others in c.chosen if others}
        for place, kinds in come.items():
            found[s.map.names[place]] = to_come(kinds, sure and place not in choices)
        for place, others in choices.items():
            for other in others:
                kinds = c.instead.get(other, come.get(place, []))
                found.setdefault(s.map.names[other], to_come(kinds, False))
    return found


def to_come(kinds: list[int], sure: bool) -> BuildToCome:
    return {"adds": [cast("MortalPiece", PIECES[kind]) for kind in kinds], "sure": sure}
