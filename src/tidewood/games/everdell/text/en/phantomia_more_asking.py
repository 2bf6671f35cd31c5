"""Phantomia’s other cards in English: what is asked for them, and what they do."""

from __future__ import annotations

from tidewood.games.everdell.card import CARDS
from tidewood.games.everdell.phantomia.verbs import city_losses, hand_losses, meadow, webs
from tidewood.games.everdell.state import Valley
from tidewood.games.everdell.text.en.asking import place
from tidewood.games.everdell.text.en.language import ENGLISH, card
from tidewood.games.everdell.text.en.language import cards as n_cards
from tidewood.games.everdell.verbs.naming import serial_name
from tidewood.kernel.core import Frame

ask = ENGLISH.prompt
say = ENGLISH.option
on = ENGLISH.event
text = ENGLISH.text


# -- questions


@ask(meadow.FillPlace)
def _(s: Valley, f: Frame) -> str:
    return f"Which card of your hand fills place {f.scope.place} of the Meadow?"


@say(
    meadow.FillPlace,
    hand_losses.RandomPlayed,
    hand_losses.ChosenPlayed,
    hand_losses.TakePair,
    hand_losses.DrawPair,
    hand_losses.Catch,
)
def _(s: Valley, f: Frame, option: int) -> str:
    return ENGLISH.name(CARDS[option].id)


@ask(meadow.MoveFigure)
def _(s: Valley, f: Frame) -> str:
    return "What does the eight-sided die show?"


@say(meadow.MoveFigure)
def _(s: Valley, f: Frame, option: int) -> str:
    return str(option)


@ask(meadow.Snatch)
def _(s: Valley, f: Frame) -> str:
    return "Which open destination goes into Phantomia’s city?"


@say(meadow.Snatch)
def _(s: Valley, f: Frame, option: int) -> str:
    return f"{card(s.meadow[option - 1])}, place {option}"


@ask(webs.LayOne)
def _(s: Valley, f: Frame) -> str:
    return "Where is a web tile laid?"


@say(webs.LayOne, city_losses.LosePlaced)
def _(s: Valley, f: Frame, option: int) -> str:
    return place(s, option, f.scope.owner)


@ask(hand_losses.BuyBack)
def _(s: Valley, f: Frame) -> str:
    return "How many cards do you take back unseen, for 1 point token of Phantomia’s each?"


@say(hand_losses.BuyBack)
def _(s: Valley, f: Frame, option: int) -> str:
    return n_cards(option)


@ask(hand_losses.RandomPlayed, hand_losses.Catch)
def _(s: Valley, f: Frame) -> str:
    return "Which card is drawn from the hand?"


@ask(hand_losses.ChosenPlayed)
def _(s: Valley, f: Frame) -> str:
    return "Which card of your hand does Phantomia play?"


@ask(hand_losses.TakePair)
def _(s: Valley, f: Frame) -> str:
    if f.cursor >= hand_losses.PAIR:
        return "Which of the two cards is discarded?"
    return "Which card is drawn from the hand?"


@ask(hand_losses.DrawPair)
def _(s: Valley, f: Frame) -> str:
    return "Which card does Phantomia draw?"


@ask(city_losses.PickCard)
def _(s: Valley, f: Frame) -> str:
    return "Which card of your city does Phantomia want?"


@ask(city_losses.TurnDown)
def _(s: Valley, f: Frame) -> str:
    return "Which card stays face up?" if f.held == 1 else "Which cards stay face up?"


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
    return "Which worker goes into Phantomia’s lair?"


# -- the log
