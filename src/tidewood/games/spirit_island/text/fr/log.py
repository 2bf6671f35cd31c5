"""The log in French."""

from __future__ import annotations

from tidewood.games.spirit_island.hooks import BUILD, RAVAGE
from tidewood.games.spirit_island.registry import ORDER
from tidewood.games.spirit_island.setup_steps import BOARDS
from tidewood.games.spirit_island.state import VICTORY
from tidewood.games.spirit_island.text.fr.language import (
    ELEMENT,
    FEMININE,
    FRENCH,
    PIECE,
    a_piece,
    at,
    blight_card,
    damage,
    energy,
    fear_card,
    invader_card,
    pieces,
    player,
    power,
    upper,
)
from tidewood.games.spirit_island.text.fr.language import e as agreeing
from tidewood.games.spirit_island.verbs.powers import MINOR
from tidewood.kernel.log import Event

on = FRENCH.event
LEVEL = ("", "I", "II", "III")
PHASE = (
    "La Phase Esprits", "La Phase Pouvoirs Rapides", "L’étape Île Désolée", "L’étape Peur", "L’immigration",
    "Le Ravage", "La Construction", "L’Exploration", "L’Exploration", "La Progression Envahisseurs",
    "La Phase Pouvoirs Lents", "La Phase Temps",
)  # fmt: skip
DEFEAT = (
    "",
    "Il ne reste plus de Désolation pour l’île : Défaite.",
    "Un Esprit n’a plus de Présence : Défaite.",
    "Il ne reste plus de carte Envahisseurs : Défaite.",
    "L’Adversaire a atteint son but : Défaite.",
    "Le Scénario est perdu : Défaite.",
)


# -- the turn


@on("board")
def _(e: Event) -> str:
    return f"La tuile Île {BOARDS[e.args[0]]} est piochée."


@on("turn")
def _(e: Event) -> str:
    return f"Le tour {e.args[0]} commence."


@on("phase")
def _(e: Event) -> str:
    return f"{PHASE[e.args[0]]} commence."


@on("time")
def _(e: Event) -> str:
    return f"Phase Temps : le tour {e.args[0]} est terminé."


@on("ready")
def _(e: Event) -> str:
    return f"{player(e.args[0])} a terminé."


@on("victory")
def _(e: Event) -> str:
    return "Les Esprits gagnent, au prix d’un sacrifice." if e.args[0] == 2 else "Les Esprits gagnent."


@on("defeat")
def _(e: Event) -> str:
    return DEFEAT[e.args[0]]


# -- Spirits


@on("growth")
def _(e: Event) -> str:
    return f"{player(e.args[0])} choisit l’option de Croissance {e.args[1]}."


@on("energy")
def _(e: Event) -> str:
    return f"{player(e.args[0])} gagne {energy(e.args[1])}."


@on("income")
def _(e: Event) -> str:
    return f"{player(e.args[0])} gagne {energy(e.args[1])} grâce à la piste de Présence."


@on("paid")
def _(e: Event) -> str:
    return f"{player(e.args[0])} paie {energy(e.args[1])}."


@on("plays")
def _(e: Event) -> str:
    more = "1 carte" if e.args[1] == 1 else f"{e.args[1]} cartes"
    return f"{player(e.args[0])} peut jouer {more} de plus pendant ce tour."


@on("element")
def _(e: Event) -> str:
    return f"{player(e.args[0])} gagne un Élément : {ELEMENT[e.args[1]]}."


@on("played")
def _(e: Event) -> str:
    return f"{player(e.args[0])} joue {power(e.args[1])}."


@on("drew")
def _(e: Event) -> str:
    return f"{player(e.args[0])} pioche {power(e.args[1])}."


@on("gained")
def _(e: Event) -> str:
    return f"{player(e.args[0])} gagne {power(e.args[1])}."


@on("forgot")
def _(e: Event) -> str:
    return f"{player(e.args[0])} oublie {power(e.args[1])}."


@on("reclaimed")
def _(e: Event) -> str:
    return f"{player(e.args[0])} récupère {power(e.args[1])}."


@on("reclaimed-all")
def _(e: Event) -> str:
    return f"{player(e.args[0])} récupère toutes ses cartes Pouvoir."


@on("reshuffled")
def _(e: Event) -> str:
    deck = "Mineurs" if e.args[0] == MINOR else "Majeurs"
    return f"Les Pouvoirs {deck} défaussés sont mélangés en une nouvelle pioche."


@on("used")
def _(e: Event) -> str:
    return f"{player(e.args[1])} utilise {power(e.args[0])} sur {at(e.args[2])}."


@on("used-on")
def _(e: Event) -> str:
    whom = "" if e.args[1] == e.args[2] else f" sur {player(e.args[2])}"
    return f"{player(e.args[1])} utilise {power(e.args[0])}{whom}."


@on("rule")
def _(e: Event) -> str:
    number, who, site = e.args
    where = f" dans {at(site)}" if site >= 0 else f" pour {player(who)}" if who >= 0 else ""
    return f"{FRENCH.name(ORDER[number])} s’applique{where} jusqu’à la fin du tour."


@on("presence")
def _(e: Event) -> str:
    return f"{player(e.args[0])} ajoute une Présence dans {at(e.args[1])}."


@on("presence-moved")
def _(e: Event) -> str:
    return f"{player(e.args[0])} déplace une Présence de {at(e.args[1])} à {at(e.args[2])}."


@on("presence-returned")
def _(e: Event) -> str:
    what = "1 Présence détruite" if e.args[2] == 1 else f"{e.args[2]} Présences détruites"
    return f"{player(e.args[0])} ajoute {what} dans {at(e.args[1])}."


@on("presence-destroyed")
def _(e: Event) -> str:
    return f"Une Présence de {player(e.args[0])} est détruite dans {at(e.args[1])}."


@on("presence-to-track")
def _(e: Event) -> str:
    return f"{player(e.args[0])} remet une Présence de {at(e.args[1])} sur une piste de Présence."


# -- pieces


@on("moved")
def _(e: Event) -> str:
    return f"{a_piece(e.args[0])} va de {at(e.args[1])} à {at(e.args[2])}."


@on("damaged")
def _(e: Event) -> str:
    return f"{a_piece(e.args[0])} subit {damage(e.args[2])} dans {at(e.args[1])}."


@on("destroyed")
def _(e: Event) -> str:
    return f"{a_piece(e.args[0])} est détruit{agreeing(e.args[0])} dans {at(e.args[1])}."


@on("dreamt")
def _(e: Event) -> str:
    return f"{a_piece(e.args[0])} est détruit{agreeing(e.args[0])} dans {at(e.args[1])}, mais seulement en rêve."


@on("drowned")
def _(e: Event) -> str:
    return f"{a_piece(e.args[0])} se noie dans {at(e.args[1])}."


@on("removed")
def _(e: Event) -> str:
    return f"{a_piece(e.args[0])} est retiré{agreeing(e.args[0])} de {at(e.args[1])}."


@on("replaced")
def _(e: Event) -> str:
    old = f"{'une' if FEMININE[e.args[0]] else 'un'} {PIECE[e.args[0]]}"
    return f"{a_piece(e.args[1])} remplace {old} dans {at(e.args[2])}."


@on("added")
def _(e: Event) -> str:
    kind, site, n = e.args
    many = "" if n == 1 else "s"
    verb = f"{'est' if n == 1 else 'sont'} ajouté{agreeing(kind)}{many}"
    return f"{pieces(n, kind)} {verb} dans {at(site)}."


@on("defend")
def _(e: Event) -> str:
    return f"{upper(at(e.args[0]))} reçoit Défense {e.args[1]}."


@on("skip")
def _(e: Event) -> str:
    return f"Pendant ce tour, les Envahisseurs ne font aucune Action dans {at(e.args[0])}."


# -- Fear and Blight


@on("fear")
def _(e: Event) -> str:
    return f"{e.args[0]} {'Peur' if e.args[0] == 1 else 'Peurs'}."


@on("earned")
def _(e: Event) -> str:
    return f"Une carte Peur est gagnée ; {e.args[0]} en tout."


@on("terror")
def _(e: Event) -> str:
    if e.args[0] >= VICTORY:
        return "La Pioche Peur est épuisée."
    return f"Le Niveau de Terreur {LEVEL[e.args[0]]} est atteint."


@on("fear-card")
def _(e: Event) -> str:
    return f"Carte Peur : {fear_card(e.args[0])}, Niveau de Terreur {LEVEL[min(e.args[1], 3)]}."


@on("turned-up")
def _(e: Event) -> str:
    return f"Une carte Peur est révélée : {fear_card(e.args[0])}."


@on("blight")
def _(e: Event) -> str:
    return f"Une Désolation est ajoutée dans {at(e.args[0])}."


@on("cascade")
def _(e: Event) -> str:
    return f"Cascade de Désolation de {at(e.args[0])} à {at(e.args[1])}."


@on("healed")
def _(e: Event) -> str:
    what = "1 Désolation est retirée" if e.args[1] == 1 else f"{e.args[1]} Désolations sont retirées"
    return f"{what} de {at(e.args[0])}."


@on("blighted")
def _(e: Event) -> str:
    n = e.args[1]
    return f"L’île est Désolée : {blight_card(e.args[0])}, avec {n} {'Désolation' if n == 1 else 'Désolations'}."


@on("blight-replaced")
def _(e: Event) -> str:
    return f"La carte Désolation {blight_card(e.args[0])} est remplacée par une autre."


# -- Invaders


@on("revealed")
def _(e: Event) -> str:
    return f"Carte Envahisseurs : {invader_card(e.args[0])}."


@on("accelerated")
def _(e: Event) -> str:
    return f"La première carte Envahisseurs est défaussée : {invader_card(e.args[0])}."


@on("escalation")
def _(e: Event) -> str:
    return "Escalade."


@on("explored")
def _(e: Event) -> str:
    return f"{pieces(e.args[1], 0)} {'arrive' if e.args[1] == 1 else 'arrivent'} dans {at(e.args[0])}."


@on("built")
def _(e: Event) -> str:
    return f"{a_piece(e.args[1])} est construit{agreeing(e.args[1])} dans {at(e.args[0])}."


@on("ravaged")
def _(e: Event) -> str:
    return f"Les Envahisseurs Ravagent {at(e.args[0])} : {damage(e.args[1])}."


@on("stopped")
def _(e: Event) -> str:
    word, ending = {RAVAGE: ("Le Ravage", ""), BUILD: ("La Construction", "e")}.get(e.args[0], ("L’Exploration", "e"))
    return f"{word} dans {at(e.args[1])} est empêché{ending}."


@on("tile-gone")
def _(e: Event) -> str:
    return "L’espace de Construction supplémentaire est retiré."
