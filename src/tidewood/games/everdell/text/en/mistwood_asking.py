"""Questions of Mistwood's modules in English."""

from __future__ import annotations

from tidewood.games.everdell.fields import NOBODY
from tidewood.games.everdell.pieces import KINDS
from tidewood.games.everdell.state import Valley
from tidewood.games.everdell.text.en.asking import of_card
from tidewood.games.everdell.text.en.language import ENGLISH, card, goods, player
from tidewood.games.everdell.verbs import mistwood
from tidewood.games.everdell.verbs.common import (
    STOP,
)
from tidewood.kernel.core import Frame

say = ENGLISH.option
ask = ENGLISH.prompt


@ask(mistwood.PassOn, mistwood.GiveAway)
def _(s: Valley, f: Frame) -> str:
    return f"{of_card(s, f)}{'What do you give?' if f.held < 0 else 'To whom?'}"


@say(mistwood.PassOn)
def _(s: Valley, f: Frame, option: int) -> str:
    if f.held >= 0:
        return "To nobody: it is discarded" if option == NOBODY else f"To {player(s.seat(option))}"
    return "Nothing" if option == STOP else f"Give {card(option)}"


@say(mistwood.GiveAway)
def _(s: Valley, f: Frame, option: int) -> str:
    if f.held >= 0:
        return "To nobody: it is discarded" if option == NOBODY else f"To {player(s.seat(option))}"
    if option == STOP:
        return "Stop"
    return f"Give {goods(1, option) if option < KINDS else card(option - KINDS)}"
