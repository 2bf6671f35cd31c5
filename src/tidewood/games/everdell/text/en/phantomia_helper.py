"""The helper at a real table in English."""

from __future__ import annotations

from tidewood.games.everdell.phantomia import helper
from tidewood.games.everdell.phantomia.verbs import lair, turning_up
from tidewood.games.everdell.state import Valley
from tidewood.games.everdell.text.en.asking import place, row
from tidewood.games.everdell.text.en.language import ENGLISH, card, player
from tidewood.kernel.core import Frame

say = ENGLISH.option
ask = ENGLISH.prompt
PLAIN = {
    helper.OTHER: "Worker: elsewhere (a place of your own)",
    helper.DONE: "Played another card",
    helper.PREPARE: "Prepared for the next season",
    helper.PASS: "Passed",
    helper.FOOL_SENT: "Fool played into Phantomia’s city",
}


@ask(helper.TellTurn)
def _(s: Valley, f: Frame) -> str:
    return "What did you do? What was given to Phantomia is told first."


@say(helper.TellTurn)
def _(s: Valley, f: Frame, option: int) -> str:
    kind, what = option & (1 << helper.FACT_BITS) - 1, option >> helper.FACT_BITS
    who = f.scope.owner
    if kind == helper.VISIT:
        return f"Worker: {place(s, what, who)}"
    if kind == helper.FREE:
        return f"Worker has left: {place(s, what, who)}"
    if kind == helper.PLAY:
        return f"Played: {card(what)}"
    if kind == helper.LOSE:
        return f"Card has left the city: {row(s, what, who)}"
    if kind == helper.CARDS_GIVEN:
        return f"Gave Phantomia cards: {what}"
    if kind == helper.GOODS_GIVEN:
        return f"Gave Phantomia resources: {what}"
    if kind == helper.POINTS_GIVEN:
        return f"Phantomia gained point tokens: {what}"
    if kind == helper.BESIDE_HER:
        return f"Took or played the Meadow card next to the figure: place {what}"
    return PLAIN[kind]


@ask(helper.TellStart)
def _(s: Valley, f: Frame) -> str:
    return "Who sits to the left of Phantomia?"


@say(helper.TellStart)
def _(s: Valley, f: Frame, option: int) -> str:
    return player(option)


@ask(helper.TellScores)
def _(s: Valley, f: Frame) -> str:
    return "How many points have you?"


@say(helper.TellScores)
def _(s: Valley, f: Frame, option: int) -> str:
    return f"{option} points"


@ask(turning_up.Look)
def _(s: Valley, f: Frame) -> str:
    return f"Which card lies on place {f.held} of the Meadow?"


@say(turning_up.Look)
def _(s: Valley, f: Frame, option: int) -> str:
    return card(option)


@ask(lair.AskFool)
def _(s: Valley, f: Frame) -> str:
    return "Phantomia plays the Fool: can your city take it (a free space, no Fool there)?"


@say(lair.AskFool)
def _(s: Valley, f: Frame, option: int) -> str:
    return "Yes: it goes into my city" if option else "No"
