"""The log in German."""

from __future__ import annotations

from tidewood.games.spirit_island.hooks import BUILD, RAVAGE
from tidewood.games.spirit_island.registry import ORDER
from tidewood.games.spirit_island.setup_steps import BOARDS
from tidewood.games.spirit_island.state import VICTORY
from tidewood.games.spirit_island.text.de.language import (
    ELEMENT,
    GENITIVE,
    GERMAN,
    a_piece,
    at,
    blight_card,
    fear_card,
    invader_card,
    pieces,
    player,
    power,
)
from tidewood.games.spirit_island.verbs.powers import MINOR
from tidewood.kernel.log import Event

on = GERMAN.event
LEVEL = ("", "I", "II", "III")
PHASE = (
    "Die Geister-Phase", "Die Phase der Sofort-Fähigkeiten", "Der Schritt der verödeten Insel",
    "Der Schritt der Furcht", "Die Einwanderung",
    "Das Wüten", "Das Bauen", "Das Entdecken", "Das Entdecken", "Das Weiterschieben der Karten",
    "Die Phase der verzögerten Fähigkeiten", "Das Rundenende",
)  # fmt: skip
DEFEAT = (
    "",
    "Für die Insel ist keine Ödnis mehr da: Niederlage.",
    "Ein Geist hat keine Präsenz mehr: Niederlage.",
    "Keine Invasoren-Karte ist mehr da: Niederlage.",
    "Die Nation hat ihr Ziel erreicht: Niederlage.",
    "Das Szenario ist verloren: Niederlage.",
)


# -- the turn


@on("board")
def _(e: Event) -> str:
    return f"Inselteil {BOARDS[e.args[0]]} wird gezogen."


@on("turn")
def _(e: Event) -> str:
    return f"Runde {e.args[0]} beginnt."


@on("phase")
def _(e: Event) -> str:
    return f"{PHASE[e.args[0]]} beginnt."


@on("time")
def _(e: Event) -> str:
    return f"Rundenende: Runde {e.args[0]} ist vorbei."


@on("ready")
def _(e: Event) -> str:
    return f"{player(e.args[0])} ist fertig."


@on("victory")
def _(e: Event) -> str:
    return "Die Geister siegen, um den Preis eines Opfers." if e.args[0] == 2 else "Die Geister siegen."


@on("defeat")
def _(e: Event) -> str:
    return DEFEAT[e.args[0]]


# -- Spirits


@on("growth")
def _(e: Event) -> str:
    return f"{player(e.args[0])} wählt Wachstums-Option {e.args[1]}."


@on("energy")
def _(e: Event) -> str:
    return f"{player(e.args[0])} erhält {e.args[1]} Energie."


@on("income")
def _(e: Event) -> str:
    return f"{player(e.args[0])} erhält {e.args[1]} Energie von der Präsenz-Leiste."


@on("paid")
def _(e: Event) -> str:
    return f"{player(e.args[0])} zahlt {e.args[1]} Energie."


@on("plays")
def _(e: Event) -> str:
    more = "1 Karte" if e.args[1] == 1 else f"{e.args[1]} Karten"
    return f"{player(e.args[0])} darf in dieser Runde {more} mehr spielen."


@on("element")
def _(e: Event) -> str:
    return f"{player(e.args[0])} erhält ein Element: {ELEMENT[e.args[1]]}."


@on("played")
def _(e: Event) -> str:
    return f"{player(e.args[0])} spielt {power(e.args[1])}."


@on("drew")
def _(e: Event) -> str:
    return f"{player(e.args[0])} zieht {power(e.args[1])}."


@on("gained")
def _(e: Event) -> str:
    return f"{player(e.args[0])} erhält {power(e.args[1])}."


@on("forgot")
def _(e: Event) -> str:
    return f"{player(e.args[0])} vergisst {power(e.args[1])}."


@on("reclaimed")
def _(e: Event) -> str:
    return f"{player(e.args[0])} nimmt {power(e.args[1])} zurück."


@on("reclaimed-all")
def _(e: Event) -> str:
    return f"{player(e.args[0])} nimmt alle abgelegten Fähigkeitenkarten zurück."


@on("reshuffled")
def _(e: Event) -> str:
    deck = "Schwachen" if e.args[0] == MINOR else "Starken"
    return f"Die abgelegten {deck} Fähigkeiten werden zu einem neuen Stapel gemischt."


@on("used")
def _(e: Event) -> str:
    return f"{player(e.args[1])} setzt {power(e.args[0])} in {at(e.args[2])} ein."


@on("used-on")
def _(e: Event) -> str:
    whom = "" if e.args[1] == e.args[2] else f" für {player(e.args[2])}"
    return f"{player(e.args[1])} setzt {power(e.args[0])}{whom} ein."


@on("rule")
def _(e: Event) -> str:
    number, who, site = e.args
    where = f" in {at(site)}" if site >= 0 else f" für {player(who)}" if who >= 0 else ""
    return f"{GERMAN.name(ORDER[number])} gilt{where} bis zum Rundenende."


@on("presence")
def _(e: Event) -> str:
    return f"{player(e.args[0])} fügt in {at(e.args[1])} Präsenz hinzu."


@on("presence-moved")
def _(e: Event) -> str:
    return f"{player(e.args[0])} bewegt eine Präsenz von {at(e.args[1])} nach {at(e.args[2])}."


@on("presence-returned")
def _(e: Event) -> str:
    return f"{player(e.args[0])} fügt in {at(e.args[1])} {e.args[2]} vernichtete Präsenz hinzu."


@on("presence-destroyed")
def _(e: Event) -> str:
    return f"Eine Präsenz von {player(e.args[0])} wird in {at(e.args[1])} vernichtet."


@on("presence-to-track")
def _(e: Event) -> str:
    return f"{player(e.args[0])} legt eine Präsenz aus {at(e.args[1])} auf eine Präsenz-Leiste zurück."


# -- pieces


@on("moved")
def _(e: Event) -> str:
    return f"{a_piece(e.args[0])} geht von {at(e.args[1])} nach {at(e.args[2])}."


@on("damaged")
def _(e: Event) -> str:
    return f"{a_piece(e.args[0])} erleidet in {at(e.args[1])} {e.args[2]} Schaden."


@on("destroyed")
def _(e: Event) -> str:
    return f"{a_piece(e.args[0])} wird in {at(e.args[1])} zerstört."


@on("dreamt")
def _(e: Event) -> str:
    return f"{a_piece(e.args[0])} wird in {at(e.args[1])} zerstört, aber nur im Traum."


@on("drowned")
def _(e: Event) -> str:
    return f"{a_piece(e.args[0])} ertrinkt in {at(e.args[1])}."


@on("removed")
def _(e: Event) -> str:
    return f"{a_piece(e.args[0])} wird aus {at(e.args[1])} entfernt."


@on("replaced")
def _(e: Event) -> str:
    return f"{a_piece(e.args[1])} tritt in {at(e.args[2])} an die Stelle {GENITIVE[e.args[0]]}."


@on("added")
def _(e: Event) -> str:
    return f"{pieces(e.args[2], e.args[0])} {'kommt' if e.args[2] == 1 else 'kommen'} nach {at(e.args[1])}."


@on("defend")
def _(e: Event) -> str:
    return f"{at(e.args[0])} erhält Verteidigung {e.args[1]}."


@on("skip")
def _(e: Event) -> str:
    return f"Die Invasoren führen in {at(e.args[0])} in dieser Runde keine Aktionen aus."


# -- Fear and Blight


@on("fear")
def _(e: Event) -> str:
    return f"{e.args[0]} Furcht."


@on("earned")
def _(e: Event) -> str:
    return f"Eine Furchtkarte wird aktiv; zusammen {e.args[0]}."


@on("terror")
def _(e: Event) -> str:
    if e.args[0] >= VICTORY:
        return "Der Furchtkartenstapel ist aufgebraucht."
    return f"Furchtstufe {LEVEL[e.args[0]]} ist erreicht."


@on("fear-card")
def _(e: Event) -> str:
    return f"Furchtkarte: {fear_card(e.args[0])}, Furchtstufe {LEVEL[min(e.args[1], 3)]}."


@on("turned-up")
def _(e: Event) -> str:
    return f"Eine Furchtkarte wird aufgedeckt: {fear_card(e.args[0])}."


@on("blight")
def _(e: Event) -> str:
    return f"Ödnis kommt nach {at(e.args[0])}."


@on("cascade")
def _(e: Event) -> str:
    return f"Ödnis breitet sich von {at(e.args[0])} nach {at(e.args[1])} aus."


@on("healed")
def _(e: Event) -> str:
    return f"{e.args[1]} Ödnis {'wird' if e.args[1] == 1 else 'werden'} aus {at(e.args[0])} entfernt."


@on("blighted")
def _(e: Event) -> str:
    return f"Die Insel ist verödet: {blight_card(e.args[0])}, mit {e.args[1]} Ödnis."


@on("blight-replaced")
def _(e: Event) -> str:
    return f"Die Ödniskarte {blight_card(e.args[0])} wird durch eine andere ersetzt."


# -- Invaders


@on("revealed")
def _(e: Event) -> str:
    return f"Invasoren-Karte: {invader_card(e.args[0])}."


@on("accelerated")
def _(e: Event) -> str:
    return f"Die oberste Invasoren-Karte wird abgelegt: {invader_card(e.args[0])}."


@on("escalation")
def _(e: Event) -> str:
    return "Eskalation."


@on("explored")
def _(e: Event) -> str:
    return f"{pieces(e.args[1], 0)} {'kommt' if e.args[1] == 1 else 'kommen'} nach {at(e.args[0])}."


@on("built")
def _(e: Event) -> str:
    return f"{a_piece(e.args[1])} wird in {at(e.args[0])} gebaut."


@on("ravaged")
def _(e: Event) -> str:
    return f"Die Invasoren wüten in {at(e.args[0])}: {e.args[1]} Schaden."


@on("stopped")
def _(e: Event) -> str:
    word = {RAVAGE: "Das Wüten", BUILD: "Das Bauen"}.get(e.args[0], "Das Entdecken")
    return f"{word} in {at(e.args[1])} wird verhindert."


@on("tile-gone")
def _(e: Event) -> str:
    return "Das zusätzliche Bau-Feld wird entfernt."
