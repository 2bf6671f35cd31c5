"""Conditions: what stands before a colon, and what follows "if"."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from tidewood.games.spirit_island import conditions as c
from tidewood.games.spirit_island.adversaries import verbs as adversary
from tidewood.games.spirit_island.pieces import BADLANDS, BLIGHT, DISEASE, WILDS
from tidewood.games.spirit_island.text.composer.base import kinds, needs, of_kinds, terrains
from tidewood.games.spirit_island.text.composer.lands import a_land
from tidewood.games.spirit_island.verbs import power_cards
from tidewood.kernel.amounts import Both, Condition, Did
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


def lies(found: c.Exactly | c.Has | c.AtMost) -> bool:
    """Whether these are things that lie in a land: no figures and no Beasts."""
    return all([kind in (BLIGHT, WILDS, DISEASE, BADLANDS) for kind in found.kinds])


# What holds.
THAT: Final = Composer()
THAT.clauses(
    {
        c.Another: "card.that.another",
        c.Yourself: "card.that.yourself",
        c.IsHealthy: "card.that.healthy",
        c.Coastal: "card.that.coastal",
        c.IsOcean: "card.that.ocean",
        c.YourPresence: "card.that.your-presence",
        c.TargetSacredSite: "card.that.target-sacred-site",
        power_cards.ForgotThis: "card.that.forgot-this",
    }
)
THAT.clauses({c.TerrorAtMost: "card.that.terror-at-most"}, n=lambda found: found.level)
THAT.clauses({c.SacredSites: "card.that.sacred-sites", Did: lambda found: f"card.that.did-{found.name}"}, "n")
THAT.clauses({adversary.BoardHas: "card.that.board-has"}, kinds=of_kinds)
# of a land
THAT.clauses({c.Exactly: "card.that.exactly"}, "n", kinds=of_kinds, lies=lies)
THAT.clauses({c.Outnumber: "card.that.outnumber"}, more=lambda n: kinds(n.more), fewer=lambda n: kinds(n.fewer))


@THAT.says(Both, c.All, c.AllOf)
def _(found: Both[Any] | c.All | c.AllOf) -> Message:
    parts = found.parts
    if all([isinstance(part, c.Has) and part.n == 1 for part in parts]):
        every = [message("card.that.kinds", kinds=kinds(part.kinds)) for part in parts if isinstance(part, c.Has)]
        return message("card.that.has-all", every=every)
    return message("card.that.all-of", parts=[THAT.said(part) for part in parts])


@THAT.says(c.Has)
def _(found: c.Has) -> Message:
    if found.n > 1:
        return message("card.that.at-least", n=found.n, kinds=kinds(found.kinds))
    return message("card.that.has", kinds=kinds(found.kinds), lies=lies(found))


@THAT.says(c.AtMost)
def _(found: c.AtMost) -> Message:
    if found.n:
        return message("card.that.at-most", n=found.n, kinds=kinds(found.kinds), lies=lies(found))
    return message("card.that.none", kinds=kinds(found.kinds), lies=lies(found))
