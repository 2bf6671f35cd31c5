"""What the box of Mistwood holds, counted: for the help and for whoever checks that nothing is missing.
[MW-BOX-01 to MW-BOX-05]
"""

from __future__ import annotations

from typing import Final

from tidewood.games.everdell.card import CARDS
from tidewood.games.everdell.mistwood.abilities import ABILITY_CARDS
from tidewood.games.everdell.mistwood.setup import BOX_ANIMALS
from tidewood.games.everdell.pieces import WORKER_COUNT

MORE_SPIDERS: Final = 2  # Phantomia alone has eight
SETS: Final = ("corrin", "farms", "legends")
CARDS_OF: Final = {name: sum([card.copies for card in CARDS if card.from_set == name]) for name in SETS}  # MW-BOX-01
ABILITIES: Final = len(ABILITY_CARDS)  # MW-BOX-02
WORKERS_OF: Final = {  # [MW-BOX-03]
    name: WORKER_COUNT + (MORE_SPIDERS if name == "spiders" else 0) for name in BOX_ANIMALS
}
FOR_OTHER_BOXES: Final = {"rabbits": 4, "frogs": 4, "twelve-sided dice": 1}  # MW-BOX-04
FOR_PHANTOMIA: Final = {
    "figures": 1, "lair boards": 2, "characters": 8, "plans": 13, "actions": 20, "points": 5, "lists": 33,  # MW-BOX-05
    "web tiles": 14, "season tiles": 2,
}  # fmt: skip
