"""The shape of the table: what `table()` gives and the client gets. Keys that may be left out say so."""

from __future__ import annotations

from typing import Any, Final, Literal, NotRequired, TypedDict

from tidewood.games.spirit_island.panel import Track
from tidewood.games.spirit_island.pieces import Element, MortalPiece, Terrain

Mark = Literal["-", "+", "~", "*"]  # of damage, Strife, and what is only dreamt of
Phase = Literal[  # empty while the island is set up
    "spirit", "fast", "invaders.blight", "invaders.fear", "invaders.immigration", "invaders.ravage", "invaders.build",
    "invaders.reveal", "invaders.explore", "invaders.advance", "slow", "time", "",
]  # fmt: skip


class Land(TypedDict):
    """A land, or an Ocean with something in it. Pieces that are damaged or marked have keys of their own: `town-1`."""

    terrain: Terrain
    coastal: bool
    adjacent: list[str]
    explorer: int
    town: int
    city: int
    dahan: int
    blight: int
    beasts: NotRequired[int]
    wilds: NotRequired[int]
    disease: NotRequired[int]
    badlands: NotRequired[int]
    vitality: NotRequired[int]
    inner: NotRequired[bool]
    presence: dict[str, int]
    defend: int


# Keys that no declaration can list: by type the parts they are made of, and what stands there.
MORE_KEYS: Final[dict[str, tuple[tuple[Any, ...], type]]] = {"Land": ((MortalPiece, Mark, str), int)}


class Invaders(TypedDict):
    """The Invader cards. A card of the deck that nobody has seen is shown by its stage: `II`."""

    immigration: NotRequired[list[str]]
    ravage: list[str]
    build: list[str]
    explore: list[str]
    deck: list[str]
    discard: list[str]


class Fear(TypedDict):
    """Fear cards: those left to earn by Terror Level, those earned and not yet resolved, and the open ones."""

    terror: int
    generated: int
    pool: int
    earned: int
    left: list[int]
    deck: int
    discard: list[str]


class Blight(TypedDict):
    pool: int
    healthy: bool
    card: str | None
    unused_cards: int


class TrackSpace(TypedDict):
    """A space of a presence track, as it is printed: `2+sun`."""

    gives: str
    uncovered: bool


class Threshold(TypedDict):
    """A threshold in notation: `2 sun 3 earth`."""

    needs: str
    met: bool


class PresenceCount(TypedDict):
    island: int
    destroyed: int
    removed: int


class Spirit(TypedDict):
    spirit: str
    energy: int
    income: int
    plays: int
    plays_left: int
    hand: list[str]
    play: list[str]
    discard: list[str]
    forgotten: list[str]
    used: list[str]
    elements: dict[Element, int]
    elements_of_choice: int
    tracks: dict[Track, list[TrackSpace]]
    innates: dict[str, list[Threshold]]
    presence: PresenceCount
    sacred_sites: list[str]
    drowned: int
    ready: bool


class PowerDeck(TypedDict):
    deck: int
    discard: list[str]


class Adversary(TypedDict):
    id: str
    level: int


class RuleInForce(TypedDict):
    """What a card has made hold for a while, for a player or in a land."""

    rule: str
    player: NotRequired[str]
    land: NotRequired[str]


class SpiritIslandView(TypedDict):
    game: Literal["spirit-island"]
    turn: int
    phase: Phase
    boards: list[str]
    lands: dict[str, Land]
    invaders: Invaders
    fear: Fear
    blight: Blight
    spirits: dict[str, Spirit]
    minor: PowerDeck
    major: PowerDeck
    adversary: Adversary | None
    difficulty: int
    scenario: str | None
    rules: list[RuleInForce]
