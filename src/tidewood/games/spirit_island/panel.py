"""A Spirit's panel as far as it is printed: its presence tracks and what their spaces give."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any, Final, Literal, NamedTuple

from tidewood.games.spirit_island.pieces import ANY_ELEMENT, ELEMENTS
from tidewood.kernel import declare
from tidewood.kernel.bits import Bits
from tidewood.kernel.core import Node
from tidewood.kernel.fields import NUMBER
from tidewood.kernel.rows import Action

ENERGY_TRACK, PLAYS_TRACK, BONUS_BOX, GROWTH_TRACK = range(4)
Track = Literal["energy", "plays", "bonus", "growth-1", "growth-2", "growth-3", "growth-4"]
TRACKS: Final[tuple[Track, ...]] = ("energy", "plays", "bonus", "growth-1", "growth-2", "growth-3", "growth-4")
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
    act: str = ""  # what a Spirit may do once a turn, by the name its panel has for it
    more_plays: int = 0  # card plays beside the number of the track
    chosen: int = 0  # an element that is chosen when it is uncovered, for the rest of the game
    gain: int = 0  # Energy when it is uncovered


def track(number: int, text: str, first: int, acts: Collection[str] = ()) -> list[Space]:
    """A track from its spaces, left to right: a number, an element, `any`, `reclaim`, `play` for one more card play, an
    act of the panel, `chosen`, `gain-energy`, `-` for nothing, several joined by `+`.
    """
    spaces: list[Space] = []
    for i, word in enumerate(text.split()):
        energy = plays = reclaim = any_element = more_plays = chosen = gain = 0
        act = ""
        elements = [0] * 8
        for part in word.split("+"):
            if part.isdigit() and number == ENERGY_TRACK:
                energy = int(part)
            elif part.isdigit():
                plays = int(part)
            elif part == "reclaim":
                reclaim = 1
            elif part == "play":
                more_plays = 1
            elif part == "any":
                any_element += 1
            elif part in acts:
                act = part
            elif part == "chosen":
                chosen = 1
            elif part == "gain-energy":
                gain = 1
            elif part != "-":
                elements[ELEMENTS.index(part)] += 1
        before = first + i - 1 if i else -1
        start = i == 0 and number < GROWTH_TRACK
        given = Space(number, before, start, energy, plays, tuple(elements), any_element, reclaim, act, more_plays)
        spaces.append(given._replace(chosen=chosen, gain=gain))
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

# Behind the Growth options that are open from the beginning the others come in pairs: which of the two, of which pair
WHICH_OF_PAIR: Final = declare.part(NUMBER, bits=1)
PAIR: Final = declare.part(NUMBER, above=WHICH_OF_PAIR)


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
        groups: list[int] | None = None,
        acts: Mapping[str, Node[Any]] | None = None,
        own: list[int] | None = None,
        growth_tracks: list[str] | None = None,
        free_growth: int = 0,
    ) -> None:
        self.id: Final = id
        self.acts: Final[dict[str, Action[Any]]] = {name: Action(act) for name, act in (acts or {}).items()}
        first = track(ENERGY_TRACK, energy, 0, self.acts)
        boxes = [bonus_box(bonus)] if bonus else []
        spaces = [*first, *track(PLAYS_TRACK, plays, len(first), self.acts)]
        for i, text in enumerate(growth_tracks or []):
            spaces += track(GROWTH_TRACK + i, text, len(spaces))
        self.spaces: Final = [*spaces, *boxes]
        self.pairs: Final = len(growth_tracks or [])  # of Growth options, one of which each of these tracks opens
        self.free_growth: Final = free_growth  # Growth options open from the beginning; 0: all
        self.bonus: Final = boxes
        self.prepares: Final = "prepare" in self.acts  # keeps Element Markers
        self.keeps_time: Final = len(own or []) == 1  # Presence set aside as Time, and cards
        self.own: Final = own or []  # numbers that only this Spirit keeps, as its verbs read them
        self.groups: Final = groups or []  # how many Growth options each group has, where one of each is chosen
        self.pick: Final = len(groups) if groups else pick  # Growth options in a turn
        # of each Growth option: the group from which one is chosen
        self.group_of: Final = [group for group, n in enumerate(groups or []) for _ in range(n)]
        self.drowns: Final = drowns  # keeps drowned Invaders
        self.ocean: Final = ocean  # Presence in Oceans and coastal lands only
        self.opening: Final = SPACE_SET.made_of([i for i, space in enumerate(self.spaces) if space.start])
        # spaces that let it do something once a turn
        self.acting: Final = SPACE_SET.made_of([i for i, space in enumerate(self.spaces) if space.act or space.reclaim])
        self._energy: Final[dict[int, int]] = {}  # by what is uncovered: bots ask again and again
        self._plays: Final[dict[int, int]] = {}

    def energy(self, uncovered: int) -> int:
        """The highest uncovered number of the Energy track. [SI-ENERGY-02]"""
        n = self._energy.get(uncovered)
        if n is None:
            n = self._highest([space.energy for space in self.spaces], uncovered) + sum([b.energy for b in self.bonus])
            self._energy[uncovered] = n
        return n

    def plays(self, uncovered: int) -> int:
        """The highest uncovered number of the Card Plays track. [SI-POWER-03]"""
        n = self._plays.get(uncovered)
        if n is None:
            more = sum([self.spaces[i].more_plays for i in SPACE_SET.members(uncovered)])
            highest = self._highest([space.plays for space in self.spaces], uncovered)
            n = self._plays[uncovered] = highest + more + sum([b.plays for b in self.bonus])
        return n

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

    def lasting(self, own: list[int]) -> list[int]:
        """Elements that were chosen for the rest of the game: behind the opened Growth options in its own numbers."""
        return own[self.pairs : self.pairs + 8] if self.pairs else [0] * 8

    def is_open(self, option: int, own: list[int]) -> bool:
        """Whether a Growth option can be chosen: for each pair the Spirit's own numbers say which was opened."""
        if not self.free_growth or option < self.free_growth:
            return True
        return own[PAIR.of(option - self.free_growth)] == self.as_opened(option)

    def pair(self, number: int) -> list[int]:
        """The two Growth options of which a Growth track opens one."""
        return [self.free_growth + which for which in WHICH_OF_PAIR.each([0, 1], PAIR.put(number))]

    def as_opened(self, option: int) -> int:
        """What the Spirit's own numbers say of a pair of which this one was opened: the first, or the second."""
        return WHICH_OF_PAIR.of(option - self.free_growth) + 1

    def on_tracks(self, uncovered: int) -> int:
        """How much Presence still covers its tracks."""
        return len(self.spaces) - uncovered.bit_count()
