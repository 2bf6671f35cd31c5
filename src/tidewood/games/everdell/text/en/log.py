"""The log in English."""

from __future__ import annotations

from tidewood.games.everdell.pieces import CITY, HAND, MEADOW_SIZE
from tidewood.games.everdell.text.en.language import (
    ENGLISH,
    SEASON,
    card,
    cards,
    event,
    goods,
    listed,
    location,
    player,
    tokens,
)
from tidewood.games.everdell.verbs.gaining import NOBODY
from tidewood.kernel.log import Event

on = ENGLISH.event


@on("begins")
def _(e: Event) -> str:
    return f"{player(e.args[0])} has the first turn."


@on("turn")
def _(e: Event) -> str:
    return f"Turn {e.args[1]}: {player(e.args[0])}."


@on("gains")
def _(e: Event) -> str:
    return f"{player(e.args[0])} gains {goods(e.args[2], e.args[1])}."


@on("gains-points")
def _(e: Event) -> str:
    return f"{player(e.args[0])} gains {tokens(e.args[1])}."


@on("pays")
def _(e: Event) -> str:
    return f"{player(e.args[0])} pays {goods(e.args[2], e.args[1])}."


@on("gives")
def _(e: Event) -> str:
    if e.args[1] == NOBODY:
        return f"{player(e.args[0])} discards {goods(e.args[3], e.args[2])}."
    return f"{player(e.args[0])} gives {goods(e.args[3], e.args[2])} to {player(e.args[1])}."


@on("gives-card")
def _(e: Event) -> str:
    what = card(e.secret[0]) if e.secret else "a card"
    return f"{player(e.args[0])} gives {what} to {player(e.args[1])}."


@on("draws")
def _(e: Event) -> str:
    which = f": {listed([card(n) for n in e.secret])}" if e.secret else ""
    return f"{player(e.args[0])} draws {cards(e.args[1])}{which}."


@on("discards")
def _(e: Event) -> str:
    which = f": {listed([card(n) for n in e.secret])}" if e.secret else ""
    return f"{player(e.args[0])} discards {cards(e.args[1])}{which}."


@on("takes")
def _(e: Event) -> str:
    return f"{player(e.args[0])} draws {card(e.args[1])} from the Meadow."


@on("refills")
def _(e: Event) -> str:
    return f"Meadow {e.args[0]}: {card(e.args[1])}."


@on("meadow-loses")
def _(e: Event) -> str:
    return f"{card(e.args[1])} is discarded from the Meadow."


@on("reshuffled")
def _(e: Event) -> str:
    return "The discard pile is shuffled into a new deck."


@on("reveals")
def _(e: Event) -> str:
    shown = listed([card(n) for n in e.args[1:]]) if e.args[1:] else "nothing"
    return f"{player(e.args[0])} reveals {shown}."


@on("tucks")
def _(e: Event) -> str:
    under = "the Dungeon" if e.args[2] >= CITY else "the event"
    return f"{player(e.args[0])} puts {card(e.args[1])} under {under}."


@on("keeps")
def _(e: Event) -> str:
    return f"{player(e.args[0])} takes {card(e.args[1])} into the hand."


@on("city-loses")
def _(e: Event) -> str:
    return f"{card(e.args[1])} leaves the city of {player(e.args[0])}."


@on("lays")
def _(e: Event) -> str:
    return f"{player(e.args[0])} lays {goods(e.args[3], e.args[2])} on {card(e.args[1])}."


@on("lays-points")
def _(e: Event) -> str:
    return f"{player(e.args[0])} lays {tokens(e.args[2])} on {card(e.args[1])}."


@on("pays-token")
def _(e: Event) -> str:
    return f"{player(e.args[0])} pays 1 point token from {card(e.args[1])}."


@on("lays-here")
def _(e: Event) -> str:
    return f"{player(e.args[0])} lays {goods(1, e.args[1])} on the event."


@on("activates")
def _(e: Event) -> str:
    return f"{player(e.args[0])} activates {card(e.args[1])}."


@on("copies")
def _(e: Event) -> str:
    return f"{player(e.args[0])} copies {card(e.args[1])} of {player(e.args[2])}."


@on("copies-place")
def _(e: Event) -> str:
    return f"{player(e.args[0])} copies the location {location(e.args[1])}."


@on("plays")
def _(e: Event) -> str:
    who, number, source, home, *paid = e.args
    where = f" from the Meadow ({source})" if HAND < source <= MEADOW_SIZE else ""
    sums = [goods(n, kind) for kind, n in enumerate(paid) if n]
    how = f" for {listed(sums)}" if sums else (" by occupying a construction" if home else " without cost")
    return f"{player(who)} plays {card(number)}{where}{how}."


@on("enters")
def _(e: Event) -> str:
    return f"{card(e.args[1])} goes into the city of {player(e.args[0])}."


@on("visits")
def _(e: Event) -> str:
    return f"{player(e.args[0])} places a worker: {location(e.args[1])}."


@on("visits-card")
def _(e: Event) -> str:
    whose = "" if e.args[2] == e.args[0] else f" of {player(e.args[2])}"
    return f"{player(e.args[0])} places a worker: {card(e.args[1])}{whose}."


@on("achieves")
def _(e: Event) -> str:
    return f"{player(e.args[0])} achieves {event(e.args[1])}."


@on("recalls")
def _(e: Event) -> str:
    return f"{player(e.args[0])} takes a worker back."


@on("passes")
def _(e: Event) -> str:
    return f"{player(e.args[0])} passes."


@on("season")
def _(e: Event) -> str:
    return f"{player(e.args[0])} prepares for {SEASON[e.args[1]]}."


@on("scores")
def _(e: Event) -> str:
    return f"{player(e.args[0])} has {e.args[1]} points."


@on("rolls")
def _(e: Event) -> str:
    return f"The die shows {e.args[0]}."


@on("he-takes")
def _(e: Event) -> str:
    return f"Rugwort takes {card(e.args[0])} from place {e.args[1]} of the Meadow."


@on("he-plays-nothing")
def _(e: Event) -> str:
    return "Rugwort plays nothing."


@on("he-wards")
def _(e: Event) -> str:
    return f"Rugwort puts a worker on place {e.args[0]} of the Meadow."


@on("he-prepares")
def _(e: Event) -> str:
    return f"Rugwort prepares for {SEASON[e.args[0]]}."
