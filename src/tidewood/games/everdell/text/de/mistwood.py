"""The log of the modules of Mistwood in German."""

from __future__ import annotations

from tidewood.games.everdell.text.de.language import GERMAN, card, location, player, tokens
from tidewood.kernel.log import Event

on = GERMAN.event
ability = GERMAN.ability


@on("has-ability")
def _(e: Event) -> str:
    return f"{player(e.args[0])} hat die Fähigkeits-Karte {ability(e.args[1])}."


@on("dealt-legend")
def _(e: Event) -> str:
    which = card(e.secret[0]) if e.secret else "eine Legendäre Karte"
    return f"{player(e.args[0])} bekommt {which}."


@on("farm-turned-up")
def _(e: Event) -> str:
    return f"Oben auf dem Farm-Stapel: {card(e.args[0])}."


@on("figure-goes")
def _(e: Event) -> str:
    return f"{player(e.args[0])} stellt die Figur auf: {location(e.args[1])}."


@on("spends-tokens")
def _(e: Event) -> str:
    return f"{player(e.args[0])} wirft {tokens(e.args[2])} von {card(e.args[1])} ab."
