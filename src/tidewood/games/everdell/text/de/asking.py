"""Questions of the set-up, the turn, resources and choices in German, and how options name things."""

from __future__ import annotations

from tidewood.games.everdell import places
from tidewood.games.everdell.pieces import (
    CITY,
    EVENTS,
    FARM_STACK,
    FOREST,
    HAND,
    JOURNEY,
    JOURNEY_VALUES,
    MEADOW_SIZE,
)
from tidewood.games.everdell.state import Valley
from tidewood.games.everdell.text.de.language import GERMAN, card, event, location, player
from tidewood.games.everdell.verbs.naming import serial_name
from tidewood.games.everdell.verbs.packing import (
    PLAY_CARD,
    PLAY_SOURCE,
)
from tidewood.kernel.core import CHANCE, Frame

say = GERMAN.option
text = GERMAN.text
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
    source = PLAY_SOURCE.of(play)
    name = card(PLAY_CARD.of(play))
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
