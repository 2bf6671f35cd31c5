"""Questions of adversaries and scenarios in English."""

from __future__ import annotations

from tidewood.games.spirit_island.adversaries import verbs
from tidewood.games.spirit_island.scenarios import blitz, dahan_insurrection, guard_the_isles_heart, rituals_of_terror
from tidewood.games.spirit_island.state import Island
from tidewood.games.spirit_island.text.en.asking import here
from tidewood.games.spirit_island.text.en.choosing import told
from tidewood.games.spirit_island.text.en.language import ENGLISH, a_piece, invader_card, upper
from tidewood.kernel.core import Frame

ask = ENGLISH.prompt
say = ENGLISH.option


@ask(verbs.Accelerate)
def _(s: Island, f: Frame) -> str:
    if told(s):
        return "Discard the top Invader card. Which one is it?"
    return f"To which land of board {s.map.boards[f.cursor]} is a Town added?"


@say(verbs.Accelerate)
def _(s: Island, f: Frame, o: int) -> str:
    return upper(invader_card(o)) if told(s) else here(s, o)


@ask(blitz.MoreExplorers)
def _(s: Island, f: Frame) -> str:
    return f"Which land of board {s.map.boards[f.cursor]} gets one more Explorer?"


@ask(rituals_of_terror.PayTogether)
def _(s: Island, f: Frame) -> str:
    return f"Ritual of Terror: who pays 1 Energy? ({f.cursor} left)"


@say(rituals_of_terror.PayTogether)
def _(s: Island, f: Frame, o: int) -> str:
    return "Pay 1 Energy"


@ask(rituals_of_terror.SacrificeTogether)
def _(s: Island, f: Frame) -> str:
    return f"Ritual of Terror: who destroys 1 Presence in {here(s, f.scope.place)}? ({f.cursor} left)"


@say(rituals_of_terror.SacrificeTogether)
def _(s: Island, f: Frame, o: int) -> str:
    return "Destroy 1 Presence"


@ask(dahan_insurrection.StrikeInLands)
def _(s: Island, f: Frame) -> str:
    return "Dahan strike. In which land first?"


@ask(dahan_insurrection.MilitaryResponse)
def _(s: Island, f: Frame) -> str:
    return f"Military Response: to which land does {a_piece(f.got.things[0][0])} come?"


@say(blitz.MoreExplorers, dahan_insurrection.StrikeInLands, dahan_insurrection.MilitaryResponse)
def _(s: Island, f: Frame, o: int) -> str:
    return here(s, o)


@ask(guard_the_isles_heart.InnerPresence)
def _(s: Island, f: Frame) -> str:
    which = "Where does it come from?" if f.held < 0 else "To which land does it go?"
    return f"Add a Presence to the Inner land of your board. {which}"
