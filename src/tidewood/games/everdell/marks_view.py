"""The shape of the marks beside the view: what `marks()` gives and the client gets."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

from tidewood.games.everdell.pieces import CardType, Resource

Why = Literal["cost", "twin", "space", "barred", "toll"]
Sum = dict[Resource, int]
Taking = Literal[
    "twig", "resin", "pebble", "berry", "any", "card", "anything", "point", "point-or-any", "her-point", "either"
]
Bringing = Literal["twig", "resin", "pebble", "berry", "any", "card", "meadow", "point"]


class Choice(TypedDict):
    """One of several things a way leaves open: what it is, and the answer that takes it."""

    ref: str
    answer: str


class Way(TypedDict):
    """One way to play a card: paying, with the help `by` a card, to `occupy` a construction, to `replace` the card of
    a banner, for so many `tokens`. `pay` are the sums that can be paid, the suggested one first, and `answers` what to
    send for each. Where there are `choices`, the answers take the first of each; another can be put in its place.
    `score` is what its player has for each sum once the card lies in the city, before it does anything; `spaces` how
    many are filled then, left out where it is not sure that it comes to lie there, and `leaves` the card that is gone
    then. `tolls` are what rules in force want for this way.
    """

    pay: list[Sum]
    score: NotRequired[list[int]]
    answers: list[list[str]]
    by: NotRequired[str]
    occupy: NotRequired[str]
    replace: NotRequired[str]
    tokens: NotRequired[int]
    leaves: NotRequired[str]
    spaces: NotRequired[int]
    choices: NotRequired[list[list[Choice]]]
    tolls: NotRequired[list[Toll]]


class Share(TypedDict):
    """So much of one thing: `any` resource, `anything` of resources and hand cards, tokens Phantomia gains."""

    what: Taking
    n: int


class Taken(Share):
    """A part of a toll; of `either` one part is paid."""

    parts: NotRequired[list[Share]]


class Spare(TypedDict):
    """What a toll may take: the thing, the answer for one of it, and how many there are beside each sum of the way."""

    ref: str
    answer: str
    n: list[int]


class Toll(TypedDict):
    """What a card of Phantomia's wants: in words, as a message names an effect, and as data. What comes `after` takes
    place all the same, whoever can pay for it or not. Where it is paid with the way, it takes `n` things out of
    `spare`; the answer that names them, separated by commas, goes into the answers of the way at place `at`.
    """

    by: str
    price: str
    takes: list[Taken]
    after: NotRequired[bool]
    n: NotRequired[int]
    spare: NotRequired[list[Spare]]
    at: NotRequired[int]


class Brought(TypedDict):
    """What playing a card brings now, at most so much of it where a choice remains; `by` another card of the city."""

    what: Bringing
    n: int
    up_to: NotRequired[bool]
    by: NotRequired[str]


class Mark(TypedDict):
    """A card: whether it can be played, and in which ways; or why not, by which rule, and what is missing to pay its
    price. `more` is what rules in force add to the printed cost; `tolls` are paid besides. `brings` is what it does
    for its player when it is played.
    """

    ok: bool
    price: Sum
    ways: NotRequired[list[Way]]
    lacks: NotRequired[Sum]
    why: NotRequired[Why]
    rule: NotRequired[str]
    more: NotRequired[Sum]
    tolls: NotRequired[list[Toll]]
    brings: NotRequired[list[Brought]]


class PlaceMark(TypedDict):
    """What a worker costs besides at a place or event, and whether that can be paid."""

    ok: bool
    tolls: list[Toll]


class NeedPart(TypedDict):
    card: NotRequired[str]
    type: NotRequired[CardType]
    have: int
    of: int


class NeedMark(TypedDict):
    """How far a player is with an event; `unpaid` where only its price is missing."""

    met: bool
    parts: list[NeedPart]
    unpaid: NotRequired[bool]


class DieRow(TypedDict):
    """What Phantomia's die brings about from the least to the most of these numbers: what would be paid with what one
    has now, or the event that she would take; else what the card says.
    """

    least: int
    most: int
    takes: NotRequired[Share]
    event: NotRequired[str]


class SortedCard(TypedDict):
    """A revealed card, with the answers that put it under the event and, where it may go there, into the hand."""

    card: str
    under: str
    hand: NotRequired[str]


class Sorting(TypedDict):
    """Revealed cards in the order in which they are asked for, and how many of them the hand has room for."""

    room: int
    cards: list[SortedCard]


class EverdellMarks(TypedDict):
    """Cards by their refs, places and events where a worker is tolled by theirs, and events by id and player; and what
    a roll would do, and the ways to `prevent` what would happen, while the player is asked whether to prevent it; and
    the cards to `sort`, while the player is asked where they go.
    """

    plays: dict[str, Mark]
    places: dict[str, PlaceMark]
    needs: dict[str, dict[str, NeedMark]]
    die: NotRequired[list[DieRow]]
    prevent: NotRequired[list[Way]]
    sort: NotRequired[Sorting]
