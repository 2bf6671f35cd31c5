"""Les autres cartes de Phantomia en français : ce qu’on demande pour elles et ce qu’elles font."""

from __future__ import annotations

from tidewood.games.everdell.card import CARDS
from tidewood.games.everdell.phantomia.verbs import city_losses, hand_losses, meadow, webs
from tidewood.games.everdell.state import Valley
from tidewood.games.everdell.text.fr.asking import place
from tidewood.games.everdell.text.fr.language import FRENCH, card
from tidewood.games.everdell.text.fr.language import cards as n_cards
from tidewood.games.everdell.verbs.naming import serial_name
from tidewood.kernel.core import Frame

ask = FRENCH.prompt
say = FRENCH.option
on = FRENCH.event
text = FRENCH.text


# -- questions


@ask(meadow.FillPlace)
def _(s: Valley, f: Frame) -> str:
    return f"Quelle carte de votre main remplit la place {f.scope.place} de la Prairie ?"


@say(
    meadow.FillPlace,
    hand_losses.RandomPlayed,
    hand_losses.ChosenPlayed,
    hand_losses.TakePair,
    hand_losses.DrawPair,
    hand_losses.Catch,
)
def _(s: Valley, f: Frame, option: int) -> str:
    return FRENCH.name(CARDS[option].id)


@ask(meadow.MoveFigure)
def _(s: Valley, f: Frame) -> str:
    return "Que montre le dé à huit faces ?"


@say(meadow.MoveFigure)
def _(s: Valley, f: Frame, option: int) -> str:
    return str(option)


@ask(meadow.Snatch)
def _(s: Valley, f: Frame) -> str:
    return "Quelle destination ouverte va dans la ville de Phantomia ?"


@say(meadow.Snatch)
def _(s: Valley, f: Frame, option: int) -> str:
    return f"{card(s.meadow[option - 1])}, place {option}"


@ask(webs.LayOne)
def _(s: Valley, f: Frame) -> str:
    return "Où une toile est-elle posée ?"


@say(webs.LayOne, city_losses.LosePlaced)
def _(s: Valley, f: Frame, option: int) -> str:
    return place(s, option, f.scope.owner)


@ask(hand_losses.BuyBack)
def _(s: Valley, f: Frame) -> str:
    return "Combien de cartes reprenez-vous sans les voir, pour 1 jeton Point à Phantomia chacune ?"


@say(hand_losses.BuyBack)
def _(s: Valley, f: Frame, option: int) -> str:
    return n_cards(option)


@ask(hand_losses.RandomPlayed, hand_losses.Catch)
def _(s: Valley, f: Frame) -> str:
    return "Quelle carte est tirée de la main ?"


@ask(hand_losses.ChosenPlayed)
def _(s: Valley, f: Frame) -> str:
    return "Quelle carte de votre main Phantomia joue-t-elle ?"


@ask(hand_losses.TakePair)
def _(s: Valley, f: Frame) -> str:
    if f.cursor >= hand_losses.PAIR:
        return "Laquelle des deux cartes est défaussée ?"
    return "Quelle carte est tirée de la main ?"


@ask(hand_losses.DrawPair)
def _(s: Valley, f: Frame) -> str:
    return "Quelle carte Phantomia pioche-t-elle ?"


@ask(city_losses.PickCard)
def _(s: Valley, f: Frame) -> str:
    return "Quelle carte de votre ville est visée ?"


@ask(city_losses.TurnDown)
def _(s: Valley, f: Frame) -> str:
    return "Quelle carte reste visible ?" if f.held == 1 else "Quelles cartes restent visibles ?"


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
    return "Quel ouvrier va dans le repaire de Phantomia ?"


# -- the log
