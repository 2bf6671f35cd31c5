"""The whole game as one tree of nodes for a set-up, and the names of its nodes for saves."""

from __future__ import annotations

from typing import Any, Final

from tidewood.games.spirit_island import content
from tidewood.games.spirit_island.blight import ADD_BLIGHT
from tidewood.games.spirit_island.invaders import IN_LAND
from tidewood.games.spirit_island.power_cards import KEEPING
from tidewood.games.spirit_island.powers import NEXT_TO_IT
from tidewood.games.spirit_island.prepare import SETUP_STEPS
from tidewood.games.spirit_island.ravage import RAVAGE_LAND
from tidewood.games.spirit_island.registry import RULES
from tidewood.games.spirit_island.rounds import CLEAR_DREAMS
from tidewood.games.spirit_island.rules import Rules
from tidewood.games.spirit_island.state import ASKS
from tidewood.kernel.combine import Forever, Seq
from tidewood.kernel.core import Node
from tidewood.kernel.snapshot import Names


class Tree:
    """The set-up, then one turn after another."""

    def __init__(self, rules: Rules) -> None:
        self.turns: Final[Forever[Any]] = Forever(rules.round)
        self.whole: Final[Seq[Any]] = Seq(*SETUP_STEPS, self.turns)
        self.names: Final = names_of(rules, self.whole)


def names_of(rules: Rules, whole: Node[Any]) -> Names:
    """Every node that can stand in a save, by path."""
    roots: dict[str, Node[Any]] = {"game": whole}
    for power in content.POWERS:
        roots[f"card:{power.id}"] = power.action
    for who, spirit in enumerate(rules.spirits):
        for i, option in enumerate(rules.growth[who]):
            roots[f"growth:{spirit.id}:{i + 1}"] = option
        always = rules.always[who]
        if always is not None:
            roots[f"growth:{spirit.id}:always"] = always
    for card in content.FEAR_CARDS:
        for level, node in enumerate(card.levels):
            roots[f"fear:{card.id}:{level + 1}"] = node
    for blight in rules.blight_cards:
        roots[f"blight:{blight.id}"] = blight.each_turn
        if blight.at_once is not None:
            roots[f"blight:{blight.id}:at-once"] = blight.at_once
        if blight.at_once is not None:
            roots[f"blight:{blight.id}:at-once"] = blight.at_once
    for twist in rules.twists:
        for i, node in enumerate([*twist.setup, *twist.setup_last, *twist.after_setup]):
            roots[f"twist:{twist.id}:{i}"] = node
        if twist.escalation is not None:
            roots[f"escalation:{twist.id}"] = twist.escalation
        for key, node in twist.steps.items():
            roots[f"step:{twist.id}:{key}"] = node
    for action, node in IN_LAND.items():
        roots[f"in-land:{action}"] = node
    singles = (RAVAGE_LAND, ADD_BLIGHT, NEXT_TO_IT, CLEAR_DREAMS, KEEPING, ASKS)
    roots |= {f"step:{type(node).__name__}": node for node in singles}
    return Names(roots, RULES)


_trees: Final[dict[int, tuple[Rules, Tree]]] = {}


def tree_of(rules: Rules) -> Tree:
    """The tree of these rules, made once."""
    found = _trees.get(id(rules))
    if found is None or found[0] is not rules:
        found = (rules, Tree(rules))
        _trees[id(rules)] = found
    return found[1]
