"""The log in French."""

from __future__ import annotations

from tidewood.games.everdell.pieces import CITY, HAND, MEADOW_SIZE
from tidewood.games.everdell.text.fr.language import (
    FRENCH,
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

on = FRENCH.event


@on("begins")
def _(e: Event) -> str:
    return f"{player(e.args[0])} joue en premier."


@on("turn")
def _(e: Event) -> str:
    return f"Tour {e.args[1]} : {player(e.args[0])}."


@on("gains")
def _(e: Event) -> str:
    return f"{player(e.args[0])} gagne {goods(e.args[2], e.args[1])}."


@on("gains-points")
def _(e: Event) -> str:
    return f"{player(e.args[0])} gagne {tokens(e.args[1])}."


@on("pays")
def _(e: Event) -> str:
    return f"{player(e.args[0])} paie {goods(e.args[2], e.args[1])}."


@on("gives")
def _(e: Event) -> str:
    if e.args[1] == NOBODY:
        return f"{player(e.args[0])} défausse {goods(e.args[3], e.args[2])}."
    return f"{player(e.args[0])} donne {goods(e.args[3], e.args[2])} à {player(e.args[1])}."


@on("gives-card")
def _(e: Event) -> str:
    what = card(e.secret[0]) if e.secret else "une carte"
    return f"{player(e.args[0])} donne {what} à {player(e.args[1])}."


@on("draws")
def _(e: Event) -> str:
    which = f" : {listed([card(n) for n in e.secret])}" if e.secret else ""
    return f"{player(e.args[0])} pioche {cards(e.args[1])}{which}."


@on("discards")
def _(e: Event) -> str:
    which = f" : {listed([card(n) for n in e.secret])}" if e.secret else ""
    return f"{player(e.args[0])} défausse {cards(e.args[1])}{which}."


@on("takes")
def _(e: Event) -> str:
    return f"{player(e.args[0])} pioche {card(e.args[1])} de la Prairie."


@on("refills")
def _(e: Event) -> str:
    return f"Prairie {e.args[0]} : {card(e.args[1])}."


@on("meadow-loses")
def _(e: Event) -> str:
    return f"La carte {card(e.args[1])} est défaussée de la Prairie."


@on("reshuffled")
def _(e: Event) -> str:
    return "La défausse est mélangée et forme une nouvelle pioche."


@on("reveals")
def _(e: Event) -> str:
    shown = listed([card(n) for n in e.args[1:]]) if e.args[1:] else "rien"
    return f"{player(e.args[0])} révèle {shown}."


@on("tucks")
def _(e: Event) -> str:
    under = FRENCH.name("dungeon") if e.args[2] >= CITY else "l’événement"
    return f"{player(e.args[0])} place {card(e.args[1])} sous {under}."


@on("keeps")
def _(e: Event) -> str:
    return f"{player(e.args[0])} prend {card(e.args[1])} en main."


@on("city-loses")
def _(e: Event) -> str:
    return f"{card(e.args[1])} quitte la ville de {player(e.args[0])}."


@on("lays")
def _(e: Event) -> str:
    return f"{player(e.args[0])} pose {goods(e.args[3], e.args[2])} sur {card(e.args[1])}."


@on("lays-points")
def _(e: Event) -> str:
    return f"{player(e.args[0])} pose {tokens(e.args[2])} sur {card(e.args[1])}."


@on("pays-token")
def _(e: Event) -> str:
    return f"{player(e.args[0])} paie 1 jeton Point de {card(e.args[1])}."


@on("lays-here")
def _(e: Event) -> str:
    return f"{player(e.args[0])} pose {goods(1, e.args[1])} sur l’événement."


@on("activates")
def _(e: Event) -> str:
    return f"{player(e.args[0])} active {card(e.args[1])}."


@on("copies")
def _(e: Event) -> str:
    return f"{player(e.args[0])} copie {card(e.args[1])} de {player(e.args[2])}."


@on("copies-place")
def _(e: Event) -> str:
    return f"{player(e.args[0])} copie le lieu {location(e.args[1])}."


@on("plays")
def _(e: Event) -> str:
    who, number, source, home, *paid = e.args
    where = f" de la Prairie ({source})" if HAND < source <= MEADOW_SIZE else ""
    sums = [goods(n, kind) for kind, n in enumerate(paid) if n]
    how = f" pour {listed(sums)}" if sums else (" en occupant une construction" if home else " sans coût")
    return f"{player(who)} joue {card(number)}{where}{how}."


@on("enters")
def _(e: Event) -> str:
    return f"{card(e.args[1])} va dans la ville de {player(e.args[0])}."


@on("visits")
def _(e: Event) -> str:
    return f"{player(e.args[0])} place un ouvrier : {location(e.args[1])}."


@on("visits-card")
def _(e: Event) -> str:
    whose = "" if e.args[2] == e.args[0] else f" de {player(e.args[2])}"
    return f"{player(e.args[0])} place un ouvrier : {card(e.args[1])}{whose}."


@on("achieves")
def _(e: Event) -> str:
    return f"{player(e.args[0])} accomplit {event(e.args[1])}."


@on("recalls")
def _(e: Event) -> str:
    return f"{player(e.args[0])} reprend un ouvrier."


@on("passes")
def _(e: Event) -> str:
    return f"{player(e.args[0])} passe."


@on("season")
def _(e: Event) -> str:
    return f"{player(e.args[0])} se prépare pour {SEASON[e.args[1]]}."


@on("scores")
def _(e: Event) -> str:
    return f"{player(e.args[0])} a {e.args[1]} points."


@on("rolls")
def _(e: Event) -> str:
    return f"Le dé montre {e.args[0]}."


@on("he-takes")
def _(e: Event) -> str:
    return f"Rugwort prend {card(e.args[0])} à la place {e.args[1]} de la Prairie."


@on("he-plays-nothing")
def _(e: Event) -> str:
    return "Rugwort ne joue rien."


@on("he-wards")
def _(e: Event) -> str:
    return f"Rugwort place un ouvrier sur la place {e.args[0]} de la Prairie."


@on("he-prepares")
def _(e: Event) -> str:
    return f"Rugwort se prépare pour {SEASON[e.args[0]]}."
