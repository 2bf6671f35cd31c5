"""Die Hilfe am echten Tisch auf Deutsch."""

from __future__ import annotations

from tidewood.games.everdell.phantomia import helper
from tidewood.games.everdell.phantomia.verbs import lair, turning_up
from tidewood.games.everdell.state import Valley
from tidewood.games.everdell.text.de.asking import place, row
from tidewood.games.everdell.text.de.language import GERMAN, card, player
from tidewood.kernel.core import Frame

say = GERMAN.option
ask = GERMAN.prompt
PLAIN = {
    helper.OTHER: "Arbeiter: anderswo (eigener Platz)",
    helper.DONE: "Eine andere Karte ausgespielt",
    helper.PREPARE: "Auf die nächste Jahreszeit vorbereitet",
    helper.PASS: "Gepasst",
    helper.FOOL_SENT: "Narr in Phantomias Stadt gespielt",
}


@ask(helper.TellTurn)
def _(s: Valley, f: Frame) -> str:
    return "Was hast du getan? Was Phantomia bekommen hat, kommt zuerst."


@say(helper.TellTurn)
def _(s: Valley, f: Frame, option: int) -> str:
    kind, what = option & (1 << helper.FACT_BITS) - 1, option >> helper.FACT_BITS
    who = f.scope.owner
    if kind == helper.VISIT:
        return f"Arbeiter: {place(s, what, who)}"
    if kind == helper.FREE:
        return f"Arbeiter ist weg von: {place(s, what, who)}"
    if kind == helper.PLAY:
        return f"Ausgespielt: {card(what)}"
    if kind == helper.LOSE:
        return f"Karte hat die Stadt verlassen: {row(s, what, who)}"
    if kind == helper.CARDS_GIVEN:
        return f"Phantomia Karten gegeben: {what}"
    if kind == helper.GOODS_GIVEN:
        return f"Phantomia Ressourcen gegeben: {what}"
    if kind == helper.POINTS_GIVEN:
        return f"Phantomia erhielt Punkte-Marker: {what}"
    if kind == helper.BESIDE_HER:
        return f"Wiesenkarte neben der Figur genommen oder ausgespielt: Platz {what}"
    return PLAIN[kind]


@ask(helper.TellStart)
def _(s: Valley, f: Frame) -> str:
    return "Wer sitzt links von Phantomia?"


@say(helper.TellStart)
def _(s: Valley, f: Frame, option: int) -> str:
    return player(option)


@ask(helper.TellScores)
def _(s: Valley, f: Frame) -> str:
    return "Wie viele Punkte hast du?"


@say(helper.TellScores)
def _(s: Valley, f: Frame, option: int) -> str:
    return f"{option} Punkte"


@ask(turning_up.Look)
def _(s: Valley, f: Frame) -> str:
    return f"Welche Karte liegt auf Platz {f.held} der Wiese?"


@say(turning_up.Look)
def _(s: Valley, f: Frame, option: int) -> str:
    return card(option)


@ask(lair.AskFool)
def _(s: Valley, f: Frame) -> str:
    return "Phantomia spielt den Narren: Kann deine Stadt ihn aufnehmen (freier Platz, kein Narr dort)?"


@say(lair.AskFool)
def _(s: Valley, f: Frame, option: int) -> str:
    return "Ja: Er kommt in meine Stadt" if option else "Nein"
