"""Questions about cards, cities and workers in French."""

from __future__ import annotations

from tidewood.games.everdell.state import Valley
from tidewood.games.everdell.text.fr.asking import of_card, on_meadow, place, row
from tidewood.games.everdell.text.fr.language import FRENCH, card, goods, player
from tidewood.games.everdell.verbs import city, hand, meadow
from tidewood.games.everdell.verbs.common import (
    STOP,
)
from tidewood.kernel.core import Frame

say = FRENCH.option
ask = FRENCH.prompt


# -- cards


@ask(meadow.DrawMeadow)
def _(s: Valley, f: Frame) -> str:
    return f"{of_card(s, f)}Piochez une carte de la Prairie (encore {f.cursor})."


@say(meadow.DrawMeadow)
def _(s: Valley, f: Frame, option: int) -> str:
    return "Arrêter" if option == STOP else f"Piocher {on_meadow(s, option)}"


@ask(meadow.Refresh)
def _(s: Valley, f: Frame) -> str:
    return f"{of_card(s, f)}Défaussez une carte de la Prairie (encore {f.cursor})."


@say(meadow.Refresh)
def _(s: Valley, f: Frame, option: int) -> str:
    return f"Défausser {on_meadow(s, option)}"


@ask(hand.DiscardHand)
def _(s: Valley, f: Frame) -> str:
    return f"{of_card(s, f)}Défaussez une carte de votre main."


@say(hand.DiscardHand)
def _(s: Valley, f: Frame, option: int) -> str:
    return "Arrêter" if option == STOP else f"Défausser {card(option)}"


@ask(hand.GiveCards)
def _(s: Valley, f: Frame) -> str:
    return f"{of_card(s, f)}{'À qui donnez-vous des cartes ?' if f.held == -1 else 'Quelle carte donnez-vous ?'}"


@say(hand.GiveCards)
def _(s: Valley, f: Frame, option: int) -> str:
    if f.held == -1:
        return "Personne n’a de place : défausser" if option == STOP else f"À {player(s.seat(option))}"
    return f"Donner {card(option)}"


# -- the city


@ask(city.DiscardCity)
def _(s: Valley, f: Frame) -> str:
    return f"{of_card(s, f)}Défaussez une carte de votre ville."


@say(city.DiscardCity)
def _(s: Valley, f: Frame, option: int) -> str:
    return "Arrêter" if option == STOP else f"Défausser {row(s, option, f.scope.owner)}"


@ask(city.LayHere)
def _(s: Valley, f: Frame) -> str:
    return f"{place(s, f.scope.place, f.scope.owner)} : posez ici jusqu’à {f.cursor} ressources."


@say(city.LayHere)
def _(s: Valley, f: Frame, option: int) -> str:
    return "Arrêter" if option == STOP else f"Poser {goods(1, option)}"


@ask(city.TuckFromCity, city.TuckFromHand)
def _(s: Valley, f: Frame) -> str:
    return f"{place(s, f.scope.place, f.scope.owner)} : placez jusqu’à {f.cursor} créatures dessous."


@say(city.TuckFromCity)
def _(s: Valley, f: Frame, option: int) -> str:
    return "Arrêter" if option == STOP else f"Placer {row(s, option, f.scope.owner)} dessous"


@say(city.TuckFromHand)
def _(s: Valley, f: Frame, option: int) -> str:
    return "Arrêter" if option == STOP else f"Placer {card(option)} dessous"


# -- playing


# -- workers
