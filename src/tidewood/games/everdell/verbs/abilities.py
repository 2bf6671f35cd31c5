"""Ability cards, and the steps that only they need. [MW-ABILITY-01 to MW-ABILITY-11]"""

from __future__ import annotations

from typing import Final

from tidewood.games.everdell.card import TERMS, Terms
from tidewood.games.everdell.events import FIGURE_GOES
from tidewood.games.everdell.fields import ABILITY_IDS
from tidewood.games.everdell.pieces import BASIC, FOREST, HAVEN, JOURNEY, JOURNEY_VALUES, KINDS, NO_CARD
from tidewood.games.everdell.state import Valley
from tidewood.games.everdell.verbs.common import OneOf, Verb
from tidewood.games.everdell.verbs.gaining import gain
from tidewood.games.everdell.verbs.naming import CHOSEN_PLACE, CHOSEN_RESOURCE
from tidewood.games.everdell.verbs.workers import place_number
from tidewood.kernel.amounts import Condition
from tidewood.kernel.core import Frame, Node, Scope
from tidewood.kernel.declare import option, question
from tidewood.kernel.rows import Rule


class AbilityCard(Node[Valley]):
    """What one player can do and the others cannot. It adds to the rules and replaces none."""

    def __init__(
        self,
        id: str,
        rule: Rule[Valley],
        terms: Terms,
        start: Node[Valley] | None = None,
        older: Node[Valley] | None = None,
    ) -> None:
        self.id: Final = id
        self.number: Final = len(ABILITY_CARDS)
        self.rule: Final = rule
        self.terms: Final = terms
        self.start: Final = start  # what happens right after the set-up
        self.older: Final = older  # what the rule did before, for saves in the middle of it
        ABILITY_CARDS.append(self)
        ABILITY_IDS.append(id)
        TERMS[self.number] = terms

    def children(self) -> list[Node[Valley]]:
        """What saves name by its place stays in its place."""
        parts = [self.older, self.start, self.rule.effect] if self.older is not None else [self.rule.effect, self.start]
        return [part for part in parts if part is not None]


ABILITY_CARDS: Final[list[AbilityCard]] = []


class AtFigure(Condition[Valley]):
    """A worker was placed where the figure stands."""

    def holds(self, s: Valley, scope: Scope) -> bool:
        return scope.place == s.haunt


class GainLacking(OneOf):
    """One resource of a kind that the player has none of; nothing if there is no such kind. [MW-ABILITY-10]"""

    says = option("gain-one", "gain {what}", what=CHOSEN_RESOURCE)
    asks = question("gain-lacking", by_card=True)

    def options(self, s: Valley, scope: Scope) -> list[int]:
        first = scope.owner * KINDS
        return [kind for kind in range(KINDS) if not s.stock[first + kind]]

    def answer(self, s: Valley, f: Frame, option: int) -> None:
        gain(s, f.scope.owner, option, 1)


class PutFigure(Verb):
    """The figure goes to a location, and never to the one where it stands. [MW-ABILITY-10]"""

    says = option("put-figure", "figure {place}", place=CHOSEN_PLACE)
    asks = question("put-figure", by_card=True)

    def run(self, s: Valley, f: Frame) -> None:
        journey = [JOURNEY + i for i in range(len(JOURNEY_VALUES))]
        forest = [FOREST + i for i, card in enumerate(s.forest) if card != NO_CARD]
        places = [*range(BASIC, HAVEN + 1), *journey, *forest]
        s.ask(f, f.scope.chooser, [place for place in places if place != s.haunt])

    def answer(self, s: Valley, f: Frame, option: int) -> None:
        s.haunt = option
        s.tell(FIGURE_GOES, (f.scope.owner, place_number(s, option)))


PUT_FIGURE: Final = PutFigure()
GAIN_LACKING: Final = GainLacking()
