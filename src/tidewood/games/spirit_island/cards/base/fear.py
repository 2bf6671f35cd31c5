"""The Fear cards of the base game: one effect for each Terror Level."""

from __future__ import annotations

from typing import Final

from tidewood.games.spirit_island.words import *

UNEXPLORED: Final = rule("avoid-the-dahan-1", CANNOT, EXPLORES, condition=has(DAHAN, 2))
OUTNUMBERED: Final = rule("avoid-the-dahan-2", CANNOT, BUILDS, condition=outnumber(DAHAN, BUILDINGS))
AVOIDED: Final = rule("avoid-the-dahan-3", CANNOT, BUILDS, condition=has(DAHAN))
NO_CITY: Final = rule("overseas-trade-seem-safer-2", CANNOT, BUILDS_CITY, condition=COASTAL)
NO_COAST: Final = rule("overseas-trade-seem-safer-3", CANNOT, BUILDS, condition=COASTAL)
NO_TRADE: Final = rule("trade-suffers-1", CANNOT, BUILDS, condition=has(CITIES))

CARDS: Final[list[FearCard]] = [
    fear_card(
        "fear-of-the-unseen",
        each_player(a_land(SACRED_SITE, remove(1, EXPLORERS | TOWNS))),
        each_player(a_land(PRESENCE, remove(1, EXPLORERS | TOWNS))),
        each_player(either(a_land(PRESENCE, remove(1, EXPLORERS | TOWNS)), a_land(SACRED_SITE, remove(1, CITIES)))),
    ),
    fear_card(
        "scapegoats",
        in_every_land(TOWNS, destroy(per(TOWNS), EXPLORERS)),
        in_every_land(BUILDINGS, destroy(plus(per(TOWNS), per(CITIES, 2)), EXPLORERS)),
        in_every_land(BUILDINGS, destroy(ALL, EXPLORERS), destroy(per(CITIES), TOWNS)),
    ),
    fear_card(
        "emigration-accelerates",
        each_player(a_land(COASTAL, remove(1, EXPLORERS))),
        each_player(a_land(COASTAL, remove(1, EXPLORERS | TOWNS))),
        each_player(a_land(ANY_LAND, remove(1, EXPLORERS | TOWNS))),
    ),
    fear_card(
        "dahan-on-their-guard",
        in_every_land(DAHAN, defend(per(DAHAN))),
        in_every_land(DAHAN, defend(plus(1, per(DAHAN)))),
        in_every_land(DAHAN, defend(per(DAHAN, 2))),
    ),
    fear_card(
        "tall-tales-of-savagery",
        each_player(a_land(DAHAN, remove(1, EXPLORERS))),
        each_player(a_land(DAHAN, either(remove(2, EXPLORERS), remove(1, TOWNS)))),
        then(
            in_every_land(DAHAN, either(remove(2, EXPLORERS), remove(1, TOWNS))),
            in_every_land(has(DAHAN, 2), remove(1, CITIES)),
        ),
    ),
    fear_card(
        "retreat",
        each_player(a_land(INLAND, push(up_to(2), EXPLORERS), optional=True)),
        each_player(a_land(INLAND, push(up_to(3), EXPLORERS | TOWNS), optional=True)),
        each_player(a_land(ANY_LAND, push(ANY_NUMBER, EXPLORERS | TOWNS), optional=True)),
    ),
    fear_card(
        "dahan-raid",
        each_player(a_land(DAHAN, damage(1), different=True)),
        each_player(a_land(DAHAN, damage(per(DAHAN)), different=True)),
        each_player(a_land(DAHAN, damage(per(DAHAN, 2)), different=True)),
    ),
    fear_card(
        "dahan-enheartened",
        each_player(a_land(INVADERS, either(push(1, DAHAN), gather(1, DAHAN)), optional=True)),
        each_player(a_land(ANY_LAND, gather(up_to(2), DAHAN), when(DAHAN, damage(1)), different=True)),
        each_player(a_land(ANY_LAND, gather(up_to(2), DAHAN), damage(per(DAHAN)), different=True)),
    ),
    fear_card("avoid-the-dahan", this_turn(UNEXPLORED), this_turn(OUTNUMBERED), this_turn(AVOIDED)),
    fear_card(
        "seek-safety",
        each_player(a_land(EXPLORERS, push(1, EXPLORERS, to=MoreBuildings()), optional=True)),
        each_player(
            either(
                a_land(BUILDINGS, gather(1, EXPLORERS), optional=True),
                a_land(CITIES, gather(1, TOWNS), optional=True),
            )
        ),
        each_player(a_land(no(CITIES), remove_health(3), optional=True)),
    ),
    fear_card(
        "wary-of-the-interior",
        each_player(a_land(INLAND, remove(1, EXPLORERS))),
        each_player(a_land(INLAND, remove(1, EXPLORERS | TOWNS))),
        each_player(a_land(ANY_LAND, remove(1, EXPLORERS | TOWNS))),
    ),
    fear_card(
        "belief-takes-root",
        in_every_land(PRESENCE, defend(2)),
        then(in_every_land(PRESENCE, defend(2)), each_player(energy(sacred_sites_in(INVADERS)))),
        each_player(a_land(PRESENCE, remove_health(per_any_presence(2)), different=True)),
    ),
    fear_card(
        "isolation",
        each_player(a_land(at_most(1, INVADERS), remove(1, EXPLORERS | TOWNS))),
        each_player(a_land(at_most(2, INVADERS), remove(1, EXPLORERS | TOWNS))),
        each_player(a_land(at_most(2, INVADERS), remove(1, INVADERS))),
    ),
    fear_card(
        "overseas-trade-seem-safer",
        in_every_land(COASTAL, defend(3)),
        then(in_every_land(COASTAL, defend(6)), this_turn(NO_CITY)),
        then(in_every_land(COASTAL, defend(9)), this_turn(NO_COAST)),
    ),
    fear_card(
        "trade-suffers",
        this_turn(NO_TRADE),
        each_player(a_land(COASTAL, replace(1, TOWNS, into=[EXPLORERS]), optional=True)),
        each_player(
            a_land(
                COASTAL,
                either(replace(1, CITIES, into=[TOWNS]), replace(1, TOWNS, into=[EXPLORERS])),
                optional=True,
            )
        ),
    ),
]
