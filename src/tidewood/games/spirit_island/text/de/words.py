"""Words for the table and the set-up in German."""

from __future__ import annotations

from tidewood.games.spirit_island.pieces import ELEMENTS, PIECES, TERRAINS
from tidewood.games.spirit_island.text.de.language import (
    ELEMENT,
    GERMAN,
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
    "boards": "Inselteile", "lands": "Gebiete", "invaders": "Invasoren", "spirits": "Geister",
    "difficulty": "Schwierigkeit", "minor": "Schwache Fähigkeiten", "major": "Starke Fähigkeiten",
    "adversary": "Nation", "level": "Level", "scenario": "Szenario", "rules": "geltende Regeln", "rule": "Regel",
    "player": "Geist von", "land": "Gebiet",
    # a land
    "terrain": "Landschaft", "coastal": "Küste", "inner": "Inneres Gebiet", "defend": "Verteidigung",
    # Invader cards
    "immigration": "Einwanderung", "ravage": "Wüten", "build": "Bauen", "explore": "Entdecken", "deck": "Stapel",
    "discard": "Ablagestapel", "deck.I": "Stufe I", "deck.II": "Stufe II", "deck.III": "Stufe III",
    # Fear and Blight
    "fear": "Furcht", "terror": "Furchtstufe", "generated": "erzeugte Furcht", "pool": "Vorrat",
    "earned": "aktive Karten", "left": "Karten übrig je Stufe", "healthy": "blühende Insel", "card": "Karte",
    "unused_cards": "unbenutzte Karten",
    # a Spirit
    "spirit": "Geist", "energy": "Energie", "income": "Energie je Runde", "plays": "Karten je Runde",
    "plays_left": "Karten noch auszuspielen", "hand": "Hand", "play": "ausgespielt", "forgotten": "vergessen",
    "used": "eingesetzt", "elements": "Elemente", "elements_of_choice": "Elemente nach Wahl",
    "tracks": "Präsenz-Leisten", "bonus": "Bonus-Feld", "gives": "gibt", "uncovered": "aufgedeckt",
    "innates": "Fähigkeiten auf dem Tableau", "needs": "braucht", "met": "erfüllt", "island": "auf der Insel",
    "destroyed": "vernichtet", "removed": "aus dem Spiel", "sacred_sites": "Heilige Stätten",
    "drowned": "ertrunkene Lebenspunkte", "ready": "fertig",
    # phases
    "phase.": "Spielaufbau", "phase.spirit": "Geister-Phase", "phase.fast": "Sofort-Fähigkeiten",
    "phase.slow": "Verzögerte Fähigkeiten", "phase.time": "Rundenende",
    "phase.invaders.blight": "Invasoren-Phase: verödete Insel", "phase.invaders.fear": "Invasoren-Phase: Furcht",
    "phase.invaders.immigration": "Invasoren-Phase: Einwanderung", "phase.invaders.ravage": "Invasoren-Phase: Wüten",
    "phase.invaders.build": "Invasoren-Phase: Bauen",
    "phase.invaders.reveal": "Invasoren-Phase: neue Invasoren-Karte",
    "phase.invaders.explore": "Invasoren-Phase: Entdecken",
    "phase.invaders.advance": "Invasoren-Phase: Karten rücken weiter",
    # the end
    "victory": "Sieg", "sacrifice": "Sieg durch Opfer", "defeat": "Niederlage", "turns": "Runden", "turn": "Runde",
    "cards_left": "Invasoren-Karten übrig", "cards_gone": "verbrauchte Invasoren-Karten",
    "defeat.": "keine", "defeat.blight": "keine Ödnis mehr übrig",
    "defeat.spirit-destroyed": "ein Geist hat keine Präsenz mehr",
    "defeat.invader-deck-empty": "keine Invasoren-Karte mehr", "defeat.adversary": "die Nation hat gewonnen",
    "defeat.scenario": "das Szenario ist verloren",
    # what options are about
    "ref.piece": "Figur", "ref.growth": "Wachstum", "ref.element": "Element", "ref.player": "Geist von",
    "ref.space": "Feld",
    # the set-up
    "layout.standard": "normal", "layout.top-to-top": "Kopf an Kopf", "layout.coastline": "Küstenlinie",
    "layout.opposite-shores": "gegenüberliegende Ufer", "layout.fragment": "Bruchstück",
    "layout.inverted-fragment": "umgekehrtes Bruchstück", "layout.sunrise": "Sonnenaufgang", "layout.leaf": "Blatt",
    "layout.snake": "Schlange", "layout.free": "eigene", "layout.archipelago": "Archipel",
    "layout.thematic": "thematische Karte", "adjacency.touch": "was sich berührt",
    "adjacency.border": "gemeinsame Grenze", "boards.NW": "Nordwesten (thematisch)",
    "boards.NE": "Nordosten (thematisch)", "boards.W": "Westen (thematisch)", "boards.E": "Osten (thematisch)",
}  # fmt: skip
GERMAN.words.update(dict(zip(PIECES, PIECE, strict=True)))
GERMAN.words.update(dict(zip(ELEMENTS, ELEMENT, strict=True)))
GERMAN.words.update(dict(zip(TERRAINS, TERRAIN, strict=True)))
GERMAN.words.update(WORDS)
made(GERMAN, shape, invader_card, short, needs)
