"""What can be chosen before a game, and what cannot go together."""

from __future__ import annotations

from collections.abc import Mapping

from tidewood.kernel.errors import BadSetup
from tidewood.kernel.kind import SetupOption

OPTIONS = (
    SetupOption(
        "players", 2,
        {"en": "Number of players", "de": "Zahl der Spielenden", "fr": "Nombre de joueurs"},
        minimum=2, maximum=4,  # TI-001
    ),
    SetupOption(
        "colours", 1,
        {
            "en": "Colours of each player; two players may take two each",
            "de": "Farben je Person; zu zweit sind je zwei möglich",
            "fr": "Couleurs par joueur ; à deux, chacun peut en prendre deux",
        },
        minimum=1, maximum=2,
    ),
    SetupOption(
        "overpopulation", False,
        {
            "en": "Variant 1, overpopulation: two adventurers may start on a tile away from water",
            "de": "Variante 1, Überbevölkerung: auf Feldern ohne Wasser daneben dürfen zwei Abenteurer beginnen",
            "fr": "Variante 1, surpopulation : deux aventuriers peuvent commencer sur une tuile loin de l’eau",
        },
    ),
    SetupOption(
        "bitter_end", False,
        {
            "en": "Variant 2, to the bitter end: play until no adventurer is left on the board",
            "de": "Variante 2, bis zum bitteren Ende: gespielt wird, bis kein Abenteurer mehr auf dem Plan ist",
            "fr": "Variante 2, jusqu’au bout : on joue tant qu’il reste un aventurier sur le plateau",
        },
    ),
    SetupOption(
        "equal_values", False,
        {
            "en": "Variant 3, all adventurers are equal: only their number counts",
            "de": "Variante 3, alle Abenteurer sind gleich: nur ihre Zahl entscheidet",
            "fr": "Variante 3, tous égaux : seul le nombre d’aventuriers compte",
        },
    ),
    SetupOption(
        "island_sinks", False,
        {
            "en": "Variant 4, the island sinks: play until the last land tile is taken",
            "de": "Variante 4, die Insel versinkt: gespielt wird, bis das letzte Landfeld genommen ist",
            "fr": "Variante 4, l’île sombre : on joue jusqu’à la dernière tuile",
        },
    ),
    SetupOption(
        "creatures_may_stay", False,
        {
            "en": "The creature rolled may stay where it is",
            "de": "Die gewürfelte Kreatur darf stehen bleiben",
            "fr": "La créature désignée par le dé peut rester sur place",
        },
    ),
    SetupOption(
        "wind_moves_empty_ships", False,
        {
            "en": "Favourable winds also move empty ships",
            "de": "Günstige Winde bewegen auch leere Schiffe",
            "fr": "Les vents favorables déplacent aussi les bateaux vides",
        },
    ),
    SetupOption(
        "boarding_wakes_creatures", True,
        {
            "en": "Boarding an empty ship beside a whale or serpent counts as meeting it",
            "de": "Wer ein leeres Schiff bei Wal oder Seeungeheuer besteigt, wird angegriffen",
            "fr": "Monter sur un bateau vide à côté d’une baleine ou d’un serpent provoque l’attaque",
        },
    ),
    SetupOption(
        "rim_only", False,
        {
            "en": "Overpopulation: only the outer rim is limited to one adventurer, not the lagoon",
            "de": "Überbevölkerung: nur der Außenrand ist auf einen Abenteurer beschränkt, nicht die Lagune",
            "fr": "Surpopulation : seul le bord extérieur est limité à un aventurier, pas le lagon",
        },
    ),
    SetupOption(
        "ships_per_colour", False,
        {
            "en": "With two colours each: two ships for each colour instead of each player",
            "de": "Bei je zwei Farben: zwei Schiffe je Farbe statt je Person",
            "fr": "Avec deux couleurs chacun : deux bateaux par couleur au lieu de deux par joueur",
        },
    ),
    SetupOption(
        "owners_look", False,
        {
            "en": "Owners may look at the values of their own adventurers at any time",
            "de": "Alle dürfen die Werte der eigenen Abenteurer jederzeit ansehen",
            "fr": "Chacun peut regarder à tout moment la valeur de ses aventuriers",
        },
    ),
    SetupOption(
        "quiet_rounds", 20,
        {
            "en": "To the bitter end: the game ends after so many rounds without a rescue or a loss",
            "de": "Bis zum bitteren Ende: nach so vielen Runden ohne Rettung oder Verlust endet das Spiel",
            "fr": "Jusqu’au bout : la partie s’arrête après autant de tours sans sauvetage ni perte",
        },
        minimum=1, maximum=100,
    ),
    SetupOption(
        "start_player", "random",
        {"en": "Who begins", "de": "Wer beginnt", "fr": "Qui commence"},
        choices=("random", "p1", "p2", "p3", "p4"),
    ),
)  # fmt: skip


def check(setup: Mapping[str, object]) -> None:
    """Combinations the rules exclude."""
    players = setup["players"]
    assert isinstance(players, int)
    if setup["colours"] == 2 and players != 2:  # TI-116
        raise BadSetup(f"colours is 2 with {players} players; two colours each are for two players")
    if setup["bitter_end"] and setup["island_sinks"]:  # TI-120 TI-123
        raise BadSetup("bitter_end and island_sinks exclude each other: choose at most one of them")
    if setup["ships_per_colour"] and setup["colours"] != 2:  # AMB-34
        raise BadSetup("ships_per_colour needs colours=2")
    if setup["rim_only"] and not setup["overpopulation"]:  # AMB-29
        raise BadSetup("rim_only needs overpopulation=true")
    start = str(setup["start_player"])
    if start != "random" and int(start[1:]) > players:  # TI-010
        raise BadSetup(
            f"start_player is {start!r}; allowed are: 'random', {', '.join(f'p{i + 1}' for i in range(players))}"
        )
