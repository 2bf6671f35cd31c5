"""Samples of what adversaries of the expansions ask and of what the log says of them."""

from __future__ import annotations

from collections.abc import Callable

from tidewood.games.spirit_island.adversaries.branch_and_claw import verbs as france
from tidewood.games.spirit_island.adversaries.branch_and_claw.france import CASH_CROPS, TRIANGLE_TRADE
from tidewood.games.spirit_island.adversaries.jagged_earth import verbs as hunters_and_herds
from tidewood.games.spirit_island.adversaries.jagged_earth.habsburg_livestock import PRIME_LAND
from tidewood.games.spirit_island.hooks import ADVERSARY
from tidewood.games.spirit_island.pieces import EXPLORER
from tidewood.games.spirit_island.verbs.lands import ALand
from tidewood.games.spirit_island.verbs.verb import STOP
from tidewood.kernel.core import Frame, Node, Result, Scope
from tidewood.kernel.log import Event


def a_land(node: Node | None) -> ALand:
    """The choice of a land below an effect."""
    assert node is not None
    while not isinstance(node, ALand):
        node = node.children()[0]
    return node


def questions(place: Callable[[str], int]) -> list[tuple[Frame, tuple[int, ...]]]:
    a4, a5 = place("A4"), place("A5")
    board = Scope(-1, card=0, mode=ADVERSARY)
    saved = Scope(-1, place=a5, mode=ADVERSARY).naming("that", Result(((EXPLORER, a5, -1),), 1))
    return [
        (Frame(a_land(CASH_CROPS), board), (a4, a5)),
        (Frame(a_land(TRIANGLE_TRADE.effect), board.at(a5)), (a4,)),
        (Frame(france.PushInstead(), saved), (a4, STOP)),
        (Frame(a_land(PRIME_LAND), board), (a4, a5)),
        (Frame(hunters_and_herds.TownsInland(3), board, 2), (a4, a5)),
        (Frame(hunters_and_herds.Stalk(2), board, 2), (a4, a5)),
        (Frame(hunters_and_herds.Escape(), saved), (a4,)),
    ]


def chances() -> list[tuple[Frame, tuple[int, ...]]]:
    return [(Frame(hunters_and_herds.Entrench(2), Scope(-1)), (4, 8)), (Frame(CASH_CROPS, Scope(-1)), (1, 2))]


def happened() -> list[Event]:
    return [Event("entrenched", (8,)), Event("blight-back", (3,)), Event("event-unresolved", (0,))]
