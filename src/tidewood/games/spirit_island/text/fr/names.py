"""Names in French where the French rules give them; all others stay English."""

from __future__ import annotations

from tidewood.games.spirit_island.text.en.names import NAMES as ENGLISH_NAMES

NAMES = {
    **ENGLISH_NAMES,
    "fear:1": "Niveau de Terreur I",
    "fear:2": "Niveau de Terreur II",
    "fear:3": "Niveau de Terreur III",
    "vengeance-of-the-dead": "Revanche des Morts",
    "vengeance-of-the-dead-near": "Revanche des Morts",
    "brandenburg-prussia": "Brandebourg-Prusse",
    "england": "Angleterre",
    "sweden": "Suède",
    "no-ravage": "Pas de Ravage",
    "no-build": "Pas de Construction",
    "no-explore": "Pas d’Exploration",
}
