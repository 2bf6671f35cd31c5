"""The major Powers of the base game."""

from __future__ import annotations

from typing import Final

from tidewood.games.spirit_island.words import *

ENTWINED: Final = rule("entwined-power", MAY, ORIGINS)
HARDY: Final = rule("infinite-vitality", NUMBER, HEALTH, condition=ThatKind(DAHAN))
UNBLIGHTED: Final = rule("infinite-vitality-blight", CANNOT, BLIGHT_ADDED)
UNHARMED: Final = rule("infinite-vitality-harmless", CANNOT, HARMLESS, condition=ThatKind(DAHAN))
STORM: Final = rule("powerstorm", MAY, REPEAT)
FALLEN: Final = PerFallen(BUILDINGS | DAHAN)
DEAD: Final = rule(
    "vengeance-of-the-dead", AFTER, ACTION_CLOSES, ByPower(damage(FALLEN)), condition=FellHere(BUILDINGS | DAHAN)
)
DEAD_NEAR: Final = rule(
    "vengeance-of-the-dead-near", AFTER, ACTION_CLOSES, ByPower(DamageNear(FALLEN)),
    condition=FellHere(BUILDINGS | DAHAN),
)  # fmt: skip
PAYING: Final = -1  # a repeat that costs as much again

CARDS: Final[list[Power]] = [
    major(
        "accelerated-rot", SLOW, 4, "sun water plant", within=2, land=JUNGLE | WETLAND, effect=[fear(2), damage(4)],
        at=[at("3 sun 2 water 3 plant", damage(5), remove(1, BLIGHT))],
    ),
    major(
        "blazing-renewal", FAST, 5, "fire earth plant", spirit=ANY_SPIRIT,
        effect=they(a_land(
            ANY_LAND, return_presence(2, let="back"), when(did("back"), damage_each(2, BUILDINGS)),
            when(having("3 fire 3 earth 2 plant"), you(damage(4))), within=2,
        )),
    ),
    major(
        "cleansing-floods", SLOW, 5, "sun water", within=1, origin=WETLAND, effect=[damage(4), remove(1, BLIGHT)],
        at=[at("4 water", damage(10))],
    ),
    major(
        "dissolve-the-bonds-of-kinship", SLOW, 4, "fire water animal", within=1,
        effect=[
            replace(1, CITIES, into=[EXPLORERS, EXPLORERS]), replace(1, TOWNS, into=[EXPLORERS]),
            replace(1, DAHAN, into=[EXPLORERS]),
            when(having("2 fire 2 water 3 animal"), fight(EXPLORERS, BUILDINGS)), push(ALL, EXPLORERS, apart=True),
        ],
    ),
    major(
        "entwined-power", FAST, 2, "moon water plant", spirit=ANOTHER_SPIRIT,
        effect=[SharePresence(ENTWINED), they(gain_power(let="drawn")), TakeLeftover("drawn")],
        at=[at("2 water 4 plant", energy(3), they(energy(3)), GiveCard())],
    ),
    major(
        "indomitable-claim", FAST, 4, "sun earth", within=1, effect=[presence_here(anywhere=True), defend(20)],
        at=[at("2 sun 3 earth", when(INVADERS, fear(3)), skip_invaders())],
    ),
    major(
        "infinite-vitality", FAST, 3, "earth plant animal", from_sacred_site=1,
        effect=[this_turn(HARDY, here=True, value=4), this_turn(UNBLIGHTED, here=True)],
        at=[at("4 earth", this_turn(UNHARMED, here=True), here_or_adjacent(BLIGHT, remove(1, BLIGHT)))],
    ),
    major(
        "mists-of-oblivion", SLOW, 4, "moon air water", within=3, effect=damage_each(1),
        at=[at("2 moon 3 air 2 water", damage(3))], last=fear(per_destroyed(BUILDINGS, most=4)),
    ),
    major(
        "paralyzing-fright", FAST, 4, "air earth", from_sacred_site=1, effect=[fear(4), skip_invaders()],
        at=[at("2 air 3 earth", fear(4))],
    ),
    major(
        "pillar-of-living-flame", SLOW, 5, "fire", from_sacred_site=2,
        effect=[fear(3), damage(5), when(JUNGLE | WETLAND, blight(1))],
        at=[at("4 fire", fear(2), damage(5))],
    ),
    major(
        "poisoned-land", SLOW, 3, "earth plant animal", within=1,
        effect=[fear(1), damage(7), blight(1), destroy(ALL, DAHAN)],
        at=[at("3 earth 2 plant 2 animal", fear(per(BLIGHT)), damage(per(BLIGHT, 4)))],
    ),
    major(
        "powerstorm", FAST, 3, "sun fire air", spirit=ANY_SPIRIT,
        effect=they(energy(3), this_turn(STORM, uses=1, value=PAYING)),
        at=[at("2 sun 2 fire 3 air", they(this_turn(STORM, uses=2, value=PAYING)))],
    ),
    major(
        "talons-of-lightning", FAST, 6, "fire air", within=1, land=MOUNTAIN | WETLAND, farther=2,
        farther_when="3 fire 3 air", effect=[fear(3), damage(5)],
        at=[at("3 fire 3 air", in_each_adjacent(destroy(1, TOWNS)))],
    ),
    major(
        "terrifying-nightmares", FAST, 4, "moon air", within=2, effect=[fear(2), push(up_to(4), EXPLORERS | TOWNS)],
        at=[at("4 moon", fear(4))],
    ),
    major(
        "the-jungle-hungers", SLOW, 3, "moon plant", within=1, origin=JUNGLE,
        effect=[
            destroy(ALL, EXPLORERS | TOWNS),
            when(having("2 moon 3 plant"), destroy(1, CITIES), otherwise=destroy(ALL, DAHAN)),
        ],
    ),
    major(
        "the-land-thrashes-in-furious-pain", SLOW, 4, "moon fire earth", within=2, land=BLIGHT,
        effect=damage(plus(per(BLIGHT, 2), per_adjacent(BLIGHT))),
        at=[at("3 moon 3 earth", repeat(adjacent=True))],
    ),
    major(
        "the-trees-and-stones-speak-of-war", FAST, 2, "sun earth plant", within=1, land=DAHAN,
        effect=[damage(per(DAHAN)), defend(per(DAHAN, 2))],
        at=[at("2 sun 2 earth 2 plant", push(up_to(2), DAHAN, let="went"), shift_defend("went", 2))],
    ),
    major(
        "tsunami", SLOW, 6, "water earth", from_sacred_site=2, land=COASTAL,
        effect=[fear(2), damage(8), destroy(2, DAHAN)],
        at=[at("3 water 2 earth", in_each_other_on_board(COASTAL, fear(1), damage(4), destroy(1, DAHAN)))],
    ),
    major(
        "vengeance-of-the-dead", FAST, 3, "moon fire animal", within=3,
        effect=[
            fear(3),
            when(having("3 animal"), this_turn(DEAD_NEAR, here=True), otherwise=this_turn(DEAD, here=True)),
        ],
    ),
    major(
        "vigor-of-the-breaking-dawn", FAST, 3, "sun animal", within=2, land=DAHAN, effect=damage(per(DAHAN, 2)),
        at=[at("3 sun 2 animal", push(up_to(2), DAHAN, let="went"), in_lands_of("went", damage(per(DAHAN, 2))))],
    ),
    major(
        "winds-of-rust-and-atrophy", FAST, 3, "air water animal", from_sacred_site=3,
        effect=[
            fear(1), defend(6), either(replace(1, CITIES, into=[TOWNS]), replace(1, TOWNS, into=[EXPLORERS])),
        ],
        at=[at("3 air 3 water 2 animal", repeat())],
    ),
    major(
        "wrap-in-wings-of-sunlight", FAST, 3, "sun air animal", within=0,
        effect=[
            when(having("2 sun 2 air 2 animal"), gather(up_to(3), DAHAN)),
            a_land(ANY_LAND, bring(up_to(5), DAHAN), defend(5)),
        ],
    ),
]  # fmt: skip
