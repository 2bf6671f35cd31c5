"""The words that answers and outcomes are written with, so that a misspelt one is not taken for a closed one."""

from __future__ import annotations

from typing import Final

from tidewood.games.everdell.phantomia.verbs.modules import MODULES
from tidewood.games.everdell.pieces import JOURNEY_VALUES, RESOURCES
from tidewood.games.everdell.places import EVENT_CARDS, LOCATIONS
from tidewood.games.everdell.state import Valley
from tidewood.games.everdell.verbs.abilities import ABILITY_CARDS
from tidewood.kernel.notation import PICK_WORDS

VERBS: Final = (
    "visit", "play", "pay", "occupy", "crane", "judge", "dungeon", "innkeeper", "imprison", "nothing", "into",
    "prepare", "pass", "gain", "give", "to", "discard", "draw", "deck", "discards", "tuck", "keep", "lay",
    "produce", "activate", "copy", "react", "either", "yes", "no", "move", "recall", "lose", "home", "forest",
    "event", "start", "meadow", "reveal", "die", "stop", "shown", "stack", "replace", "spend", "free", "take",
    "back", "legend", "leave", "it", "ability", "figure", "fill", "score", "snatch", "web", "turn", "her",
    "fewer", "or", "more", "none", "point", "prevent", "let", "happen", "nobody", "gone", "fool", "fits",
    "room", "farm", "action", "list", "character", "plan", *PICK_WORDS,
)  # fmt: skip
THINGS: Final = ("cards", "resources", "points", "rugwort", "phantomia", "p1", "p2", "p3", "p4")


def notation_words(s: Valley) -> frozenset[str]:
    """With the cards that this game is played with, seasonal farms and action cards of one's own among them."""
    return frozenset(
        [
            *VERBS, *THINGS, *RESOURCES, *[f"journey-{value}" for value in JOURNEY_VALUES],
            *[card.id for card in s.cards], *[location.id for location in LOCATIONS],
            *[event.id for event in EVENT_CARDS], *[ability.id for ability in ABILITY_CARDS],
            *[module.id for module in MODULES], *s.rules.her_deck.number,
        ]
    )  # fmt: skip
