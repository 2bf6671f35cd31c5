"""The Build space left of Ravage that an adversary may add."""

from __future__ import annotations

from tidewood.games.spirit_island import events
from tidewood.games.spirit_island.invader_cards import CARDS
from tidewood.games.spirit_island.state import EXTRA_BUILD_GONE, EXTRA_BUILD_SPACE, Island


def has_extra_build(s: Island) -> bool:
    """Whether there is a Build space left of Ravage."""
    return s.rules.extra_build is not None and not s.notes[EXTRA_BUILD_GONE]


def clear_extra_build(s: Island) -> None:
    """The extra Build space goes when a card of the stage that ends it has come onto it."""
    extra = s.rules.extra_build
    if extra is None or not extra.until_stage or s.notes[EXTRA_BUILD_GONE]:
        return
    if any([CARDS[card].stage >= extra.until_stage for card in s.spaces[EXTRA_BUILD_SPACE]]):
        s.invader_discard.extend(s.spaces[EXTRA_BUILD_SPACE])
        s.spaces[EXTRA_BUILD_SPACE] = []
        s.notes[EXTRA_BUILD_GONE] = 1
        s.tell(events.TILE_GONE, ())
