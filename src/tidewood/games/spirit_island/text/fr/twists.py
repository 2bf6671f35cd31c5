"""Questions of adversaries and scenarios in French."""

from __future__ import annotations

from tidewood.games.spirit_island.adversaries import verbs
from tidewood.games.spirit_island.scenarios import blitz, dahan_insurrection, guard_the_isles_heart, rituals_of_terror
from tidewood.games.spirit_island.state import Island
from tidewood.games.spirit_island.text.fr.asking import here
from tidewood.games.spirit_island.text.fr.choosing import told
from tidewood.games.spirit_island.text.fr.language import FRENCH, a_piece, invader_card, lower, upper
from tidewood.kernel.core import Frame

ask = FRENCH.prompt
say = FRENCH.option


@ask(verbs.Accelerate)
def _(s: Island, f: Frame) -> str:
    if told(s):
        return "Défaussez la première carte Envahisseurs. Laquelle est-ce ?"
    return f"À quelle région de la tuile Île {s.map.boards[f.cursor]} un Village est-il ajouté ?"


@say(verbs.Accelerate)
def _(s: Island, f: Frame, o: int) -> str:
    return upper(invader_card(o)) if told(s) else here(s, o)


@ask(blitz.MoreExplorers)
def _(s: Island, f: Frame) -> str:
    return f"Quelle région de la tuile Île {s.map.boards[f.cursor]} reçoit un Explorateur de plus ?"


@ask(rituals_of_terror.PayTogether)
def _(s: Island, f: Frame) -> str:
    return f"Rituel de Terreur : qui paie 1 Énergie ? (encore {f.cursor})"


@say(rituals_of_terror.PayTogether)
def _(s: Island, f: Frame, o: int) -> str:
    return "Payer 1 Énergie"


@ask(rituals_of_terror.SacrificeTogether)
def _(s: Island, f: Frame) -> str:
    return f"Rituel de Terreur : qui détruit 1 Présence dans {here(s, f.scope.place)} ? (encore {f.cursor})"


@say(rituals_of_terror.SacrificeTogether)
def _(s: Island, f: Frame, o: int) -> str:
    return "Détruire 1 Présence"


@ask(dahan_insurrection.StrikeInLands)
def _(s: Island, f: Frame) -> str:
    return "Les Dahans attaquent. Dans quelle région d’abord ?"


@ask(dahan_insurrection.MilitaryResponse)
def _(s: Island, f: Frame) -> str:
    name = FRENCH.name("military-response")
    return f"{name} : {lower(a_piece(f.got.things[0][0]))} arrive. Dans quelle région ?"


@say(blitz.MoreExplorers, dahan_insurrection.StrikeInLands, dahan_insurrection.MilitaryResponse)
def _(s: Island, f: Frame, o: int) -> str:
    return here(s, o)


@ask(guard_the_isles_heart.InnerPresence)
def _(s: Island, f: Frame) -> str:
    which = "D’où vient-elle ?" if f.held < 0 else "Dans quelle région va-t-elle ?"
    return f"Ajoutez une Présence dans la région Centrale de votre tuile Île. {which}"
