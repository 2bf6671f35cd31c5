"""Questions of Mistwood's modules in French."""

from __future__ import annotations

from tidewood.games.everdell.fields import NOBODY
from tidewood.games.everdell.pieces import KINDS
from tidewood.games.everdell.state import Valley
from tidewood.games.everdell.text.fr.asking import of_card
from tidewood.games.everdell.text.fr.language import FRENCH, card, goods, player
from tidewood.games.everdell.verbs import mistwood
from tidewood.games.everdell.verbs.common import (
    STOP,
)
from tidewood.kernel.core import Frame

say = FRENCH.option
ask = FRENCH.prompt


@ask(mistwood.PassOn, mistwood.GiveAway)
def _(s: Valley, f: Frame) -> str:
    return f"{of_card(s, f)}{'Que donnez-vous ?' if f.held < 0 else 'À qui ?'}"


@say(mistwood.PassOn)
def _(s: Valley, f: Frame, option: int) -> str:
    if f.held >= 0:
        return "À personne : défausse" if option == NOBODY else f"À {player(s.seat(option))}"
    return "Rien" if option == STOP else f"Donner {card(option)}"


@say(mistwood.GiveAway)
def _(s: Valley, f: Frame, option: int) -> str:
    if f.held >= 0:
        return "À personne : défausse" if option == NOBODY else f"À {player(s.seat(option))}"
    if option == STOP:
        return "Arrêter"
    return f"Donner {goods(1, option) if option < KINDS else card(option - KINDS)}"
