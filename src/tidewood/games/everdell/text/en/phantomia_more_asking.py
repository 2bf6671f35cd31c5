"""Phantomia’s other cards in English: what is asked for them, and what they do."""

from __future__ import annotations

from tidewood.games.everdell.card import CARDS
from tidewood.games.everdell.phantomia.verbs import city_losses, hand_losses, meadow, webs
from tidewood.games.everdell.pieces import EVENTS
from tidewood.games.everdell.state import Valley
from tidewood.games.everdell.text.en.asking import place
from tidewood.games.everdell.text.en.language import ENGLISH, card, event, location, player
from tidewood.games.everdell.text.en.language import cards as n_cards
from tidewood.games.everdell.verbs import reacting
from tidewood.games.everdell.verbs.common import serial_name
from tidewood.kernel.core import Frame
from tidewood.kernel.log import Event

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


@ask(reacting.Carried)
def _(s: Valley, f: Frame) -> str:
    assert isinstance(f.node, reacting.Carried)
    return f"{text(f.node.part)} Pay for it and do it?"


@say(reacting.Carried)
def _(s: Valley, f: Frame, option: int) -> str:
    return "Pay and do it" if option else "Leave it"


# -- the log


@on("fills-place")
def _(e: Event) -> str:
    return f"{player(e.args[0])} fills place {e.args[2]} of the Meadow: {card(e.args[1])}."


@on("she-hides-card")
def _(e: Event) -> str:
    return f"Phantomia puts {card(e.args[0])} from place {e.args[1]} of the Meadow into her lair."


@on("web")
def _(e: Event) -> str:
    name = event(e.args[1]) if e.args[0] >= EVENTS else location(e.args[1])
    return f"A web tile is laid: {name}."


@on("web-card")
def _(e: Event) -> str:
    return f"A web tile is laid: {card(e.args[0])}."


@on("takes-back")
def _(e: Event) -> str:
    return f"{player(e.args[0])} takes back {n_cards(e.args[1])} unseen."


@on("loses-to-lair")
def _(e: Event) -> str:
    return f"{card(e.secret[0]) if e.secret else 'A card'} of {player(e.args[0])} goes into Phantomia’s lair."


@on("loses-pair")
def _(e: Event) -> str:
    return f"Of 2 cards of {player(e.args[0])} 1 is discarded and 1 goes into Phantomia’s deck, unseen."


@on("looks-at-hers")
def _(e: Event) -> str:
    return f"{player(e.args[0])} looks at a card of Phantomia’s deck{': ' + card(e.secret[0]) if e.secret else ''}."


@on("caught")
def _(e: Event) -> str:
    return f"A hand card of {player(e.args[0])} is turned over{': ' + card(e.secret[0]) if e.secret else ''}."


@on("city-loses-to-her")
def _(e: Event) -> str:
    return f"{card(e.args[1])} goes from the city of {player(e.args[0])} to Phantomia."


@on("turned-down")
def _(e: Event) -> str:
    return f"{card(e.args[1])} of {player(e.args[0])} is turned face down."


@on("turned-up")
def _(e: Event) -> str:
    return f"{card(e.args[1])} of {player(e.args[0])} is turned up again."


@on("she-takes-worker")
def _(e: Event) -> str:
    return f"A worker of {player(e.args[0])} goes into Phantomia’s lair."


@on("next-worker")
def _(e: Event) -> str:
    return f"The next worker of {player(e.args[0])} will go into Phantomia’s lair."


@on("cast-off")
def _(e: Event) -> str:
    return f"{card(e.args[0])} is discarded and replaced."
