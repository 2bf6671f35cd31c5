"""Shifting Memory of Ages: remembers elements for later, and forgets nothing that it need not."""

from __future__ import annotations

from typing import Final

from tidewood.games.spirit_island.words import *
from tidewood.games.spirit_island.words.mists_mischief_memory_time import *

OBSERVED: Final = rule(
    "observe-the-ever-changing-world", AFTER, ACTION_CLOSES, then(Observed(), Prepare()), condition=Changed(),
    beyond=NO_LAND,
)  # fmt: skip
SECRETS: Final = rule(
    "share-secrets-of-survival", INSTEAD, DESTROYED, Save(), condition=All(ThatKind(DAHAN), FewSaved(2))
)

SPIRIT: Final[Spirit] = Spirit(
    "shifting-memory-of-ages",
    MODERATE,
    energy="0 1 2 3+prepare 4 reclaim 5 6+prepare",
    plays="1 2 2 markers-for-play 3",
    acts={"prepare": Prepare(), "markers-for-play": MarkersForPlay(2)},
    own=[0, 1, 0, 1, 0, 1, 0, 0] + [0] * 8,
    growth=[
        [reclaim_all(), add_presence(within=0)],
        [gain_power(), add_presence(within=2)],
        [add_presence(within=1), energy(2)],
        [energy(9)],
    ],
    start=[Start(2, "highest", SANDS | MOUNTAIN)],
    innates=[
        innate(
            "learn-the-invaders-tactics", FAST, within=1, land=INVADERS,
            levels=[
                at("2 earth", defend(2)),
                at("air 2 earth", defend(3), instead=True),
                at("2 moon 3 air 4 earth", defend(per_invader_card(2)), instead=True),
            ],
        ),
        innate(
            "observe-the-ever-changing-world", FAST, within=1,
            levels=[at("moon", Prepare()), at("2 moon air", Observe(OBSERVED, 3), instead=True)],
        ),
    ],
    cards=[
        unique(
            "boon-of-ancient-memories", SLOW, 1, "moon water earth plant", spirit=ANY_SPIRIT,
            effect=[when(YOURSELF, gain_power(MINOR)), when(ANOTHER, they(GainOrPay(2)))],
        ),
        unique(
            "elemental-teachings", FAST, 0, "moon air earth", spirit=ANY_SPIRIT, effect=[Prepare(), Teach(3)],
        ),
        unique(
            "share-secrets-of-survival", FAST, 0, "sun air earth", from_sacred_site=1,
            effect=either(this_turn(SECRETS, here=True), gather(up_to(2), DAHAN), both_at="3 air"),
        ),
        unique(
            "study-the-invaders-fears", FAST, 0, "moon air animal", within=0, land=BUILDINGS,
            effect=[fear(2), TurnUpTop()],
        ),
    ],
    rules=[
        rule("long-ages-of-knowledge-and-forgetfulness", MAY, KEEPS_CARD, once=True),
        rule("insights-into-the-worlds-nature", MAY, ACT_FAST, SpendMarker(), condition=WorthSpending()),
        rule("insights-into-the-worlds-nature-slow", MAY, ACT_SLOW, SpendMarker(), condition=WorthSpending()),
        rule(
            "insights-into-the-worlds-nature-ends", AFTER, ACTION_CLOSES, SpentIsGone(),
            condition=HasSpent(), part=True, beyond=NO_LAND,
        ),
        rule("insights-into-the-worlds-nature-time", AFTER, TIME, SpentIsGone(reset=True), part=True),
    ],
)  # fmt: skip
