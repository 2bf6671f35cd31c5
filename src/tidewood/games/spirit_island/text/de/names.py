"""Names in German where the German rules give them; all others stay English."""

from __future__ import annotations

from tidewood.games.spirit_island.text.en.names import NAMES as ENGLISH_NAMES

NAMES = {
    **ENGLISH_NAMES,
    "fear:1": "Furchtstufe I",
    "fear:2": "Furchtstufe II",
    "fear:3": "Furchtstufe III",
    "oceans-hungry-grasp": "Hunger des Ozeans",
    "brandenburg-prussia": "Brandenburg-Preußen",
    "england": "England",
    "sweden": "Königreich Schweden",
    "blitz": "Blitzkrieg",
    "guard-the-isles-heart": "Schützt das Herz der Insel",
    "rituals-of-terror": "Rituale des Terrors",
    "dahan-insurrection": "Aufstand der Dahan",
    "no-ravage": "Kein Wüten",
    "no-build": "Kein Bauen",
    "no-explore": "Kein Entdecken",
    "blitz-one-more-explorer": "Blitzkrieg",
    "blitz-all-fast": "Blitzkrieg",
    "blitz-cheaper": "Blitzkrieg",
    "blitz-more-explorers": "Blitzkrieg",
    "blitz-less-blight": "Blitzkrieg",
    "blitz-free-card": "Blitzkrieg",
    "blitz-fast-power": "Blitzkrieg",
    "terror-by-ritual": "Ritual des Terrors",
    "ritual-of-terror": "Ritual des Terrors",
    "slow-ritual-of-terror": "Ritual des Terrors",
}
