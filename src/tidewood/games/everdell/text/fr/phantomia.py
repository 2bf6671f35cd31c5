"""Phantomia en français : ce qui est demandé et ce qu’elle fait, avec la raison."""

from __future__ import annotations

from tidewood.games.everdell.card import CARDS
from tidewood.games.everdell.phantomia import seasons, turn
from tidewood.games.everdell.phantomia.verbs import action_options, effects, modules, placing_workers
from tidewood.games.everdell.phantomia.verbs.modules import MODULES
from tidewood.games.everdell.pieces import RESOURCES
from tidewood.games.everdell.state import Valley
from tidewood.games.everdell.text.fr.asking import place
from tidewood.games.everdell.text.fr.language import FRENCH, card, goods, tokens
from tidewood.games.everdell.verbs.common import (
    STOP,
)
from tidewood.kernel.core import Frame

say = FRENCH.option
ask = FRENCH.prompt
on = FRENCH.event


# -- questions


@ask(placing_workers.PlaceWorker)
def _(s: Valley, f: Frame) -> str:
    return "Phantomia : sur laquelle de ces places met-elle son ouvrier ?"


@say(placing_workers.PlaceWorker)
def _(s: Valley, f: Frame, option: int) -> str:
    return place(s, option, s.choice.who if s.choice is not None else -1)


@ask(turn.TurnUp)
def _(s: Valley, f: Frame) -> str:
    return "Quelle carte Action Phantomia révèle-t-elle ?"


@say(turn.TurnUp)
def _(s: Valley, f: Frame, option: int) -> str:
    return f"Carte {s.rules.her_deck.actions[option].id}"


@ask(action_options.FromMeadow, seasons.RollGifts, effects.Roll)
def _(s: Valley, f: Frame) -> str:
    return "Que montre le dé à huit faces ?"


@say(action_options.FromMeadow, seasons.RollGifts, effects.Roll)
def _(s: Valley, f: Frame, option: int) -> str:
    return str(option)


@ask(action_options.PlayPile, effects.HerDraw)
def _(s: Valley, f: Frame) -> str:
    return "Quelle carte de la pioche Phantomia joue-t-elle ?"


@ask(action_options.PlayDeck, action_options.DiscardCard)
def _(s: Valley, f: Frame) -> str:
    return "Quelle carte est sur le paquet de Phantomia ?"


@ask(seasons.OpenLair)
def _(s: Valley, f: Frame) -> str:
    return "Quelle carte est dans le repaire de Phantomia ?"


@ask(effects.RandomFromHand)
def _(s: Valley, f: Frame) -> str:
    return "Quelle carte est tirée de la main ?"


@say(
    action_options.PlayPile,
    action_options.PlayDeck,
    action_options.DiscardCard,
    seasons.OpenLair,
    effects.RandomFromHand,
    effects.HerDraw,
)
def _(s: Valley, f: Frame, option: int) -> str:
    return FRENCH.name(CARDS[option].id)


@ask(modules.TurnUp)
def _(s: Valley, f: Frame) -> str:
    return "Quelle carte est révélée ?"


@say(modules.TurnUp)
def _(s: Valley, f: Frame, option: int) -> str:
    return FRENCH.name(MODULES[option].id).rstrip("!").rstrip()


@ask(effects.Unless)
def _(s: Valley, f: Frame) -> str:
    assert isinstance(f.node, effects.Unless)
    return f"{FRENCH.text(f.node.effect)} L’empêcher ?"


@say(effects.Unless)
def _(s: Valley, f: Frame, option: int) -> str:
    assert isinstance(f.node, effects.Unless)
    return FRENCH.text(f.node.price).rstrip(".") if option else "Laisser faire"


@ask(effects.GiveUp)
def _(s: Valley, f: Frame) -> str:
    return f"Donnez {f.held} : quoi ?"


@say(effects.GiveUp)
def _(s: Valley, f: Frame, option: int) -> str:
    if option == STOP:
        return "Rien de plus"
    if option == effects.TOKEN:
        return tokens(1)
    return goods(1, option) if option < len(RESOURCES) else card(option - effects.CARD_FROM)


# -- the log
