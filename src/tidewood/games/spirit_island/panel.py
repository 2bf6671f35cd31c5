"""A Spirit's panel as far as it is printed: its presence tracks and what their spaces give."""

from __future__ import annotations

from typing import Final, Literal, NamedTuple

from tidewood.games.spirit_island.pieces import ANY_ELEMENT, ELEMENTS
from tidewood.kernel.bits import Bits
from tidewood.kernel.fields import NUMBER

ENERGY_TRACK, PLAYS_TRACK, BONUS_BOX = range(3)
Track = Literal["energy", "plays", "bonus"]
TRACKS: Final[tuple[Track, ...]] = ("energy", "plays", "bonus")
LOW, MODERATE, HIGH, VERY_HIGH = range(4)
Complexity = Literal["low", "moderate", "high", "very-high"]
COMPLEXITY: Final[tuple[Complexity, ...]] = ("low", "moderate", "high", "very-high")


class Space(NamedTuple):
    """One space of a presence track. It can be uncovered once the one before it is."""

    track: int
    before: int  # the space that must be uncovered first, -1: none
    start: bool  # uncovered from the beginning
    energy: int = 0
    plays: int = 0
    elements: tuple[int, ...] = (0,) * 8
    any_element: int = 0
    reclaim: int = 0


def track(number: int, text: str, first: int) -> list[Space]:
    """A track from its spaces, left to right: a number, an element, `any`, `reclaim`, several joined by `+`."""
    spaces: list[Space] = []
    for i, word in enumerate(text.split()):
        energy = plays = reclaim = any_element = 0
        elements = [0] * 8
        for part in word.split("+"):
            if part.isdigit() and number == ENERGY_TRACK:
                energy = int(part)
            elif part.isdigit():
                plays = int(part)
            elif part == "reclaim":
                reclaim = 1
            elif part == "any":
                any_element += 1
            else:
                elements[ELEMENTS.index(part)] += 1
        before = first + i - 1 if i else -1
        spaces.append(Space(number, before, i == 0, energy, plays, tuple(elements), any_element, reclaim))
    return spaces


def bonus_box(text: str) -> Space:
    """What a Bonus box gives every turn, as if it were a space uncovered from the beginning: `1-energy`, `1-plays`,
    elements, `any`, `reclaim`. [SI-SPIRIT-04]
    """
    words = text.split()
    numbers = dict([word.split("-")[::-1] for word in words if "-" in word])
    [rest] = track(BONUS_BOX, "+".join([word for word in words if "-" not in word]) or "0", 0)
    return rest._replace(energy=int(numbers.get("energy", 0)), plays=int(numbers.get("plays", 0)))


SPACE_SET: Final = Bits(NUMBER)  # spaces of the presence tracks


class Panel:
    """What the presence tracks of a Spirit give, and where its Presence may be."""

    def __init__(
        self,
        id: str,
        energy: str,
        plays: str,
        bonus: str = "",
        pick: int = 1,
        drowns: bool = False,
        ocean: bool = False,
    ) -> None:
        self.id: Final = id
        first = track(ENERGY_TRACK, energy, 0)
        boxes = [bonus_box(bonus)] if bonus else []
        self.spaces: Final = [*first, *track(PLAYS_TRACK, plays, len(first)), *boxes]
        self.bonus: Final = boxes
        self.pick: Final = pick  # Growth options in a turn
        self.drowns: Final = drowns  # keeps drowned Invaders
        self.ocean: Final = ocean  # Presence in Oceans and coastal lands only
        self.opening: Final = SPACE_SET.made_of([i for i, space in enumerate(self.spaces) if space.start])

    def energy(self, uncovered: int) -> int:
        """The highest uncovered number of the Energy track. [SI-ENERGY-02]"""
        return self._highest([space.energy for space in self.spaces], uncovered) + sum([b.energy for b in self.bonus])

    def plays(self, uncovered: int) -> int:
        """The highest uncovered number of the Card Plays track. [SI-POWER-03]"""
        return self._highest([space.plays for space in self.spaces], uncovered) + sum([b.plays for b in self.bonus])

    def _highest(self, numbers: list[int], uncovered: int) -> int:
        """The highest number among the uncovered spaces of the tracks; none is before the Spirit has been set up."""
        of_tracks = len(numbers) - len(self.bonus)
        return max([numbers[i] for i in SPACE_SET.members(uncovered) if i < of_tracks], default=0)

    def elements(self, uncovered: int) -> list[int]:
        """Elements of uncovered spaces, and how many of choice at the end. [SI-ELEMENT-07]"""
        found = [0] * (ANY_ELEMENT + 1)
        for i in SPACE_SET.members(uncovered):
            space = self.spaces[i]
            for e in range(8):
                found[e] += space.elements[e]
            found[ANY_ELEMENT] += space.any_element
        return found

    def can_uncover(self, uncovered: int) -> list[int]:
        """The spaces whose Presence can be taken next."""
        gone = SPACE_SET.members(uncovered)
        return [
            i for i, space in enumerate(self.spaces) if i not in gone and (space.before < 0 or space.before in gone)
        ]

    def on_tracks(self, uncovered: int) -> int:
        return len(self.spaces) - uncovered.bit_count()
