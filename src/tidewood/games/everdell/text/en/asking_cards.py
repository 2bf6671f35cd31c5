"""Questions about cards, cities and workers in English."""

from __future__ import annotations

from tidewood.games.everdell.state import Valley
from tidewood.games.everdell.text.en.asking import of_card, on_meadow, place, row
from tidewood.games.everdell.text.en.language import ENGLISH, card, goods, player
from tidewood.games.everdell.verbs import city, hand, meadow
from tidewood.games.everdell.verbs.common import (
    STOP,
)
from tidewood.kernel.core import Frame

say = ENGLISH.option
ask = ENGLISH.prompt


# -- cards


@ask(meadow.DrawMeadow)
def _(s: Valley, f: Frame) -> str:
    return f"{of_card(s, f)}Draw a card from the Meadow ({f.cursor} left)."


@say(meadow.DrawMeadow)
def _(s: Valley, f: Frame, option: int) -> str:
    return "Stop" if option == STOP else f"Draw {on_meadow(s, option)}"


@ask(meadow.Refresh)
def _(s: Valley, f: Frame) -> str:
    return f"{of_card(s, f)}Discard a card of the Meadow ({f.cursor} left)."


@say(meadow.Refresh)
def _(s: Valley, f: Frame, option: int) -> str:
    return f"Discard {on_meadow(s, option)}"


@ask(hand.DiscardHand)
def _(s: Valley, f: Frame) -> str:
    return f"{of_card(s, f)}Discard a card from your hand."


@say(hand.DiscardHand)
def _(s: Valley, f: Frame, option: int) -> str:
    return "Stop" if option == STOP else f"Discard {card(option)}"


@ask(hand.GiveCards)
def _(s: Valley, f: Frame) -> str:
    return f"{of_card(s, f)}{'To whom do you give cards?' if f.held == -1 else 'Which card do you give?'}"


@say(hand.GiveCards)
def _(s: Valley, f: Frame, option: int) -> str:
    if f.held == -1:
        return "Nobody has room: discard" if option == STOP else f"To {player(s.seat(option))}"
    return f"Give {card(option)}"


# -- the city


@ask(city.DiscardCity)
def _(s: Valley, f: Frame) -> str:
    return f"{of_card(s, f)}Discard a card of your city."


@say(city.DiscardCity)
def _(s: Valley, f: Frame, option: int) -> str:
    return "Stop" if option == STOP else f"Discard {row(s, option, f.scope.owner)}"


@ask(city.LayHere)
def _(s: Valley, f: Frame) -> str:
    return f"{place(s, f.scope.place, f.scope.owner)}: lay up to {f.cursor} resources here."


@say(city.LayHere)
def _(s: Valley, f: Frame, option: int) -> str:
    return "Stop" if option == STOP else f"Lay {goods(1, option)}"


@ask(city.TuckFromCity, city.TuckFromHand)
def _(s: Valley, f: Frame) -> str:
    return f"{place(s, f.scope.place, f.scope.owner)}: put up to {f.cursor} critters under it."


@say(city.TuckFromCity)
def _(s: Valley, f: Frame, option: int) -> str:
    return "Stop" if option == STOP else f"Put {row(s, option, f.scope.owner)} under it"


@say(city.TuckFromHand)
def _(s: Valley, f: Frame, option: int) -> str:
    return "Stop" if option == STOP else f"Put {card(option)} under it"


# -- playing


# -- workers
