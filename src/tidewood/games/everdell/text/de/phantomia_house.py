"""Phantomias Hauskarten auf Deutsch: Aktion-Karten und Punkte-Karten."""

from __future__ import annotations

from tidewood.games.everdell.phantomia.deck.cards import OPTION_NUMBER, ActionCard, PointsCard
from tidewood.games.everdell.phantomia.deck.file import read_deck
from tidewood.games.everdell.text.de.language import GERMAN, tokens
from tidewood.games.everdell.text.de.phantomia import option_name

SYMBOL = {"spider": "Spinne", "figure": "Phantomia-Symbol", "ambassador": "Botschafter", "none": "Kein Symbol"}
ARROW = {1: "Pfeil nach rechts", -1: "Pfeil nach links"}
SEASON = ("Winter", "Frühling", "Sommer", "Herbst")

DOUBT = {
    "AC-2": "erwartet waren 9 Winterkarten, 5 davon mit der Spinne",
    "AC-4": "erwartet waren 11 Karten für Frühling, Sommer und Herbst",
    "AC-5": "auf keiner Winterkarte war das Symbol von Pearlbrook erwartet",
    "AC-10": "der Botschafter war nur mit dem Symbol von Pearlbrook erwartet",
    "AC-20": "erwartet war die Zuflucht als Ersatz auf mindestens 3 Karten",
    "AC-21": "erwartet war eine Sommerkarte mit Einfachem Ereignis und Wunder",
    "AC-22": "erwartet war eine Herbstkarte mit der Reise und der Zuflucht",
    "AC-26": "im Stapel können die Spinnenkarten ausgehen, bevor alle Arbeiter eingesetzt sind",
    "AC-27": "erwartet waren 2 Figurkarten im Stapel jeder Jahreszeit",
    "AC-28": "jede Spinnenkarte sollte die Zuflucht als Ersatz oder im Herbst zeigen",
    "PC-1": "eine Zahl der Punkte-Karten sinkt mit der Stufe",
}


def action_text(card: ActionCard) -> str:
    """One action card: symbol, arrow, the options of each season, the fallback."""
    parts = [f"{SYMBOL[card.symbol]}, {ARROW[card.arrow]}."]
    for season, web in zip(SEASON, card.webs, strict=True):
        if web:
            names = ", sonst ".join([option_name(OPTION_NUMBER[option]) for option in web])
            parts.append(f"{season}: {names}.")
    fallback = option_name(OPTION_NUMBER[card.fallback])
    parts.append(f"Ersatz-Aktion: {fallback}, {tokens(card.tokens)}.")
    marks = "".join([f" Symbol von {name.capitalize()}." for name in card.sets])
    return " ".join(parts) + marks


def points_text(card: PointsCard) -> str:
    return (
        "Punkte nach Schwierigkeit: {difficulty}."
        " Am Ende je Besonderes Ereignis {special_event}, Verzierung {adornment}, Perle {pearl}, Karte mit dem"
        " Wert 0 {value_0}, Wohlstand-Karte {prosperity}; Besucher, die zählen: {visitors}."
    ).format(**card.numbers)


def house_cards() -> dict[str, str]:
    """The cards that the program brings; whoever has others sees them in the file they come from."""
    deck = read_deck("")
    texts = {f"phantomia-{card.id}": "Hauskarte. " + action_text(card) for card in deck.actions}
    return texts | {f"points-card-{card.level}": "Hauskarte. " + points_text(card) for card in deck.points}


GERMAN.names.update({f"phantomia-{card.id}": f"Aktion-Karte {card.id}" for card in read_deck("").actions})
GERMAN.data_cards.append(house_cards)
