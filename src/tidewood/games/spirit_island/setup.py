"""What can be chosen before a game, and what cannot go together."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tidewood.games.spirit_island import content
from tidewood.games.spirit_island.board.boards import BALANCED, BASE_THEMATIC
from tidewood.games.spirit_island.board.layouts import LAYOUTS, NAMED, OWN, own_layout
from tidewood.games.spirit_island.panel import LOW
from tidewood.games.spirit_island.setup_steps import APART
from tidewood.kernel.errors import BadSetup
from tidewood.kernel.kind import SetupOption

MOST_PLAYERS = 4
LEVELS = 6
LAYOUT_NAMES = ("standard", *NAMED, "free", "archipelago", "thematic")

OPTIONS: tuple[SetupOption, ...] = (
    SetupOption(
        "players", 1,
        {"en": "Number of Spirits", "de": "Zahl der Geister", "fr": "Nombre d’Esprits"},
        minimum=1, maximum=MOST_PLAYERS,
    ),
    SetupOption(
        "spirits", [],
        {
            "en": "The Spirits, one for each player; empty: simple ones",
            "de": "Die Geister, einer je Person; leer: einfache",
            "fr": "Les Esprits, un par joueur ; vide : les plus simples",
        },
        choices=tuple(content.SPIRITS), maximum=MOST_PLAYERS, many=True,
    ),
    SetupOption(
        "boards", [],
        {
            "en": "The island boards, one for each Spirit in order; empty: drawn at random",
            "de": "Die Inselteile, einer je Geist in dieser Reihenfolge; leer: zufällig gezogen",
            "fr": "Les plateaux Île, un par Esprit dans l’ordre ; vide : tirés au hasard",
        },
        choices=(*BALANCED, *BASE_THEMATIC), maximum=MOST_PLAYERS + 1, many=True,
    ),
    SetupOption(
        "layout", "standard",
        {
            "en": "How the boards lie together; the thematic map is harder and for experienced players",
            "de": "Wie die Inselteile zusammenliegen; die thematische Karte ist schwerer und für Erfahrene",
            "fr": "Disposition des plateaux ; la carte thématique est plus difficile, pour joueurs confirmés",
        },
        choices=LAYOUT_NAMES,
    ),
    SetupOption(
        "joins", [],
        {
            "en": "For a free layout or an archipelago: joined sides such as A.south-B.north",
            "de": "Für freie Anordnung oder Archipel: verbundene Seiten wie A.south-B.north",
            "fr": "Pour une disposition libre ou un archipel : côtés joints, par exemple A.south-B.north",
        },
        maximum=12, many=True,
    ),
    SetupOption(
        "adjacency", "touch",
        {
            "en": "Adjacent lands: those that touch, or only those with a common border",
            "de": "Benachbart: Gebiete, die sich berühren, oder nur solche mit gemeinsamer Grenze",
            "fr": "Régions adjacentes : celles qui se touchent, ou seulement celles qui ont une frontière commune",
        },
        choices=("touch", "border"),
    ),
    SetupOption(
        "extra_board", False,
        {
            "en": "One board more than Spirits, which is harder",
            "de": "Ein Inselteil mehr als Geister, das ist schwerer",
            "fr": "Un plateau de plus que d’Esprits, ce qui est plus difficile",
        },
    ),
    SetupOption(
        "adversary", None,
        {"en": "The adversary", "de": "Die gegnerische Nation", "fr": "L’adversaire"},
        choices=tuple(content.ADVERSARIES), optional=True,
    ),
    SetupOption(
        "adversary_level", 0,
        {"en": "Level of the adversary", "de": "Level der Nation", "fr": "Niveau de l’adversaire"},
        minimum=0, maximum=LEVELS,
    ),
    SetupOption(
        "scenario", None,
        {"en": "The scenario", "de": "Das Szenario", "fr": "Le scénario"},
        choices=tuple(content.SCENARIOS), optional=True,
    ),
    SetupOption(
        "blight_card", True,
        {
            "en": "Play with a Blight card; without one the printed space is used",
            "de": "Mit Ödniskarte; ohne sie gilt das aufgedruckte Feld",
            "fr": "Jouer avec une carte Désolation ; sinon l’espace imprimé sert de réserve",
        },
    ),
    SetupOption(
        "blight_erratum", True,
        {
            "en": "One more Blight at the beginning, as the erratum of 2021 says",
            "de": "Zu Beginn eine Ödnis mehr, nach dem Erratum von 2021",
            "fr": "Une Désolation de plus au début, selon l’erratum de 2021",
        },
    ),
    SetupOption(
        "beginner", False,
        {
            "en": "Beginner game: power progressions, no Blight card, simple Spirits",
            "de": "Einsteigerspiel: Steigerung der Fähigkeiten, keine Ödniskarte, einfache Geister",
            "fr": "Partie d’initiation : progression des pouvoirs, pas de carte Désolation, Esprits simples",
        },
    ),
)  # fmt: skip


def filled(setup: Mapping[str, Any], given: Mapping[str, object]) -> dict[str, Any]:
    """Players and Spirits agree: either says how many there are."""
    whole = dict(setup)
    spirits = whole["spirits"]
    if spirits and "players" not in given:
        whole["players"] = len(spirits)
    if not spirits:
        simple = [spirit.id for spirit in content.SPIRITS.values() if spirit.complexity == LOW]
        whole["spirits"] = simple[: whole["players"]]
    if whole["beginner"] and "blight_card" not in given:
        whole["blight_card"] = False  # SI-BEGINNER-02
    return whole


def check(setup: Mapping[str, Any]) -> None:
    """Combinations that cannot be; says what is allowed."""
    spirits, boards = setup["spirits"], setup["boards"]
    players = setup["players"]
    if len(spirits) != players:
        raise BadSetup(f"spirits has {len(spirits)} entries for {players} players; each plays exactly one Spirit")
    if len(set(spirits)) < len(spirits):  # SI-GAME-03
        free = [id for id in content.SPIRITS if id not in spirits]
        raise BadSetup(f"spirits has one twice: {', '.join(spirits)}; still free are: {', '.join(free)}")
    if setup["beginner"]:
        check_beginner(setup)
    check_boards(setup, boards, players + (1 if setup["extra_board"] else 0))
    if setup["adversary"] is None and setup["adversary_level"]:
        raise BadSetup("adversary_level needs an adversary; allowed are: " + ", ".join(content.ADVERSARIES))


def check_beginner(setup: Mapping[str, Any]) -> None:
    """The beginner game has simple Spirits and no Blight card. [SI-BEGINNER-02, SI-BEGINNER-04]"""
    if setup["blight_card"]:
        raise BadSetup("blight_card is true in a beginner game, which uses the printed Blight space; set it to false")
    simple = [spirit.id for spirit in content.SPIRITS.values() if spirit.progression]
    for id in setup["spirits"]:
        if id not in simple:
            raise BadSetup(f"{id} has no power progression; in a beginner game allowed are: {', '.join(simple)}")


def check_boards(setup: Mapping[str, Any], boards: list[str], n: int) -> None:
    layout = setup["layout"]
    pool = BASE_THEMATIC if layout == "thematic" else tuple(BALANCED)
    for id in boards:
        if id not in pool:
            kind = "thematic" if layout == "thematic" else "balanced"
            raise BadSetup(
                f"boards has {id!r}, which is no {kind} board; with layout {layout!r} allowed are: {', '.join(pool)}"
            )
    if len(set(boards)) < len(boards):
        left = [id for id in pool if id not in boards]
        raise BadSetup(f"boards has one twice: {', '.join(boards)}; still free are: {', '.join(left)}")
    if n > len(pool):
        raise BadSetup(f"{n} boards are needed; there are {len(pool)}: {', '.join(pool)}")
    if boards and len(boards) != n:
        more = " and one more" if setup["extra_board"] else ""
        raise BadSetup(
            f"boards has {len(boards)} entries; {n} are needed, one for each Spirit in order{more}; "
            f"allowed are: {', '.join(pool)}"
        )
    for pair in APART:
        if n <= 4 and set(pair) <= set(boards):  # SI-MAP-16 SI-MAP-17
            raise BadSetup(f"boards {pair[0]} and {pair[1]} are not used together by up to 4 players")
    if (layout in NAMED or layout == "standard") and (n, layout) not in LAYOUTS:
        allowed = [name for count, name in LAYOUTS if count == n]
        names = ", ".join([*allowed, *LAYOUT_NAMES[-3:]])
        raise BadSetup(f"layout {layout!r} is not for {n} boards; allowed are: {names}")
    if layout in OWN and (layout == "free" or setup["joins"]):
        if not boards:
            raise BadSetup(f"layout {layout!r} with joins needs the boards by name; allowed are: {', '.join(pool)}")
        own_layout(tuple(boards), tuple(setup["joins"]), layout)
    elif setup["joins"]:
        raise BadSetup(f"joins are for layout 'free' or 'archipelago', not for {layout!r}")
