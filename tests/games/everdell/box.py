"""What the box of Mistwood holds, counted: for the help and for whoever checks that nothing is missing.
[MW-BOX-01 to MW-BOX-05]
"""

from __future__ import annotations

from typing import Final

from tidewood.games.everdell.card import CARDS
from tidewood.games.everdell.mistwood.setup import BOX_ANIMALS
from tidewood.games.everdell.phantomia.cards import SETS as HER_CARDS
from tidewood.games.everdell.phantomia.deck.file import read_deck
from tidewood.games.everdell.phantomia.verbs.modules import CHARACTER, LIST, PLAN, of_kind
from tidewood.games.everdell.pieces import WORKER_COUNT
from tidewood.games.everdell.verbs.abilities import ABILITY_CARDS

MORE_SPIDERS: Final = 2  # Phantomia alone has eight
SETS: Final = ("corrin", "farms", "legends")
CARDS_OF: Final = {name: sum([card.copies for card in CARDS if card.from_set == name]) for name in SETS}  # MW-BOX-01
ABILITIES: Final = len(ABILITY_CARDS)  # MW-BOX-02
WORKERS_OF: Final = {  # [MW-BOX-03]
    name: WORKER_COUNT + (MORE_SPIDERS if name == "spiders" else 0) for name in BOX_ANIMALS
}
FOR_OTHER_BOXES: Final = {"rabbits": 4, "frogs": 4, "twelve-sided dice": 1}  # MW-BOX-04
assert HER_CARDS
HOUSE_DECK: Final = read_deck("")
FOR_PHANTOMIA: Final = {
    "figures": 1, "lair boards": 2, "web tiles": 14, "season tiles": 2,
    "characters": len(of_kind(CHARACTER)), "plans": len(of_kind(PLAN)), "lists": len(of_kind(LIST)),  # MW-BOX-05
    "actions": len(HOUSE_DECK.actions), "points": len(HOUSE_DECK.points),
}  # fmt: skip
