"""The shape of what is printed on cards and panels in words of one language; numbers are in `facts`."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

from tidewood.games.spirit_island.pieces import Element

GrowthKind = Literal["reclaim", "gain-power", "presence", "energy", "plays", "move", "other"]


class Level(TypedDict):
    """A threshold, and what it does."""

    needs: dict[Element, int]
    text: str


class PowerFace(TypedDict):
    """A Power: what it targets, from where and where to it reaches farther, what it does line by line, and what its
    thresholds add.
    """

    target: str
    origin: NotRequired[str]
    farther: NotRequired[str]
    text: list[str]
    levels: list[Level]


class GrowthPart(TypedDict):
    kind: GrowthKind
    text: str


class SpecialRule(TypedDict):
    id: str
    name: str
    text: str


class SpiritFace(TypedDict):
    """A Spirit's panel: the parts of each Growth option, what is done every turn beside them, special rules."""

    growth: list[list[GrowthPart]]
    always: list[GrowthPart]
    rules: list[SpecialRule]


class FearFace(TypedDict):
    """A Fear card by Terror Level."""

    terror: list[str]


class BlightFace(TypedDict):
    """A Blight card: what happens as it is turned over, if anything, and in every Invader Phase."""

    at_once: str
    each_turn: str


class EventFacePart(TypedDict):
    """A part of an Event card: of the upper half with when it is carried out or what it costs, or a token or Dahan
    event.
    """

    half: Literal["main", "token", "dahan"]
    text: str


class EventFace(TypedDict):
    """An Event card, from top to bottom."""

    event: list[EventFacePart]


class AdversaryLevel(TypedDict):
    name: str
    difficulty: int
    fear_cards: list[int]
    text: str


class AdversaryFace(TypedDict):
    """An adversary; each level adds to those before it. The first is its escalation and how it can win."""

    adversary: list[AdversaryLevel]


class ScenarioFace(TypedDict):
    difficulty: int
    scenario: str


CardFace = PowerFace | SpiritFace | FearFace | BlightFace | EventFace | AdversaryFace | ScenarioFace
