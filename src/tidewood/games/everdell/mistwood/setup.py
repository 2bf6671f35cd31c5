"""The modules of Mistwood as choices before a game, and what cannot go together. [MW-BOX-09, MW-BOX-10]"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tidewood.games.everdell.cards.mistwood.farms import cards_with
from tidewood.kernel.errors import BadSetup
from tidewood.kernel.kind import SetupOption

MODULES: Final = ("corrin", "farms", "legends", "abilities")  # MW-BOX-09 MW-ABILITY-07
BASE_ANIMALS: Final = ("squirrels", "hedgehogs", "mice", "turtles")
BOX_ANIMALS: Final = ("butterflies", "pigs", "weasels", "spiders")  # six workers of each [MW-BOX-03]
STRONG: Final = "strong, for experienced players"  # MW-CORRIN-05
COMPLEX: Final = "strong, they make the game more complex, for experienced players"  # MW-LEGEND-25
OPTIONS: Final[tuple[SetupOption, ...]] = (
    SetupOption(
        "modules", [],  # MW-BOX-10
        {
            "en": (
                f"Modules of Mistwood: Corrin cards ({STRONG}), seasonal farms, legendary cards ({COMPLEX}),"
                " ability cards"
            ),
            "de": (
                "Module von Mistwood: Corrin-Karten (stark, für erfahrene Personen), besondere Farmen, Legendäre"
                " Karten (stark, machen das Spiel komplexer, für erfahrene Personen), Fähigkeits-Karten"
            ),
            "fr": (
                "Modules de Mistwood : cartes Corrin (puissantes, pour joueurs expérimentés), fermes des saisons,"
                " cartes légendaires (puissantes, elles rendent le jeu plus complexe, pour joueurs expérimentés),"
                " cartes Pouvoir"
            ),
        },
        choices=MODULES, many=True,
    ),
    SetupOption(
        "legend_discount", "payment",
        {
            "en": (
                "Which abilities help to play a legendary card: those that change what is paid, none, or also effects"
                " that play a card from the hand"
            ),
            "de": (
                "Welche Vorteile eine Legendäre Karte ausspielen helfen: solche, die das Bezahlen ändern, keine, oder"
                " auch Effekte, die eine Handkarte ausspielen"
            ),
            "fr": (
                "Ce qui aide à jouer une carte légendaire : ce qui change le paiement, rien, ou aussi les effets qui"
                " jouent une carte de la main"
            ),
        },
        choices=("payment", "none", "all"),
    ),
    SetupOption(
        "legend_activation", "off",
        {
            "en": "Whether other cards may activate or copy the production of a legendary card",
            "de": "Ob andere Karten die Produktion einer Legendären Karte aktivieren oder kopieren dürfen",
            "fr": "Si d’autres cartes peuvent activer ou copier la production d’une carte légendaire",
        },
        choices=("off", "on"),
    ),
    SetupOption(
        "animals", [],
        {
            "en": "Which workers the players take, from the first seat on",
            "de": "Welche Arbeiter die Spielenden nehmen, vom ersten Platz an",
            "fr": "Quels ouvriers prennent les joueurs, à partir de la première place",
        },
        choices=(*BASE_ANIMALS, *BOX_ANIMALS), many=True,
    ),
    SetupOption(
        "spring_worker", False,
        {
            "en": "Easier against Phantomia: with ability cards too there is a new worker in spring",
            "de": "Leichter gegen Phantomia: auch mit Fähigkeits-Karten gibt es im Frühling einen neuen Arbeiter",
            "fr": "Plus facile contre Phantomia : un nouvel ouvrier au printemps, même avec les cartes Pouvoir",
        },
    ),
    SetupOption(
        "farms_deck", "",
        {
            "en": "The text of a file with seasonal farms in place of the house cards",
            "de": "Der Text einer Datei mit besonderen Farmen statt der Hauskarten",
            "fr": "Le texte d’un fichier de fermes des saisons à la place des cartes maison",
        },
    ),
)  # fmt: skip


def is_phantomia(setup: Mapping[str, object]) -> bool:
    return bool(setup.get("phantomia"))


def check(setup: Mapping[str, object]) -> None:
    """Combinations of the modules that cannot be."""
    modules, animals, players = setup["modules"], setup["animals"], setup["players"]
    assert isinstance(modules, list)
    assert isinstance(animals, list)
    assert isinstance(players, int)
    no_twins("modules", modules, MODULES)
    no_twins("animals", animals, (*BASE_ANIMALS, *BOX_ANIMALS))
    for key, default in (("legend_discount", "payment"), ("legend_activation", "off")):
        if setup[key] != default and "legends" not in modules:
            raise BadSetup(f"{key} is {setup[key]!r}; it is for the module 'legends', which modules must name")
    if len(animals) > players:
        raise BadSetup(f"animals has {len(animals)} entries; at most one for each of the {players} players is allowed")
    if "spiders" in animals and is_phantomia(setup):  # MW-BOX-08
        allowed = ", ".join([repr(name) for name in (*BASE_ANIMALS, *BOX_ANIMALS) if name != "spiders"])
        raise BadSetup(f"animals has 'spiders'; all of them are Phantomia's, so allowed are: {allowed}")
    if setup["farms_deck"]:
        if "farms" not in modules:
            raise BadSetup("farms_deck is for the module 'farms', which modules must name")
        cards_with(str(setup["farms_deck"]))
    if setup["spring_worker"] and not ("abilities" in modules and is_phantomia(setup)):
        raise BadSetup("spring_worker is true; it is for the module 'abilities' against Phantomia")


def no_twins(key: str, given: list[object], allowed: tuple[str, ...]) -> None:
    for i, name in enumerate(given):
        if name in given[:i]:
            raise BadSetup(f"{key} has {name!r} twice; allowed is each of these once: {', '.join(map(repr, allowed))}")


def animal_of(chosen: tuple[str, ...], who: int) -> str:
    """The workers of a player: those chosen, else the next that nobody has. [MW-BOX-06]"""
    if who < len(chosen):
        return chosen[who]
    return [name for name in BASE_ANIMALS if name not in chosen][who - len(chosen)]
