"""What the helper at a real table in French asks for character, plan, list and ability cards."""

from __future__ import annotations

from tidewood.games.everdell.phantomia import helper, helper_cards
from tidewood.games.everdell.state import Valley
from tidewood.games.everdell.text.fr.language import FRENCH, card
from tidewood.games.everdell.verbs.abilities import ABILITY_CARDS
from tidewood.games.everdell.verbs.common import (
    STOP,
)
from tidewood.kernel.core import Frame

say = FRENCH.option
ask = FRENCH.prompt
HOW_MANY = {
    helper_cards.GIVEN: "Combien avez-vous donné pour cela ?",
    helper_cards.HAND: "Combien de cartes avez-vous en main ?",
    helper_cards.BEYOND: "Combien de ressources avez-vous au-delà de 3 ?",
    helper_cards.TO_HER: "Combien de cartes de votre main sont allées dans le paquet de Phantomia ?",
    helper_cards.TAKEN_BACK: "Combien de cartes avez-vous reprises ?",
    helper_cards.TOKENS: "Combien de jetons Point Phantomia gagne-t-elle ainsi ?",
}


@ask(helper.TellAbilities)
def _(s: Valley, f: Frame) -> str:
    return "Quelle carte Pouvoir avez-vous gardée ?"


@say(helper.TellAbilities)
def _(s: Valley, f: Frame, option: int) -> str:
    return FRENCH.name(ABILITY_CARDS[option].id)


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
    return f"Avez-vous au moins {f.node.n} cartes en main ?"


@say(helper_cards.HandAtLeast)
def _(s: Valley, f: Frame, option: int) -> str:
    return "Oui" if option else "Non"


@ask(helper_cards.LoseToHer)
def _(s: Valley, f: Frame) -> str:
    return "Quelle carte va à Phantomia ?"


@say(helper_cards.LoseToHer)
def _(s: Valley, f: Frame, option: int) -> str:
    return "Aucune" if option == STOP else card(option)


@ask(helper_cards.ToldUnless)
def _(s: Valley, f: Frame) -> str:
    assert isinstance(f.node, helper_cards.ToldUnless)
    return f"{FRENCH.text(f.node.original.effect)} L’avez-vous empêché ?"


@say(helper_cards.ToldUnless)
def _(s: Valley, f: Frame, option: int) -> str:
    assert isinstance(f.node, helper_cards.ToldUnless)
    return FRENCH.text(f.node.original.price).rstrip(".") if option else "Cela arrive"
