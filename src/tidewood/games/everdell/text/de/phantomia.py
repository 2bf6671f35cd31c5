"""Phantomia auf Deutsch: was gefragt wird und was sie tut, mit dem Grund."""

from __future__ import annotations

from tidewood.games.everdell.card import CARDS
from tidewood.games.everdell.phantomia import seasons, turn
from tidewood.games.everdell.phantomia.verbs import action_options, effects, modules, placing_workers
from tidewood.games.everdell.phantomia.verbs.modules import MODULES
from tidewood.games.everdell.pieces import RESOURCES
from tidewood.games.everdell.state import Valley
from tidewood.games.everdell.text.de.asking import place
from tidewood.games.everdell.text.de.language import GERMAN, card, goods, tokens
from tidewood.games.everdell.verbs.common import (
    STOP,
)
from tidewood.kernel.core import Frame

say = GERMAN.option
ask = GERMAN.prompt
on = GERMAN.event


# -- questions


@ask(placing_workers.PlaceWorker)
def _(s: Valley, f: Frame) -> str:
    return "Phantomia: Auf welchen dieser Plätze setzt sie ihren Arbeiter?"


@say(placing_workers.PlaceWorker)
def _(s: Valley, f: Frame, option: int) -> str:
    return place(s, option, s.choice.who if s.choice is not None else -1)


@ask(turn.TurnUp)
def _(s: Valley, f: Frame) -> str:
    return "Welche Aktion-Karte deckt Phantomia auf?"


@say(turn.TurnUp)
def _(s: Valley, f: Frame, option: int) -> str:
    return f"Karte {s.rules.her_deck.actions[option].id}"


@ask(action_options.FromMeadow, seasons.RollGifts, effects.Roll)
def _(s: Valley, f: Frame) -> str:
    return "Was zeigt der achtseitige Würfel?"


@say(action_options.FromMeadow, seasons.RollGifts, effects.Roll)
def _(s: Valley, f: Frame, option: int) -> str:
    return str(option)


@ask(action_options.PlayPile, effects.HerDraw)
def _(s: Valley, f: Frame) -> str:
    return "Welche Karte des Stapels spielt Phantomia?"


@ask(action_options.PlayDeck, action_options.DiscardCard)
def _(s: Valley, f: Frame) -> str:
    return "Welche Karte liegt oben auf Phantomias Deck?"


@ask(seasons.OpenLair)
def _(s: Valley, f: Frame) -> str:
    return "Welche Karte liegt in Phantomias Versteck?"


@ask(effects.RandomFromHand)
def _(s: Valley, f: Frame) -> str:
    return "Welche Karte wird aus der Hand gezogen?"


@say(
    action_options.PlayPile,
    action_options.PlayDeck,
    action_options.DiscardCard,
    seasons.OpenLair,
    effects.RandomFromHand,
    effects.HerDraw,
)
def _(s: Valley, f: Frame, option: int) -> str:
    return GERMAN.name(CARDS[option].id)


@ask(modules.TurnUp)
def _(s: Valley, f: Frame) -> str:
    return "Welche Karte wird aufgedeckt?"


@say(modules.TurnUp)
def _(s: Valley, f: Frame, option: int) -> str:
    return GERMAN.name(MODULES[option].id).rstrip("!").rstrip()


@ask(effects.Unless)
def _(s: Valley, f: Frame) -> str:
    assert isinstance(f.node, effects.Unless)
    return f"{GERMAN.text(f.node.effect)} Verhindern?"


@say(effects.Unless)
def _(s: Valley, f: Frame, option: int) -> str:
    assert isinstance(f.node, effects.Unless)
    return GERMAN.text(f.node.price).rstrip(".") if option else "Geschehen lassen"


@ask(effects.GiveUp)
def _(s: Valley, f: Frame) -> str:
    return f"Gib {f.held} ab: was?"


@say(effects.GiveUp)
def _(s: Valley, f: Frame, option: int) -> str:
    if option == STOP:
        return "Nichts mehr"
    if option == effects.TOKEN:
        return tokens(1)
    return goods(1, option) if option < len(RESOURCES) else card(option - effects.CARD_FROM)


# -- the log
