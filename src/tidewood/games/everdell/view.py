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


class Spots(TypedDict):
    """Places for workers on a card: how many there are now, and how many of them are free."""

    of: int
    free: int


Pair = TypedDict("Pair", {"with": NotRequired[int]})


class CityCard(Pair):
    """A card in a city, with what lies on and under it. `with` is the number of the card that shares its space, as in
    refs, from 1.
    """

    card: str
    spots: NotRequired[Spots]
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


class Score(TypedDict):
    """What a player would score if the game ended now, with the lines of the count."""

    total: int
    lines: dict[str, int]


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
    hand_limit: NotRequired[int]
    workers: Workers
    city: NotRequired[list[CityCard]]
    open_cards: NotRequired[list[CityCard]]
    spaces_used: NotRequired[int]
    spaces: NotRequired[int]
    score: NotRequired[Score]
    events: list[str]
    animal: NotRequired[str]
    ability: NotRequired[str | None]
    offer: NotRequired[list[str] | int]
    legends: NotRequired[list[str] | int]


class FarmStack(TypedDict):
    top: str | None
    below: int


class Pile(TypedDict):
    """Phantomia's face-down cards: how many, and which of them one knows."""

    cards: int
    known: list[str]


class SaidNumber(TypedDict):
    """A message about numbers."""

    id: str
    args: dict[str, int]


class Said(TypedDict):
    """A sentence as a message: the id of its pattern, and its values."""

    id: str
    args: dict[str, str | int | SaidNumber]


class TriedOption(TypedDict):
    """An option of an action card that Phantomia came to: its word, which of the card's it is (0: the fallback), the
    place it names, whether all of it was possible and why not, and the sentence that says so.
    """

    option: str
    n: int
    at: NotRequired[str]
    whole: bool
    why: NotRequired[str]
    says: Said


class HerLastTurn(TypedDict):
    """What Phantomia did in her last turn and why: the options she tried in vain, the one she took, the places she came
    by from the one shown to the one she took, where she went, and the points it brought.
    """

    turn: int
    action: str
    season: Season
    did: Literal["acts", "prepares", "ends"]
    tried: list[TriedOption]
    taken: NotRequired[TriedOption]
    walk: list[str]
    at: NotRequired[str]
    points: int


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
    last: NotRequired[HerLastTurn]


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
