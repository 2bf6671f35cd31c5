"""Les cartes maison de Phantomia en français : cartes Action et cartes Points."""

from __future__ import annotations

from tidewood.games.everdell.phantomia.deck.cards import OPTION_NUMBER, ActionCard, PointsCard
from tidewood.games.everdell.phantomia.deck.file import read_deck
from tidewood.games.everdell.text.fr.language import FRENCH, tokens
from tidewood.games.everdell.text.fr.phantomia import option_name

SYMBOL = {"spider": "Araignée", "figure": "Symbole de Phantomia", "ambassador": "Ambassadeur", "none": "Sans symbole"}
ARROW = {1: "flèche vers la droite", -1: "flèche vers la gauche"}
SEASON = ("Hiver", "Printemps", "Été", "Automne")

DOUBT = {
    "AC-2": "on attendait 9 cartes d’hiver, dont 5 avec l’araignée",
    "AC-4": "on attendait 11 cartes pour le printemps, l’été et l’automne",
    "AC-5": "on n’attendait le symbole de Pearlbrook sur aucune carte d’hiver",
    "AC-10": "on n’attendait l’ambassadeur qu’avec le symbole de Pearlbrook",
    "AC-20": "on attendait le Havre de Paix comme repli d’au moins 3 cartes",
    "AC-21": "on attendait une carte d’été avec un événement de base et une merveille",
    "AC-22": "on attendait une carte d’automne avec le Voyage et le Havre de Paix",
    "AC-26": "la pile peut manquer de cartes Araignée avant que tous les ouvriers soient placés",
    "AC-27": "on attendait 2 cartes Figurine dans la pile de chaque saison",
    "AC-28": "chaque carte Araignée devrait montrer le Havre de Paix comme repli ou en automne",
    "PC-1": "un nombre des cartes Points baisse avec le niveau",
}


def action_text(card: ActionCard) -> str:
    """One action card: symbol, arrow, the options of each season, the fallback."""
    parts = [f"{SYMBOL[card.symbol]}, {ARROW[card.arrow]}."]
    for season, web in zip(SEASON, card.webs, strict=True):
        if web:
            names = ", sinon ".join([option_name(OPTION_NUMBER[option]) for option in web])
            parts.append(f"{season} : {names}.")
    fallback = option_name(OPTION_NUMBER[card.fallback])
    parts.append(f"Remplacement : {fallback}, {tokens(card.tokens)}.")
    marks = "".join([f" Symbole de {name.capitalize()}." for name in card.sets])
    return " ".join(parts) + marks


def points_text(card: PointsCard) -> str:
    return (
        "Points selon la difficulté : {difficulty}."
        " À la fin, par événement spécial {special_event}, parure {adornment}, perle {pearl}, carte de"
        " valeur 0 {value_0}, carte Prospérité {prosperity} ; visiteurs comptés : {visitors}."
    ).format(**card.numbers)


def house_cards() -> dict[str, str]:
    """The cards that the program brings; whoever has others sees them in the file they come from."""
    deck = read_deck("")
    texts = {f"phantomia-{card.id}": "Carte maison. " + action_text(card) for card in deck.actions}
    return texts | {f"points-card-{card.level}": "Carte maison. " + points_text(card) for card in deck.points}


FRENCH.names.update({f"phantomia-{card.id}": f"Carte Action {card.id}" for card in read_deck("").actions})
FRENCH.data_cards.append(house_cards)
