"""The composer, and what all clauses share: things by their ids, and what follows a condition or a land."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from tidewood.games.spirit_island import pieces as p
from tidewood.kernel.combine import Either
from tidewood.kernel.composer import COLONS, COMMAS, Composer
from tidewood.kernel.core import Node
from tidewood.kernel.rows import Action
from tidewood.language.values import Message, Thing, message

COMPOSER: Final = Composer()
Effect = Node[Any]

# Patterns with marks of their own, so that clauses beside them are set off by semicolons.
COMPOSER.marks |= dict.fromkeys(
    (
        "card.push-apart", "card.damage-apart", "card.either", "card.lasting", "card.lasting-own-words",
        "card.in-land", "card.each-adjacent", "card.each-land", "card.in-lands-of-them", "card.play-gained",
        "card.add-presence-anywhere", "card.amount.lesser", "card.amount.product",
    ),
    COMMAS,
)  # fmt: skip
COMPOSER.marks |= dict.fromkeys(
    (
        "card.either-long", "card.may", "card.when", "card.each-spirit", "card.each-spirit-land", "card.each-board",
        "card.choose-land", "card.turn-up-fear-card",
    ),
    COLONS,
)  # fmt: skip

COMPOSER.nominal |= {
    "card.damage", "card.damage-apart", "card.damage-each", "card.damage-near", "card.fear", "card.defend",
    "card.defend-around", "card.defend-more",
}  # fmt: skip


def unwrapped(node: Effect) -> Effect:
    """What an Action does; that it is one is not said."""
    while isinstance(node, Action):
        node = node.part
    return node


def then(node: Effect) -> Message:
    """What is done, after what it depends on."""
    part = unwrapped(node)
    long = COMPOSER.weight(part) == COLONS
    return message("card.then", part=part, long=long, either=isinstance(part, Either))


def kinds(given: Sequence[int]) -> list[Thing]:
    """Kinds of pieces; all three kinds of Invaders together are called that."""
    rest = [Thing("piece", p.PIECES[kind]) for kind in given]
    if not all([kind in given for kind in p.INVADERS]):
        return rest
    return [Thing("piece", "invader"), *[Thing("piece", p.PIECES[kind]) for kind in given if kind not in p.INVADERS]]


def of_kinds(n: Any) -> list[Thing]:
    return kinds(n.kinds)


def needs(elements: Sequence[int]) -> list[Message]:
    """The elements of a threshold: 2 sun, 3 earth."""
    return [message("card.need", n=n, element=Thing("element", p.ELEMENTS[e])) for e, n in enumerate(elements) if n]


def printed(elements: Sequence[int]) -> list[Thing]:
    """Elements one by one, as a card shows them."""
    return [Thing("element", p.ELEMENTS[e]) for e, n in enumerate(elements) for _ in range(n)]


def terrains(mask: int) -> list[Thing]:
    return [Thing("terrain", p.TERRAINS[terrain]) for terrain in p.TERRAIN_SET.members(mask)]
