"""Questions of the set-up, the turn, resources and choices in German, and how options name things."""

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
from tidewood.games.everdell.text.de.cards import text
from tidewood.games.everdell.text.de.language import GERMAN, card, event, goods, kinds, location, player
from tidewood.games.everdell.verbs import gaining
from tidewood.games.everdell.verbs.common import STOP, serial_name
from tidewood.games.everdell.verbs.packing import card_in, source_in
from tidewood.kernel.combine import Either, May
from tidewood.kernel.core import CHANCE, Frame
from tidewood.kernel.rows import Reactions, row_of

say = GERMAN.option
ask = GERMAN.prompt


def row(s: Valley, serial: int, reader: int) -> str:
    """A card of a city: its name, which copy, and whose where it is another's."""
    who, i = s.find(serial)
    name = card(s.city[who][i])
    copy = serial_name(s, serial, who).partition("#")[2]
    name = f"{name} {copy}" if copy else name
    return name if who == reader else f"{name} von {player(s.seat(who))}"


def place(s: Valley, at: int, reader: int) -> str:
    if at >= CITY:
        return row(s, at - CITY, reader)
    if at >= EVENTS:
        return event(s.events[at - EVENTS])
    if JOURNEY <= at < FOREST:
        return f"Reise {JOURNEY_VALUES[at - JOURNEY]}"
    return location(places.location_at(s, at).number)


def on_meadow(s: Valley, option: int) -> str:
    return f"{card(s.meadow[option - 1])} (Wiese {option})"


def to_play(play: int) -> str:
    source = source_in(play)
    name = card(card_in(play))
    if source == FARM_STACK:
        return f"{name} (Stapel)"
    return f"{name} (Wiese {source})" if HAND < source <= MEADOW_SIZE else name


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
    return f"Welche Waldkarte liegt auf Feld {len(s.forest) + 1}?"


@say(rounds.LayForest)
def _(s: Valley, f: Frame, option: int) -> str:
    return location(option)


@ask(rounds.LayEvents)
def _(s: Valley, f: Frame) -> str:
    return "Welches Besondere Ereignis liegt aus?"


@say(rounds.LayEvents)
def _(s: Valley, f: Frame, option: int) -> str:
    return event(option)


@ask(rounds.StartPlayer)
def _(s: Valley, f: Frame) -> str:
    return "Wer beginnt?"


@say(rounds.StartPlayer)
def _(s: Valley, f: Frame, option: int) -> str:
    return f"{player(option)} beginnt"


@ask(rounds.Turn)
def _(s: Valley, f: Frame) -> str:
    return "Setze einen Arbeiter ein, spiele eine Karte oder bereite dich auf die nächste Jahreszeit vor."


@say(rounds.Turn)
def _(s: Valley, f: Frame, option: int) -> str:
    kind, thing = option & (1 << rounds.ACTION_BITS) - 1, option >> rounds.ACTION_BITS
    if kind == rounds.PLACE:
        return f"Arbeiter: {place(s, thing, f.scope.owner)}"
    if kind == rounds.PLAY:
        return f"{to_play(thing)} spielen"
    return "Auf die nächste Jahreszeit vorbereiten" if kind == rounds.PREPARE else "Passen"


# -- gaining, paying, giving


@ask(gaining.Gain)
def _(s: Valley, f: Frame) -> str:
    assert isinstance(f.node, gaining.Gain)
    return f"{of_card(s, f)}Erhalte {f.held} {kinds(f.node.kinds, f.held)}: welche?"


@say(gaining.Gain)
def _(s: Valley, f: Frame, option: int) -> str:
    assert isinstance(f.node, gaining.Gain)
    gained = [goods(n, kind) for kind, n in f.node.counted(s, f, option)]
    return f"{', '.join(gained)} nehmen"


@ask(gaining.Pay)
def _(s: Valley, f: Frame) -> str:
    assert isinstance(f.node, gaining.Pay)
    return f"{of_card(s, f)}Zahle bis zu {f.held} {kinds(f.node.kinds, f.held)}."


@say(gaining.Pay)
def _(s: Valley, f: Frame, option: int) -> str:
    return "Aufhören" if option == STOP else f"{goods(1, option)} zahlen"


@ask(gaining.PayOneKind)
def _(s: Valley, f: Frame) -> str:
    assert isinstance(f.node, gaining.PayOneKind)
    return f"{of_card(s, f)}Zahle bis zu {f.cursor} {kinds(f.node.kinds, f.cursor)}."


@say(gaining.PayOneKind)
def _(s: Valley, f: Frame, option: int) -> str:
    assert isinstance(f.node, gaining.PayOneKind)
    return f"{goods(option, f.node.kind)} zahlen" if option else "Nichts zahlen"


@ask(gaining.Give)
def _(s: Valley, f: Frame) -> str:
    return f"{of_card(s, f)}Gib {f.held}: was, und wem?"


@say(gaining.Give)
def _(s: Valley, f: Frame, option: int) -> str:
    if option == STOP:
        return "Aufhören"
    taker = option // gaining.TAKER
    whom = "niemandem: ablegen" if taker == gaining.NOBODY else player(s.seat(taker))
    return f"{goods(1, option % gaining.TAKER)} an {whom}"


@ask(gaining.PayTo)
def _(s: Valley, f: Frame) -> str:
    return "Wem zahlst du?"


@say(gaining.PayTo)
def _(s: Valley, f: Frame, option: int) -> str:
    return f"An {player(s.seat(option))} zahlen"


# -- choices


@ask(Either)
def _(s: Valley, f: Frame) -> str:
    return f"{of_card(s, f)}Was davon?"


@say(Either)
def _(s: Valley, f: Frame, option: int) -> str:
    assert isinstance(f.node, Either)
    return text(f.node.parts[option]).rstrip(".")


@ask(May)
def _(s: Valley, f: Frame) -> str:
    assert isinstance(f.node, May)
    return f"{of_card(s, f)}{text(f.node.part)} Willst du das?"


@say(May)
def _(s: Valley, f: Frame, option: int) -> str:
    return "Ja" if option else "Nein"


@ask(Reactions)
def _(s: Valley, f: Frame) -> str:
    return "Welche Wirkung kommt zuerst?"


@say(Reactions)
def _(s: Valley, f: Frame, option: int) -> str:
    found = row_of(s, option)
    assert found is not None
    return GERMAN.name(found.rule.id)


# -- Rugwort


@ask(rugwort.RollDie)
def _(s: Valley, f: Frame) -> str:
    return "Würfle mit dem 8-seitigen Würfel für Fusselwürz. Was zeigt er?"


@say(rugwort.RollDie)
def _(s: Valley, f: Frame, option: int) -> str:
    return str(option)


@ask(rugwort.LoseCard)
def _(s: Valley, f: Frame) -> str:
    return "Ziehe zufällig eine Handkarte. Welche geht verloren?"


@say(rugwort.LoseCard)
def _(s: Valley, f: Frame, option: int) -> str:
    return GERMAN.name(CARDS[option].id)


@ask(rugwort.LoseWorker)
def _(s: Valley, f: Frame) -> str:
    return "Welcher deiner Arbeiter verlässt das Spiel?"


@say(rugwort.LoseWorker)
def _(s: Valley, f: Frame, option: int) -> str:
    return "Einer zu Hause" if option == HOME else f"Der Arbeiter auf: {place(s, option, 0)}"
