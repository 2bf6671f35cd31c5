"""The major Powers of Jagged Earth."""

from __future__ import annotations

from typing import Final

from tidewood.games.spirit_island.words import *

SHELTER: Final = rule("bargains-of-power-and-protection", NUMBER, DEFEND, condition=NearPresence(1), n=per(DAHAN))
DEBT: Final = rule("bargains-of-power-and-protection-energy", NUMBER, INCOME, condition=OwnersTurn())
SPIDERS: Final = skipping("infestation-of-venomous-spiders")
VENOM: Final = skipping("infestation-of-venomous-spiders-venom", ByPower(damage(4)))
QUICKSAND: Final = rule(
    "melt-earth-into-quicksand", AFTER, ARRIVED, ByPower(destroy_those(INVADERS | DAHAN)),
    condition=ThatKind(INVADERS | DAHAN),
)  # fmt: skip
SETTLED: Final = rule("settle-into-hunting-grounds", COUNTS, STANDS_FOR)
RADIANT: Final = rule("trees-radiate-celestial-brilliance", INSTEAD, BUILDS, Nothing())
COMMANDED: Final = rule("voice-of-command", COUNTS, SIDES)
VOID: Final = then(
    gather_one_of_each(EXPLORERS | TOWNS | CITIES | DAHAN | BEASTS), gather_presence(), fear(4), damage(15),
    damage(5, DAHAN), each_loses_presence(), destroy(2, BEASTS),
)  # fmt: skip

CARDS: Final[list[Power]] = [
    major(
        "angry-bears", SLOW, 3, "sun fire animal", within=0,
        effect=[
            fear(2), damage(2),
            when(no(BEASTS), add(1, BEASTS), otherwise=then(damage(2), push(up_to(1), BEASTS))),
        ],
        at=[at("2 fire 3 animal", fear(1), a_land(both(ADJACENT, BEASTS), destroy(1, EXPLORERS | TOWNS)))],
    ),
    major(
        "bargains-of-power-and-protection", FAST, 2, "sun water earth animal", within=0, land=DAHAN,
        effect=[give_up_presence(), from_now(SHELTER), from_now(DEBT, value=-1)],
        at=[at(
            "3 sun 2 water 2 earth", give_up_presence(from_track=True), from_now(SHELTER), from_now(DEBT, value=-1),
            instead=True,
        )],
    ),
    major(
        "draw-towards-a-consuming-void", SLOW, 8, "", within=0, effect=VOID,
        last=when(NO_OTHER_CARDS, perform_again(VOID)),
    ),
    major(
        "dream-of-the-untouched-land", FAST, 6, "moon water earth plant animal", from_sacred_site=1,
        effect=[remove(up_to(3), BLIGHT), remove_health(3)], at=[at("3 moon 2 water 3 earth 2 plant", new_board())],
    ),
    major(
        "focus-the-lands-anguish", SLOW, 5, "sun", within=1, effect=[gather(up_to(5), BLIGHT), damage(per(BLIGHT))],
        at=[at("3 sun", damage(per(BLIGHT)))], last=when(Noted("destroyed", BUILDINGS), fear(5)),
    ),
    major(
        "forests-of-living-obsidian", SLOW, 4, "sun fire earth plant", within=0,
        effect=[add(1, BADLANDS), push(ALL, DAHAN), damage_each(1), when(ORIGIN_IS_SACRED, damage_each(1))],
        at=[at("2 sun 3 fire 3 earth", repeat())],
    ),
    major(
        "infestation-of-venomous-spiders", FAST, 4, "air earth plant animal", from_sacred_site=2, land=INVADERS,
        effect=[
            add(1, BEASTS), gather(up_to(1), BEASTS), fear(per(BEASTS, most=4)),
            when(
                having("2 air 2 earth 3 animal"), skip_some(per(BEASTS), VENOM),
                otherwise=skip_some(per(BEASTS), SPIDERS),
            ),
        ],
    ),
    major(
        "irresistible-call", FAST, 6, "sun air plant", from_sacred_site=2, land=INLAND,
        effect=[gather(5, TOWNS), gather(5, DAHAN), gather(5, BEASTS), gather(15, EXPLORERS)],
        at=[at("2 sun 3 air 2 plant", skip_invaders(), isolate())],
    ),
    major(
        "melt-earth-into-quicksand", FAST, 4, "moon water earth", within=1, land=SANDS | WETLAND,
        effect=[fear(1), damage(2), isolate(), this_turn(QUICKSAND, here=True)],
        at=[at("2 moon 4 water 2 earth", damage(4), add(1, BADLANDS), add(1, WILDS))],
    ),
    major(
        "settle-into-hunting-grounds", FAST, 3, "moon fire plant animal", spirit=YOURSELF_ONLY,
        effect=this_turn(SETTLED),
        at=[at("2 plant 3 animal", fear(2), a_land(YOUR_PRESENCE, damage(2)))],
    ),
    major(
        "sleep-and-never-waken", FAST, 3, "moon air earth animal", within=2, origin=SANDS,
        effect=[skip_invaders(), remove(up_to(2), EXPLORERS)],
        at=[at("3 moon 2 air 2 animal", remove_among(up_to(6), EXPLORERS))],
        last=fear(per_removed(EXPLORERS, of=2)),
    ),
    major(
        "spill-bitterness-into-the-earth", FAST, 5, "fire water earth", within=0,
        effect=[
            damage(6), add_tokens(2, BADLANDS), blight(1),
            in_lands(up_to(3), both(ADJACENT, BLIGHT), add_tokens(1, BADLANDS)),
        ],
        at=[at("3 fire 3 water", in_lands(up_to(3), both(ADJACENT, INVADERS), damage_each(1)))],
    ),
    major(
        "storm-swath", SLOW, 3, "fire air water", from_sacred_site=1, farther=1, farther_when="2 fire 3 air 2 water",
        effect=[
            fear(2),
            from_origin(
                damage_each(1), in_origin(damage_each(1), apart=True),
                when(having("2 fire 3 air 2 water"), then(
                    fear(1), name_land("between", NEXT_TO_BOTH, damage_each(1)),
                    in_those_lands("between", destroy(1, TOWNS)),
                )),
            ),
        ],
    ),
    major(
        "the-wounded-wild-turns-on-its-assailants", SLOW, 4, "fire plant animal", within=1, land=BLIGHT,
        effect=[add(2, BADLANDS), gather(up_to(2), BEASTS), damage(per(BLIGHT | BEASTS | WILDS))],
        at=[at("2 fire 3 plant 2 animal", fear(per_destroyed(INVADERS, 2, most=8)))],
    ),
    major(
        "thickets-erupt-with-every-touch-of-breeze", FAST, 3, "air plant", from_sacred_site=2, land=INLAND,
        effect=[damage(2), either(add(3, WILDS), remove(1, BLIGHT))],
        at=[at("3 plant", fear(1), damage(2))],
    ),
    major(
        "transform-to-a-murderous-darkness", SLOW, 6, "moon fire air water plant", spirit=ANY_SPIRIT,
        effect=they(a_land(
            THEIR_SACRED_SITE, presence_into_badlands(let="turned"), push(up_to(that_many("turned")), BADLANDS),
            fear(3), damage(that_many("turned", 3)),
            when(having("3 moon 2 fire 2 air"), [a_land(ADJACENT, damage(1)), a_land(ADJACENT, damage(1))]),
            optional=True,
        )),
    ),
    major(
        "trees-radiate-celestial-brilliance", FAST, 3, "sun moon plant", within=1, land=JUNGLE | no(BLIGHT),
        effect=[fear(3), defend(6), this_turn(RADIANT, here=True, uses=1)],
        at=[at("3 sun 2 moon 2 plant", damage(per_element("sun")))],
    ),
    major(
        "unleash-a-torrent-of-the-selfs-own-essence", FAST, 2, "sun moon fire water", spirit=YOURSELF_ONLY,
        effect=either(
            [energy(4), may([forget(), energy(4)])],
            a_land(both(YOUR_PRESENCE, INVADERS), pay_any(let="paid"), damage(that_many("paid"))),
            both_at="2 sun 3 fire",
        ),
    ),
    major(
        "utter-a-curse-of-dread-and-bone", SLOW, 4, "moon animal", from_sacred_site=1,
        effect=[add_tokens(per_around(BLIGHT), BADLANDS | DISEASE, most_each=3), fear(2), damage(1)],
        at=[at("3 moon 2 animal", more_of_each(), a_land(ADJACENT, damage(1)))],
    ),
    major(
        "vanish-softly-away-forgotten-by-all", SLOW, 3, "moon air", within=2,
        effect=[UNBENT, either([remove(1, INVADERS), remove(1, EXPLORERS | TOWNS)], remove_damaged(INVADERS))],
        at=[at("3 moon 3 air", in_lands(2, has(INVADERS, 4), remove(1, INVADERS)))],
    ),
    major(
        "voice-of-command", FAST, 3, "sun air", from_sacred_site=1, land=DAHAN,
        effect=[
            when(having("3 sun 2 air"), gather(up_to(2), EXPLORERS | TOWNS | DAHAN)),
            damage(per(DAHAN | EXPLORERS), BUILDINGS), defend(2), this_turn(COMMANDED, here=True),
        ],
    ),
    major(
        "walls-of-rock-and-thorn", FAST, 4, "sun earth plant", from_sacred_site=2, land=MOUNTAIN | JUNGLE,
        effect=[damage(2), defend(8), add(1, WILDS), isolate()],
        at=[at("2 earth 2 plant", damage(2), defend(2), add(1, BADLANDS))],
    ),
    major(
        "weave-together-the-fabric-of-place", FAST, 4, "sun moon air water earth", from_sacred_site=1,
        effect=join_lands(), at=[at("4 air", isolate(), when(INVADERS, then(fear(2), remove(up_to(2), INVADERS))))],
    ),
]  # fmt: skip
