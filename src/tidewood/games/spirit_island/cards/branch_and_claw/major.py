"""The major Powers of Branch & Claw."""

from __future__ import annotations

from typing import Final

from tidewood.games.spirit_island.words import *

ALL_ELEMENTS: Final = "2 sun 2 moon 2 fire 2 air 2 water 2 earth 2 plant 2 animal"
REACH: Final = rule("flow-like-water-reach-like-air", NUMBER, RANGE)
RUIN: Final = rule("instruments-of-their-own-ruin", INSTEAD, RAVAGES, ravage_next_door())
AWED: Final = rule("manifest-incarnation", NUMBER, RAVAGE_DAMAGE)

CARDS: Final[list[Power]] = [
    major(
        "bloodwrack-plague", FAST, 4, "water earth animal", from_sacred_site=1,
        effect=[add(2, DISEASE), defend_around(per(DISEASE))],
        at=[at("2 earth 4 animal", fear(2), damage_around(per(DISEASE)))],
    ),
    major(
        "cast-down-into-the-briny-deep", SLOW, 9, "sun moon water earth", from_sacred_site=1, land=COASTAL,
        effect=[fear(6), destroy(ALL, INVADERS)], at=[at("2 sun 2 moon 4 water 4 earth", destroy_board())],
    ),
    major(
        "death-falls-gently-from-open-blossoms", SLOW, 4, "moon air plant", within=3, land=JUNGLE | SANDS,
        effect=[damage(4), when(INVADERS, add(1, DISEASE))],
        at=[at("3 air 3 plant", fear(3), in_lands(2, both(ADJACENT, INVADERS), add(1, DISEASE)))],
    ),
    major(
        "fire-and-flood", SLOW, 7, "sun fire water", from_sacred_site=1,
        effect=[damage(4), name_land("second", second_target(2), damage(4))],
        at=[
            at("3 fire", a_land(either_target("second"), damage(4))),
            at("3 water", a_land(either_target("second"), damage(4))),
        ],
    ),
    major(
        "flow-like-water-reach-like-air", FAST, 2, "air water", spirit=ANY_SPIRIT,
        effect=they(
            push_presence(2, EXPLORERS, TOWNS, DAHAN, more=(CITIES, BLIGHT), at="2 air 2 water"),
            this_turn(REACH, value=2),
        ),
    ),
    major(
        "grant-hatred-a-ravenous-form", SLOW, 4, "moon fire", within=1,
        effect=[fear(per_token(BLIGHT)), damage(per_token(BLIGHT, 2)), when(ALL_DESTROYED, add(1, BEASTS))],
        at=[at("4 moon 2 fire", in_lands(up_to(3), both(ADJACENT, INVADERS), strife(1)))],
    ),
    major(
        "insatiable-hunger-of-the-swarm", FAST, 4, "air plant animal", from_sacred_site=2,
        effect=[
            blight(1), add(2, BEASTS), gather(up_to(2), BEASTS), fear(per(BEASTS)), damage(per(BEASTS, 2)),
            damage(per(BEASTS, 2), DAHAN), destroy(1, BEASTS),
        ],
        at=[at("2 air 4 animal", repeat(adjacent=True))],
    ),
    major(
        "instruments-of-their-own-ruin", FAST, 4, "sun fire air animal", from_sacred_site=1,
        effect=[strife(1), infight()],
        at=[at("4 sun 2 fire 2 animal", this_turn(RUIN, here=True), instead=True)],
    ),
    major(
        "manifest-incarnation", SLOW, 6, "sun moon earth animal", within=0, land=CITIES,
        effect=[
            fear(6), fear(per(BUILDINGS)), fear(per_presence()), remove(1, CITIES), remove(1, TOWNS),
            remove(1, EXPLORERS), when(having("3 sun 3 moon"), [fear(3), this_action(AWED, value=-6)]), ravage(),
        ],
    ),
    major(
        "pent-up-calamity", FAST, 3, "moon fire earth plant animal", within=2,
        effect=either(
            [add(1, DISEASE), strife(1)],
            [
                remove_tokens(ANY_NUMBER, BEASTS | DISEASE | WILDS), fear(per_token_removed()),
                damage(per_token_removed(3)),
            ],
        ),
        at=[at("2 moon 3 fire", when(TOKENS_REMOVED, return_tokens(up_to(2)), otherwise=strife(2)))],
    ),
    major(
        "pyroclastic-flow", FAST, 3, "fire air earth", within=1, origin=MOUNTAIN,
        effect=[damage(2), destroy(ALL, EXPLORERS), when(JUNGLE | WETLAND, blight(1))],
        at=[at("2 fire 3 air 2 earth", damage(4), add(1, WILDS))],
    ),
    major(
        "savage-transformation", SLOW, 2, "moon animal", within=1,
        effect=[fear(2), replace(1, EXPLORERS, into=[BEASTS])],
        at=[at("2 moon 3 animal", here_or_adjacent(EXPLORERS, replace(1, EXPLORERS, into=[BEASTS])))],
    ),
    major(
        "sea-monsters", SLOW, 5, "water animal", within=1, land=COASTAL | WETLAND,
        effect=[
            # the newer card [SI-EXPANSION-10]
            add(1, BEASTS), when(INVADERS, fear(per(BEASTS, 2, most=8))), damage(per(BEASTS, 3)), damage(per(BLIGHT)),
        ],
        at=[at("3 water 3 animal", repeat())],
    ),
    major(
        "smothering-infestation", SLOW, 3, "water plant", within=0,
        effect=[add(1, DISEASE), when(JUNGLE | WETLAND, [fear(2), damage(3)])],
        at=[at("2 water 2 plant", damage_each(1))],
    ),
    major(
        "strangling-firevine", SLOW, 4, "fire plant", within=1, origin=SANDS,
        effect=[
            destroy(ALL, EXPLORERS), add(1, WILDS), from_origin(in_origin(add(1, WILDS))), damage(per_around(WILDS)),
        ],
        at=[at("2 fire 3 plant", damage(per_around(WILDS)))],
    ),
    major(
        "sweep-into-the-sea", SLOW, 4, "sun air water", within=2,
        effect=either(
            push(ALL, EXPLORERS | TOWNS, to=TOWARDS_OCEAN), when(COASTAL, destroy(ALL, EXPLORERS | TOWNS)),
        ),
        at=[at("3 sun 2 water", repeat(adjacent=True))],
    ),
    major(
        "tigers-hunting", FAST, 2, "sun moon animal", within=1, origin=JUNGLE, land=no(BLIGHT),
        effect=[fear(2), add(1, BEASTS), gather(up_to(1), BEASTS), damage(per(BEASTS)), push(up_to(2), BEASTS)],
        at=[at("2 sun 2 moon 3 animal", a_land(both(ADJACENT, no(BLIGHT)), damage(plus(1, per(BEASTS)))))],
    ),
    major(
        "twisted-flowers-murmur-ultimatums", SLOW, 5, "sun moon air earth plant", from_sacred_site=1, land=INVADERS,
        effect=[
            fear(4), strife(1), when(having("3 moon 2 air 3 plant"), fear(3)),
            when(terror_at_least(2), remove(2, INVADERS)),
        ],
        at=[at("3 moon 2 air 3 plant", damage(3))],
    ),
    major(
        "unlock-the-gates-of-deepest-power", FAST, 4, "sun moon fire air water earth plant animal", spirit=ANY_SPIRIT,
        effect=they(gain_power(MAJOR, draw=2, forget=False, let="gained")),
        at=[at(ALL_ELEMENTS, they(PlayUnlocked("gained")))],
    ),
    major(
        "unrelenting-growth", SLOW, 4, "sun fire water plant", spirit=ANY_SPIRIT,
        effect=they(in_their_land(
            1, presence_here(), presence_here(), add(1, WILDS),
            when(having("3 sun 3 plant"), [add(1, WILDS), remove(1, BLIGHT), gain_power()]),
        )),
    ),
    major(
        "volcanic-eruption", SLOW, 8, "fire earth", within=1, origin=MOUNTAIN,
        effect=[fear(6), damage(20), destroy(ALL, DAHAN | BEASTS), blight(1)],
        at=[at(
            "4 fire 3 earth", destroy(ALL, INVADERS), add(1, WILDS),
            in_each_adjacent(damage(10), destroy(ALL, DAHAN | BEASTS), when(no(BLIGHT), blight(1))),
        )],
    ),
]  # fmt: skip
