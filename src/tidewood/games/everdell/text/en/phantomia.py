"""Phantomia in English: what is asked and what she does, with the reason."""

from __future__ import annotations

from tidewood.games.everdell.card import CARDS
from tidewood.games.everdell.phantomia import seasons, turn
from tidewood.games.everdell.phantomia.verbs import action_options, effects, modules, placing_workers
from tidewood.games.everdell.phantomia.verbs.modules import MODULES
from tidewood.games.everdell.pieces import RESOURCES
from tidewood.games.everdell.state import Valley
from tidewood.games.everdell.text.en.asking import place
from tidewood.games.everdell.text.en.language import ENGLISH, card, goods, tokens
from tidewood.games.everdell.verbs.common import (
    STOP,
)
from tidewood.kernel.core import Frame

say = ENGLISH.option
ask = ENGLISH.prompt
on = ENGLISH.event


# -- questions


@ask(placing_workers.PlaceWorker)
def _(s: Valley, f: Frame) -> str:
    return "Phantomia: on which of these does she place her worker?"


@say(placing_workers.PlaceWorker)
def _(s: Valley, f: Frame, option: int) -> str:
    return place(s, option, s.choice.who if s.choice is not None else -1)


@ask(turn.TurnUp)
def _(s: Valley, f: Frame) -> str:
    return "Which action card does Phantomia turn up?"


@say(turn.TurnUp)
def _(s: Valley, f: Frame, option: int) -> str:
    return f"Card {s.rules.her_deck.actions[option].id}"


@ask(action_options.FromMeadow, seasons.RollGifts, effects.Roll)
def _(s: Valley, f: Frame) -> str:
    return "What does the eight-sided die show?"


@say(action_options.FromMeadow, seasons.RollGifts, effects.Roll)
def _(s: Valley, f: Frame, option: int) -> str:
    return str(option)


@ask(action_options.PlayPile, effects.HerDraw)
def _(s: Valley, f: Frame) -> str:
    return "Which card of the draw pile does Phantomia play?"


@ask(action_options.PlayDeck, action_options.DiscardCard)
def _(s: Valley, f: Frame) -> str:
    return "Which card lies on top of Phantomia’s deck?"


@ask(seasons.OpenLair)
def _(s: Valley, f: Frame) -> str:
    return "Which card lies in Phantomia’s lair?"


@ask(effects.RandomFromHand)
def _(s: Valley, f: Frame) -> str:
    return "Which card is drawn from the hand?"


@say(
    action_options.PlayPile,
    action_options.PlayDeck,
    action_options.DiscardCard,
    seasons.OpenLair,
    effects.RandomFromHand,
    effects.HerDraw,
)
def _(s: Valley, f: Frame, option: int) -> str:
    return ENGLISH.name(CARDS[option].id)


@ask(modules.TurnUp)
def _(s: Valley, f: Frame) -> str:
    return "Which card is turned up?"


@say(modules.TurnUp)
def _(s: Valley, f: Frame, option: int) -> str:
    return ENGLISH.name(MODULES[option].id).rstrip("!").rstrip()


@ask(effects.Unless)
def _(s: Valley, f: Frame) -> str:
    assert isinstance(f.node, effects.Unless)
    return f"{ENGLISH.text(f.node.effect)} Prevent it?"


@say(effects.Unless)
def _(s: Valley, f: Frame, option: int) -> str:
    assert isinstance(f.node, effects.Unless)
    return ENGLISH.text(f.node.price).rstrip(".") if option else "Let it happen"


@ask(effects.GiveUp)
def _(s: Valley, f: Frame) -> str:
    return f"Give up {f.held}: what?"


@say(effects.GiveUp)
def _(s: Valley, f: Frame, option: int) -> str:
    if option == STOP:
        return "No more"
    if option == effects.TOKEN:
        return tokens(1)
    return goods(1, option) if option < len(RESOURCES) else card(option - effects.CARD_FROM)


# -- the log
