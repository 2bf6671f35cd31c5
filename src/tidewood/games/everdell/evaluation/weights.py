"""What the value of a position is made of, in points. All numbers were tuned by play of the greedy bot."""

from __future__ import annotations

from typing import Final

SCALE: Final = 6.0  # points of a lead that make winning likely
PLACEMENT: Final = 1.7  # what a worker still to be placed brings
FUTURE: Final = (13, 10, 6, 0)  # placements of later seasons
RESOURCE: Final = (0.5, 0.7, 1.1, 0.9)  # a twig, a resin, a pebble, a berry
CARD_IN_HAND: Final = 0.4
TARGETS: Final = (0.62, 0.42, 0.3, 0.2)  # how much the best cards still to be played count, from the best on
ACTIVATIONS: Final = (2, 1, 1, 0)  # seasons that still bring production
PLAYS: Final = (7, 5, 4, 2)  # cards still to be played, about
PRODUCES: Final[dict[str, float]] = {  # one activation
    "farm": 0.7, "general-store": 0.9, "mine": 1.0, "resin-refinery": 0.7, "twig-barge": 1.0, "fairgrounds": 0.7,
    "storehouse": 0.8, "chip-sweep": 1.0, "miner-mole": 0.9, "doctor": 1.6, "woodcarver": 1.4, "peddler": 0.3,
    "monk": 1.2, "teacher": 0.5,
}  # fmt: skip
HELPS: Final[dict[str, float]] = {  # for each card still to be played
    "historian": 0.45, "shopkeeper": 0.7, "courthouse": 0.6, "judge": 0.25, "tarry-hare": 0.9,
}  # fmt: skip
STANDS: Final[dict[str, float]] = {  # once, while there is time
    "crane": 1.0, "innkeeper": 0.9, "dungeon": 1.2, "inn": 0.6, "queen": 2.0, "lookout": 0.6, "university": 0.4,
    "chapel": 1.0, "cemetery": 1.2, "monastery": 1.2, "post-office": 0.5, "clock-tower": 0.8,
}  # fmt: skip
TIGHT: Final = 0.3  # each space beyond the eighth is dearer by so much than the one before
GROWS: Final = 2.0  # a prosperity card will score more than now
FREES: Final = 0.5  # a construction that can still be occupied
# what Phantomia is still to make: by her season before autumn, then by action card; more on each level
HER_TO_COME: Final = (36.0, 30.0, 23.0)
HER_LAST_CARDS: Final = 0.85
HER_LEVEL: Final = 0.1
