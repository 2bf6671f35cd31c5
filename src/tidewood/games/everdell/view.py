"""The shape of the table: what `table()` gives and the client gets. Keys that may be left out say so."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

from tidewood.games.everdell.pieces import Season

HouseCards = Literal["action", "points"]
Phase = Literal["set-up", "turn", "prepare", "end", "over"]


class EventTable(TypedDict):
    """An event: who has achieved it, and what lies on and under it."""

    owner: str | None
    workers: list[str]
    twig: NotRequired[int]
    resin: NotRequired[int]
    pebble: NotRequired[int]
    berry: NotRequired[int]
    under: NotRequired[list[str]]


class CityCard(TypedDict):
    """A card in a city, with what lies on and under it."""

    card: str
    occupied: NotRequired[bool]
    down: NotRequired[bool]
    web: NotRequired[bool]
    points: NotRequired[int]
    twig: NotRequired[int]
    resin: NotRequired[int]
    pebble: NotRequired[int]
    berry: NotRequired[int]
    workers: NotRequired[list[str]]
    under: NotRequired[list[str]]


class Workers(TypedDict):
    """How many of a player's workers are where."""

    home: int
    waiting: int
    placed: int
    aside: int
    lost: int
    seized: NotRequired[int]
    on_meadow: NotRequired[int]


class PlayerTable(TypedDict):
    """One player, or the automated opponent. Of a hand others see the number, and what they know to be in it. What is
    secret of the modules is a number for them too. At a real table people keep resources, points, hand and city
    themselves; `open_cards` are the open destinations they told of.
    """

    season: Season
    passed: bool
    twig: NotRequired[int]
    resin: NotRequired[int]
    pebble: NotRequired[int]
    berry: NotRequired[int]
    points: NotRequired[int]
    hand: NotRequired[list[str] | int]
    hand_known: NotRequired[list[str]]
    workers: Workers
    city: NotRequired[list[CityCard]]
    open_cards: NotRequired[list[CityCard]]
    spaces_used: NotRequired[int]
    events: list[str]
    animal: NotRequired[str]
    ability: NotRequired[str | None]
    offer: NotRequired[list[str] | int]
    legends: NotRequired[list[str] | int]
    spaces: NotRequired[int]


class FarmStack(TypedDict):
    top: str | None
    below: int


class Pile(TypedDict):
    """Phantomia's face-down cards: how many, and which of them one knows."""

    cards: int
    known: list[str]


class PhantomiaTable(TypedDict):
    """What lies on and between Phantomia's lair boards."""

    level: int
    action: str | None
    arrow: Literal["left", "right"] | None
    house_cards: list[HouseCards]
    stack: int
    unseen: list[str]
    played: list[str]
    figure: int | None
    deck: Pile
    lair: Pile
    special_event: bool
    character: NotRequired[str]
    plan: NotRequired[str]
    list: NotRequired[str]
    webs: NotRequired[dict[str, int]]
    adjacent: NotRequired[list[int]]
    caught: NotRequired[Pile]


class EverdellView(TypedDict):
    game: Literal["everdell"]
    turn: int
    phase: Phase
    active: str | None
    start: str
    told: NotRequired[bool]  # a real table: people tell what they do, and the program runs Phantomia alone
    meadow: NotRequired[list[str | None]]
    deck: NotRequired[int]
    discards: NotRequired[list[str] | int]
    shown: list[str]
    playing: list[str]
    places: dict[str, list[str]]
    forest: dict[str, list[str]]
    events: dict[str, EventTable]
    players: dict[str, PlayerTable]
    farm_stack: NotRequired[FarmStack]
    legend_box: NotRequired[int]
    figure: NotRequired[str]
    die: NotRequired[int | None]
    warded: NotRequired[list[int]]
    phantomia: NotRequired[PhantomiaTable]
