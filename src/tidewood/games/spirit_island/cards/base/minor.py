"""The minor Powers of the base game."""

from __future__ import annotations

from typing import Final

from tidewood.games.spirit_island.words import *

WARD: Final = rule("encompassing-ward", NUMBER, DEFEND, condition=THEIR_PRESENCE)
CONSTANCY: Final = rule("gift-of-constancy", MAY, DISCARDED)
GRASP: Final = rule("reaching-grasp", NUMBER, RANGE)

CARDS: Final[list[Power]] = [
    minor(
        "call-of-the-dahan-ways", SLOW, 1, "moon water animal", within=1, land=DAHAN,
        effect=replace(1, EXPLORERS, into=[DAHAN]),
        at=[at("2 moon", replace(1, TOWNS, into=[DAHAN]), instead=True, may=True)],
    ),
    minor(
        "call-to-bloodshed", SLOW, 1, "sun fire animal", within=1, land=DAHAN,
        effect=either(damage(per(DAHAN)), gather(up_to(3), DAHAN)),
    ),
    minor(
        "call-to-isolation", FAST, 0, "sun air animal", within=1, land=DAHAN,
        effect=either(push(per(DAHAN), EXPLORERS | TOWNS), push(1, DAHAN)),
    ),
    minor(
        "call-to-migrate", SLOW, 1, "fire air animal", within=1,
        effect=[gather(up_to(3), DAHAN), push(up_to(3), DAHAN)],
    ),
    minor(
        "call-to-tend", SLOW, 1, "water plant animal", within=1, land=DAHAN,
        effect=either(remove(1, BLIGHT), push(up_to(3), DAHAN)),
    ),
    minor(
        "dark-and-tangled-woods", FAST, 1, "moon earth plant", within=1,
        effect=[fear(2), when(MOUNTAIN | JUNGLE, defend(3))],
    ),
    minor("delusions-of-danger", FAST, 1, "sun moon air", within=1, effect=either(push(1, EXPLORERS), fear(2))),
    minor(
        "devouring-ants", SLOW, 1, "sun earth animal", from_sacred_site=1,
        effect=[fear(1), damage(1), destroy(1, DAHAN), when(JUNGLE | SANDS, damage(1))],
    ),
    minor(
        "drift-down-into-slumber", FAST, 0, "air earth plant", within=2,
        effect=when(JUNGLE | SANDS, defend(4), otherwise=defend(1)),
    ),
    minor(
        "drought", SLOW, 1, "sun fire earth", within=1,
        effect=[destroy(3, TOWNS), damage_each(1, BUILDINGS), blight(1)],
        at=[at("3 sun", destroy(1, CITIES))],
    ),
    minor(
        "elemental-boon", FAST, 1, "", spirit=ANY_SPIRIT,
        effect=[they(gain_elements(3, let="chosen")), when(ANOTHER, same_elements("chosen"))],
    ),
    minor("encompassing-ward", FAST, 1, "sun water earth", spirit=ANY_SPIRIT, effect=they(this_turn(WARD, value=2))),
    minor(
        "enticing-splendor", FAST, 0, "sun air plant", within=0, land=no(BLIGHT),
        effect=either(gather(1, EXPLORERS | TOWNS), gather(up_to(2), DAHAN)),
    ),
    minor(
        "entrancing-apparitions", FAST, 1, "moon air water", within=1,
        effect=[defend(2), when(no(INVADERS), gather(up_to(2), EXPLORERS))],
    ),
    minor(
        "gift-of-constancy", FAST, 0, "sun earth", spirit=ANY_SPIRIT,
        effect=[they(energy(2), this_turn(CONSTANCY, uses=1)), when(ANOTHER, this_turn(CONSTANCY, uses=1))],
    ),
    minor(
        "gift-of-living-energy", FAST, 0, "sun fire plant", spirit=ANY_SPIRIT,
        effect=[they(energy(1)), when(ANOTHER, they(energy(1))), when(sacred_sites(2), they(energy(1)))],
    ),
    minor("gift-of-power", SLOW, 0, "moon water earth plant", spirit=ANY_SPIRIT, effect=they(gain_power(MINOR))),
    minor("gnawing-rootbiters", SLOW, 0, "earth animal", within=1, effect=push(up_to(2), TOWNS)),
    minor(
        "land-of-haunts-and-embers", FAST, 0, "moon fire air", within=2,
        effect=[
            fear(2), push(up_to(2), EXPLORERS | TOWNS),
            when(BLIGHT, [fear(2), push(up_to(2), EXPLORERS | TOWNS)]), blight(1),
        ],
    ),
    minor(
        "lure-of-the-unknown", FAST, 0, "moon fire air plant", within=2, land=no(INVADERS),
        effect=gather(1, EXPLORERS | TOWNS),
    ),
    minor(
        "natures-resilience", FAST, 1, "earth plant animal", from_sacred_site=1, effect=defend(6),
        at=[at("2 water", remove(1, BLIGHT), instead=True, may=True)],
    ),
    minor(
        "pull-beneath-the-hungry-earth", SLOW, 1, "moon water earth", within=1,
        effect=[when(YOUR_PRESENCE, [fear(1), damage(1)]), when(SANDS | WETLAND, damage(1))],
    ),
    minor(
        "purifying-flame", SLOW, 1, "sun fire air plant", from_sacred_site=1,
        effect=when(
            MOUNTAIN | SANDS, either(damage(per(BLIGHT)), remove(1, BLIGHT)), otherwise=damage(per(BLIGHT)),
        ),
    ),
    minor(
        "quicken-the-earths-struggles", FAST, 1, "moon fire earth animal", from_sacred_site=0,
        effect=either(damage_each(1, BUILDINGS), defend(10)),
    ),
    minor(
        "rain-of-blood", SLOW, 0, "air water animal", from_sacred_site=1, land=INVADERS,
        effect=[fear(2), when(has(BUILDINGS, 2), fear(1))],
    ),
    minor("reaching-grasp", FAST, 0, "sun air water", spirit=ANY_SPIRIT, effect=they(this_turn(GRASP, value=2))),
    minor(
        "rouse-the-trees-and-stones", SLOW, 1, "fire earth plant", from_sacred_site=1, land=no(BLIGHT),
        effect=[damage(2), push(1, EXPLORERS)],
    ),
    minor(
        "sap-the-strength-of-multitudes", FAST, 0, "water animal", within=0, farther=1, farther_when="air",
        effect=defend(5),
    ),
    minor(
        "savage-mawbeasts", SLOW, 0, "fire animal", from_sacred_site=1,
        effect=when(JUNGLE | WETLAND, [fear(1), damage(1)]),
        at=[at("3 animal", damage(1))],
    ),
    minor(
        "shadows-of-the-burning-forest", SLOW, 0, "moon fire plant", within=0, land=INVADERS,
        effect=[fear(2), when(MOUNTAIN | JUNGLE, [push(1, EXPLORERS), push(1, TOWNS)])],
    ),
    minor(
        "song-of-sanctity", SLOW, 1, "sun water plant", within=1, land=MOUNTAIN | JUNGLE,
        effect=when(EXPLORERS, push(ALL, EXPLORERS), otherwise=remove(1, BLIGHT)),
    ),
    minor(
        "steam-vents", FAST, 1, "fire air water earth", within=0, effect=destroy(1, EXPLORERS),
        at=[at("3 earth", destroy(1, TOWNS), instead=True, may=True)],
    ),
    minor(
        "uncanny-melting", SLOW, 1, "sun moon water", from_sacred_site=1,
        effect=[when(INVADERS, fear(1)), when(SANDS | WETLAND, remove(1, BLIGHT))],
    ),
    minor(
        "veil-the-nights-hunt", FAST, 1, "moon air animal", within=2, land=DAHAN,
        effect=either(damage(per(DAHAN), different=True), push(up_to(3), DAHAN)),
    ),
    minor(
        "visions-of-fiery-doom", FAST, 1, "moon fire", within=0, effect=[fear(1), push(1, EXPLORERS | TOWNS)],
        at=[at("2 fire", fear(1))],
    ),
    minor(
        "voracious-growth", SLOW, 1, "water plant", from_sacred_site=1, land=JUNGLE | WETLAND,
        effect=either(damage(2), remove(1, BLIGHT)),
    ),
]  # fmt: skip
