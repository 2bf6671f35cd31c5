"""Questions of Mistwood's modules in German."""

from __future__ import annotations

from tidewood.games.everdell.fields import NOBODY
from tidewood.games.everdell.pieces import KINDS
from tidewood.games.everdell.state import Valley
from tidewood.games.everdell.text.de.asking import of_card
from tidewood.games.everdell.text.de.language import GERMAN, card, goods, player
from tidewood.games.everdell.verbs import mistwood
from tidewood.games.everdell.verbs.common import (
    STOP,
)
from tidewood.kernel.core import Frame

say = GERMAN.option
ask = GERMAN.prompt


@ask(mistwood.PassOn, mistwood.GiveAway)
def _(s: Valley, f: Frame) -> str:
    return f"{of_card(s, f)}{'Was gibst du ab?' if f.held < 0 else 'An wen?'}"


@say(mistwood.PassOn)
def _(s: Valley, f: Frame, option: int) -> str:
    if f.held >= 0:
        return "An niemanden: abgeworfen" if option == NOBODY else f"An {player(s.seat(option))}"
    return "Nichts" if option == STOP else f"{card(option)} geben"


@say(mistwood.GiveAway)
def _(s: Valley, f: Frame, option: int) -> str:
    if f.held >= 0:
        return "An niemanden: abgeworfen" if option == NOBODY else f"An {player(s.seat(option))}"
    if option == STOP:
        return "Aufhören"
    return f"{goods(1, option) if option < KINDS else card(option - KINDS)} geben"
