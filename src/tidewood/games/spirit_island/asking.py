"""What the open question is part of: the card that asks, and its line."""

from __future__ import annotations

from functools import cache
from typing import TypeGuard

from tidewood.games.spirit_island import content
from tidewood.games.spirit_island.challenges import Challenge
from tidewood.games.spirit_island.closed import close
from tidewood.games.spirit_island.conditions.situations import Elements
from tidewood.games.spirit_island.event_cards import EventCard
from tidewood.games.spirit_island.fear_and_blight_cards import BlightCard
from tidewood.games.spirit_island.hooks import (
    ADVERSARY,
    BLIGHT_ACTION,
    EVENT_ACTION,
    FEAR_ACTION,
    PAID_EVENT,
    POWER,
    SCENARIO,
    cause_of,
)
from tidewood.games.spirit_island.rules import growth_of, rules_of
from tidewood.games.spirit_island.state import Island
from tidewood.games.spirit_island.verbs.event_parts import EventPart, EventVote
from tidewood.games.spirit_island.verbs.gains import ThisTurn
from tidewood.games.spirit_island.verbs.lands import ALand
from tidewood.games.spirit_island.verbs.powers import Power, power_of
from tidewood.games.spirit_island.verbs.target_spirit import They
from tidewood.games.spirit_island.view import About
from tidewood.kernel.combine import Either, Nothing, Seq, When
from tidewood.kernel.core import Frame, Node
from tidewood.kernel.reading import walk
from tidewood.kernel.rows import row_of


def about(s: Island) -> About | None:
    """None where no card asks and no land is to be chosen."""
    if s.choice is None:
        return None
    f = s.choice.frame
    found = asker(s, f)
    if isinstance(f.node, EventVote) and f.node.parts and s.players > 1:
        found["votes"] = {f"p{who + 1}": chosen + 1 for who, chosen in sorted(f.node.votes(f).items())}
    if is_joint(s):
        found["joint"] = True
    close(s, f, found)
    return found or None


def is_joint(s: Island) -> bool:
    """Whether what asks belongs to the table, so that all are asked the same."""
    choice = s.choice
    if choice is None or choice.owners is None or s.players < 2:
        return False
    n = len(choice.options) // s.players
    return n > 0 and choice.options == choice.options[:n] * s.players


def asker(s: Island, f: Frame) -> About:
    """The card whose effect asks."""
    found: About = {}
    cause = cause_of(f.scope.mode)
    if cause == POWER and f.scope.card >= 0:
        power = power_of(f.scope.card)
        found["card"] = power.id
        found["by"] = f"p{f.scope.owner + 1}"
        line = line_of(power, f.node)
        if line is not None:
            found["line"] = line
    elif cause == FEAR_ACTION and s.fear_discard:
        found["card"] = s.rules.fear_cards[s.fear_discard[-1]].id
        found["line"] = min(s.terror, 3) - 1
    elif cause in (EVENT_ACTION, PAID_EVENT) and s.event_discard:
        event = s.rules.event_cards[s.event_discard[-1]]
        found["card"] = event.id
        if cause == PAID_EVENT:
            found["by"] = "spirits"  # SI-EVENT-11
        part = part_of(event, f.node)
        if part is not None:
            found["line"] = part
    elif cause == BLIGHT_ACTION and s.blight_card >= 0:
        card = s.rules.blight_cards[s.blight_card]
        found["card"] = card.id
        found["line"] = blight_line(card, f.node)
    else:
        challenger(s, f, found)
    if found and f.scope.place >= 0:
        found["land"] = s.map.names[f.scope.place]
    return found


def challenger(s: Island, f: Frame, found: About) -> None:
    """The adversary, with the level, or the scenario whose rule asks."""
    causes = [row.rule.id for n in f.scope.cause if (row := row_of(s, n)) is not None]
    nations = rules_of(s).nations
    played = [(nation.id, i, level) for nation, n in nations for i, level in enumerate(nation.levels[: n + 1])]
    for nation_id, line, level in played:
        if any([rule.id in causes for rule in level.rules]) or id(f.node) in nodes_of(level):
            found["card"] = nation_id
            found["line"] = line
            return
    scenario = rules_of(s).scenario
    if scenario is not None and (
        cause_of(f.scope.mode) == SCENARIO
        or any([rule.id in causes for rule in [*scenario.rules, *scenario.spirit_rules]])
        or id(f.node) in nodes_of(scenario)
    ):
        found["card"] = scenario.id
    elif cause_of(f.scope.mode) == ADVERSARY and len(nations) == 1:
        found["card"] = nations[0][0].id


@cache
def nodes_of(challenge: Challenge) -> frozenset[int]:
    """The nodes of its own that may ask; what every game has is not of them."""
    roots = [
        *challenge.setup, *challenge.setup_last, *challenge.after_setup, *challenge.steps.values(),
        challenge.escalation, challenge.late_escalation,
        *[rule.effect for rule in [*challenge.rules, *challenge.spirit_rules]],
    ]  # fmt: skip
    return frozenset([id(node) for root in roots if root is not None for node in walk(root)]) - usual_nodes()


@cache
def usual_nodes() -> frozenset[int]:
    """The nodes of Growth, which rules of scenarios may share."""
    parts = [part for spirit in content.SPIRITS.values() for option in growth_of(spirit) for part in option.parts]
    return frozenset([id(node) for part in parts for node in walk(part)])


def refs(f: Frame, option: int, found: list[str]) -> list[str]:
    """What an option points at, where its declaration cannot say it: one of several effects is a line of its card."""
    node = f.node
    return [f"line:{option + 1}"] if isinstance(node, Either) and option < len(node.parts) else found


def line_of(power: Power, node: Node[Island]) -> int | None:
    """The line of a Power that a node is part of, as its face counts them; None where it is in none."""
    lines, levels = printed(power)
    # A threshold may stand inside the effect that it adds to.
    for i, part in [*enumerate(levels, len(lines)), *enumerate(lines)]:
        if any([inner is node for inner in walk(part)]):
            return i
    return None


def printed(power: Power) -> tuple[list[Node[Island]], list[Node[Island]]]:
    """What the lines of its face do, and what its thresholds add, in the order of the print: `printed_lines` of the
    texts, without the words.
    """
    begins = power.effect if power.effect is not None else power.first
    lines: list[Node[Island]] = [] if power.price is None else [power.price]
    after: list[Node[Island]] = []
    levels: list[Node[Island]] = []
    for part in [] if begins is None else flat(begins):
        if isinstance(part, ThisTurn) and part.told_last:
            after.append(part)
        elif by_elements(part):
            levels.append(part.then)
            if isinstance(part.then, ThisTurn) and part.otherwise is not None:
                lines.append(part.otherwise)
        else:
            lines.append(part)
            levels += added_there(part)
    last = [] if power.last is None else [power.last]
    fast: list[Node[Island]] = [Nothing()] if power.fast_for else []  # a line that says what using it Fast costs
    return [*lines, *last, *after, *fast], [*levels, *[level.node for level in power.levels]]


def added_there(part: Node[Island]) -> list[Node[Island]]:
    """What elements add where the target Spirit does something in a land it chooses."""
    if not isinstance(part, They) or not isinstance(part.part, ALand):
        return []
    last = flat(part.part.part)[-1]
    return [last.then] if by_elements(last) else []


def blight_line(card: BlightCard, node: Node[Island]) -> int:
    """Of what happens at once, where there is something, and every turn."""
    at_once = card.at_once
    if at_once is None or any([inner is node for inner in walk(at_once)]):
        return 0
    return 1


def part_of(event: EventCard, node: Node[Island]) -> int | None:
    """The part of an Event card that a node is in, as its face counts them; None before one is chosen."""
    parts = [part for part in walk(event.whole) if isinstance(part, EventPart)]
    return next((i for i, part in enumerate(parts) if any([inner is node for inner in walk(part)])), None)


def flat(node: Node[Island]) -> list[Node[Island]]:
    """What is done one after another."""
    return [inner for part in node.parts for inner in flat(part)] if isinstance(node, Seq) else [node]


def by_elements(node: Node[Island]) -> TypeGuard[When[Island]]:
    return isinstance(node, When) and isinstance(node.condition, Elements)
