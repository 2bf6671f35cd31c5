"""The toy speaks English only, and says no more than it must."""

from __future__ import annotations

from tidewood.kernel.core import Frame, Node
from tidewood.kernel.log import Event
from tidewood.kernel.text import Language

ENGLISH = Language("en")
ENGLISH.catalogue.add({"setup": {"house-cards": "House cards", "raiders": "Raiders", "players": "Players"}})


@ENGLISH.prompt(Node)
def _(s: object, f: Frame) -> str:
    return f"{type(f.node).__name__}?"


@ENGLISH.option(Node)
def _(s: object, f: Frame, o: int) -> str:
    return f"option {o}"


@ENGLISH.event("fear", "plays", "look", "draw", "raiders", "offers", "forgets", "voted", "decided", "declined")
def _(e: Event) -> str:
    return f"{e.kind} {e.args} {e.secret}"


@ENGLISH.says(Node)
def _(n: Node) -> str:
    """Its cards are there to be played, not to be read."""
    return f"{type(n).__name__}."
