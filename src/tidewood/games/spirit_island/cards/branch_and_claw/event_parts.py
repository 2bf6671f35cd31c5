"""Token and Dahan events that several Event cards share."""

from __future__ import annotations

from typing import Final

from tidewood.games.spirit_island.words import *
from tidewood.games.spirit_island.words.event_words import *

CANNY: Final = rule("canny-defense", NUMBER, DEFEND, n=per(DAHAN))
SICK: Final = rule("stricken", CANNOT, RAVAGES, condition=has(DISEASE) | STRIFE_THERE)
LINGERING: Final = rule("lingering-plagues", COUNTS, DISEASE_IDLE)

CANNY_DEFENSE: Final = dahan_event("canny-defense", this_turn(CANNY))
OFFERINGS: Final = dahan_event("offerings-of-pattern-and-dance", each_spirit_with(2, DAHAN, energy(1)))
FIERCE_MIEN: Final = dahan_event("fierce-mien", fear(per_land(both(INVADERS, outnumber(DAHAN, BUILDINGS)))))
BEASTS_ATTACK: Final = token_event(
    "beasts-attack",
    in_every_land(BEASTS, event_verbs.ForEachPiece(BEASTS, damage(2), BUILDINGS, remove(1, BEASTS))),
)
BEASTS_PROWL: Final = token_event(
    "beasts-prowl",
    in_every_land(both(BEASTS, INVADERS), fear(per(BEASTS))),
    counted_in_every_land(BEASTS, no(INVADERS), push(that_many("counted"), BEASTS)),
)
PREY_ON_THE_UNWARY: Final = token_event(
    "prey-on-the-unwary",
    in_every_land(BEASTS, destroy(per(BEASTS), EXPLORERS)),
    a_land(boards.BoardWithout(BEASTS), add(1, BEASTS)),
)
STRICKEN: Final = token_event("stricken", this_turn(SICK))
GRIM_TOLL: Final = token_event("grim-toll", on_each_board(DISEASE, damage(2), damage(2, DAHAN)))
NEW_DISEASES: Final = token_event(
    "new-diseases", on_half_of_boards(both(DAHAN, INVADERS), add(1, DISEASE), damage(2, DAHAN))
)
LINGERING_PLAGUES: Final = token_event(
    "lingering-plagues", on_each_board(ANY_LAND, add(1, DISEASE)), this_turn(LINGERING)
)


def coming_of_age(where: Land) -> EventPart:
    """Many cards have it, each for another kind of land."""
    return dahan_event("coming-of-age", on_each_board(where, add(1, DAHAN)))
