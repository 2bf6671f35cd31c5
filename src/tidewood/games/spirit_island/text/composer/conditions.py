"""Conditions: what stands before a colon, and what follows "if"."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from tidewood.games.spirit_island import conditions as c
from tidewood.games.spirit_island.adversaries import verbs as adversary
from tidewood.games.spirit_island.pieces import BLIGHT
from tidewood.games.spirit_island.text.composer.base import kinds, needs, terrains
from tidewood.games.spirit_island.text.composer.lands import a_land
from tidewood.games.spirit_island.verbs import power_cards
from tidewood.kernel.amounts import Both, Condition, Did, Not
from tidewood.kernel.composer import Composer
from tidewood.language.values import Message, message


def when(found: Condition[Any], moved: Sequence[int] = ()) -> Message:
    """A condition at the start of a sentence. `moved`: kinds of pieces that the effect before has moved."""
    if isinstance(found, c.AnyTo):
        return message("card.if", that=message("card.that.any-to", land=a_land(found.land), kinds=kinds(moved)))
    if isinstance(found, c.Terrain):
        return message("card.if-terrain", terrains=terrains(found.mask))
    if isinstance(found, c.Elements):
        return message("card.if-elements", needs=needs(found.needs))
    return message("card.if", that=THAT.said(found))


# What holds.
THAT: Final = Composer()
THAT.fixed(
    {
        c.Another: "card.that.another",
        c.Yourself: "card.that.yourself",
        c.IsHealthy: "card.that.healthy",
        c.Coastal: "card.that.coastal",
        c.Inland: "card.that.inland",
        c.IsOcean: "card.that.ocean",
        c.YourPresence: "card.that.your-presence",
        c.YourSacredSite: "card.that.your-sacred-site",
        power_cards.ForgotThis: "card.that.forgot-this",
        adversary.NoFearCard: "card.that.no-fear-card",
    }
)


@THAT.says(c.Elements)
def _(found: c.Elements) -> Message:
    return message("card.that.elements", needs=needs(found.needs))


@THAT.says(c.SacredSites)
def _(found: c.SacredSites) -> Message:
    return message("card.that.sacred-sites", n=found.n)


@THAT.says(Did)
def _(found: Did[Any]) -> Message:
    return message(f"card.that.did-{found.name}")


@THAT.says(adversary.BoardHas)
def _(found: adversary.BoardHas) -> Message:
    return message("card.that.board-has", kinds=kinds(found.kinds))


@THAT.says(Both, c.All, c.AllOf)
def _(found: Both[Any] | c.All | c.AllOf) -> Message:
    return message("card.that.all-of", parts=[THAT.said(part) for part in found.parts])


@THAT.says(c.AnyOf)
def _(found: c.AnyOf) -> Message:
    return message("card.that.any-of", parts=[THAT.said(part) for part in found.parts])


@THAT.says(Not)
def _(found: Not[Any]) -> Message:
    return message("card.that.not", that=THAT.said(found.condition))


@THAT.says(c.NotLand)
def _(found: c.NotLand) -> Message:
    return message("card.that.not", that=THAT.said(found.part))


# -- of a land


@THAT.says(c.Terrain)
def _(found: c.Terrain) -> Message:
    return message("card.that.terrain", terrains=terrains(found.mask))


@THAT.says(c.Has)
def _(found: c.Has) -> Message:
    if found.n > 1:
        return message("card.that.at-least", n=found.n, kinds=kinds(found.kinds))
    return message("card.that.blight") if is_blight(found.kinds) else message("card.that.has", kinds=kinds(found.kinds))


@THAT.says(c.AtMost)
def _(found: c.AtMost) -> Message:
    if found.n:
        return message("card.that.at-most", n=found.n, kinds=kinds(found.kinds))
    return (
        message("card.that.no-blight")
        if is_blight(found.kinds)
        else message("card.that.none", kinds=kinds(found.kinds))
    )


@THAT.says(c.Outnumber)
def _(found: c.Outnumber) -> Message:
    return message("card.that.outnumber", more=kinds(found.more), fewer=kinds(found.fewer))


def is_blight(given: tuple[int, ...]) -> bool:
    return tuple(given) == (BLIGHT,)
