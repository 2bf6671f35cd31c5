"""Volcano Looming High: grows in its mountains until it breaks out."""

from __future__ import annotations

from typing import Final

from tidewood.games.spirit_island.words import *
from tidewood.games.spirit_island.words.few_spirits import *

MOLTEN = rule("exaltation-of-molten-stone", NUMBER, RANGE_FROM, condition=MOUNTAIN)
X = "erupted"  # how much Presence was destroyed


def damage_to_both(n: Number) -> Effect:
    """Damage to Invaders, and as much to Dahan."""
    return then(damage(n), damage(n, DAHAN))


SPIRIT: Final[Spirit] = Spirit(
    "volcano-looming-high",
    MODERATE,
    energy="1 2 earth 3 4 5",
    plays="1 fire earth 2 air 3 fire 4",
    growth=[
        [reclaim_all(), gain_power(), energy(3)],
        [add_presence(within=0)] * 2,
        [gain_power(), add_presence(within=4), extra_plays(1), energy(2)],
    ],
    start=[Start(1, "choose", MOUNTAIN, then=then(add(1, BADLANDS), push(ALL, DAHAN)))],
    innates=[
        innate(
            "explosive-eruption", FAST, within=0, first=Erupt(X),
            levels=[
                at("2 fire 2 earth", here_or_adjacent(ANY_LAND, damage_to_both(that_many(X))), also=did(X, 2)),
                at("3 fire 3 earth", fear(that_many(X)), also=did(X, 4)),
                at("4 fire 2 air 4 earth", each_within(1, damage_to_both(4)), blight_sparing(1), also=did(X, 6)),
                at(
                    "5 fire 3 air 5 earth", each_within(2, damage_to_both(4)),
                    in_each_adjacent(when(no(BLIGHT), blight(1))), also=did(X, 10),
                ),
            ],
        ),
        innate(
            "powered-by-the-furnace-of-the-earth", SLOW, within=0,
            levels=[
                at("3 earth", return_presence(1)),
                at("3 fire", may(pay(2, gain_power()))),
                at("4 fire 4 earth", GatherOwn(2)),
                at("5 fire", ReturnToTracks(2)),
            ],
        ),
    ],
    cards=[
        unique(
            "exaltation-of-molten-stone", FAST, 1, "moon fire earth", spirit=ANOTHER_SPIRIT,
            effect=[SplitEnergy(), they(this_turn(MOLTEN, value=1))],
        ),
        unique(
            "lava-flows", SLOW, 1, "fire earth", within=1,
            effect=either([add(1, BADLANDS), add(1, WILDS)], damage(1)),
        ),
        unique(
            "pyroclastic-bombardment", FAST, 3, "fire air earth", from_sacred_site=2,
            effect=[damage_each(1, BUILDINGS), damage_each(1, DAHAN), damage(1), damage(1, DAHAN)],
        ),
        unique(
            "rain-of-ash", SLOW, 2, "fire air earth", within=1,
            effect=[
                when(INVADERS, fear(2)), push(2, DAHAN, to=without(YOUR_PRESENCE)),
                push(2, EXPLORERS | TOWNS, to=without(YOUR_PRESENCE)),
            ],
        ),
    ],
    rules=[
        rule("mountain-home", CANNOT, PRESENCE_GOES, condition=without(MOUNTAIN)),
        rule(
            "collapse-in-a-blast-of-lava-and-steam", AFTER, PRESENCE_LOST, damage_to_both(per_lost()),
            condition=OwnLost(),
        ),
        rule("volcanic-peaks-tower-over-the-landscape", NUMBER, RANGE_FROM, condition=TowersHere(3)),
    ],
)  # fmt: skip
