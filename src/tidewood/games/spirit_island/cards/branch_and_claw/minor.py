"""The minor Powers of Branch & Claw."""

from __future__ import annotations

from typing import Final

from tidewood.games.spirit_island.words import *

PROTECTED: Final = rule("promises-of-protection", NUMBER, HEALTH, condition=ThatKind(DAHAN))
REJECTED: Final = rule("rites-of-the-lands-rejection", CANNOT, BUILDS)
TRADE: Final = rule("call-to-trade", INSTEAD, RAVAGES, BuildInstead())
MISTS: Final = rule(
    "confounding-mists", AFTER, ADDED,
    then(*[push_those(kinds) for kinds in (EXPLORERS, TOWNS, CITIES)]),
    condition=ThatKind(INVADERS),
)  # fmt: skip
PORTENT: Final = rule("portents-of-disaster", AFTER, FELL, fear(1), condition=ThatKind(INVADERS))
SHORE: Final = rule("sky-stretches-to-shore", NUMBER, RANGE, condition=COASTAL)
SKY: Final = rule("sky-stretches-to-shore-speed", MAY, ANY_SPEED)

CARDS: Final[list[Power]] = [
    minor(
        "absorb-corruption", SLOW, 1, "sun earth plant", within=0,
        effect=either(gather(1, BLIGHT), pay(1, remove(1, BLIGHT)), both_at="2 plant"),
    ),
    minor(
        "animated-wrackroot", SLOW, 0, "moon fire plant", within=0,
        effect=either([fear(1), destroy(1, EXPLORERS)], add(1, WILDS)),
    ),
    minor(
        "call-to-ferocity", SLOW, 0, "sun fire earth", within=1, land=INVADERS,
        effect=either(
            gather(up_to(3), DAHAN), when(DAHAN, [fear(1), push(1, EXPLORERS), push(1, TOWNS)]),
        ),
    ),
    minor(
        "call-to-trade", FAST, 1, "air water earth plant", within=2, land=DAHAN,
        effect=[
            gather(up_to(1), DAHAN),
            when(terror_at_most(2), [gather(1, TOWNS), this_turn(TRADE, here=True, uses=1)]),
        ],
    ),
    minor(
        "confounding-mists", FAST, 1, "air water", within=1, effect=either(defend(4), this_turn(MISTS, here=True)),
    ),
    minor(
        "cycles-of-time-and-tide", FAST, 1, "sun moon water", within=1, land=COASTAL,
        effect=when(DAHAN, add(1, DAHAN), otherwise=remove(1, BLIGHT)),
    ),
    minor(
        "disorienting-landscape", FAST, 1, "moon air plant", from_sacred_site=2,
        effect=[push(1, EXPLORERS), when(MOUNTAIN | JUNGLE, add(1, WILDS))],
    ),
    minor("elusive-ambushes", FAST, 1, "sun fire water", within=1, land=DAHAN, effect=either(damage(1), defend(4))),
    minor("fire-in-the-sky", FAST, 1, "sun fire air", from_sacred_site=1, effect=[fear(2), strife(1)]),
    minor(
        "fleshrot-fever", SLOW, 1, "fire air water animal", within=1, land=JUNGLE | SANDS,
        effect=[fear(1), add(1, DISEASE)],
    ),
    minor(
        "golds-allure", SLOW, 0, "fire earth animal", within=1, land=MOUNTAIN,
        effect=[gather(1, EXPLORERS), gather(1, TOWNS), strife(1)],
    ),
    minor(
        "growth-through-sacrifice", FAST, 0, "moon fire water plant", spirit=ANY_SPIRIT,
        effect=[
            destroy_presence(1),
            they(a_land(THEIR_PRESENCE, either(remove(1, BLIGHT), presence_here(), both_at="2 sun"))),
        ],
    ),
    minor(
        "guardian-serpents", FAST, 1, "sun moon earth animal", spirit=ANY_SPIRIT,
        effect=a_land(TARGET_PRESENCE, add(1, BEASTS), when(TARGET_SACRED_SITE, defend(4))),
    ),
    minor(
        "here-there-be-monsters", SLOW, 0, "moon air animal", within=0, land=INLAND,
        effect=[push(up_to(1), EXPLORERS | TOWNS | DAHAN), fear(2), when(BEASTS, fear(1))],
    ),
    minor(
        "infested-aquifers", SLOW, 1, "moon water earth animal", within=0,
        effect=either(when(DISEASE, damage_each(1)), when(MOUNTAIN | WETLAND, [fear(1), add(1, DISEASE)])),
    ),
    minor(
        "inflame-the-fires-of-life", SLOW, 1, "moon fire plant animal", from_sacred_site=1,
        effect=either(add(1, DISEASE), [fear(1), strife(1)], both_at="3 animal"),
    ),
    minor(
        "pact-of-the-joined-hunt", SLOW, 1, "sun plant animal", spirit=ANY_SPIRIT,
        effect=they(a_land(THEIR_PRESENCE, gather(1, DAHAN), damage(per(DAHAN)))),
    ),
    minor(
        "poisoned-dew", SLOW, 1, "fire water plant", within=1,
        effect=when(JUNGLE | WETLAND, destroy(ALL, EXPLORERS), otherwise=destroy(1, EXPLORERS)),
    ),
    minor(
        "portents-of-disaster", FAST, 0, "sun moon air", from_sacred_site=1, land=INVADERS,
        effect=[fear(2), this_turn(PORTENT, here=True, uses=1)],
    ),
    minor(
        "promises-of-protection", FAST, 0, "sun earth animal", from_sacred_site=2,
        effect=[gather(up_to(2), DAHAN), this_turn(PROTECTED, here=True, value=2)],
    ),
    minor(
        "prowling-panthers", SLOW, 1, "moon fire animal", within=1, land=MOUNTAIN | JUNGLE,
        effect=either([fear(1), add(1, BEASTS)], when(BEASTS, destroy(1, EXPLORERS | TOWNS))),
    ),
    minor(
        "razor-sharp-undergrowth", FAST, 1, "moon plant", within=0, land=no(BLIGHT),
        effect=[destroy(1, EXPLORERS), destroy(1, DAHAN), add(1, WILDS), defend(2)],
    ),
    minor(
        "renewing-rain", SLOW, 1, "water earth plant", from_sacred_site=1,
        effect=when(JUNGLE | SANDS, remove(1, BLIGHT)), at=[at("3 plant", add(1, WILDS))],
    ),
    minor(
        "rites-of-the-lands-rejection", FAST, 1, "moon fire earth", from_sacred_site=2, land=DAHAN,
        effect=either(
            [this_turn(REJECTED, here=True), fear(lesser(per(BUILDINGS), per(DAHAN)))], push(up_to(3), DAHAN),
        ),
    ),
    minor(
        "scour-the-land", SLOW, 1, "air earth", from_sacred_site=2, fast_when="3 air",
        effect=[destroy(3, TOWNS), destroy(ALL, EXPLORERS), blight(1)],
    ),
    minor(
        "sky-stretches-to-shore", FAST, 1, "sun air water earth", spirit=ANY_SPIRIT,
        effect=they(this_turn(SKY, uses=1), this_turn(SHORE, value=3)),
    ),
    minor(
        "spur-on-with-words-of-fire", FAST, 1, "sun fire air", spirit=ANY_SPIRIT,
        effect=[when(ANOTHER, they(energy(1))), they(play_another())],
    ),
    minor(
        "swarming-wasps", FAST, 0, "fire air animal", within=1, land=no(BLIGHT),
        effect=either(add(1, BEASTS), when(BEASTS, push(up_to(2), EXPLORERS))),
    ),
    minor(
        "teeming-rivers", SLOW, 1, "sun water plant animal", from_sacred_site=2, land=MOUNTAIN | WETLAND,
        effect=when(no(BLIGHT), add(1, BEASTS), otherwise=when(exactly(1, BLIGHT), remove(1, BLIGHT))),
    ),
    minor(
        "tormenting-rotflies", SLOW, 1, "air plant animal", within=2, land=SANDS | WETLAND,
        effect=either(
            add(1, DISEASE), when(INVADERS, [fear(2), when(DISEASE, fear(1)), when(BLIGHT, fear(1))]),
        ),
    ),
    minor(
        "twilight-fog-brings-madness", SLOW, 0, "sun moon air water", within=1,
        effect=[strife(1), push(1, DAHAN), damage_each(1, DAHAN)],
    ),
]  # fmt: skip
