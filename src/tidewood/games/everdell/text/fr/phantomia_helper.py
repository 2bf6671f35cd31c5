"""L’aide à une vraie table en français."""

from __future__ import annotations

from tidewood.games.everdell.phantomia import helper
from tidewood.games.everdell.phantomia.verbs import lair, turning_up
from tidewood.games.everdell.state import Valley
from tidewood.games.everdell.text.fr.asking import place, row
from tidewood.games.everdell.text.fr.language import FRENCH, card, player
from tidewood.kernel.core import Frame

say = FRENCH.option
ask = FRENCH.prompt
PLAIN = {
    helper.OTHER: "Ouvrier : ailleurs (une place à vous)",
    helper.DONE: "Joué une autre carte",
    helper.PREPARE: "Préparé la saison suivante",
    helper.PASS: "Passé",
    helper.FOOL_SENT: "Bouffon joué dans la ville de Phantomia",
}


@ask(helper.TellTurn)
def _(s: Valley, f: Frame) -> str:
    return "Qu’avez-vous fait ? Dites d’abord ce que Phantomia a reçu."


@say(helper.TellTurn)
def _(s: Valley, f: Frame, option: int) -> str:
    kind, what = option & (1 << helper.FACT_BITS) - 1, option >> helper.FACT_BITS
    who = f.scope.owner
    if kind == helper.VISIT:
        return f"Ouvrier : {place(s, what, who)}"
    if kind == helper.FREE:
        return f"Un ouvrier a quitté : {place(s, what, who)}"
    if kind == helper.PLAY:
        return f"Jouée : {card(what)}"
    if kind == helper.LOSE:
        return f"Une carte a quitté la ville : {row(s, what, who)}"
    if kind == helper.CARDS_GIVEN:
        return f"Cartes données à Phantomia : {what}"
    if kind == helper.GOODS_GIVEN:
        return f"Ressources données à Phantomia : {what}"
    if kind == helper.POINTS_GIVEN:
        return f"Jetons Point gagnés par Phantomia : {what}"
    if kind == helper.BESIDE_HER:
        return f"Carte de la Prairie à côté de la figurine prise ou jouée : place {what}"
    return PLAIN[kind]


@ask(helper.TellStart)
def _(s: Valley, f: Frame) -> str:
    return "Qui est assis à gauche de Phantomia ?"


@say(helper.TellStart)
def _(s: Valley, f: Frame, option: int) -> str:
    return player(option)


@ask(helper.TellScores)
def _(s: Valley, f: Frame) -> str:
    return "Combien de points avez-vous ?"


@say(helper.TellScores)
def _(s: Valley, f: Frame, option: int) -> str:
    return f"{option} points"


@ask(turning_up.Look)
def _(s: Valley, f: Frame) -> str:
    return f"Quelle carte est à la place {f.held} de la Prairie ?"


@say(turning_up.Look)
def _(s: Valley, f: Frame, option: int) -> str:
    return card(option)


@ask(lair.AskFool)
def _(s: Valley, f: Frame) -> str:
    return "Phantomia joue le Bouffon : votre ville peut-elle le prendre (place libre, pas de Bouffon) ?"


@say(lair.AskFool)
def _(s: Valley, f: Frame, option: int) -> str:
    return "Oui : il va dans ma ville" if option else "Non"
