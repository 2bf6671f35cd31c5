"""Phantomias weitere Karten auf Deutsch: was für sie gefragt wird und was sie tun."""

from __future__ import annotations

from tidewood.games.everdell.card import CARDS
from tidewood.games.everdell.phantomia.verbs import city_losses, hand_losses, meadow, webs
from tidewood.games.everdell.state import Valley
from tidewood.games.everdell.text.de.asking import place
from tidewood.games.everdell.text.de.language import GERMAN, card
from tidewood.games.everdell.text.de.language import cards as n_cards
from tidewood.games.everdell.verbs.naming import serial_name
from tidewood.kernel.core import Frame

ask = GERMAN.prompt
say = GERMAN.option
on = GERMAN.event
text = GERMAN.text


# -- questions


@ask(meadow.FillPlace)
def _(s: Valley, f: Frame) -> str:
    return f"Welche Handkarte füllt Platz {f.scope.place} der Wiese?"


@say(
    meadow.FillPlace,
    hand_losses.RandomPlayed,
    hand_losses.ChosenPlayed,
    hand_losses.TakePair,
    hand_losses.DrawPair,
    hand_losses.Catch,
)
def _(s: Valley, f: Frame, option: int) -> str:
    return GERMAN.name(CARDS[option].id)


@ask(meadow.MoveFigure)
def _(s: Valley, f: Frame) -> str:
    return "Was zeigt der achtseitige Würfel?"


@say(meadow.MoveFigure)
def _(s: Valley, f: Frame, option: int) -> str:
    return str(option)


@ask(meadow.Snatch)
def _(s: Valley, f: Frame) -> str:
    return "Welche offene Zielkarte kommt in Phantomias Stadt?"


@say(meadow.Snatch)
def _(s: Valley, f: Frame, option: int) -> str:
    return f"{card(s.meadow[option - 1])}, Platz {option}"


@ask(webs.LayOne)
def _(s: Valley, f: Frame) -> str:
    return "Wohin kommt ein Netz-Plättchen?"


@say(webs.LayOne, city_losses.LosePlaced)
def _(s: Valley, f: Frame, option: int) -> str:
    return place(s, option, f.scope.owner)


@ask(hand_losses.BuyBack)
def _(s: Valley, f: Frame) -> str:
    return "Wie viele Karten nimmst du ungesehen zurück, für je 1 Punkte-Marker an Phantomia?"


@say(hand_losses.BuyBack)
def _(s: Valley, f: Frame, option: int) -> str:
    return n_cards(option)


@ask(hand_losses.RandomPlayed, hand_losses.Catch)
def _(s: Valley, f: Frame) -> str:
    return "Welche Karte wird aus der Hand gezogen?"


@ask(hand_losses.ChosenPlayed)
def _(s: Valley, f: Frame) -> str:
    return "Welche deiner Handkarten spielt Phantomia aus?"


@ask(hand_losses.TakePair)
def _(s: Valley, f: Frame) -> str:
    if f.cursor >= hand_losses.PAIR:
        return "Welche der beiden Karten wird abgeworfen?"
    return "Welche Karte wird aus der Hand gezogen?"


@ask(hand_losses.DrawPair)
def _(s: Valley, f: Frame) -> str:
    return "Welche Karte zieht Phantomia?"


@ask(city_losses.PickCard)
def _(s: Valley, f: Frame) -> str:
    return "Welche Karte deiner Stadt gilt es?"


@ask(city_losses.TurnDown)
def _(s: Valley, f: Frame) -> str:
    return "Welche Karte bleibt offen?" if f.held == 1 else "Welche Karten bleiben offen?"


@say(city_losses.PickCard, city_losses.TurnDown)
def _(s: Valley, f: Frame, option: int) -> str:
    return mine(s, option)


def mine(s: Valley, serial: int) -> str:
    """A card of the city; which copy, where there are several."""
    who, i = s.find(serial)
    copy = serial_name(s, serial, who).partition("#")[2]
    return f"{card(s.city[who][i])} {copy}".rstrip()


@ask(city_losses.LosePlaced)
def _(s: Valley, f: Frame) -> str:
    return "Welcher Arbeiter kommt in Phantomias Versteck?"


# -- the log
