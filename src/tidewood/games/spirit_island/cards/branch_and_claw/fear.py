"""The Fear cards of Branch & Claw."""

from __future__ import annotations

from typing import Final

from tidewood.games.spirit_island.words import *
from tidewood.games.spirit_island.words.event_words import next_build, next_explore

NEAR_BEASTS: Final = has(BEASTS) | next_to(BEASTS)
DANGEROUS: Final = has(BEASTS | DISEASE) | has(DAHAN, 2)
HAUNTED: Final = BEASTS | DISEASE | DAHAN
LOW_EXPLORE: Final = rule("explorers-are-reluctant-1", CANNOT, EXPLORES, condition=All(LOWEST_EXPLORE, NORMAL))
NO_EXPLORE: Final = rule("explorers-are-reluctant-3", COUNTS, STEP_SKIPPED)
NO_CARD: Final = rule("explorers-are-reluctant-2", COUNTS, STEP_SKIPPED)
ONE_MORE: Final = rule("explorers-are-reluctant-2-more", COUNTS, MORE_CARDS)
LOW_BUILD: Final = rule("immigration-slows-1", CANNOT, BUILDS, condition=All(LOWEST_BUILD, NORMAL))
NO_BUILD: Final = rule("immigration-slows-3", COUNTS, STEP_SKIPPED)
STAYS: Final = rule("immigration-slows-2", COUNTS, CARD_STAYS)
NO_COAST: Final = rule("quarantine-1", CANNOT, EXPLORES, condition=COASTAL)
NO_SOURCE: Final = rule("quarantine-2", CANNOT, SOURCES, condition=has(DISEASE))
SICK: Final = [
    rule(f"quarantine-3-{word}", CANNOT, hook, condition=has(DISEASE))
    for word, hook in (("ravage", RAVAGES), ("build", BUILDS), ("explore", EXPLORES))
]
PANIC: Final = {
    word: rule(f"panicked-by-wild-beasts-{word}", CANNOT, hook, condition=All(has(BEASTS), NORMAL))
    for word, hook in (("ravage", RAVAGES), ("build", BUILDS), ("explore", EXPLORES))
}

CARDS: Final[list[FearCard]] = [
    fear_card("demoralized", *[in_every_land(ANY_LAND, defend(n)) for n in (1, 2, 3)]),
    fear_card(
        "plan-for-departure",
        each_player(a_land(COASTAL, gather(1, TOWNS), optional=True)),
        then(
            each_player(a_land(COASTAL, gather(1, EXPLORERS | TOWNS), optional=True)), in_every_land(COASTAL, defend(2))
        ),
        then(
            each_player(a_land(COASTAL, gather(2, EXPLORERS | TOWNS), optional=True)), in_every_land(COASTAL, defend(4))
        ),
    ),
    fear_card(
        "tread-carefully",
        *[each_player(a_land(has(DAHAN) | next_to(DAHAN, n), skip_ravage(), optional=True)) for n in (5, 3, 1)],
    ),
    fear_card(
        "dahan-attack",
        each_player(a_land(DAHAN, remove(1, EXPLORERS))),
        each_player(a_land(DAHAN, damage(per(DAHAN)), different=True)),
        each_player(a_land(BUILDINGS, gather(1, DAHAN), damage(per(DAHAN, 2)), different=True)),
    ),
    fear_card(
        "explorers-are-reluctant",
        next_explore(LOW_EXPLORE),
        then(skip_step(NO_CARD, DECK), from_now(ONE_MORE, uses=1)),
        next_explore(NO_EXPLORE, EXPLORE_SPACE),
    ),
    fear_card(
        "immigration-slows",
        next_build(LOW_BUILD),
        then(next_build(NO_BUILD, BUILD_SPACE), next_build(STAYS)),
        next_build(NO_BUILD, BUILD_SPACE),
    ),
    fear_card(
        "flee-the-pestilent-land",
        each_player(a_land(DISEASE, remove(1, EXPLORERS | TOWNS))),
        each_player(either(a_land(DISEASE, remove_health(3)), a_land(INLAND, remove(1, EXPLORERS)))),
        each_player(either(a_land(DISEASE, remove_health(5)), a_land(INLAND, remove(1, EXPLORERS | TOWNS)))),
    ),
    fear_card(
        "quarantine",
        this_turn(NO_COAST),
        then(this_turn(NO_COAST), this_turn(NO_SOURCE)),
        then(this_turn(NO_COAST), *[this_turn(made) for made in SICK]),
    ),
    fear_card(
        "too-many-monsters",
        each_player(a_land(BEASTS, remove(1, EXPLORERS | TOWNS))),
        each_player(
            either(
                a_land(BEASTS, remove(1, EXPLORERS), remove(1, TOWNS)), a_land(next_to(BEASTS), remove(1, EXPLORERS))
            )
        ),
        each_player(
            either(
                a_land(BEASTS, remove(2, EXPLORERS), remove(2, TOWNS)),
                a_land(next_to(BEASTS), remove(1, EXPLORERS | TOWNS)),
            )
        ),
    ),
    fear_card(
        "panicked-by-wild-beasts",
        each_player(a_land(NEAR_BEASTS, strife(1))),
        then(each_player(a_land(NEAR_BEASTS, strife(1))), this_turn(PANIC["explore"]), this_turn(PANIC["build"])),
        then(each_player(a_land(NEAR_BEASTS, strife(1))), *[this_turn(made) for made in PANIC.values()]),
    ),
    fear_card(
        "depart-the-dangerous-land",
        each_player(a_land(DANGEROUS, remove(1, EXPLORERS))),
        each_player(a_land(DANGEROUS, remove(1, EXPLORERS | TOWNS))),
        each_player(a_land(DANGEROUS, remove_health(4))),
    ),
    fear_card(
        "unrest",
        each_player(a_land(TOWNS, strife(1, on=TOWNS))),
        then(each_player(a_land(TOWNS, strife(1, on=TOWNS))), weaken()),
        then(each_player(a_land(ANY_LAND, strife(1))), weaken()),
    ),
    fear_card(
        "panic",
        each_player(a_land(HAUNTED, strife(1))),
        then(each_player(a_land(HAUNTED, strife(1))), weaken()),
        then(each_player(a_land(ANY_LAND, strife(1))), weaken()),
    ),
    fear_card(
        "discord",
        each_player(a_land(has(INVADERS, 2), strife(1), different=True)),
        then(
            each_player(a_land(has(INVADERS, 2), strife(1), different=True)), in_every_land(STRIFE, damage_by_strife())
        ),
        then(each_player(a_land(has(INVADERS, 2), strife(1), different=True)), in_every_land(STRIFE, infight())),
    ),
    fear_card(
        "dahan-threaten",
        each_player(a_land(DAHAN, strife(1))),
        then(each_player(a_land(DAHAN, strife(1))), weaken()),
        then(each_player(a_land(DAHAN, strife(1))), in_every_land(STRIFE, damage(per(DAHAN)))),
    ),
]
