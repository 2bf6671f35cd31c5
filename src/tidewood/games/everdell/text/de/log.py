"""The log in German."""

from __future__ import annotations

from tidewood.games.everdell.pieces import CITY, HAND, MEADOW_SIZE
from tidewood.games.everdell.text.de.language import (
    GERMAN,
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

on = GERMAN.event


@on("begins")
def _(e: Event) -> str:
    return f"{player(e.args[0])} hat den ersten Zug."


@on("turn")
def _(e: Event) -> str:
    return f"Zug {e.args[1]}: {player(e.args[0])}."


@on("gains")
def _(e: Event) -> str:
    return f"{player(e.args[0])} erhält {goods(e.args[2], e.args[1])}."


@on("gains-points")
def _(e: Event) -> str:
    return f"{player(e.args[0])} erhält {tokens(e.args[1])}."


@on("pays")
def _(e: Event) -> str:
    return f"{player(e.args[0])} zahlt {goods(e.args[2], e.args[1])}."


@on("gives")
def _(e: Event) -> str:
    if e.args[1] == NOBODY:
        return f"{player(e.args[0])} legt {goods(e.args[3], e.args[2])} ab."
    return f"{player(e.args[0])} gibt {goods(e.args[3], e.args[2])} an {player(e.args[1])}."


@on("gives-card")
def _(e: Event) -> str:
    what = card(e.secret[0]) if e.secret else "eine Karte"
    return f"{player(e.args[0])} gibt {what} an {player(e.args[1])}."


@on("draws")
def _(e: Event) -> str:
    which = f": {listed([card(n) for n in e.secret])}" if e.secret else ""
    return f"{player(e.args[0])} zieht {cards(e.args[1])}{which}."


@on("discards")
def _(e: Event) -> str:
    which = f": {listed([card(n) for n in e.secret])}" if e.secret else ""
    return f"{player(e.args[0])} wirft {cards(e.args[1])} ab{which}."


@on("takes")
def _(e: Event) -> str:
    return f"{player(e.args[0])} zieht {card(e.args[1])} von der Wiese."


@on("refills")
def _(e: Event) -> str:
    return f"Wiese {e.args[0]}: {card(e.args[1])}."


@on("meadow-loses")
def _(e: Event) -> str:
    return f"{card(e.args[1])} wird von der Wiese abgeworfen."


@on("reshuffled")
def _(e: Event) -> str:
    return "Der Ablagestapel wird zu einem neuen Stapel gemischt."


@on("reveals")
def _(e: Event) -> str:
    shown = listed([card(n) for n in e.args[1:]]) if e.args[1:] else "nichts"
    return f"{player(e.args[0])} deckt {shown} auf."


@on("tucks")
def _(e: Event) -> str:
    under = "das Verlies" if e.args[2] >= CITY else "das Ereignis"
    return f"{player(e.args[0])} legt {card(e.args[1])} unter {under}."


@on("keeps")
def _(e: Event) -> str:
    return f"{player(e.args[0])} nimmt {card(e.args[1])} auf die Hand."


@on("city-loses")
def _(e: Event) -> str:
    return f"{card(e.args[1])} verlässt die Stadt von {player(e.args[0])}."


@on("lays")
def _(e: Event) -> str:
    return f"{player(e.args[0])} legt {goods(e.args[3], e.args[2])} auf {card(e.args[1])}."


@on("lays-points")
def _(e: Event) -> str:
    return f"{player(e.args[0])} legt {tokens(e.args[2])} auf {card(e.args[1])}."


@on("pays-token")
def _(e: Event) -> str:
    return f"{player(e.args[0])} zahlt 1 Punkte-Marker von {card(e.args[1])}."


@on("lays-here")
def _(e: Event) -> str:
    return f"{player(e.args[0])} legt {goods(1, e.args[1])} auf das Ereignis."


@on("activates")
def _(e: Event) -> str:
    return f"{player(e.args[0])} aktiviert {card(e.args[1])}."


@on("copies")
def _(e: Event) -> str:
    return f"{player(e.args[0])} kopiert {card(e.args[1])} von {player(e.args[2])}."


@on("copies-place")
def _(e: Event) -> str:
    return f"{player(e.args[0])} kopiert den Ort {location(e.args[1])}."


@on("plays")
def _(e: Event) -> str:
    who, number, source, home, *paid = e.args
    where = f" von der Wiese ({source})" if HAND < source <= MEADOW_SIZE else ""
    sums = [goods(n, kind) for kind, n in enumerate(paid) if n]
    how = f" für {listed(sums)}" if sums else (" durch Besetzen eines Bauwerks" if home else " ohne Kosten")
    return f"{player(who)} spielt {card(number)}{where}{how}."


@on("enters")
def _(e: Event) -> str:
    return f"{card(e.args[1])} kommt in die Stadt von {player(e.args[0])}."


@on("visits")
def _(e: Event) -> str:
    return f"{player(e.args[0])} setzt einen Arbeiter ein: {location(e.args[1])}."


@on("visits-card")
def _(e: Event) -> str:
    whose = "" if e.args[2] == e.args[0] else f" von {player(e.args[2])}"
    return f"{player(e.args[0])} setzt einen Arbeiter ein: {card(e.args[1])}{whose}."


@on("achieves")
def _(e: Event) -> str:
    return f"{player(e.args[0])} erledigt {event(e.args[1])}."


@on("recalls")
def _(e: Event) -> str:
    return f"{player(e.args[0])} nimmt einen Arbeiter zurück."


@on("passes")
def _(e: Event) -> str:
    return f"{player(e.args[0])} passt."


@on("season")
def _(e: Event) -> str:
    return f"{player(e.args[0])} bereitet sich auf den {SEASON[e.args[1]]} vor."


@on("scores")
def _(e: Event) -> str:
    return f"{player(e.args[0])} hat {e.args[1]} Punkte."


@on("rolls")
def _(e: Event) -> str:
    return f"Der Würfel zeigt {e.args[0]}."


@on("he-takes")
def _(e: Event) -> str:
    return f"Fusselwürz nimmt {card(e.args[0])} von Platz {e.args[1]} der Wiese."


@on("he-plays-nothing")
def _(e: Event) -> str:
    return "Fusselwürz spielt nichts."


@on("he-wards")
def _(e: Event) -> str:
    return f"Fusselwürz setzt einen Arbeiter auf Platz {e.args[0]} der Wiese."


@on("he-prepares")
def _(e: Event) -> str:
    return f"Fusselwürz bereitet sich auf den {SEASON[e.args[0]]} vor."
