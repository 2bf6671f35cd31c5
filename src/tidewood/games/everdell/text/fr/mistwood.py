"""The log of the modules of Mistwood in French."""

from __future__ import annotations

from tidewood.games.everdell.text.fr.language import FRENCH, card, location, player, tokens
from tidewood.kernel.log import Event

on = FRENCH.event
ability = FRENCH.ability


@on("has-ability")
def _(e: Event) -> str:
    return f"{player(e.args[0])} a la carte Pouvoir {ability(e.args[1])}."


@on("dealt-legend")
def _(e: Event) -> str:
    which = card(e.secret[0]) if e.secret else "une carte légendaire"
    return f"{player(e.args[0])} reçoit {which}."


@on("farm-turned-up")
def _(e: Event) -> str:
    return f"Première Ferme de la pile : {card(e.args[0])}."


@on("figure-goes")
def _(e: Event) -> str:
    return f"{player(e.args[0])} place la figurine sur : {location(e.args[1])}."


@on("spends-tokens")
def _(e: Event) -> str:
    return f"{player(e.args[0])} défausse {tokens(e.args[2])} de la carte {card(e.args[1])}."
