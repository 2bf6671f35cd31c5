"""What kind of question is open, what asks it, and what its options point at, for whoever draws the table."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any, Final, Literal

from tidewood.games.everdell.fields import ABILITY_IDS
from tidewood.games.everdell.phantomia.verbs.modules import MODULES, TOLD_EFFECTS, TOLD_RULES
from tidewood.games.everdell.pieces import RESOURCES
from tidewood.games.everdell.state import Valley
from tidewood.games.everdell.verbs.abilities import ABILITY_CARDS
from tidewood.games.everdell.verbs.city import COMING
from tidewood.games.everdell.verbs.entering import CLEAR, ENTER, PLAYED_NOW, PRISONER, SETTLE, SPEND_TOKENS
from tidewood.games.everdell.verbs.gaining import PayOneKind
from tidewood.games.everdell.verbs.naming import place_ref, player_name, serial_ref
from tidewood.games.everdell.verbs.packing import PLAY, PLAY_CARD, unpacked
from tidewood.games.everdell.verbs.playing import PLAY_ONE, Play
from tidewood.kernel.core import Frame, Node
from tidewood.kernel.picks import Pick
from tidewood.kernel.rows import REACTIONS, Row, row_of

QuestionKind = Literal[
    "turn", "way", "pay", "pick", "gain", "give", "order", "choose", "yes-no", "number", "reveal", "worker", "prevent"
]
KINDS: Final[Mapping[str, QuestionKind]] = {
    "turn": "turn", "told-turn": "turn",
    "play-how": "way",
    "settle": "pay", "pay-kinds": "pay", "pay-up-to": "pay",
    "gain": "gain", "gain-lacking": "gain",
    "give": "give", "give-cards": "give", "give-cards-to": "give", "give-card-to": "give", "give-what": "give",
    "give-whom": "give", "give-resource-to": "give", "pay-to": "give", "into-city": "give",
    "produce": "order", "react": "order",
    "may": "yes-no", "carried": "yes-no", "fool-fits": "yes-no",
    "spend-tokens": "number", "draw-some": "number", "take-back": "number", "how-many-beyond": "number",
    "how-many-given": "number", "how-many-in-hand": "number", "how-many-taken-back": "number",
    "how-many-to-her": "number", "how-many-tokens": "number", "told-cards": "number", "told-points": "number",
    "told-resources": "number", "told-left": "number", "told-score": "number", "hand-at-least": "number",
    "told-events": "number",
    "sort": "reveal",
    "move-worker": "worker", "move-to": "worker", "recall": "worker", "activate-worker": "worker",
    "lose-worker": "worker", "lose-placed": "worker", "copy-place": "worker",
    "prevent": "prevent", "prevented": "prevent",
}  # fmt: skip
PLAYING: Final = (PLAY_ONE, PRISONER, SPEND_TOKENS, SETTLE)  # the card is still where it was
LEAVING: Final = (CLEAR, ENTER)  # it is on its way into a city
PREPARING: Final = ("prepare", "produce", "summer", "summer-must", "after-season")
TURNS: Final = ("turn", "helper-turn", "game", "helper-game")


def question_kind(f: Frame, id: str) -> QuestionKind:
    """`id` is that of the question, without what it is the id of."""
    node = f.node
    if isinstance(node, PayOneKind):
        return "number"
    if isinstance(node, Play) and node.name and not node.drawn:
        return "reveal"
    return KINDS.get(id) or ("pick" if isinstance(node, Pick) else "choose")


def source(s: Valley, f: Frame, path: str) -> str | None:
    """The card, place, event or card of Phantomia's that asks. `path` is that of the node that does."""
    scope, node = f.scope, f.node
    if node in PLAYING:
        return PLAY.ref(s, PLAYED_NOW.of(f))
    if node in LEAVING:
        return f"card:{s.cards[PLAY_CARD.of(PLAYED_NOW.of(f))].id}"
    if s.find(scope.card)[0] >= 0:
        return serial_ref(s, scope.card)
    coming = coming_card(f)
    if coming >= 0:
        return f"card:{s.cards[coming].id}"
    module = module_of(s, f)
    if module is not None:
        return f"module:{module}"
    ability = ability_of(s, f)
    if ability is not None:
        return f"ability:{ability}"
    row = row_of(s, scope.cause[-1]) if scope.cause else None
    if row is not None:
        return row_ref(s, row)
    if scope.place >= 0:
        return place_ref(s, scope.place)
    if root_of(path) in PREPARING:
        return f"season:{player_name(s, scope.owner)}"
    if s.active >= s.players and s.action >= 0:
        return f"action-card:{s.rules.her_deck.actions[s.action].id}"
    return None if root_of(path) in TURNS else f"player:{player_name(s, scope.owner)}"


def root_of(path: str) -> str:
    return path.partition("/")[0]


def module_of(s: Valley, f: Frame) -> str | None:
    """The character, plan or list card whose effect asks."""
    module = modules_by_node().get(f.node)
    if module is None and f.scope.cause:
        row = row_of(s, f.scope.cause[-1])
        module = None if row is None else module_of_rule(row.rule.id)
    return module


def coming_card(f: Frame) -> int:
    """The card that is played and wants something done first; -1 where there is none."""
    things = f.scope.named(COMING).things
    return things[0][0] if things else -1


def ability_of(s: Valley, f: Frame) -> str | None:
    """The ability card whose effect asks."""
    row = row_of(s, f.scope.cause[-1]) if f.scope.cause else None
    if row is not None:
        return row.rule.id if row.rule.id in ABILITY_IDS else None
    return abilities_by_node().get(f.node)


@cache
def abilities_by_node() -> dict[Node[Any], str]:
    """Whose each node is that ability cards begin with."""
    return {node: card.id for card in ABILITY_CARDS for node in below(card.start)}


@cache
def modules_by_node() -> dict[Node[Any], str]:
    """Whose each node of her cards is."""
    found: dict[Node[Any], str] = {}
    for module in MODULES:
        effects = [module.effect, TOLD_EFFECTS.get(module.number)]
        effects += [rules.effect for rule in module.rules for rules in (rule, TOLD_RULES.get(rule.id, rule))]
        for effect in effects:
            for node in below(effect):
                found.setdefault(node, module.id)
    return found


def below(node: Node[Any] | None) -> Iterator[Node[Any]]:
    if node is not None:
        yield node
        for child in node.children():
            yield from below(child)


@cache
def module_of_rule(id: str) -> str | None:
    """The character, plan or list card that has a rule."""
    return next((module.id for module in MODULES if id in [rule.id for rule in module.rules]), None)


def row_ref(s: Valley, row: Row) -> str:
    """The card whose rule is in force."""
    if s.find(row.value)[0] >= 0:
        return serial_ref(s, row.value)
    module = module_of_rule(row.rule.id)
    if module is not None:
        return f"module:{module}"
    return f"ability:{row.rule.id}" if row.rule.id in ABILITY_IDS else f"rule:{row.rule.id}"


def refs(s: Valley, f: Frame, option: int, found: list[str]) -> list[str]:
    """What an option points at, where its declaration cannot say it."""
    node = f.node
    if node is REACTIONS:
        row = row_of(s, option)
        return found if row is None else [row_ref(s, row)]
    if node is SETTLE:
        return [*found, *[f"resource:{RESOURCES[kind]}" for kind, n in enumerate(unpacked(option)) if n]]
    return found
