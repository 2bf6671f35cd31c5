"""The log of the modules of Mistwood in English."""

from __future__ import annotations

from tidewood.games.everdell.text.en.language import ENGLISH, card, location, player, tokens
from tidewood.kernel.log import Event

on = ENGLISH.event
ability = ENGLISH.ability


@on("has-ability")
def _(e: Event) -> str:
    return f"{player(e.args[0])} has the ability card {ability(e.args[1])}."


@on("dealt-legend")
def _(e: Event) -> str:
    which = card(e.secret[0]) if e.secret else "a legendary card"
    return f"{player(e.args[0])} is dealt {which}."


@on("farm-turned-up")
def _(e: Event) -> str:
    return f"Top of the farm stack: {card(e.args[0])}."


@on("figure-goes")
def _(e: Event) -> str:
    return f"{player(e.args[0])} puts the figure on {location(e.args[1])}."


@on("spends-tokens")
def _(e: Event) -> str:
    return f"{player(e.args[0])} discards {tokens(e.args[2])} from {card(e.args[1])}."
