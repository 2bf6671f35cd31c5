"""Stone's Unyielding Defiance: endures what others cannot, and breaks who strikes it."""

from __future__ import annotations

from typing import Final

from tidewood.games.spirit_island.words import *
from tidewood.games.spirit_island.words.few_spirits import *

BULWARK = rule("hold-the-island-fast-with-a-bulwark-of-will", MAY, BLIGHT_SOURCE, condition=THEIR_PRESENCE)
PREVENTED = rule(
    "hold-the-island-fast-with-a-bulwark-of-will-presence", INSTEAD, PRESENCE_DESTROYED, Prevented(1),
    condition=All(CauseIs(BLIGHT_ACTION, EVENT_ACTION), NotByBlight()), optional=True,
)  # fmt: skip
BREAK = rule("let-them-break-themselves-against-the-stone", AFTER, LAND_HURT, ByPower(damage(2)))
BREAK_HARDER = rule(
    "let-them-break-themselves-against-the-stone-harder", AFTER, LAND_HURT, ByPower(damage(plus(2, half_of_that())))
)
SOLID = rule("stubborn-solidity", CANNOT, HARMLESS, condition=ThatKind(DAHAN))
STAYS = rule("stubborn-solidity-stays", CANNOT, FIXED, condition=ThatKind(DAHAN))
SEEN = rule("deep-layers-exposed-to-the-surface-seen", COUNTS, USED_UP)

SPIRIT: Final[Spirit] = Spirit(
    "stones-unyielding-defiance",
    MODERATE,
    energy="2 3 play 4 play 6 play",
    plays="1 earth earth earth+reclaim earth+any 2+earth",
    growth=[
        [reclaim_all(), gain_these("2 earth"), add_presence(within=3, land=MOUNTAIN | YOUR_PRESENCE)],
        [add_presence(within=2), energy(3)],
        [gain_power(), add_presence(within=1)],
    ],
    start=[
        Start(1, "lowest", both(MOUNTAIN, no(DAHAN))),
        Start(1, "next", has(BLIGHT), otherwise=SANDS),
    ],
    innates=[
        innate(
            "hold-the-island-fast-with-a-bulwark-of-will", FAST, spirit=YOURSELF_ONLY,
            levels=[
                at("2 earth", this_turn(BULWARK, value=2)),
                at("4 earth", this_turn(BULWARK, value=1), instead=True),
                at("6 earth plant", this_turn(PREVENTED)),
            ],
        ),
        innate(
            "let-them-break-themselves-against-the-stone", FAST, within=0,
            levels=[
                at("3 earth", this_turn(BREAK, here=True)),
                at("5 earth", this_turn(BREAK_HARDER, here=True), instead=True),
                at("2 sun 7 earth", repeat()),
            ],
        ),
    ],
    cards=[
        unique(
            "jagged-shards-push-from-the-earth", SLOW, 0, "fire earth", within=1,
            effect=[add(1, BADLANDS), push(up_to(2), DAHAN)],
        ),
        unique(
            "plows-shatter-on-rocky-ground", SLOW, 2, "earth", within=1,
            effect=either([damage_each(1, BUILDINGS), push(up_to(1), TOWNS)], destroy(1, TOWNS)),
        ),
        unique(
            "scarred-and-stony-land", SLOW, 2, "moon earth", from_sacred_site=1, land=BLIGHT,
            effect=[damage(2), add(1, BADLANDS), blight_to_box(1)],
        ),
        unique(
            "stubborn-solidity", FAST, 1, "sun earth animal", within=1,
            effect=[defend(per(DAHAN)), this_turn(SOLID, here=True), this_turn(STAYS, here=True)],
        ),
    ],
    rules=[
        rule("bestow-the-endurance-of-bedrock", CANNOT, BLIGHT_HARMS, condition=NotOutnumbered()),
        rule(
            "deep-layers-exposed-to-the-surface", AFTER, UNCOVERED, then(NoteSpace(SEEN), gain_power(MINOR)),
            condition=NewCardPlay(SEEN),
        ),
    ],
)  # fmt: skip
