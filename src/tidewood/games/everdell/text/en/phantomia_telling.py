"""What the helper at a real table in English asks for character, plan, list and ability cards."""

from __future__ import annotations

from tidewood.games.everdell.phantomia import helper, helper_cards
from tidewood.games.everdell.state import Valley
from tidewood.games.everdell.text.en.language import ENGLISH, card
from tidewood.games.everdell.verbs.abilities import ABILITY_CARDS
from tidewood.games.everdell.verbs.common import (
    STOP,
)
from tidewood.kernel.core import Frame

say = ENGLISH.option
ask = ENGLISH.prompt
HOW_MANY = {
    helper_cards.GIVEN: "How many did you give for it?",
    helper_cards.HAND: "How many cards have you in hand?",
    helper_cards.BEYOND: "How many resources have you beyond 3?",
    helper_cards.TO_HER: "How many cards of your hand went into Phantomia’s deck?",
    helper_cards.TAKEN_BACK: "How many cards did you take back?",
    helper_cards.TOKENS: "How many point tokens does Phantomia gain by it?",
}


@ask(helper.TellAbilities)
def _(s: Valley, f: Frame) -> str:
    return "Which ability card have you kept?"


@say(helper.TellAbilities)
def _(s: Valley, f: Frame, option: int) -> str:
    return ENGLISH.name(ABILITY_CARDS[option].id)


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
    return f"Have you at least {f.node.n} cards in hand?"


@say(helper_cards.HandAtLeast)
def _(s: Valley, f: Frame, option: int) -> str:
    return "Yes" if option else "No"


@ask(helper_cards.LoseToHer)
def _(s: Valley, f: Frame) -> str:
    return "Which card comes to Phantomia?"


@say(helper_cards.LoseToHer)
def _(s: Valley, f: Frame, option: int) -> str:
    return "None" if option == STOP else card(option)


@ask(helper_cards.ToldUnless)
def _(s: Valley, f: Frame) -> str:
    assert isinstance(f.node, helper_cards.ToldUnless)
    return f"{ENGLISH.text(f.node.original.effect)} Did you prevent it?"


@say(helper_cards.ToldUnless)
def _(s: Valley, f: Frame, option: int) -> str:
    assert isinstance(f.node, helper_cards.ToldUnless)
    return ENGLISH.text(f.node.original.price).rstrip(".") if option else "It happens"
