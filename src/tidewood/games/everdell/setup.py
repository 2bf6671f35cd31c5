"""What can be chosen before a game, and what cannot go together."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tidewood.games.everdell.cards.mistwood.farms import cards_with
from tidewood.games.everdell.mistwood import setup as mistwood
from tidewood.games.everdell.phantomia import setup as phantomia
from tidewood.games.everdell.phantomia.deck.file import read_deck
from tidewood.games.everdell.rules import Rules
from tidewood.kernel.errors import BadSetup
from tidewood.kernel.kind import SetupOption

VARIANTS = ("none", "cranky", "glitzy", "hasty", "lucky", "squatty")
OPTIONS: tuple[SetupOption, ...] = (
    SetupOption(
        "players", 2,
        {
            "en": "Number of players; one plays against Rugwort",
            "de": "Zahl der Spielenden; allein geht es gegen Fusselwürz",
            "fr": "Nombre de joueurs ; seul, on joue contre Rugwort",
        },
        minimum=1, maximum=4,  # ED-GAME-01
    ),
    SetupOption(
        "start_player", "random",
        {"en": "Who begins", "de": "Wer beginnt", "fr": "Qui commence"},
        choices=("random", "p1", "p2", "p3", "p4"),
    ),
    SetupOption(
        "summer_draw", "up_to",
        {
            "en": "In summer up to 2 cards may be drawn from the Meadow, or must be as far as they fit",
            "de": "Im Sommer dürfen bis zu 2 Karten von der Wiese gezogen werden, oder sie müssen es, soweit Platz ist",
            "fr": "En été, on peut piocher jusqu’à 2 cartes de la Prairie, ou on le doit s’il y a de la place",
        },
        choices=("up_to", "must"),
    ),
    SetupOption(
        "fairgrounds", "unique",
        {
            "en": "The Fairgrounds are unique, or common as in some printings",
            "de": "Der Festplatz ist einzigartig oder, wie in manchen Ausgaben, gewöhnlich",
            "fr": "Le Champ de foire est unique, ou commun comme dans certaines éditions",
        },
        choices=("unique", "common"),
    ),
    SetupOption(
        "production_order", "short",
        {
            "en": "Ask for the order of production cards only where it can matter, or for all of them",
            "de": "Nach der Reihenfolge der Produktionskarten nur fragen, wo sie etwas ändern kann, oder immer",
            "fr": "Demander l’ordre des cartes Production seulement s’il compte, ou toujours",
        },
        choices=("short", "full"),
    ),
    SetupOption(
        "rugwort_level", 1,
        {
            "en": "Level of Rugwort: 1, 2 (Rotten) or 3 (Rapscallion)",
            "de": "Stufe von Fusselwürz: 1, 2 (verdorben) oder 3 (Halunke)",
            "fr": "Niveau de Rugwort : 1, 2 (pourri) ou 3 (vaurien)",
        },
        minimum=1, maximum=3,
    ),
    SetupOption(
        "rugwort_forest", "counterclockwise",
        {
            "en": "Which way Rugwort’s worker goes round the forest",
            "de": "In welche Richtung der Arbeiter von Fusselwürz durch den Wald zieht",
            "fr": "Dans quel sens l’ouvrier de Rugwort tourne dans la forêt",
        },
        choices=("counterclockwise", "clockwise"),
    ),
    SetupOption(
        "rugwort_variant", "none",
        {
            "en": "A variant of Rugwort from the digital edition",
            "de": "Eine Variante von Fusselwürz aus der digitalen Ausgabe",
            "fr": "Une variante de Rugwort tirée de l’édition numérique",
        },
        choices=VARIANTS,
    ),
    *mistwood.OPTIONS,
    *phantomia.OPTIONS,
)  # fmt: skip


def rules_of(setup: Mapping[str, Any]) -> Rules:
    """The set-up as a game keeps it: files of cards have been read."""
    chosen = dict(setup)
    farms, deck = str(chosen.pop("farms_deck")), str(chosen.pop("phantomia_deck"))
    return Rules(read_deck(deck), cards=cards_with(farms) if farms else None, **chosen)


def check(setup: Mapping[str, object]) -> None:
    """Combinations that cannot be."""
    players = setup["players"]
    assert isinstance(players, int)
    start = str(setup["start_player"])
    if start != "random" and int(start[1:]) > players:
        allowed = ", ".join(["'random'", *[f"'p{who + 1}'" for who in range(players)]])
        raise BadSetup(f"start_player is {start!r}; allowed with {players} players are: {allowed}")
    if players > 1:
        for key, default in (("rugwort_level", 1), ("rugwort_forest", "counterclockwise"), ("rugwort_variant", "none")):
            if setup[key] != default:
                raise BadSetup(f"{key} is {setup[key]!r}; it is for the solo game, so players must be 1")
    mistwood.check(setup)
    phantomia.check(setup)
