"""The minor Powers of Jagged Earth."""

from __future__ import annotations

from typing import Final

from tidewood.games.spirit_island.words import *

TRANQUIL: Final = rule("mesmerized-tranquility", NUMBER, PIECE_DAMAGE, condition=ThatKind(INVADERS))
ENTRAPPED: Final = rule("entrap-the-forces-of-corruption", CANNOT, CASCADES)
UNQUENCHED: Final = rule("unquenchable-flames", CANNOT, HEALS, condition=ThatKind(INVADERS))
WARNED_TOO: Final = rule("birds-cry-warning-too", INSTEAD, DESTROYED, Nothing(), condition=ThatKind(DAHAN))
WARNED: Final = rule(
    "birds-cry-warning", INSTEAD, DESTROYED, this_action(WARNED_TOO, uses=1), condition=ThatKind(DAHAN)
)
PREDATORS: Final = rule(
    "blood-draws-predators", AFTER, ACTION_CLOSES, ByPower(then(add(1, BEASTS), damage(per(BEASTS, most=3)))),
    condition=FellHere(INVADERS),
)  # fmt: skip
GUARD: Final = rule("call-to-guard", AFTER, ADDED, ByPower(damage_those(1)), condition=ThatKind(INVADERS))
GUARD_MOVED: Final = rule("call-to-guard-moved", AFTER, ARRIVED, ByPower(damage_those(1)), condition=ThatKind(INVADERS))
TWINNED: Final = rule("gift-of-twinned-days", MAY, REPEAT)
CHEAPEST: Final = -2  # a repeat of a card that costs least, paying for it
WIND: Final = rule("scream-disease-into-the-wind", NUMBER, RANGE)
SCREAM: Final = rule(
    "scream-disease-into-the-wind-disease", AFTER, POWER_USED, may(then(add(1, DISEASE), no_more())),
    condition=UsedOnLand(),
)  # fmt: skip

CARDS: Final[list[Power]] = [
    minor(
        "bats-scout-for-raids-by-darkness", SLOW, 1, "moon air animal", within=2,
        effect=either(damage(per(DAHAN), BUILDINGS), [fear(1), gather(up_to(2), DAHAN)]),
    ),
    minor(
        "birds-cry-warning", FAST, 1, "sun air animal", within=3, land=DAHAN,
        effect=either(this_turn(WARNED, here=True, uses=1), push(up_to(3), DAHAN)),
    ),
    minor(
        "blood-draws-predators", FAST, 1, "sun fire water animal", within=1,
        effect=this_turn(PREDATORS, here=True, uses=1),
    ),
    minor(
        "call-to-guard", FAST, 0, "sun air earth", within=1,
        effect=[
            gather(up_to(1), DAHAN),
            either(
                defend(per(DAHAN)), when(DAHAN, [this_turn(GUARD, here=True), this_turn(GUARD_MOVED, here=True)]),
            ),
        ],
    ),
    minor(
        "carapaced-land", FAST, 0, "earth plant animal", within=0, farther=1, farther_where=BEASTS, effect=defend(3),
        at=[at("2 earth", defend(3))],
    ),
    minor(
        "desiccating-winds", SLOW, 1, "fire air earth", from_sacred_site=1, land=MOUNTAIN | SANDS,
        effect=[when(BADLANDS, damage(1)), add(1, BADLANDS)],
    ),
    minor(
        "dire-metamorphosis", SLOW, 1, "moon air earth animal", within=1,
        effect=[
            fear(1), damage(1), damage(1, DAHAN), add(1, BADLANDS), add(1, BEASTS), add(1, DISEASE), strife(1),
            add(1, WILDS), blight(1),
        ],
    ),
    minor(
        "domesticated-animals-go-berserk", FAST, 1, "moon fire animal", within=0, land=BUILDINGS,
        effect=[fear(1), defend(5)], at=[at("3 moon", add(1, BEASTS))],
    ),
    minor(
        "dry-wood-explodes-in-smoldering-splinters", SLOW, 1, "fire air plant", within=0, fast_for=1,
        land=JUNGLE | MOUNTAIN | SANDS, effect=[fear(2), damage(1)],
    ),
    minor(
        "entrap-the-forces-of-corruption", FAST, 1, "earth plant animal", within=1,
        effect=[gather(up_to(1), BLIGHT), isolate(), this_turn(ENTRAPPED, here=True)],
    ),
    minor(
        "favor-of-the-sun-and-star-lit-dark", FAST, 1, "sun moon plant", from_sacred_site=1,
        effect=[defend(4), push(up_to(1), BLIGHT)], at=[at("2 sun", fear(1))],
    ),
    minor(
        "flow-downriver-blow-downwind", SLOW, 0, "air water plant", from_sacred_site=2,
        effect=push(up_to(1), BLIGHT | EXPLORERS | TOWNS),
    ),
    minor(
        "gift-of-natures-connection", FAST, 0, "", spirit=ANY_SPIRIT,
        effect=[they(either(energy(2), gain_elements(1, each=2))), when(ANOTHER, gain_elements(1))],
    ),
    minor(
        "gift-of-twinned-days", FAST, 1, "sun moon", spirit=ANOTHER_SPIRIT,
        effect=[they(this_turn(TWINNED, uses=1, value=CHEAPEST)), this_turn(TWINNED, uses=1, value=CHEAPEST)],
    ),
    minor(
        "haunted-by-primal-memories", FAST, 1, "moon air earth", from_sacred_site=2, land=INVADERS,
        effect=[fear(1), defend(3), when(BEASTS, fear(2))],
    ),
    minor(
        "hazards-spread-across-the-island", FAST, 0, "fire air earth plant", from_sacred_site=2,
        effect=either(
            when(next_to(BADLANDS), add(1, BADLANDS)), when(next_to(BEASTS), add(1, BEASTS)),
            when(next_to(DISEASE), pay(1, add(1, DISEASE))), when(NEXT_TO_STRIFE, strife(1)),
            when(next_to(WILDS), add(1, WILDS)),
        ),
    ),
    minor(
        "like-calls-to-like", SLOW, 1, "sun water plant", within=1,
        effect=[when(kinds, gather(up_to(1), kinds)) for kinds in (EXPLORERS, TOWNS, DAHAN, BLIGHT, BEASTS)],
    ),
    minor(
        "mesmerized-tranquility", FAST, 0, "water earth animal", within=0,
        effect=[isolate(), this_turn(TRANQUIL, here=True, value=-1)],
    ),
    minor(
        "renewing-boon", SLOW, 1, "sun earth plant", spirit=ANOTHER_SPIRIT,
        effect=a_land(BOTH_PRESENCE, remove(1, BLIGHT), they(may(return_presence(1)))),
    ),
    minor(
        "scream-disease-into-the-wind", FAST, 1, "air water animal", spirit=ANOTHER_SPIRIT,
        effect=they(this_turn(WIND, value=1), this_turn(SCREAM)),
    ),
    minor(
        "sear-anger-into-the-wild-lands", SLOW, 0, "sun fire plant", within=1,
        effect=either(add(1, BADLANDS), when(both(WILDS, INVADERS), [fear(1), damage(1)])),
    ),
    minor(
        "set-them-on-an-ever-twisting-trail", FAST, 1, "air plant animal", from_sacred_site=1,
        effect=[either(gather(1, EXPLORERS), push(1, EXPLORERS)), isolate()],
    ),
    minor(
        "skies-herald-the-season-of-return", FAST, 1, "sun moon plant animal", within=1,
        effect=[spirit_on_board(may(return_presence(1))), gather(up_to(2), DAHAN), push(1, BLIGHT)],
    ),
    minor(
        "strong-and-constant-currents", FAST, 0, "sun water earth", within=0, land=COASTAL,
        effect=either(
            push(1, EXPLORERS | TOWNS, to=COASTAL), a_land(OTHER_COAST, move_between(up_to(2), DAHAN)),
            both_at="2 water",
        ),
    ),
    minor(
        "sucking-ooze", FAST, 0, "moon water earth", within=1, land=SANDS | WETLAND,
        effect=[when(INVADERS, fear(2)), isolate()],
    ),
    minor(
        "sunsets-fire-flows-across-the-land", SLOW, 1, "sun moon fire water", from_sacred_site=1,
        effect=[fear(1), damage(1), may(pay(1, a_land(ADJACENT, damage(1))))],
    ),
    minor(
        "territorial-strife", SLOW, 0, "sun fire animal", within=1, land=CITIES,
        effect=either(damage(3, EXPLORERS | TOWNS), strife(1)),
    ),
    minor(
        "terror-turns-to-madness", SLOW, 0, "moon air water", within=2, land=INVADERS,
        effect=when(
            terror_at_most(1), fear(3),
            otherwise=when(terror_at_most(2), either(fear(2), strife(1)), otherwise=strife(1)),
        ),
    ),
    minor(
        "the-shore-seethes-with-hatred", SLOW, 1, "fire water earth plant", within=1, land=COASTAL,
        effect=[fear(1), add(1, BADLANDS), add(1, WILDS)],
    ),
    minor(
        "thriving-chokefungus", SLOW, 1, "moon water plant", from_sacred_site=1, land=JUNGLE | WETLAND,
        effect=[add(1, DISEASE), add(1, BADLANDS)],
    ),
    minor(
        "treacherous-waterways", FAST, 0, "fire water earth", within=1, land=MOUNTAIN | WETLAND,
        effect=either(add(1, WILDS), push(1, EXPLORERS)),
    ),
    minor(
        "unquenchable-flames", SLOW, 1, "moon fire earth", from_sacred_site=2,
        effect=[fear(1), damage(1, BUILDINGS), this_turn(UNQUENCHED, here=True)],
        at=[at("2 fire", add(1, BADLANDS))],
    ),
    minor(
        "weep-for-what-is-lost", SLOW, 0, "fire water animal", within=1, land=BLIGHT,
        effect=[fear(per_type(INVADERS)), push(up_to(per(BLIGHT)), EXPLORERS | TOWNS)],
    ),
]  # fmt: skip
