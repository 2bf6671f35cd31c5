"""Words for the table and the set-up in French."""

from __future__ import annotations

from tidewood.games.spirit_island.pieces import ELEMENTS, PIECES, TERRAINS
from tidewood.games.spirit_island.text.fr.language import (
    ELEMENT,
    FRENCH,
    PIECE,
    TERRAIN,
    invader_card,
    needs,
    shape,
    short,
)
from tidewood.games.spirit_island.text.table import made

WORDS = {
    # the table
    "boards": "tuiles Île", "lands": "Régions", "invaders": "Envahisseurs", "spirits": "Esprits",
    "difficulty": "difficulté", "minor": "Pouvoirs Mineurs", "major": "Pouvoirs Majeurs", "adversary": "Adversaire",
    "level": "niveau", "scenario": "scénario", "rules": "règles en vigueur", "rule": "règle", "player": "Esprit de",
    "land": "Région",
    # a land
    "terrain": "terrain", "coastal": "côtière", "inner": "Région Centrale", "defend": "Défense",
    # Invader cards
    "immigration": "Immigration", "ravage": "Ravager", "build": "Construire", "explore": "Explorer", "deck": "paquet",
    "discard": "défausse", "deck.I": "niveau I", "deck.II": "niveau II", "deck.III": "niveau III",
    # Fear and Blight
    "fear": "Peur", "terror": "Niveau de Terreur", "generated": "Peur générée", "pool": "réserve",
    "earned": "cartes gagnées", "left": "cartes restantes par niveau", "healthy": "Île Luxuriante", "card": "carte",
    "unused_cards": "cartes inutilisées",
    # a Spirit
    "spirit": "Esprit", "energy": "Énergie", "income": "Énergie par tour", "plays": "cartes par tour",
    "plays_left": "cartes encore à jouer", "hand": "main", "play": "en jeu", "forgotten": "oubliées",
    "used": "utilisés", "elements": "Éléments", "elements_of_choice": "Éléments au choix",
    "tracks": "pistes de Présence", "bonus": "case Bonus", "gives": "donne", "uncovered": "découverte",
    "innates": "Pouvoirs innés", "needs": "seuil", "met": "atteint", "island": "sur l’île", "destroyed": "détruites",
    "removed": "retirées du jeu", "sacred_sites": "Sites Sacrés", "drowned": "Résistance noyée", "ready": "terminé",
    # phases
    "phase.": "mise en place", "phase.spirit": "Phase Esprits", "phase.fast": "Pouvoirs Rapides",
    "phase.slow": "Pouvoirs Lents", "phase.time": "Phase Temps",
    "phase.invaders.blight": "Phase Envahisseurs : Île Désolée", "phase.invaders.fear": "Phase Envahisseurs : Peur",
    "phase.invaders.immigration": "Phase Envahisseurs : Immigration",
    "phase.invaders.ravage": "Phase Envahisseurs : Ravager", "phase.invaders.build": "Phase Envahisseurs : Construire",
    "phase.invaders.reveal": "Phase Envahisseurs : nouvelle carte",
    "phase.invaders.explore": "Phase Envahisseurs : Explorer",
    "phase.invaders.advance": "Phase Envahisseurs : les cartes avancent",
    # the end
    "victory": "victoire", "sacrifice": "victoire par sacrifice", "defeat": "défaite", "turns": "tours", "turn": "tour",
    "cards_left": "cartes Envahisseurs restantes", "cards_gone": "cartes Envahisseurs utilisées",
    "defeat.": "aucune", "defeat.blight": "plus de Désolation en réserve",
    "defeat.spirit-destroyed": "un Esprit n’a plus de Présence",
    "defeat.invader-deck-empty": "plus de carte Envahisseurs", "defeat.adversary": "l’Adversaire a gagné",
    "defeat.scenario": "le scénario est perdu",
    # what options are about
    "ref.piece": "pièce", "ref.growth": "Croissance", "ref.element": "Élément", "ref.player": "Esprit de",
    "ref.space": "case",
    # the set-up
    "layout.standard": "normale", "layout.top-to-top": "sommet contre sommet", "layout.coastline": "littoral",
    "layout.opposite-shores": "rives opposées", "layout.fragment": "fragment",
    "layout.inverted-fragment": "fragment inversé", "layout.sunrise": "lever du soleil", "layout.leaf": "feuille",
    "layout.snake": "serpent", "layout.free": "la vôtre", "layout.archipelago": "archipel",
    "layout.thematic": "carte thématique", "adjacency.touch": "celles qui se touchent",
    "adjacency.border": "frontière commune", "boards.NW": "Nord-Ouest (thématique)",
    "boards.NE": "Nord-Est (thématique)", "boards.W": "Ouest (thématique)", "boards.E": "Est (thématique)",
}  # fmt: skip
FRENCH.words.update(dict(zip(PIECES, PIECE, strict=True)))
FRENCH.words.update(dict(zip(ELEMENTS, ELEMENT, strict=True)))
FRENCH.words.update(dict(zip(TERRAINS, TERRAIN, strict=True)))
FRENCH.words.update(WORDS)
made(FRENCH, shape, invader_card, short, needs)
