"""The Fear cards of Jagged Earth."""

from __future__ import annotations

from typing import Final

from tidewood.games.spirit_island.words import *

SHOWN: Final = both(ON_THIS_BOARD, RAVAGE_CARD)
DANGEROUS: Final = both(ON_THIS_BOARD, BADLANDS | WILDS | DAHAN)

CARDS: Final[list[FearCard]] = [
    fear_card(
        "sense-of-dread",
        each_board(a_land(SHOWN, remove(1, EXPLORERS))),
        each_board(a_land(SHOWN, remove(1, EXPLORERS | TOWNS))),
        each_board(a_land(SHOWN, remove(1, INVADERS))),
    ),
    fear_card(
        "flee-from-dangerous-lands",
        each_board(a_land(DANGEROUS, push(1, EXPLORERS | TOWNS))),
        each_board(a_land(DANGEROUS, remove(1, EXPLORERS | TOWNS))),
        each_board(
            either(a_land(ON_THIS_BOARD, remove(1, EXPLORERS | TOWNS)), a_land(DANGEROUS, remove(1, CITIES)))
        ),
    ),
    fear_card(
        "dahan-reclaim-fishing-grounds",
        each_player(a_land(both(COASTAL, DAHAN), damage(per(DAHAN)), different=True)),
        each_player(a_land(COASTAL, gather(up_to(1), DAHAN), damage(per(DAHAN)), different=True)),
        each_player(a_land(COASTAL, gather(up_to(1), DAHAN), damage(per(DAHAN, 2)), different=True)),
    ),
    fear_card(
        "beset-by-many-troubles",
        in_every_land(ANY_TOKEN, defend(3)),
        in_every_land(ANY_TOKEN | next_to_tokens(3), defend(5)),
        in_every_land(ANY_TOKEN | next_to_tokens(), defend(per_token(TOKENS, 3, near=True))),
    ),
    fear_card(
        "nerves-fray",
        each_player(a_land(without(RAVAGE_CARD), strife(1))),
        each_player(a_land(without(RAVAGE_CARD), strife(2))),
        then(each_player(a_land(without(RAVAGE_CARD), strife(2))), fear(per_player(1))),
    ),
    fear_card(
        "theological-strife",
        each_player(a_land(PRESENCE, strife(1))),
        then(each_player(a_land(PRESENCE, strife(1))), each_player(energy(sacred_sites_in(INVADERS)))),
        then(each_player(a_land(PRESENCE, strife(1))), in_every_land(STRIFE, infight())),
    ),
]
