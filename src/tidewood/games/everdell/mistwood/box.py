"""What the box of Mistwood holds, counted: for the help and for whoever checks that nothing is missing.
[MW-BOX-01 to MW-BOX-05]
"""

from __future__ import annotations

from typing import Final

from tidewood.games.everdell.card import CARDS
from tidewood.games.everdell.mistwood.abilities import ABILITY_CARDS
from tidewood.games.everdell.mistwood.setup import BOX_ANIMALS
from tidewood.games.everdell.pieces import WORKER_COUNT

MORE_SPIDERS: Final = 2  # Phantomia alone has eight [MW-BOX-07, MW-BOX-08]
CARDS_OF: Final = {
    name: sum([card.copies for card in CARDS if card.from_set == name]) for name in ("corrin", "farms", "legends")
}
WORKERS_OF: Final = {name: WORKER_COUNT + (MORE_SPIDERS if name == "spiders" else 0) for name in BOX_ANIMALS}
ABILITIES: Final = len(ABILITY_CARDS)
FOR_OTHER_BOXES: Final = {"rabbits": 4, "frogs": 4, "twelve-sided dice": 1}  # travellers, ambassadors, a die
FOR_PHANTOMIA: Final = {
    "figures": 1, "lair boards": 2, "characters": 8, "plans": 13, "actions": 20, "points": 5, "lists": 33,
    "web tiles": 14, "season tiles": 2,
}  # fmt: skip
