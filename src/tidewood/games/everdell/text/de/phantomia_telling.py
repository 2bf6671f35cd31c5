"""What the helper at a real table in German asks for character, plan, list and ability cards."""

from __future__ import annotations

from tidewood.games.everdell.phantomia import helper, helper_cards
from tidewood.games.everdell.state import Valley
from tidewood.games.everdell.text.de.language import GERMAN, card
from tidewood.games.everdell.verbs.abilities import ABILITY_CARDS
from tidewood.games.everdell.verbs.common import (
    STOP,
)
from tidewood.kernel.core import Frame

say = GERMAN.option
ask = GERMAN.prompt
HOW_MANY = {
    helper_cards.GIVEN: "Wie viel hast du dafür abgegeben?",
    helper_cards.HAND: "Wie viele Karten hast du auf der Hand?",
    helper_cards.BEYOND: "Wie viele Rohstoffe hast du über 3 hinaus?",
    helper_cards.TO_HER: "Wie viele deiner Handkarten kamen in Phantomias Deck?",
    helper_cards.TAKEN_BACK: "Wie viele Karten hast du zurückgenommen?",
    helper_cards.TOKENS: "Wie viele Punktemarker erhält Phantomia dadurch?",
}


@ask(helper.TellAbilities)
def _(s: Valley, f: Frame) -> str:
    return "Welche Fähigkeits-Karte hast du behalten?"


@say(helper.TellAbilities)
def _(s: Valley, f: Frame, option: int) -> str:
    return GERMAN.name(ABILITY_CARDS[option].id)


@ask(helper_cards.HowMany)
def _(s: Valley, f: Frame) -> str:
    assert isinstance(f.node, helper_cards.HowMany)
    return HOW_MANY[f.node.what]


@say(helper_cards.HowMany)
def _(s: Valley, f: Frame, option: int) -> str:
    return str(option)


@ask(helper_cards.HandAtLeast)
def _(s: Valley, f: Frame) -> str:
    assert isinstance(f.node, helper_cards.HandAtLeast)
    return f"Hast du mindestens {f.node.n} Karten auf der Hand?"


@say(helper_cards.HandAtLeast)
def _(s: Valley, f: Frame, option: int) -> str:
    return "Ja" if option else "Nein"


@ask(helper_cards.LoseToHer)
def _(s: Valley, f: Frame) -> str:
    return "Welche Karte kommt zu Phantomia?"


@say(helper_cards.LoseToHer)
def _(s: Valley, f: Frame, option: int) -> str:
    return "Keine" if option == STOP else card(option)


@ask(helper_cards.ToldUnless)
def _(s: Valley, f: Frame) -> str:
    assert isinstance(f.node, helper_cards.ToldUnless)
    return f"{GERMAN.text(f.node.original.effect)} Hast du es verhindert?"


@say(helper_cards.ToldUnless)
def _(s: Valley, f: Frame, option: int) -> str:
    assert isinstance(f.node, helper_cards.ToldUnless)
    return GERMAN.text(f.node.original.price).rstrip(".") if option else "Es geschieht"
