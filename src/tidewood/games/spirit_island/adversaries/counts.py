"""What adversaries keep count of on their panels, by name."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tidewood.games.spirit_island.challenges import Challenge
from tidewood.games.spirit_island.hooks import DECK_REACHES, FEAR_REACHES
from tidewood.games.spirit_island.pieces import TOWN
from tidewood.games.spirit_island.state import BEASTS_ON_PANEL, BLIGHT_OF_HERDS, BLIGHT_ON_PANEL, Island
from tidewood.kernel.errors import BadPosition, known
from tidewood.kernel.rows import lift

BLIGHT: Final = "blight"  # removed from the island, and not yet back on the Blight card
HEAVY_BLIGHT: Final = "heavy_blight"  # off the Blight card in Ravages that did much damage
BEASTS: Final = "beasts"  # destroyed by the adversary
TOWNS_LEFT: Final = "towns_left"
AFTER_INVADERS: Final = "after_invader_cards"
AFTER_FEAR: Final = "after_fear_cards"
SHOWN_ONLY: Final = ("id", "level", TOWNS_LEFT, AFTER_INVADERS, AFTER_FEAR)
MOST: Final = 99
NOTES: Final = {BLIGHT: BLIGHT_ON_PANEL, HEAVY_BLIGHT: BLIGHT_OF_HERDS, BEASTS: BEASTS_ON_PANEL}


def shown(s: Island, levels: list[Challenge]) -> dict[str, int | list[int]]:
    """What the panel with these levels shows now."""
    found: dict[str, int | list[int]] = {level.keeps: s.notes[NOTES[level.keeps]] for level in levels if level.keeps}
    if any([level.towns for level in levels]):
        found[TOWNS_LEFT] = max(s.rules.most_towns - s.total((TOWN,)), 0)
    marks = [mark.rule for level in levels for mark in level.marks]
    for name, hook, deck in ((AFTER_INVADERS, DECK_REACHES, s.invader_deck), (AFTER_FEAR, FEAR_REACHES, s.fear_deck)):
        left = [len(deck) - row.value for row in s.rows if row.rule.hook == hook and row.rule in marks]
        if left:
            found[name] = left
    return found


def lay(s: Island, levels: list[Challenge], given: object) -> None:
    """A position: so much lies on the panels. What the table shows beside that is not laid."""
    if not isinstance(given, Mapping):
        raise BadPosition("adversary is not a mapping")
    for row in s.rows:
        deck = s.fear_deck if row.rule.hook == FEAR_REACHES else s.invader_deck
        if row.rule.hook in (DECK_REACHES, FEAR_REACHES) and row.value > len(deck):
            lift(s, row.serial)  # it was turned up before
    kept = [level.keeps for level in levels if level.keeps]
    for name, n in given.items():
        if name in SHOWN_ONLY:
            continue
        if name not in kept:
            raise BadPosition(known("key of the adversary", str(name), kept))
        if not isinstance(n, int) or isinstance(n, bool) or not 0 <= n <= MOST:
            raise BadPosition(f"{name} is {n!r}; allowed: 0 to {MOST}")
        s.notes[NOTES[name]] = n
