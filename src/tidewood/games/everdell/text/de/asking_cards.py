"""Questions about cards, cities and workers in German."""

from __future__ import annotations

from tidewood.games.everdell.state import Valley
from tidewood.games.everdell.text.de.asking import of_card, on_meadow, place, row
from tidewood.games.everdell.text.de.language import GERMAN, card, goods, player
from tidewood.games.everdell.verbs import city, hand, meadow
from tidewood.games.everdell.verbs.common import (
    STOP,
)
from tidewood.kernel.core import Frame

say = GERMAN.option
ask = GERMAN.prompt


# -- cards


@ask(meadow.DrawMeadow)
def _(s: Valley, f: Frame) -> str:
    return f"{of_card(s, f)}Ziehe eine Karte von der Wiese (noch {f.cursor})."


@say(meadow.DrawMeadow)
def _(s: Valley, f: Frame, option: int) -> str:
    return "Aufhören" if option == STOP else f"{on_meadow(s, option)} ziehen"


@ask(meadow.Refresh)
def _(s: Valley, f: Frame) -> str:
    return f"{of_card(s, f)}Wirf eine Karte der Wiese ab (noch {f.cursor})."


@say(meadow.Refresh)
def _(s: Valley, f: Frame, option: int) -> str:
    return f"{on_meadow(s, option)} abwerfen"


@ask(hand.DiscardHand)
def _(s: Valley, f: Frame) -> str:
    return f"{of_card(s, f)}Wirf eine Handkarte ab."


@say(hand.DiscardHand)
def _(s: Valley, f: Frame, option: int) -> str:
    return "Aufhören" if option == STOP else f"{card(option)} abwerfen"


@ask(hand.GiveCards)
def _(s: Valley, f: Frame) -> str:
    return f"{of_card(s, f)}{'Wem gibst du Karten?' if f.held == -1 else 'Welche Karte gibst du?'}"


@say(hand.GiveCards)
def _(s: Valley, f: Frame, option: int) -> str:
    if f.held == -1:
        return "Niemand hat Platz: abwerfen" if option == STOP else f"An {player(s.seat(option))}"
    return f"{card(option)} geben"


# -- the city


@ask(city.DiscardCity)
def _(s: Valley, f: Frame) -> str:
    return f"{of_card(s, f)}Wirf eine Karte deiner Stadt ab."


@say(city.DiscardCity)
def _(s: Valley, f: Frame, option: int) -> str:
    return "Aufhören" if option == STOP else f"{row(s, option, f.scope.owner)} abwerfen"


@ask(city.LayHere)
def _(s: Valley, f: Frame) -> str:
    return f"{place(s, f.scope.place, f.scope.owner)}: Lege bis zu {f.cursor} Ressourcen hierher."


@say(city.LayHere)
def _(s: Valley, f: Frame, option: int) -> str:
    return "Aufhören" if option == STOP else f"{goods(1, option)} hinlegen"


@ask(city.TuckFromCity, city.TuckFromHand)
def _(s: Valley, f: Frame) -> str:
    return f"{place(s, f.scope.place, f.scope.owner)}: Lege bis zu {f.cursor} Wesen darunter."


@say(city.TuckFromCity)
def _(s: Valley, f: Frame, option: int) -> str:
    return "Aufhören" if option == STOP else f"{row(s, option, f.scope.owner)} darunterlegen"


@say(city.TuckFromHand)
def _(s: Valley, f: Frame, option: int) -> str:
    return "Aufhören" if option == STOP else f"{card(option)} darunterlegen"


# -- playing


# -- workers
