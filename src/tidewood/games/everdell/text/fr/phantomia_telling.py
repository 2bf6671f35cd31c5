"""What the helper at a real table in French asks for character, plan, list and ability cards."""

from __future__ import annotations

from tidewood.games.everdell.mistwood.abilities import ABILITY_CARDS
from tidewood.games.everdell.phantomia import helper, telling
from tidewood.games.everdell.state import Valley
from tidewood.games.everdell.text.fr.language import FRENCH, card, player
from tidewood.games.everdell.verbs.common import STOP
from tidewood.kernel.core import Frame
from tidewood.kernel.log import Event

say = FRENCH.option
ask = FRENCH.prompt
HOW_MANY = {
    telling.GIVEN: "Combien avez-vous donné pour cela ?",
    telling.HAND: "Combien de cartes avez-vous en main ?",
    telling.BEYOND: "Combien de ressources avez-vous au-delà de 3 ?",
    telling.TO_HER: "Combien de cartes de votre main sont allées dans le paquet de Phantomia ?",
    telling.TAKEN_BACK: "Combien de cartes avez-vous reprises ?",
    telling.TOKENS: "Combien de jetons Point Phantomia gagne-t-elle ainsi ?",
}


@FRENCH.says(telling.ByHand)
def _(n: telling.ByHand) -> str:
    return FRENCH.text(n.original)


@ask(helper.TellAbilities)
def _(s: Valley, f: Frame) -> str:
    return "Quelle carte Pouvoir avez-vous gardée ?"


@say(helper.TellAbilities)
def _(s: Valley, f: Frame, option: int) -> str:
    return FRENCH.name(ABILITY_CARDS[option].id)


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
    return f"Avez-vous au moins {f.node.n} cartes en main ?"


@say(telling.HandAtLeast)
def _(s: Valley, f: Frame, option: int) -> str:
    return "Oui" if option else "Non"


@ask(telling.LoseToHer)
def _(s: Valley, f: Frame) -> str:
    return "Quelle carte va à Phantomia ?"


@say(telling.LoseToHer)
def _(s: Valley, f: Frame, option: int) -> str:
    return "Aucune" if option == STOP else card(option)


@ask(telling.ToldUnless)
def _(s: Valley, f: Frame) -> str:
    assert isinstance(f.node, telling.ToldUnless)
    return f"{FRENCH.text(f.node.original.effect)} L’avez-vous empêché ?"


@say(telling.ToldUnless)
def _(s: Valley, f: Frame, option: int) -> str:
    assert isinstance(f.node, telling.ToldUnless)
    return FRENCH.text(f.node.original.price).rstrip(".") if option else "Cela arrive"


@FRENCH.event("by-hand")
def _(e: Event) -> str:
    return f"{player(e.args[0])} exécute : {FRENCH.text(telling.BY_HAND[e.args[1]].original)}"


@FRENCH.event("she-hides-place")
def _(e: Event) -> str:
    return f"La carte de la place {e.args[0]} de la Prairie va face cachée dans le repaire de Phantomia."
