"""Phantomia as a choice before a game, and what cannot go together. [PH-GAME-01, PH-MODULE-01 to PH-MODULE-06]"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tidewood.games.everdell.phantomia.cards import SETS
from tidewood.games.everdell.phantomia.deck.cards import LEVELS
from tidewood.games.everdell.phantomia.deck.file import read_deck
from tidewood.games.everdell.phantomia.verbs.modules import CHARACTER, MODULE, PLAN, choices
from tidewood.kernel.errors import BadSetup
from tidewood.kernel.kind import SetupOption

assert SETS
OPTIONS: Final[tuple[SetupOption, ...]] = (
    SetupOption(
        "phantomia", False,
        {
            "en": "One or two people play against Phantomia, the automated opponent of Mistwood",
            "de": "Eine oder zwei Personen spielen gegen Phantomia, die automatische Gegnerin von Mistwood",
            "fr": "Une ou deux personnes jouent contre Phantomia, l’adversaire automatique de Mistwood",
        },
    ),
    SetupOption(
        "phantomia_level", 2,
        {
            "en": "How strong Phantomia is, from 0 to 4",
            "de": "Wie stark Phantomia ist, von 0 bis 4",
            "fr": "La force de Phantomia, de 0 à 4",
        },
        minimum=0, maximum=LEVELS - 1,
    ),
    SetupOption(
        "phantomia_character", "none",
        {
            "en": "Phantomia’s character card",
            "de": "Phantomias Charakter-Karte",
            "fr": "La carte Personnalité de Phantomia",
        },
        choices=("none", "random", *choices(CHARACTER)),
    ),
    SetupOption(
        "phantomia_plan", "none",
        {
            "en": "Phantomia’s plan card, against one person",
            "de": "Phantomias Plan-Karte, gegen eine Person",
            "fr": "La carte Plan de Phantomia, contre une personne",
        },
        choices=("none", *choices(PLAN)),
    ),
    SetupOption(
        "phantomia_lists", False,
        {
            "en": "Phantomia turns up a list card whenever she prepares for a season, against one person",
            "de": "Phantomia deckt vor jeder Jahreszeit eine List-Karte auf, gegen eine Person",
            "fr": "Phantomia révèle une carte Ruse avant chaque saison, contre une personne",
        },
    ),
    SetupOption(
        "phantomia_deck", "",
        {
            "en": "The text of a file with action or points cards in place of the house cards",
            "de": "Der Text einer Datei mit Aktion- oder Punkte-Karten statt der Hauskarten",
            "fr": "Le texte d’un fichier de cartes Action ou Points à la place des cartes maison",
        },
    ),
    SetupOption(
        "phantomia_forest", "three",
        {
            "en": "Against Phantomia three forest cards, or with two people four as for three players",
            "de": "Gegen Phantomia drei Waldkarten, oder zu zweit vier wie bei drei Personen",
            "fr": "Contre Phantomia trois cartes Forêt, ou à deux quatre comme pour trois joueurs",
        },
        choices=("three", "by_players"),
    ),
    SetupOption(
        "autumn_events", "taken",
        {
            "en": "Whether Phantomia takes the events with her workers when her autumn ends",
            "de": "Ob Phantomia am Ende ihres Herbstes die Ereignisse mit ihren Arbeitern nimmt",
            "fr": "Si Phantomia prend les événements de ses ouvriers à la fin de son automne",
        },
        choices=("taken", "left"),
    ),
    SetupOption(
        "corrupt_court", "human",
        {
            "en": "Corrupt court counts by the season of the human or by Phantomia’s",
            "de": "Korruptes Gericht zählt nach der Jahreszeit der Person oder nach Phantomias",
            "fr": "Tribunal corrompu compte selon la saison du joueur ou celle de Phantomia",
        },
        choices=("human", "phantomia"),
    ),
    SetupOption(
        "face_down", "game_end",
        {
            "en": "Cards turned face down stay so until the end, or until the human next prepares",
            "de": "Umgedrehte Karten bleiben es bis zum Ende, oder bis sich die Person das nächste Mal vorbereitet",
            "fr": "Les cartes retournées le restent jusqu’à la fin, ou jusqu’à la prochaine préparation du joueur",
        },
        choices=("game_end", "next_prepare"),
    ),
    SetupOption(
        "helper", False,
        {
            "en": "At a real table: the program runs Phantomia alone and is told what the people do",
            "de": "Am echten Tisch: Das Programm führt nur Phantomia und bekommt gesagt, was die Personen tun",
            "fr": "À une vraie table : le programme ne joue que Phantomia et on lui dit ce que font les joueurs",
        },
    ),
)  # fmt: skip
ONLY_HERS: Final = {
    "phantomia_character": "none", "phantomia_plan": "none", "phantomia_lists": False, "phantomia_deck": "",
    "phantomia_forest": "three", "autumn_events": "taken", "corrupt_court": "human", "face_down": "game_end",
    "helper": False,
}  # fmt: skip


def check(setup: Mapping[str, object]) -> None:
    """Combinations that cannot be."""
    players = setup["players"]
    if not setup["phantomia"]:
        for key, default in ONLY_HERS.items():
            if setup[key] != default:
                raise BadSetup(
                    f"{key} is {setup[key]!r}; it is for the game against Phantomia, so phantomia must be true"
                )
        return
    assert isinstance(players, int)
    if players > 2:  # PH-GAME-01
        raise BadSetup(f"players is {players}; against Phantomia one or two people play")
    for key, default in (("rugwort_level", 1), ("rugwort_forest", "counterclockwise"), ("rugwort_variant", "none")):
        if setup[key] != default:  # PH-COMBI-02
            raise BadSetup(f"{key} is {setup[key]!r}; Rugwort does not play in a game against Phantomia")
    read_deck(str(setup["phantomia_deck"]))
    check_modules(setup, players)


def check_modules(setup: Mapping[str, object], players: int) -> None:
    """Plan and list cards are for one human, and not together unless a plan says so. They go with the modules of
    Mistwood. [PH-MODULE-03, PH-MODULE-04, PH-MODULE-05]
    """
    plan, lists, character = str(setup["phantomia_plan"]), bool(setup["phantomia_lists"]), setup["phantomia_character"]
    if players > 1 and (plan != "none" or lists):
        raise BadSetup("plan and list cards are used with one person only, so players must be 1")
    if plan != "none" and lists:
        raise BadSetup(
            "phantomia_plan and phantomia_lists are not used together; the plan rising-tension brings list cards"
        )
    if plan != "none":
        card = MODULE[plan]
        if card.above_level_0 and setup["phantomia_level"] == 0:
            raise BadSetup(f"the plan {plan} is not for level 0; allowed are: 1 to {LEVELS - 1}")
        if card.needs == "character" and character == "none":  # PH-PLAN-18
            raise BadSetup(f"the plan {plan} is used only with character cards; phantomia_character must not be 'none'")
