"""The whole game as one tree of nodes for a set-up, and the names of its nodes for saves."""

from __future__ import annotations

from typing import Any

from tidewood.games.spirit_island.registry import RULES
from tidewood.games.spirit_island.rules import Rules, Tree
from tidewood.games.spirit_island.setup_steps import SETUP_STEPS
from tidewood.games.spirit_island.verbs.blight import ADD_BLIGHT
from tidewood.games.spirit_island.verbs.dreams import CLEAR_DREAMS
from tidewood.games.spirit_island.verbs.invaders import IN_LAND
from tidewood.games.spirit_island.verbs.power_cards import KEEPING
from tidewood.games.spirit_island.verbs.ravage import RAVAGE_LAND
from tidewood.games.spirit_island.verbs.repeat import NEXT_TO_IT
from tidewood.kernel.combine import Forever, Seq
from tidewood.kernel.core import Node
from tidewood.kernel.snapshot import Names


def names_of(rules: Rules, whole: Node[Any]) -> Names:
    """Every node that can stand in a save, by path."""
    roots: dict[str, Node[Any]] = {"game": whole}
    for power in [power for found in rules.sets for power in found.powers()]:
        roots[f"card:{power.id}"] = power.action
    for who, spirit in enumerate(rules.spirits):
        for i, option in enumerate(rules.growth[who]):
            roots[f"growth:{spirit.id}:{i + 1}"] = option
        always = rules.growth[who][0].always if rules.growth[who] else None
        if always is not None:
            roots[f"growth:{spirit.id}:always"] = always
        roots |= {f"space:{spirit.id}:{name}": act for name, act in spirit.acts.items()}
    for card in [card for found in rules.sets for card in found.fear_cards]:
        for level, node in enumerate(card.levels):
            roots[f"fear:{card.id}:{level + 1}"] = node
    for event in rules.event_cards:
        roots[f"event:{event.id}"] = event.whole
    for blight in rules.blight_cards:
        roots[f"blight:{blight.id}"] = blight.each_turn
        if blight.at_once is not None:
            roots[f"blight:{blight.id}:at-once"] = blight.at_once
    for challenge in rules.challenges:
        for i, node in enumerate([*challenge.setup, *challenge.setup_last, *challenge.after_setup]):
            roots[f"twist:{challenge.id}:{i}"] = node
        if challenge.escalation is not None:
            roots[f"escalation:{challenge.id}"] = challenge.escalation
        if challenge.late_escalation is not None:
            roots[f"late-escalation:{challenge.id}"] = challenge.late_escalation
        for key, node in challenge.steps.items():
            roots[f"step:{challenge.id}:{key}"] = node
    for action, node in IN_LAND.items():
        roots[f"in-land:{action}"] = node
    singles = (RAVAGE_LAND, ADD_BLIGHT, NEXT_TO_IT, CLEAR_DREAMS, KEEPING)
    roots |= {f"step:{type(node).__name__}": node for node in singles}
    return Names(roots, RULES)


def tree_of(rules: Rules) -> Tree:
    """The tree of these rules, made once. It hangs on them, so it goes when they go."""
    if rules.tree is None:
        turns: Forever[Any] = Forever(rules.round)
        whole: Seq[Any] = Seq(*SETUP_STEPS, turns)
        rules.tree = Tree(turns, whole, names_of(rules, whole))
    return rules.tree
