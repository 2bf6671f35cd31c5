"""Questions of adversaries and scenarios in German."""

from __future__ import annotations

from tidewood.games.spirit_island.adversaries import verbs
from tidewood.games.spirit_island.scenarios import blitz, dahan_insurrection, guard_the_isles_heart, rituals_of_terror
from tidewood.games.spirit_island.state import Island
from tidewood.games.spirit_island.text.de.asking import here
from tidewood.games.spirit_island.text.de.choosing import told
from tidewood.games.spirit_island.text.de.language import GERMAN, a_piece, invader_card
from tidewood.kernel.core import Frame

ask = GERMAN.prompt
say = GERMAN.option


@ask(verbs.Accelerate)
def _(s: Island, f: Frame) -> str:
    if told(s):
        return "Legt die oberste Invasoren-Karte ab. Welche ist es?"
    return f"In welches Gebiet von Inselteil {s.map.boards[f.cursor]} kommt ein Dorf?"


@say(verbs.Accelerate)
def _(s: Island, f: Frame, o: int) -> str:
    return invader_card(o) if told(s) else here(s, o)


@ask(blitz.MoreExplorers)
def _(s: Island, f: Frame) -> str:
    return f"In welches Gebiet von Inselteil {s.map.boards[f.cursor]} kommt ein Entdecker mehr?"


@ask(rituals_of_terror.PayTogether)
def _(s: Island, f: Frame) -> str:
    return f"Ritual des Terrors: Wer zahlt 1 Energie? (noch {f.cursor})"


@say(rituals_of_terror.PayTogether)
def _(s: Island, f: Frame, o: int) -> str:
    return "1 Energie zahlen"


@ask(rituals_of_terror.SacrificeTogether)
def _(s: Island, f: Frame) -> str:
    return f"Ritual des Terrors: Wer vernichtet in {here(s, f.scope.place)} 1 Präsenz? (noch {f.cursor})"


@say(rituals_of_terror.SacrificeTogether)
def _(s: Island, f: Frame, o: int) -> str:
    return "1 Präsenz vernichten"


@ask(dahan_insurrection.StrikeInLands)
def _(s: Island, f: Frame) -> str:
    return "Die Dahan schlagen zu. In welchem Gebiet zuerst?"


@ask(dahan_insurrection.MilitaryResponse)
def _(s: Island, f: Frame) -> str:
    name = GERMAN.name("military-response")
    return f"{name}: {a_piece(f.got.things[0][0])} kommt ins Spiel. In welchem Gebiet?"


@say(blitz.MoreExplorers, dahan_insurrection.StrikeInLands, dahan_insurrection.MilitaryResponse)
def _(s: Island, f: Frame, o: int) -> str:
    return here(s, o)


@ask(guard_the_isles_heart.InnerPresence)
def _(s: Island, f: Frame) -> str:
    which = "Woher kommt sie?" if f.held < 0 else "In welches Gebiet kommt sie?"
    return f"Füge im Inneren Gebiet deines Inselteils eine Präsenz hinzu. {which}"
