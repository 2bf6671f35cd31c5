"""The log in English."""

from __future__ import annotations

from tidewood.games.spirit_island.hooks import BUILD, RAVAGE
from tidewood.games.spirit_island.registry import ORDER
from tidewood.games.spirit_island.setup_steps import BOARDS
from tidewood.games.spirit_island.state import VICTORY
from tidewood.games.spirit_island.text.en.language import (
    ELEMENT,
    ENGLISH,
    a_piece,
    at,
    blight_card,
    fear_card,
    invader_card,
    pieces,
    player,
    power,
    upper,
)
from tidewood.games.spirit_island.verbs.powers import MINOR
from tidewood.kernel.log import Event

on = ENGLISH.event
LEVEL = ("", "I", "II", "III")
PHASE = (
    "The Spirit Phase", "The Fast Power Phase", "The step of the Blighted Island", "The step of Fear", "Immigration",
    "Ravage", "Build", "Explore", "Explore", "The advance of the Invader cards", "The Slow Power Phase", "Time Passes",
)  # fmt: skip
DEFEAT = (
    "",
    "The island has no Blight left to take: defeat.",
    "A Spirit has no Presence left: defeat.",
    "No Invader card is left: defeat.",
    "The adversary has reached its goal: defeat.",
    "The scenario is lost: defeat.",
)


# -- the turn


@on("board")
def _(e: Event) -> str:
    return f"Board {BOARDS[e.args[0]]} is drawn."


@on("turn")
def _(e: Event) -> str:
    return f"Turn {e.args[0]} begins."


@on("phase")
def _(e: Event) -> str:
    return f"{PHASE[e.args[0]]} begins."


@on("time")
def _(e: Event) -> str:
    return f"Time passes: turn {e.args[0]} ends."


@on("ready")
def _(e: Event) -> str:
    return f"{player(e.args[0])} is done."


@on("victory")
def _(e: Event) -> str:
    return "The Spirits win, at the price of a sacrifice." if e.args[0] == 2 else "The Spirits win."


@on("defeat")
def _(e: Event) -> str:
    return DEFEAT[e.args[0]]


# -- Spirits


@on("growth")
def _(e: Event) -> str:
    return f"{player(e.args[0])} chooses Growth option {e.args[1]}."


@on("energy")
def _(e: Event) -> str:
    return f"{player(e.args[0])} gains {e.args[1]} Energy."


@on("income")
def _(e: Event) -> str:
    return f"{player(e.args[0])} gains {e.args[1]} Energy from the presence track."


@on("paid")
def _(e: Event) -> str:
    return f"{player(e.args[0])} pays {e.args[1]} Energy."


@on("plays")
def _(e: Event) -> str:
    return f"{player(e.args[0])} may play {e.args[1]} more {'card' if e.args[1] == 1 else 'cards'} this turn."


@on("element")
def _(e: Event) -> str:
    return f"{player(e.args[0])} gains an element: {ELEMENT[e.args[1]]}."


@on("played")
def _(e: Event) -> str:
    return f"{player(e.args[0])} plays {power(e.args[1])}."


@on("drew")
def _(e: Event) -> str:
    return f"{player(e.args[0])} draws {power(e.args[1])}."


@on("gained")
def _(e: Event) -> str:
    return f"{player(e.args[0])} gains {power(e.args[1])}."


@on("forgot")
def _(e: Event) -> str:
    return f"{player(e.args[0])} forgets {power(e.args[1])}."


@on("reclaimed")
def _(e: Event) -> str:
    return f"{player(e.args[0])} reclaims {power(e.args[1])}."


@on("reclaimed-all")
def _(e: Event) -> str:
    return f"{player(e.args[0])} reclaims all Power Cards."


@on("reshuffled")
def _(e: Event) -> str:
    deck = "Minor" if e.args[0] == MINOR else "Major"
    return f"The discarded {deck} Powers are shuffled into a new deck."


@on("used")
def _(e: Event) -> str:
    return f"{player(e.args[1])} uses {power(e.args[0])} on {at(e.args[2])}."


@on("used-on")
def _(e: Event) -> str:
    whom = "" if e.args[1] == e.args[2] else f" on {player(e.args[2])}"
    return f"{player(e.args[1])} uses {power(e.args[0])}{whom}."


@on("rule")
def _(e: Event) -> str:
    number, who, site = e.args
    where = f" in {at(site)}" if site >= 0 else f" for {player(who)}" if who >= 0 else ""
    return f"{ENGLISH.name(ORDER[number])} is in force{where} until the turn ends."


@on("presence")
def _(e: Event) -> str:
    return f"{player(e.args[0])} adds Presence to {at(e.args[1])}."


@on("presence-moved")
def _(e: Event) -> str:
    return f"{player(e.args[0])} moves a Presence from {at(e.args[1])} to {at(e.args[2])}."


@on("presence-returned")
def _(e: Event) -> str:
    return f"{player(e.args[0])} adds {e.args[2]} destroyed Presence to {at(e.args[1])}."


@on("presence-destroyed")
def _(e: Event) -> str:
    return f"A Presence of {player(e.args[0])} is destroyed in {at(e.args[1])}."


@on("presence-to-track")
def _(e: Event) -> str:
    return f"{player(e.args[0])} returns a Presence from {at(e.args[1])} to a presence track."


# -- pieces


@on("moved")
def _(e: Event) -> str:
    return f"{upper(a_piece(e.args[0]))} goes from {at(e.args[1])} to {at(e.args[2])}."


@on("damaged")
def _(e: Event) -> str:
    return f"{upper(a_piece(e.args[0]))} takes {e.args[2]} Damage in {at(e.args[1])}."


@on("destroyed")
def _(e: Event) -> str:
    return f"{upper(a_piece(e.args[0]))} is destroyed in {at(e.args[1])}."


@on("dreamt")
def _(e: Event) -> str:
    return f"{upper(a_piece(e.args[0]))} is destroyed in {at(e.args[1])}, but only in a dream."


@on("drowned")
def _(e: Event) -> str:
    return f"{upper(a_piece(e.args[0]))} drowns in {at(e.args[1])}."


@on("removed")
def _(e: Event) -> str:
    return f"{upper(a_piece(e.args[0]))} is removed from {at(e.args[1])}."


@on("replaced")
def _(e: Event) -> str:
    return f"{upper(a_piece(e.args[1]))} takes the place of {a_piece(e.args[0])} in {at(e.args[2])}."


@on("added")
def _(e: Event) -> str:
    verb = "is" if e.args[2] == 1 else "are"
    return f"{pieces(e.args[2], e.args[0])} {verb} added to {at(e.args[1])}."


@on("defend")
def _(e: Event) -> str:
    return f"{upper(at(e.args[0]))} gets Defend {e.args[1]}."


@on("skip")
def _(e: Event) -> str:
    return f"Invaders skip all their Actions in {at(e.args[0])} this turn."


# -- Fear and Blight


@on("fear")
def _(e: Event) -> str:
    return f"{e.args[0]} Fear."


@on("earned")
def _(e: Event) -> str:
    return f"A Fear card is earned; {e.args[0]} in all."


@on("terror")
def _(e: Event) -> str:
    if e.args[0] >= VICTORY:
        return "The Fear deck is used up."
    return f"Terror Level {LEVEL[e.args[0]]} is reached."


@on("fear-card")
def _(e: Event) -> str:
    return f"Fear card: {fear_card(e.args[0])}, Terror Level {LEVEL[min(e.args[1], 3)]}."


@on("turned-up")
def _(e: Event) -> str:
    return f"A Fear card is turned up: {fear_card(e.args[0])}."


@on("blight")
def _(e: Event) -> str:
    return f"Blight comes to {at(e.args[0])}."


@on("cascade")
def _(e: Event) -> str:
    return f"Blight cascades from {at(e.args[0])} to {at(e.args[1])}."


@on("healed")
def _(e: Event) -> str:
    return f"{e.args[1]} Blight {'is' if e.args[1] == 1 else 'are'} removed from {at(e.args[0])}."


@on("blighted")
def _(e: Event) -> str:
    return f"The island is blighted: {blight_card(e.args[0])}, with {e.args[1]} Blight."


@on("blight-replaced")
def _(e: Event) -> str:
    return f"The Blight card {blight_card(e.args[0])} is replaced by another one."


# -- Invaders


@on("revealed")
def _(e: Event) -> str:
    return f"Invader card: {invader_card(e.args[0])}."


@on("accelerated")
def _(e: Event) -> str:
    return f"The top Invader card is discarded: {invader_card(e.args[0])}."


@on("escalation")
def _(e: Event) -> str:
    return "Escalation."


@on("explored")
def _(e: Event) -> str:
    return f"{pieces(e.args[1], 0)} {'comes' if e.args[1] == 1 else 'come'} to {at(e.args[0])}."


@on("built")
def _(e: Event) -> str:
    return f"{upper(a_piece(e.args[1]))} is built in {at(e.args[0])}."


@on("ravaged")
def _(e: Event) -> str:
    return f"Invaders Ravage in {at(e.args[0])} for {e.args[1]} Damage."


@on("stopped")
def _(e: Event) -> str:
    word = {RAVAGE: "Ravage", BUILD: "Build"}.get(e.args[0], "Explore")
    return f"{word} in {at(e.args[1])} is stopped."


@on("tile-gone")
def _(e: Event) -> str:
    return "The Immigration tile is removed."
