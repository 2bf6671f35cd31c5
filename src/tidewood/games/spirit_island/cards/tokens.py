"""What tokens do by themselves: Wilds keep Explorers out, Disease keeps Builds from happening. Beasts wait for Powers
and Events; Strife and Badlands stand where damage is reckoned. [SI-TOKEN-03]
"""

from __future__ import annotations

from typing import Final

from tidewood.games.spirit_island.conditions.lands import Unless
from tidewood.games.spirit_island.hooks import DISEASE_IDLE, WILDS_IDLE
from tidewood.games.spirit_island.words import *

TOKEN_RULES: Final = [
    rule("wilds", INSTEAD, EXPLORES, remove(1, WILDS), condition=both(WILDS, Unless(WILDS_IDLE))),  # SI-TOKEN-04
    rule("disease", INSTEAD, BUILDS, remove(1, DISEASE), condition=both(DISEASE, Unless(DISEASE_IDLE))),  # SI-TOKEN-05
]
