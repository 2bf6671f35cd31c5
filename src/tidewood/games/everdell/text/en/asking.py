"""Questions of the set-up, the turn, resources and choices in English, and how options name things."""

from __future__ import annotations

from tidewood.games.everdell import places, rounds, rugwort
from tidewood.games.everdell.card import CARDS
from tidewood.games.everdell.pieces import (
    CITY,
    EVENTS,
    FARM_STACK,
    FOREST,
    HAND,
    HOME,
    JOURNEY,
    JOURNEY_VALUES,
    MEADOW_SIZE,
)
from tidewood.games.everdell.state import Valley
from tidewood.games.everdell.text.en.cards import text
from tidewood.games.everdell.text.en.language import ENGLISH, card, event, goods, kinds, location, player
from tidewood.games.everdell.verbs import gaining
from tidewood.games.everdell.verbs.common import STOP, serial_name
from tidewood.games.everdell.verbs.packing import card_in, source_in
from tidewood.kernel.combine import Either, May
from tidewood.kernel.core import CHANCE, Frame
from tidewood.kernel.rows import Reactions, row_of

say = ENGLISH.option
ask = ENGLISH.prompt


def row(s: Valley, serial: int, reader: int) -> str:
    """A card of a city: its name, which copy, and whose where it is another's."""
    who, i = s.find(serial)
    name = card(s.city[who][i])
    copy = serial_name(s, serial, who).partition("#")[2]
    name = f"{name} {copy}" if copy else name
    return name if who == reader else f"{name} of {player(s.seat(who))}"


def place(s: Valley, at: int, reader: int) -> str:
    if at >= CITY:
        return row(s, at - CITY, reader)
    if at >= EVENTS:
        return event(s.events[at - EVENTS])
    if JOURNEY <= at < FOREST:
        return f"Journey {JOURNEY_VALUES[at - JOURNEY]}"
    return location(places.location_at(s, at).number)


def on_meadow(s: Valley, option: int) -> str:
    return f"{card(s.meadow[option - 1])} (Meadow {option})"


def to_play(play: int) -> str:
    source = source_in(play)
    name = card(card_in(play))
    if source == FARM_STACK:
        return f"{name} (stack)"
    return f"{name} (Meadow {source})" if HAND < source <= MEADOW_SIZE else name


def of_card(s: Valley, f: Frame) -> str:
    """The card that acts, before the question; nothing where a place does."""
    who, i = s.find(f.scope.card)
    return f"{card(s.city[who][i])}: " if who >= 0 else ""


def told(s: Valley) -> bool:
    """Whether a real table is asked what happened."""
    return s.choice is not None and s.choice.who == CHANCE


# -- set-up and turn


@ask(rounds.LayForest)
def _(s: Valley, f: Frame) -> str:
    return f"Which forest card lies on field {len(s.forest) + 1}?"


@say(rounds.LayForest)
def _(s: Valley, f: Frame, option: int) -> str:
    return location(option)


@ask(rounds.LayEvents)
def _(s: Valley, f: Frame) -> str:
    return "Which special event is laid out?"


@say(rounds.LayEvents)
def _(s: Valley, f: Frame, option: int) -> str:
    return event(option)


@ask(rounds.StartPlayer)
def _(s: Valley, f: Frame) -> str:
    return "Who begins?"


@say(rounds.StartPlayer)
def _(s: Valley, f: Frame, option: int) -> str:
    return f"{player(option)} begins"


@ask(rounds.Turn)
def _(s: Valley, f: Frame) -> str:
    return "Place a worker, play a card or prepare for the next season."


@say(rounds.Turn)
def _(s: Valley, f: Frame, option: int) -> str:
    kind, thing = option & (1 << rounds.ACTION_BITS) - 1, option >> rounds.ACTION_BITS
    if kind == rounds.PLACE:
        return f"Worker: {place(s, thing, f.scope.owner)}"
    if kind == rounds.PLAY:
        return f"Play {to_play(thing)}"
    return "Prepare for the next season" if kind == rounds.PREPARE else "Pass"


# -- gaining, paying, giving


@ask(gaining.Gain)
def _(s: Valley, f: Frame) -> str:
    assert isinstance(f.node, gaining.Gain)
    return f"{of_card(s, f)}Gain {f.held} {kinds(f.node.kinds, f.held)}: which?"


@say(gaining.Gain)
def _(s: Valley, f: Frame, option: int) -> str:
    assert isinstance(f.node, gaining.Gain)
    gained = [goods(n, kind) for kind, n in f.node.counted(s, f, option)]
    return f"Gain {', '.join(gained)}"


@ask(gaining.Pay)
def _(s: Valley, f: Frame) -> str:
    assert isinstance(f.node, gaining.Pay)
    return f"{of_card(s, f)}Pay up to {f.held} {kinds(f.node.kinds, f.held)}."


@say(gaining.Pay)
def _(s: Valley, f: Frame, option: int) -> str:
    return "Stop" if option == STOP else f"Pay {goods(1, option)}"


@ask(gaining.PayOneKind)
def _(s: Valley, f: Frame) -> str:
    assert isinstance(f.node, gaining.PayOneKind)
    return f"{of_card(s, f)}Pay up to {f.cursor} {kinds(f.node.kinds, f.cursor)}."


@say(gaining.PayOneKind)
def _(s: Valley, f: Frame, option: int) -> str:
    assert isinstance(f.node, gaining.PayOneKind)
    return f"Pay {goods(option, f.node.kind)}" if option else "Pay nothing"


@ask(gaining.Give)
def _(s: Valley, f: Frame) -> str:
    return f"{of_card(s, f)}Give {f.held}: what, and to whom?"


@say(gaining.Give)
def _(s: Valley, f: Frame, option: int) -> str:
    if option == STOP:
        return "Stop"
    taker = option // gaining.TAKER
    whom = "nobody, it is discarded" if taker == gaining.NOBODY else player(s.seat(taker))
    return f"Give {goods(1, option % gaining.TAKER)} to {whom}"


@ask(gaining.PayTo)
def _(s: Valley, f: Frame) -> str:
    return "To whom do you pay?"


@say(gaining.PayTo)
def _(s: Valley, f: Frame, option: int) -> str:
    return f"Pay {player(s.seat(option))}"


# -- choices


@ask(Either)
def _(s: Valley, f: Frame) -> str:
    return f"{of_card(s, f)}Which of these?"


@say(Either)
def _(s: Valley, f: Frame, option: int) -> str:
    assert isinstance(f.node, Either)
    return text(f.node.parts[option]).rstrip(".")


@ask(May)
def _(s: Valley, f: Frame) -> str:
    assert isinstance(f.node, May)
    return f"{of_card(s, f)}{text(f.node.part)} Do you want to?"


@say(May)
def _(s: Valley, f: Frame, option: int) -> str:
    return "Yes" if option else "No"


@ask(Reactions)
def _(s: Valley, f: Frame) -> str:
    return "Which effect comes first?"


@say(Reactions)
def _(s: Valley, f: Frame, option: int) -> str:
    found = row_of(s, option)
    assert found is not None
    return ENGLISH.name(found.rule.id)


# -- Rugwort


@ask(rugwort.RollDie)
def _(s: Valley, f: Frame) -> str:
    return "Roll the eight-sided die for Rugwort. What does it show?"


@say(rugwort.RollDie)
def _(s: Valley, f: Frame, option: int) -> str:
    return str(option)


@ask(rugwort.LoseCard)
def _(s: Valley, f: Frame) -> str:
    return "Draw a card of the hand at random. Which one is lost?"


@say(rugwort.LoseCard)
def _(s: Valley, f: Frame, option: int) -> str:
    return ENGLISH.name(CARDS[option].id)


@ask(rugwort.LoseWorker)
def _(s: Valley, f: Frame) -> str:
    return "Which of your workers leaves the game?"


@say(rugwort.LoseWorker)
def _(s: Valley, f: Frame, option: int) -> str:
    return "One at home" if option == HOME else f"The worker on {place(s, option, 0)}"
