"""Words for the table and the set-up in English."""

from __future__ import annotations

from tidewood.games.spirit_island.pieces import ELEMENTS, PIECES, TERRAINS
from tidewood.games.spirit_island.text.en.language import (
    ELEMENT,
    ENGLISH,
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
    "boards": "island boards", "lands": "lands", "invaders": "Invaders", "spirits": "Spirits",
    "difficulty": "difficulty",
    "minor": "Minor Powers", "major": "Major Powers", "adversary": "adversary", "level": "level",
    "scenario": "scenario", "rules": "rules in force", "rule": "rule", "player": "Spirit of", "land": "land",
    # a land
    "terrain": "terrain", "coastal": "coastal", "inner": "inner land", "defend": "Defend",
    # Invader cards
    "immigration": "Immigration", "ravage": "Ravage", "build": "Build", "explore": "Explore", "deck": "deck",
    "discard": "discard pile", "deck.I": "stage I", "deck.II": "stage II", "deck.III": "stage III",
    # Fear and Blight
    "fear": "Fear", "terror": "Terror Level", "generated": "generated Fear", "pool": "pool",
    "earned": "earned cards", "left": "cards left for each level", "healthy": "healthy island", "card": "card",
    "unused_cards": "unused cards",
    # a Spirit
    "spirit": "Spirit", "energy": "Energy", "income": "Energy each turn", "plays": "card plays",
    "plays_left": "card plays left", "hand": "hand", "play": "in play", "forgotten": "forgotten",
    "used": "used", "elements": "elements", "elements_of_choice": "elements of choice", "tracks": "presence tracks",
    "bonus": "bonus box", "gives": "gives", "uncovered": "uncovered", "innates": "Innate Powers", "needs": "needs",
    "met": "met", "island": "on the island", "destroyed": "destroyed", "removed": "removed from the game",
    "sacred_sites": "Sacred Sites", "drowned": "drowned Health", "ready": "ready",
    # phases
    "phase.": "set-up", "phase.spirit": "Spirit Phase", "phase.fast": "Fast Powers", "phase.slow": "Slow Powers",
    "phase.time": "Time Passes", "phase.invaders.blight": "Invader Phase: blighted island",
    "phase.invaders.fear": "Invader Phase: Fear", "phase.invaders.immigration": "Invader Phase: Immigration",
    "phase.invaders.ravage": "Invader Phase: Ravage", "phase.invaders.build": "Invader Phase: Build",
    "phase.invaders.reveal": "Invader Phase: new Invader card", "phase.invaders.explore": "Invader Phase: Explore",
    "phase.invaders.advance": "Invader Phase: cards advance",
    # the end
    "victory": "victory", "sacrifice": "sacrifice victory", "defeat": "defeat", "turns": "turns", "turn": "turn",
    "cards_left": "Invader cards left", "cards_gone": "Invader cards used",
    "defeat.": "none", "defeat.blight": "no Blight left", "defeat.spirit-destroyed": "a Spirit has no Presence left",
    "defeat.invader-deck-empty": "no Invader card left", "defeat.adversary": "the adversary has won",
    "defeat.scenario": "the scenario is lost",
    # what options are about
    "ref.piece": "piece", "ref.growth": "growth", "ref.element": "element", "ref.player": "Spirit of",
    "ref.space": "space",
    # the set-up
    "layout.standard": "standard", "layout.top-to-top": "top to top", "layout.coastline": "coastline",
    "layout.opposite-shores": "opposite shores", "layout.fragment": "fragment",
    "layout.inverted-fragment": "inverted fragment", "layout.sunrise": "sunrise", "layout.leaf": "leaf",
    "layout.snake": "snake", "layout.free": "your own", "layout.archipelago": "archipelago",
    "layout.thematic": "thematic map", "adjacency.touch": "lands that touch", "adjacency.border": "common border",
    "boards.NW": "Northwest (thematic)", "boards.NE": "Northeast (thematic)", "boards.W": "West (thematic)",
    "boards.E": "East (thematic)",
}  # fmt: skip
ENGLISH.words.update(dict(zip(PIECES, PIECE, strict=True)))
ENGLISH.words.update(dict(zip(ELEMENTS, ELEMENT, strict=True)))
ENGLISH.words.update(dict(zip(TERRAINS, TERRAIN, strict=True)))
ENGLISH.words.update(WORDS)
made(ENGLISH, shape, invader_card, short, needs)
