"""What the helper at a real table in English asks for character, plan, list and ability cards."""

from __future__ import annotations

from tidewood.games.everdell.mistwood.abilities import ABILITY_CARDS
from tidewood.games.everdell.phantomia import helper, telling
from tidewood.games.everdell.state import Valley
from tidewood.games.everdell.text.en.language import ENGLISH, card, player
from tidewood.games.everdell.verbs.common import STOP
from tidewood.kernel.core import Frame
from tidewood.kernel.log import Event

say = ENGLISH.option
ask = ENGLISH.prompt
HOW_MANY = {
    telling.GIVEN: "How many did you give for it?",
    telling.HAND: "How many cards have you in hand?",
    telling.BEYOND: "How many resources have you beyond 3?",
    telling.TO_HER: "How many cards of your hand went into Phantomia’s deck?",
    telling.TAKEN_BACK: "How many cards did you take back?",
    telling.TOKENS: "How many point tokens does Phantomia gain by it?",
}


@ENGLISH.says(telling.ByHand)
def _(n: telling.ByHand) -> str:
    return ENGLISH.text(n.original)


@ask(helper.TellAbilities)
def _(s: Valley, f: Frame) -> str:
    return "Which ability card have you kept?"


@say(helper.TellAbilities)
def _(s: Valley, f: Frame, option: int) -> str:
    return ENGLISH.name(ABILITY_CARDS[option].id)


@ask(telling.HowMany)
def _(s: Valley, f: Frame) -> str:
    assert isinstance(f.node, telling.HowMany)
    return HOW_MANY[f.node.what]


@say(telling.HowMany)
def _(s: Valley, f: Frame, option: int) -> str:
    return str(option)


@ask(telling.HandAtLeast)
def _(s: Valley, f: Frame) -> str:
    assert isinstance(f.node, telling.HandAtLeast)
    return f"Have you at least {f.node.n} cards in hand?"


@say(telling.HandAtLeast)
def _(s: Valley, f: Frame, option: int) -> str:
    return "Yes" if option else "No"


@ask(telling.LoseToHer)
def _(s: Valley, f: Frame) -> str:
    return "Which card comes to Phantomia?"


@say(telling.LoseToHer)
def _(s: Valley, f: Frame, option: int) -> str:
    return "None" if option == STOP else card(option)


@ask(telling.ToldUnless)
def _(s: Valley, f: Frame) -> str:
    assert isinstance(f.node, telling.ToldUnless)
    return f"{ENGLISH.text(f.node.original.effect)} Did you prevent it?"


@say(telling.ToldUnless)
def _(s: Valley, f: Frame, option: int) -> str:
    assert isinstance(f.node, telling.ToldUnless)
    return ENGLISH.text(f.node.original.price).rstrip(".") if option else "It happens"


@ENGLISH.event("by-hand")
def _(e: Event) -> str:
    return f"{player(e.args[0])} carries out: {ENGLISH.text(telling.BY_HAND[e.args[1]].original)}"


@ENGLISH.event("she-hides-place")
def _(e: Event) -> str:
    return f"The card on place {e.args[0]} of the Meadow goes face down into Phantomia’s lair."
